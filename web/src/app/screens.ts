/** The screen of each route, loaded when somebody goes there. */
import type { Route } from "$src/kit/routes";

import { type Load, loadScreen } from "./loading";
import { stages } from "./stages";

type Screens = { [One in Route as One["name"]]: Load<One["parameters"]> };

const screens: Screens = {
  home: () => import("$src/home/Home.svelte"),
  host: () => import("$src/host/Host.svelte"),
  learn: () => import("$src/learn/Learn.svelte"),
  lesson: () => import("$src/learn/lesson/Lesson.svelte"),
  puzzles: () => import("$src/puzzles/Puzzles.svelte"),
  puzzle: () => import("$src/puzzles/Puzzle.svelte"),
  analysis: () => import("$src/analysis/Analysis.svelte"),
  games: () => import("$src/games/Games.svelte"),
  about: () => import("$src/about/About.svelte"),
  editions: () => import("$src/editions/Editions.svelte"),
  table: () => import("./TableScreen.svelte"),
  "table-replay": () => import("$src/replay/Replay.svelte"),
  "replay-drop": () => import("$src/replay/Replay.svelte"),
  replay: () => import("$src/replay/Replay.svelte"),
  "table-review": () => import("$src/review/Review.svelte"),
  review: () => import("$src/review/Review.svelte"),
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
