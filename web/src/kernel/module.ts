import { SIGNATURES } from "./cores";
import { Kernel } from "./kernel";

/** The module that the page was built with: written by skyrise.kernel.wasm, and absent where there was no compiler. */
const built = import.meta.glob<string>("./cores.wasm", { eager: true, query: "?url", import: "default" });

/** Where the module is; null if the page was built without one. */
export const moduleAddress: string | null = Object.values(built)[0] ?? null;

/** The module, compiled: it can be sent to workers, each of which makes a kernel of it. Null if there is none. */
export async function fetchModule(address: string | null = moduleAddress): Promise<WebAssembly.Module | null> {
  if (address === null) return null;
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`the kernel cannot be fetched: ${String(answer.status)} ${answer.statusText}`);
  return WebAssembly.compile(await answer.arrayBuffer());
}

/**
 * A kernel of one's own; null if the page was built without one, or its file is missing, cut off, damaged or of another
 * version, which is said: then everything runs interpreted.
 */
export async function kernelIfAny(address: string | null = moduleAddress): Promise<Kernel | null> {
  try {
    const module = await fetchModule(address);
    return module && whole(module);
  } catch (why) {
    console.warn(`bots think without the compiled rules, and less far: ${String(why)}`);
    return null;
  }
}

function whole(module: WebAssembly.Module): Kernel {
  const there = new Set(WebAssembly.Module.exports(module).map(({ name }) => name));
  const missing = Object.keys(SIGNATURES).find((name) => !there.has(name));
  if (missing) throw new Error(`the kernel has no ${missing}: it is of another version`);
  return new Kernel(module);
}
