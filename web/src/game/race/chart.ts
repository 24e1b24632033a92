/** The geometry of the race: Prestige by auction as lines in a frame. */

export interface Frame {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export interface Scales {
  x: (auction: number) => number;
  y: (prestige: number) => number;
}

/** Auctions run from 0, when nobody has anything, to the last; Prestige from 0 to `top`. */
export function scalesOf(frame: Frame, auctions: number, top: number): Scales {
  return {
    x: (auction) => frame.left + ((frame.right - frame.left) * auction) / Math.max(1, auctions),
    y: (prestige) => frame.bottom + ((frame.top - frame.bottom) * prestige) / top,
  };
}

/** At most eight round values from 0 up to `most`. */
export function ticksOf(most: number): number[] {
  const step = [5, 10, 20, 50, 100].find((size) => most / size <= 7) ?? 200;
  return Array.from({ length: Math.floor(most / step) + 1 }, (_, index) => index * step);
}

/** The first auction, every tenth that does not crowd it, and the last. */
export function auctionTicks(auctions: number): number[] {
  const tens = Array.from({ length: Math.floor(auctions / 10) }, (_, index) => 10 * (index + 1));
  return [...new Set([1, ...tens.filter((ten) => auctions - ten > 3), auctions])];
}

/** A seat's line as the data of a path. */
export function lineOf(race: readonly (readonly number[])[], seat: number, { x, y }: Scales): string {
  const points = race.map((totals, index) => `${x(index + 1).toFixed(1)} ${y(totals[seat] ?? 0).toFixed(1)}`);
  return `M${[`${x(0).toFixed(1)} ${y(0).toFixed(1)}`, ...points].join("L")}`;
}

/** Heights for labels at wanted heights, from the top one down: at least `gap` apart, none below `bottom`. */
export function spread(wanted: readonly number[], gap: number, bottom: number): number[] {
  let above = -Infinity;
  const down = wanted.map((height) => (above = Math.max(height, above + gap)));
  let below = bottom + gap;
  return down.reduceRight<number[]>((rest, height) => [(below = Math.min(height, below - gap)), ...rest], []);
}

/** The auction whose place on the axis is nearest to `at`. */
export function auctionAt(frame: Frame, auctions: number, at: number): number {
  const share = (at - frame.left) / (frame.right - frame.left);
  return Math.min(auctions, Math.max(1, Math.round(share * auctions)));
}
