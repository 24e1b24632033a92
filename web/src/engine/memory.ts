/**
 * The memory of a Python that has the whole game imported. The first visit keeps it in this browser, and later ones begin
 * with it: that takes a fraction of the time. It is kept as it is: to unpack it would take as long as all the rest.
 */
const CACHE = "engine-memory";

/** The engine's folder changes with whatever is in it, and so does what belongs to it. */
const addressOf = (folder: URL): string => new URL("memory", folder).href;

/** Is anything kept for an engine? */
export async function isMemoryKept(folder: URL): Promise<boolean> {
  try {
    return (await (await caches.open(CACHE)).match(addressOf(folder))) !== undefined;
  } catch {
    return false;
  }
}

/** What was kept for an engine; null if there is nothing, or the browser keeps nothing. */
export async function keptMemory(folder: URL): Promise<Uint8Array<ArrayBuffer> | null> {
  try {
    const kept = await (await caches.open(CACHE)).match(addressOf(folder));
    return kept ? new Uint8Array(await kept.arrayBuffer()) : null;
  } catch {
    return null;
  }
}

/**
 * Keeps the memory of this engine, and of no other, and releases it. Without room for it, the next visit takes as long as
 * this one.
 */
export async function keepMemory(folder: URL, memory: Uint8Array<ArrayBuffer>): Promise<void> {
  try {
    await forgetMemory();
    await (await caches.open(CACHE)).put(addressOf(folder), new Response(memory));
  } catch {
    await forgetMemory();
  } finally {
    release(memory);
  }
}

/**
 * Gives its bytes back at once. A worker that hardly allocates anything else collects its garbage late, and this is a
 * third of all that a page needs. Browsers that cannot do it collect it some time.
 */
export function release(memory: Uint8Array): void {
  const buffer = memory.buffer as ArrayBuffer & { transfer?: (length: number) => ArrayBuffer };
  buffer.transfer?.(0);
}

export async function forgetMemory(): Promise<void> {
  await caches.delete(CACHE).catch(() => false);
}
