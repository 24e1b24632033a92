/** Points and windows on the plane of a city. */

export type Point = [x: number, y: number];

export interface Size {
  width: number;
  height: number;
}

/** Left, top, width, height. */
export type Box = readonly [number, number, number, number];

/** How the plane is seen: a point is at `point * scale + (x, y)` of the window. */
export interface Look {
  x: number;
  y: number;
  scale: number;
}

export type Direction = "left" | "right" | "up" | "down";

/** The whole box, in the middle of a window. */
export function fit(box: Box, size: Size): Look {
  const [left, top, width, height] = box;
  const scale = Math.min(size.width / width, size.height / height);
  return {
    scale,
    x: (size.width - width * scale) / 2 - left * scale,
    y: (size.height - height * scale) / 2 - top * scale,
  };
}

/** Zooms about a point of the window, which stays where it is. */
export function zoomed(look: Look, [x, y]: Point, scale: number): Look {
  const factor = scale / look.scale;
  return { scale, x: x - (x - look.x) * factor, y: y - (y - look.y) * factor };
}

/** A look on the way from one to another: the city grows evenly, about one point of the window. */
export function between(from: Look, to: Look, part: number): Look {
  const scale = from.scale * (to.scale / from.scale) ** part;
  const way = from.scale === to.scale ? part : (scale - from.scale) / (to.scale - from.scale);
  return { scale, x: from.x + (to.x - from.x) * way, y: from.y + (to.y - from.y) * way };
}

/** The nearest look that keeps the window inside the box, or centers the box if it is smaller than the window. */
export function held(look: Look, box: Box, size: Size): Look {
  const [left, top, width, height] = box;
  return {
    scale: look.scale,
    x: heldAlong(look.x, left * look.scale, width * look.scale, size.width),
    y: heldAlong(look.y, top * look.scale, height * look.scale, size.height),
  };
}

function heldAlong(at: number, start: number, length: number, room: number): number {
  if (length <= room) return (room - length) / 2 - start;
  return Math.min(-start, Math.max(room - length - start, at));
}

/** Where a point of the plane is in the window. */
export function seen(look: Look, [x, y]: Point): Point {
  return [x * look.scale + look.x, y * look.scale + look.y];
}

/** The part of the plane that a window shows. */
export function shown(look: Look, size: Size): Box {
  return [-look.x / look.scale, -look.y / look.scale, size.width / look.scale, size.height / look.scale];
}

const ONWARD: Record<Direction, Point> = { left: [-1, 0], right: [1, 0], up: [0, -1], down: [0, 1] };

/** The nearest place in a direction; a place off to the side counts as farther away. */
export function nearest(points: ReadonlyMap<string, Point>, from: string, direction: Direction): string | null {
  const start = points.get(from);
  if (!start) return null;
  const [dx, dy] = ONWARD[direction];
  let best: string | null = null;
  let least = Infinity;
  for (const [id, [x, y]] of points) {
    const ahead = (x - start[0]) * dx + (y - start[1]) * dy;
    const aside = Math.abs((x - start[0]) * dy + (y - start[1]) * dx);
    const distance = ahead + 2 * aside;
    // Within 60 degrees of the direction.
    if (id !== from && ahead > 0 && aside < ahead * 1.75 && distance < least) [best, least] = [id, distance];
  }
  return best;
}
