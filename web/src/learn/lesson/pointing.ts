/** What a lesson points at: on the board, on buildings, in panels. */
import { Choices } from "$src/game/actions";
import type { Badge, Light } from "$src/game/lights";
import { say } from "$src/i18n";
import type { LessonStep, Pointed, SceneDocument } from "$src/wire/types";

type PointedKind = Pointed["kind"];

/** More places than this are not all brought into sight. */
const FEW = 6;

export function pointedIds(step: LessonStep, kind: PointedKind): string[] {
  return step.points_at.filter((one) => one.kind === kind).map((one) => one.id);
}

/** Neighborhoods that are pointed at, and those of islands. */
export function pointedLights(step: LessonStep, { places }: SceneDocument): Map<string, Light> {
  const islands = pointedIds(step, "island");
  const onIslands = Object.keys(places).filter((id) => islands.includes(places[id]?.island ?? ""));
  return new Map<string, Light>([
    ...onIslands.map((id) => [id, "mine"] as const),
    ...pointedIds(step, "place").map((id) => [id, "pointed"] as const),
  ]);
}

/** What is written beside neighborhoods. */
export function pointedBadges(step: LessonStep): Map<string, Badge> {
  return new Map(
    step.points_at.flatMap(({ kind, id, label }) =>
      kind === "place" && label ? [[id, { head: id, text: say(label) }] as const] : [],
    ),
  );
}

/** Where to look: what is pointed at, and the bids, with what is around them, and few places to choose from. None: the whole city. */
export function placesInSight(step: LessonStep, scene: SceneDocument): string[] {
  const bids = step.view.auction?.bids.map((bid) => bid.at) ?? [];
  const islands = pointedIds(step, "island");
  const pointed = pointedIds(step, "place");
  if (islands.length > 1 || (bids.length === 0 && pointed.length === 0 && islands.length === 0)) return [];
  const around = [...bids.slice(-1), ...pointed].flatMap((place) => scene.places[place]?.neighbors ?? []);
  const possible = [...new Choices(step.view.legal).places(null)];
  return [...bids, ...around, ...pointedLights(step, scene).keys(), ...(possible.length <= FEW ? possible : [])];
}

/** The panels that a step shows besides the auction. */
export interface Panels {
  player: boolean;
  others: boolean;
  panoramas: boolean;
  patrons: boolean;
  islands: boolean;
}

export function panelsOf(step: LessonStep): Panels {
  const panels = new Set(pointedIds(step, "panel"));
  const kinds = new Set(step.points_at.map((one) => one.kind));
  return {
    player: panels.has("player") || panels.has("objective") || kinds.has("row"),
    others: panels.has("players"),
    panoramas: panels.has("panoramas"),
    patrons: panels.has("patrons") || panels.has("keys") || kinds.has("patron"),
    islands: panels.has("islands"),
  };
}
