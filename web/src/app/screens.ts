/** The screen of each route, loaded when somebody goes there. */
import { type Extra, openWords } from "$src/i18n";
import type { Route } from "$src/kit/routes";

import { type Load, loadScreen } from "./loading";
import { stages } from "./stages";

type Screens = { [One in Route as One["name"]]: Load<One["parameters"]> };

/** A screen with words of its own: it is there when they are. */
function saying<Props extends object>(load: Load<Props>, ...words: Extra[]): Load<Props> {
  return async () => {
    const [screen] = await Promise.all([load(), openWords(...words)]);
    return screen;
  };
}

const screens: Screens = {
  home: () => import("$src/home/Home.svelte"),
  host: () => import("$src/host/Host.svelte"),
  "go-on": saying(() => import("$src/host/GoOn.svelte"), "refusals"),
  learn: saying(() => import("$src/learn/Learn.svelte"), "rules", "lessons"),
  lesson: saying(() => import("$src/learn/lesson/Lesson.svelte"), "lessons", "refusals"),
  puzzles: saying(() => import("$src/puzzles/Puzzles.svelte"), "lessons"),
  puzzle: saying(() => import("$src/puzzles/Puzzle.svelte"), "lessons", "refusals"),
  analysis: saying(() => import("$src/analysis/Analysis.svelte"), "lessons", "refusals"),
  games: () => import("$src/games/Games.svelte"),
  about: saying(() => import("$src/about/About.svelte"), "rules"),
  editions: saying(() => import("$src/editions/Editions.svelte"), "rules", "refusals"),
  islands: saying(() => import("$src/islands/Islands.svelte"), "rules", "refusals"),
  table: () => import("./TableScreen.svelte"),
  "table-replay": () => import("$src/replay/Replay.svelte"),
  "replay-drop": saying(() => import("$src/replay/Replay.svelte"), "rules"),
  replay: () => import("$src/replay/Replay.svelte"),
  "table-review": saying(() => import("$src/review/Review.svelte"), "lessons"),
  review: saying(() => import("$src/review/Review.svelte"), "lessons"),
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
