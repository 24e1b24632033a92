/** The chances of a game as a stacked band over its auctions. */
import type { CurvePoint } from "$src/wire/types";

export interface Band {
  seat: number;
  /** The data of a path: auctions across, percent from the top down. */
  path: string;
}

const figure = (value: number): string => String(Math.round(100 * value) / 100);

/** One band for each seat, the first at the bottom. */
export function bandsOf(curve: readonly CurvePoint[], order: readonly number[]): Band[] {
  const below = curve.map(() => 0);
  return order.map((seat) => {
    const lower = [...below];
    for (const [at, point] of curve.entries()) below[at] = (below[at] ?? 0) + (point.wins[seat] ?? 0);
    const along = (heights: readonly number[]) =>
      curve.map(({ auction }, at) => `${auction} ${figure(100 * (1 - (heights[at] ?? 0)))}`);
    return { seat, path: `M${along(below).join("L")}L${along(lower).reverse().join("L")}Z` };
  });
}

/** A seat's chances with all cards open; the auctions that were not thought about are left out. */
export function openLine(curve: readonly CurvePoint[], seat: number): string {
  const known = curve.flatMap(({ auction, open }) =>
    open ? [`${auction} ${figure(100 * (1 - (open[seat] ?? 0)))}`] : [],
  );
  return known.length > 1 ? `M${known.join("L")}` : "";
}

/** The auction from which on there is only a first look; null: all is thought through. */
export function roughFrom(curve: readonly CurvePoint[]): number | null {
  return curve.find((point) => !point.fine)?.auction ?? null;
}

/** The latest point of the curve at a moment of the game. */
export function pointAt(curve: readonly CurvePoint[], ply: number): CurvePoint | undefined {
  return curve.findLast((point) => point.ply <= ply) ?? curve[0];
}

/** The first auction of the second era; null: it never comes. */
export function secondEra(curve: readonly CurvePoint[]): number | null {
  return curve.find((point) => point.era === 2)?.auction ?? null;
}
