import { Kernel } from "./kernel";

/** The module that the page was built with: written by skyrise.kernel.wasm, and absent where there was no compiler. */
const built = import.meta.glob<string>("./cores.wasm", { eager: true, query: "?url", import: "default" });

/** Where the module is; null if the page was built without one. */
export const moduleAddress: string | null = Object.values(built)[0] ?? null;

/** The module, compiled: it can be sent to workers, each of which makes a kernel of it. Null if there is none. */
export async function fetchModule(): Promise<WebAssembly.Module | null> {
  if (moduleAddress === null) return null;
  const answer = await fetch(moduleAddress);
  if (!answer.ok) throw new Error(`the kernel cannot be fetched: ${String(answer.status)} ${answer.statusText}`);
  return WebAssembly.compile(await answer.arrayBuffer());
}

/** A kernel of one's own; null if the page was built without one: then everything runs interpreted. */
export async function fetchKernel(): Promise<Kernel | null> {
  const module = await fetchModule();
  return module && new Kernel(module);
}
