/** How the parts of a table are arranged in the room that there is for it. */

export interface Room {
  width: number;
  height: number;
}

/** wide: panels on both sides of the board; narrow: tabs below it or beside it. */
export type Layout = "wide" | "narrow";

/** Below either, the bar or the panels of the wide table would not fit. */
const LEAST = { width: 1113, height: 720 };
/** What the panels of the players need to be in sight all together: a small one for each other player, and for oneself. */
const ROOMY = { others: 1100, own: 860 };

export function layoutOf({ width, height }: Room): Layout {
  return width >= LEAST.width && height >= LEAST.height ? "wide" : "narrow";
}

/** Are the panels of others, and one's own, small ones, so that one's secrets are in sight? */
export function smallPanels({ height }: Room, players: number): { others: boolean; own: boolean } {
  const several = players > 2;
  return { others: several && height < ROOMY.others, own: several && height < ROOMY.own };
}
