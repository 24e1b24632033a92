/** Code that is loaded when somebody needs it. */
import type { Component } from "svelte";

export type Load<Props extends object> = () => Promise<{ default: Component<Props> }>;
