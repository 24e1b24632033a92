import { svelte } from "@sveltejs/vite-plugin-svelte";
import { loadEnv } from "vite";
import { defineConfig } from "vitest/config";

import { installing } from "./install/installing.js";
import { packing } from "./install/packing.js";
import { preloads } from "./preloads.ts";

const at = (path: string) => decodeURIComponent(new URL(path, import.meta.url).pathname);

/** What only those fetch who open it (`import(…)`). */
const LATER =
  /\/(SettingsDialog|SoundFields|KeysDialog|Chat|TableChat|TextView|Coach|AdvicePanel|TablePanel|GameFile|SeatTools)\.svelte/;
const shared = (folders: RegExp) => (file: string) => folders.test(file) && !LATER.test(file);

// Few files, so that few questions come before the board: what every screen needs, and what a table needs besides.
const files = [
  {
    name: "shell",
    priority: 2,
    test: shared(
      /\/node_modules\/|\/components\/art\/|\/web\/src\/(app|kit|wire|i18n\/(?!words\/)|game\/([^/]+$|parts\/))/,
    ),
  },
  { name: "table", priority: 1, test: shared(/\/web\/src\/(board|table|game\/(ceremony|panels|player))\//) },
];

export default defineConfig(({ mode }) => {
  const server = loadEnv(mode, at("."), "SKYRISE_")["SKYRISE_SERVER"] ?? "http://127.0.0.1:8000";
  return {
    plugins: [svelte(), preloads(), installing(), packing()],
    // The folder of files may lie below any path: code finds what it needs beside itself. `skyrise site` tells the page.
    experimental: { renderBuiltUrl: (_, { hostType }) => (hostType === "html" ? undefined : { relative: true }) },
    resolve: {
      alias: {
        $art: at("../src/skyrise/components/art"),
        $language: at("../src/skyrise/language"),
        $src: at("./src"),
      },
      // Tests run the page's code as the browser does, not as a server would render it.
      conditions: mode === "test" ? ["browser", "module", "import", "default"] : undefined,
    },
    build: {
      outDir: at("../src/skyrise/server/static"),
      emptyOutDir: true,
      target: "es2022",
      // The server's content policy knows no data: addresses.
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        output: { codeSplitting: { groups: files } },
        checks: { bundlerTimings: false }, // on a busy machine it would tell of them
      },
    },
    server: {
      fs: { allow: [at("..")] },
      proxy: { "/api": { target: server, ws: true } },
    },
    test: { include: ["src/**/*.test.ts", "lint/**/*.test.js"], environment: at("./vitest-environment.ts") },
  };
});
