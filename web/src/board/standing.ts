/** Everything that stands on a city, from back to front. */
import type { SceneDocument, SceneFeature, ScenePlace } from "$src/wire/types";

import type { Point } from "./geometry";
import type { Piece } from "./types";

/** Something upright: where its foot is, and how wide and high it is, to know what it hides. */
export interface Upright {
  key: string;
  /** The neighborhood it belongs to; a tree belongs to none. */
  at: string | null;
  x: number;
  y: number;
  halfWidth: number;
  height: number;
  feature?: SceneFeature;
  piece?: Piece;
}

/** A piece stands a little in front of the middle of its spot. */
export const FORWARD = 3;
export const FEATURE_HEIGHT = { windmill: 40, blimp: 34, tree: 11, poplar: 13 } as const;
export const BUILDING_HEIGHT = { short: 32, medium: 45, tall: 65 } as const;
/** A bid stands on its roof and has a flag above. */
const FLAG = 36;
export const WONDER = 70;

export function uprights(scene: SceneDocument, pieces: readonly Piece[]): Upright[] {
  const standing = [
    ...scene.features.map(ofFeature),
    ...pieces.flatMap((piece) => {
      const place = scene.places[piece.at];
      return place ? [ofPiece(piece, place)] : [];
    }),
  ];
  return standing.sort((a, b) => a.y - b.y);
}

function ofFeature(feature: SceneFeature, number: number): Upright {
  const { kind, x, y, area } = feature;
  return {
    key: `${kind} ${number}`,
    at: area ?? null,
    x,
    y: kind === "blimp" ? y + 1 : y,
    halfWidth: kind === "blimp" ? 24 : 8,
    height: FEATURE_HEIGHT[kind],
    feature,
  };
}

function ofPiece(piece: Piece, { stand: [x, y] }: ScenePlace): Upright {
  const { kind, at, height } = piece;
  const high = height ? BUILDING_HEIGHT[height] : WONDER;
  return {
    key: `${kind} ${at} ${piece.color} ${piece.building ?? `W${piece.wonder}`}`,
    at,
    x,
    y: y + FORWARD,
    halfWidth: 15,
    height: kind === "structure" ? high : high + FLAG,
    piece,
  };
}

/** Does something hide what there is to see on a neighborhood other than its own? */
export function hides(thing: Upright, id: string, place: ScenePlace): boolean {
  return thing.at !== id && [place.stand, place.mark, place.beside].some((spot) => covers(thing, spot));
}

function covers(thing: Upright, [x, y]: Point): boolean {
  return Math.abs(thing.x - x) < thing.halfWidth + 8 && y < thing.y && y > thing.y - thing.height;
}
