/**
 * Builds a test page, as the page itself is built: of the kernel in workers (browser), or of the shelf of journals.
 *
 * Usage: node hosts/build.js FOLDER [browser | shelf]
 */
import { fileURLToPath } from "node:url";
import { build } from "vite";

await build({
  root: fileURLToPath(new URL(process.argv[3] ?? "browser", import.meta.url)),
  base: "./",
  configFile: false,
  logLevel: "error",
  worker: { format: "es" },
  build: { outDir: process.argv[2], emptyOutDir: true, target: "es2022", assetsInlineLimit: 0 },
});
