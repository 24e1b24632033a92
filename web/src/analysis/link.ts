/** An analysis in its address: the record and its variants, packed into the fragment, which no server ever sees. */
import type { Variants } from "./variants";

/** What a link holds. */
export interface Shared extends Variants {
  /** The deal, as a record without actions. */
  readonly record: Record<string, unknown>;
}

export async function pack(shared: Shared): Promise<string> {
  const packed = await through(new Blob([JSON.stringify(shared)]), new CompressionStream("deflate-raw"));
  return btoa(String.fromCharCode(...packed))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replace(/=+$/, "");
}

/** What a fragment holds; null if it holds no analysis. */
export async function unpack(fragment: string): Promise<Shared | null> {
  try {
    const bytes = Uint8Array.from(atob(fragment.replaceAll("-", "+").replaceAll("_", "/")), (one) => one.charCodeAt(0));
    const text = new TextDecoder().decode(await through(new Blob([bytes]), new DecompressionStream("deflate-raw")));
    const found: unknown = JSON.parse(text);
    return isShared(found) ? found : null;
  } catch {
    return null;
  }
}

async function through(blob: Blob, stream: CompressionStream | DecompressionStream): Promise<Uint8Array> {
  return new Uint8Array(await new Response(blob.stream().pipeThrough(stream)).arrayBuffer());
}

function isShared(found: unknown): found is Shared {
  if (typeof found !== "object" || found === null) return false;
  const { record, lines, current, at } = found as Partial<Record<keyof Shared, unknown>>;
  const areLines =
    Array.isArray(lines) &&
    lines.length > 0 &&
    lines.every((line) => Array.isArray(line) && line.every((action) => typeof action === "string"));
  return typeof record === "object" && record !== null && areLines && Number.isInteger(current) && Number.isInteger(at);
}

/** A record without what the board does not need: its deal, and its actions. */
export function takenApart(text: string): { record: Record<string, unknown>; actions: string[] } {
  const whole = JSON.parse(text) as Record<string, unknown> & { actions: string[] };
  const kept = ["format", "components", "published", "edition", "edition_data", "island_data", "seats", "setup"];
  const record = Object.fromEntries(Object.entries(whole).filter(([name]) => kept.includes(name)));
  return { record: { ...record, actions: [] }, actions: whole.actions };
}
