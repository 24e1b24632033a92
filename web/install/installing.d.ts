import type { Plugin } from "vite";

export function installing(): Plugin;
