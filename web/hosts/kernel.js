/** The page's kernel in Node.js, over the module of a file. */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { runnerImport } from "vite";

const root = fileURLToPath(new URL("..", import.meta.url));

export async function kernelOf(file) {
  const { module: page } = await runnerImport("./src/kernel/kernel.ts", { root, configFile: false, logLevel: "error" });
  return new page.Kernel(new WebAssembly.Module(readFileSync(file)));
}
