/** Where Prestige came from, as neighborhoods to light up. */
import type { ReceiptDocument, SceneDocument } from "$src/wire/types";

/** As much of a receipt, or of a line of the log, as says where Prestige came from. */
export type Scored = Pick<ReceiptDocument, "place" | "cells">;

/** The neighborhood that a receipt names, and those that count for it; none for discs and keys. */
export function litPlaces(scene: SceneDocument, { place, cells }: Scored): string[] {
  const named = place in scene.places ? [place] : [];
  return [...new Set([...named, ...cells])];
}
