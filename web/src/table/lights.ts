/** What is lit on the board, and the small signs at its neighborhoods. */
import type { Badge, Light } from "$src/game/lights";
import { latestBid } from "$src/game/standing";

import type { Play } from "./play.svelte";

export type Lights = ReadonlyMap<string, Light>;
export type Badges = ReadonlyMap<string, string | Badge>;

/** The latest bid, where one may go, what is chosen, and on top of it what a panel shows. */
export function lightsOf(play: Play): Lights {
  const lit = new Map<string, Light>();
  const latest = latestBid(play.view);
  if (latest) lit.set(latest.at, "latest");
  for (const place of legalPlaces(play)) lit.set(place, "legal");
  const chosen = play.choice.place ?? play.vaultPlace;
  if (chosen !== null) lit.set(chosen, "chosen");
  for (const place of play.shown) lit.set(place, "hover");
  return lit;
}

/** Where the chosen building may go; without one, where any may; for the Vault, the discs to take. */
export function legalPlaces(play: Play): string[] {
  if (play.choices.vaults.length) return play.choices.vaults.filter((place) => place !== null);
  return [...play.choices.places(play.choice.piece)];
}
