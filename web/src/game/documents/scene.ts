/** A city as it is drawn: `GET /api/city`. */
import type { Height } from "./view";

export type Point = [x: number, y: number];

/** A neighborhood of a scene. */
export interface ScenePlace {
  /** The data of a path, and the id by which the ground refers to it. */
  outline: string;
  shape: string;
  /** Where a structure or a bid stands, and a disc lies. */
  stand: Point;
  /** Where the disc lies while a bid stands there. */
  beside: Point;
  /** The middle of emblem and id. */
  mark: Point;
  color: "yellow" | "green" | "white" | "brown";
  /** The key of its island. */
  island: string;
  windmill: boolean;
  neighbors: string[];
}

/** Something that stands on the empty city. */
export interface SceneFeature {
  kind: "windmill" | "blimp" | "tree" | "poplar";
  x: number;
  y: number;
  scale: number;
  flip: boolean;
  /** Of a windmill: its neighborhood; of a blimp: the id of its area. */
  area?: string;
}

/** A lake, or the pad of a blimp. */
export interface SceneArea {
  id: string;
  kind: "lake" | "blimp";
  island: string;
  outline: string;
  shape: string;
  /** The neighborhoods that border it. */
  borders: string[];
}

export interface SceneBridge {
  a: string;
  b: string;
  from: Point;
  to: Point;
}

export interface SceneIsland {
  key: string;
  /** null: the central island. */
  slot: "north" | "east" | "south" | "west" | null;
  /** The middle of the ribbon with its name; null: no room, or the central island. */
  name_at: Point | null;
  /** Left, top, width, height of its land. */
  box: [number, number, number, number];
}

/** What the page must know about the drawings of the pieces. */
export interface SceneDrawing {
  /** How much closer north and south are than they would be from above. */
  tilt: number;
  wonder_scale: number;
  /** The number on the flag of a bid: its middle, its size, its baseline by the height of the building. */
  number: { x: number; size: number; y: Record<Height, number> };
}

/** `GET /api/city`: a city as it is drawn and what is where in it. */
export interface Scene {
  view_box: [number, number, number, number];
  /** The islands, as markup. */
  ground: string;
  /** What lies on them and is drawn over the light of a neighborhood: emblems, ids, bridges. */
  marks: string;
  places: Record<string, ScenePlace>;
  features: SceneFeature[];
  areas: SceneArea[];
  bridges: SceneBridge[];
  islands: SceneIsland[];
  drawing: SceneDrawing;
}
