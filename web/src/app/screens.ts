/** The screen of each route, loaded when somebody goes there. */
import type { Extra } from "$src/i18n";
import { type Load, saying } from "$src/kit/later";
import type { Route } from "$src/kit/routes";

import { loadScreen } from "./loading";
import { stages } from "./stages";

type Screens = { [One in Route as One["name"]]: Load<One["parameters"]> };

/** All screens but a game under way say more. */
function around<Props extends object>(load: Load<Props>, ...words: Extra[]): Load<Props> {
  return saying(load, "around", ...words);
}

const screens: Screens = {
  home: around(() => import("$src/home/Home.svelte")),
  host: around(() => import("$src/host/Host.svelte")),
  "go-on": around(() => import("$src/host/GoOn.svelte"), "refusals"),
  learn: around(() => import("$src/learn/Learn.svelte"), "rules", "lessons"),
  lesson: around(() => import("$src/learn/lesson/Lesson.svelte"), "lessons", "refusals"),
  puzzles: around(() => import("$src/puzzles/Puzzles.svelte"), "lessons"),
  puzzle: around(() => import("$src/puzzles/Puzzle.svelte"), "lessons", "refusals"),
  analysis: around(() => import("$src/analysis/Analysis.svelte"), "lessons", "refusals"),
  games: around(() => import("$src/games/Games.svelte")),
  ladder: around(() => import("$src/ladder/Ladder.svelte")),
  about: around(() => import("$src/about/About.svelte"), "rules"),
  editions: around(() => import("$src/editions/Editions.svelte"), "rules", "refusals"),
  islands: around(() => import("$src/islands/Islands.svelte"), "rules", "refusals"),
  table: () => import("./TableScreen.svelte"),
  "table-replay": around(() => import("$src/replay/Replay.svelte")),
  "replay-drop": around(() => import("$src/replay/Replay.svelte"), "rules"),
  replay: around(() => import("$src/replay/Replay.svelte")),
  "table-review": around(() => import("$src/review/Review.svelte"), "lessons"),
  review: around(() => import("$src/review/Review.svelte"), "lessons"),
  unknown: () => import("./Unknown.svelte"),
};

/** The screen of a route; it takes the route's parameters, as `Screens` makes sure. */
export function screenOf(route: Route): Load<Route["parameters"]> {
  return screens[route.name] as Load<Route["parameters"]>;
}

/** Load the code of a screen while something else is loading; at a table a game is most likely under way. */
export function fetchAhead(route: Route): Promise<unknown> {
  const loads = [screenOf(route), ...(route.name === "table" ? [stages.playing] : [])];
  return Promise.allSettled(loads.map((load) => loadScreen(load as Load<object>))); // what fails, the screen itself will ask for again, and tell
}
