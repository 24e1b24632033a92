/** Where the small signs of a city go: on their own neighborhood, and off whatever one has to see there. */
import type { SceneDocument, ScenePlace } from "$src/wire/types";

import type { Point } from "./geometry";
import { BUILDING_HEIGHT, FEATURE_HEIGHT, FORWARD, WONDER } from "./standing";
import type { Piece } from "./types";

export interface Sign {
  key: string;
  /** The neighborhood that it belongs to. */
  place: string;
  width: number;
  height: number;
  /** May it stand away from its neighborhood? Then a line leads there. */
  leads?: boolean;
}

export interface Rect {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** What lies on the city: signs keep off what must be seen, and rather off the rest. */
export interface Covered extends Rect {
  must: boolean;
}

const GAP = 2;
/** How far from where it would be best a sign may go, and in which steps. */
const REACH = 54;
const STEP = 6;
/** What a sign would rather do than cover something, in units of distance. */
const COVERING = { must: 1000, rather: 30 } as const;
const ABROAD = 400;

/** The same of signs with a line, which rather stand in the sky than on anything. */
const AWAY = { reach: 160, step: 10, land: 60, outside: 3000 } as const;
/** A line ends this far from the emblem that it leads to. */
const OFF_EMBLEM = 15;

const OFFSETS: readonly Point[] = grid(REACH, STEP);
const FAR_OFFSETS: readonly Point[] = grid(AWAY.reach, AWAY.step);

/** The middle of each sign, by its key; those that come first choose first. */
export function laySigns(
  scene: SceneDocument,
  signs: readonly Sign[],
  covered: readonly Covered[],
): Map<string, Point> {
  const laid = new Map<string, Point>();
  const taken = [...covered];
  for (const sign of signs) {
    const place = scene.places[sign.place];
    if (!place) continue;
    const at = bestFor(sign, place, scene, taken);
    laid.set(sign.key, at);
    taken.push({ ...around(at, sign.width, sign.height), must: true });
  }
  return laid;
}

/** What signs keep off: emblems, discs, pieces with their flags, windmills and blimps. `growth`: how much larger bids are drawn. */
export function coveredBy(
  scene: SceneDocument,
  discs: Readonly<Record<string, string>>,
  pieces: readonly Piece[],
  growth: number,
): Covered[] {
  const held = new Set(pieces.map((piece) => piece.at));
  const must = (rect: Rect): Covered => ({ ...rect, must: true });
  return [
    ...Object.values(scene.places).map(({ mark: [x, y] }) => must(around([x, y - 5], 19, 19))),
    ...Object.keys(discs).flatMap((at) => {
      const place = scene.places[at];
      return place ? [must(around(held.has(at) ? place.beside : place.stand, 29, 25))] : [];
    }),
    ...pieces.flatMap((piece) => {
      const place = scene.places[piece.at];
      return place ? rectsOf(piece, place, scene, growth).map(must) : [];
    }),
    ...scene.features
      .filter(({ kind }) => kind === "windmill" || kind === "blimp")
      .map(({ kind, x, y }) => ({
        ...standing([x, y], kind === "blimp" ? 24 : 12, FEATURE_HEIGHT[kind]),
        must: false,
      })),
  ];
}

/** A piece, and the flag of a bid. */
function rectsOf(piece: Piece, { stand }: ScenePlace, scene: SceneDocument, growth: number): Rect[] {
  const foot: Point = [stand[0], stand[1] + FORWARD];
  const high = piece.height ? BUILDING_HEIGHT[piece.height] : WONDER;
  if (piece.kind === "structure") return [standing(foot, 15, high)];
  const flag = flagOf(piece, scene);
  const grown = (rect: Rect): Rect => ({
    left: foot[0] + rect.left * growth,
    top: foot[1] + rect.top * growth,
    right: foot[0] + rect.right * growth,
    bottom: foot[1] + rect.bottom * growth,
  });
  return [standing(foot, 15 * growth, high * growth), grown(flag)];
}

/** The pennant with the number, seen from the foot of its piece. */
function flagOf({ height }: Piece, { drawing: { number } }: SceneDocument): Rect {
  if (!height) return { left: 12, top: -50, right: 49, bottom: -27 };
  const baseline = number.y[height];
  return { left: -1, top: baseline - number.size, right: number.x + 20, bottom: baseline + 6 };
}

/** Where the line of a sign ends: beside the emblem of its neighborhood. */
export function leadsTo(scene: SceneDocument, place: string, from: Point): Point | null {
  const mark = scene.places[place]?.mark;
  if (!mark) return null;
  const emblem: Point = [mark[0], mark[1] - 5];
  const share = OFF_EMBLEM / Math.max(OFF_EMBLEM, distance(emblem, from));
  return [emblem[0] + (from[0] - emblem[0]) * share, emblem[1] + (from[1] - emblem[1]) * share];
}

function bestFor(sign: Sign, place: ScenePlace, scene: SceneDocument, taken: readonly Covered[]): Point {
  return sign.leads ? bestAway(sign, place, scene, taken) : bestAtHome(sign, place, scene, taken);
}

/** As near as there is room, and rather off the land. */
function bestAway(sign: Sign, place: ScenePlace, scene: SceneDocument, taken: readonly Covered[]): Point {
  const [x, y] = place.mark;
  const land = Object.values(scene.places).flatMap(spotsOf);
  let best: Point = [x, y];
  let least = Infinity;
  for (const [dx, dy] of FAR_OFFSETS) {
    const at: Point = [x + dx, y + dy];
    const own = around(at, sign.width, sign.height);
    const on = land.filter((spot) => meet(own, around(spot, 30, 30))).length;
    const cost =
      Math.hypot(dx, dy) + on * AWAY.land + (isInside(own, scene) ? 0 : AWAY.outside) + covering(at, sign, taken);
    if (cost < least) [best, least] = [at, cost];
  }
  return best;
}

function isInside({ left, top, right, bottom }: Rect, { view_box: [x, y, width, height] }: SceneDocument): boolean {
  return left >= x && top >= y && right <= x + width && bottom <= y + height;
}

function bestAtHome(sign: Sign, place: ScenePlace, scene: SceneDocument, taken: readonly Covered[]): Point {
  const wanted: Point = [place.mark[0], place.mark[1] + 7 + sign.height / 2];
  const spots = spotsAbout(scene, place);
  const near = taken.filter((one) => meet(one, around(wanted, 2 * REACH + sign.width, 2 * REACH + sign.height)));
  let best = wanted;
  let least = Infinity;
  for (const [dx, dy] of OFFSETS) {
    const at: Point = [wanted[0] + dx, wanted[1] + dy];
    const cost = Math.hypot(dx, dy) + (isHome(at, place, spots) ? 0 : ABROAD) + covering(at, sign, near);
    if (cost < least) [best, least] = [at, cost];
  }
  return best;
}

function covering(at: Point, { width, height }: Sign, near: readonly Covered[]): number {
  const own = around(at, width + 2 * GAP, height + 2 * GAP);
  return near
    .filter((one) => meet(own, one))
    .reduce((sum, one) => sum + (one.must ? COVERING.must : COVERING.rather) * (1 + shared(own, one)), 0);
}

/** Is a point nearer to this neighborhood's spots than to any other's? */
function isHome(at: Point, place: ScenePlace, others: readonly Point[]): boolean {
  const far = Math.min(...spotsOf(place).map((spot) => distance(spot, at)));
  return others.every((spot) => distance(spot, at) >= far);
}

function spotsAbout(scene: SceneDocument, place: ScenePlace): Point[] {
  return Object.values(scene.places)
    .filter((other) => other !== place && distance(other.stand, place.stand) < 4 * REACH)
    .flatMap(spotsOf);
}

function spotsOf({ stand, mark, beside }: ScenePlace): Point[] {
  return [stand, mark, beside];
}

function standing([x, y]: Point, halfWidth: number, height: number): Rect {
  return { left: x - halfWidth, top: y - height, right: x + halfWidth, bottom: y + 5 };
}

function around([x, y]: Point, width: number, height: number): Rect {
  return { left: x - width / 2, top: y - height / 2, right: x + width / 2, bottom: y + height / 2 };
}

function meet(a: Rect, b: Rect): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

/** The share of the first that the second covers. */
function shared(a: Rect, b: Rect): number {
  const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return (wide * high) / ((a.right - a.left) * (a.bottom - a.top));
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a[0] - b[0], a[1] - b[1]);
}

/** From the middle outwards in every direction. */
function grid(reach: number, step: number): Point[] {
  const steps = Array.from({ length: (2 * reach) / step + 1 }, (_, index) => index * step - reach);
  return steps.flatMap((dy) => steps.map((dx): Point => [dx, dy]));
}
