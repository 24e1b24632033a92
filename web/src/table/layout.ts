/** How the parts of a table are arranged in the room that there is for it. */

export interface Room {
  width: number;
  height: number;
}

/** wide: panels on both sides of the board; upright: one's own panel and a tab below it; narrow: tabs below or beside it. */
export type Layout = "wide" | "upright" | "narrow";

/** Below either, the bar or the panels of the wide table would not fit. */
const LEAST = { width: 1113, height: 720 };
/** A tablet held upright: below either, one's own panel would not fit beside a tab, or both below the board. */
const UPRIGHT = { width: 800, height: 1100 };
/** What the panels of the players need to be in sight all together: a small one for each other player, and for oneself. */
const ROOMY = { others: 1100, own: 860 };

/** `letters`: how much larger than usual they are. */
export function layoutOf({ width, height }: Room, letters = 1): Layout {
  const has = (least: Room) => width >= least.width * letters && height >= least.height * letters;
  if (has(LEAST)) return "wide";
  return has(UPRIGHT) && height > width ? "upright" : "narrow";
}

/** Are the panels of others, and one's own, small ones, so that one's secrets are in sight? */
export function smallPanels({ height }: Room, players: number, letters = 1): { others: boolean; own: boolean } {
  const several = players > 2;
  return { others: several && height < ROOMY.others * letters, own: several && height < ROOMY.own * letters };
}
