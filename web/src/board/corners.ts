/** In which corner of the board something lies that should cover nothing one looks at. */
import type { Point, Size } from "./geometry";

/** At the top left are the buttons. */
const CORNERS = ["bottom-right", "bottom-left", "top-right"] as const;
export type Corner = (typeof CORNERS)[number];

/** What is nearer than this to a covered point is covered too: a neighborhood is more than its middle. */
const ABOUT = 24;

/** From the edges of the window. */
export interface Margin {
  side: number;
  top: number;
  bottom: number;
}

export interface Rect {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Where a thing is that lies in a corner of a window. */
export function inCorner(corner: Corner, thing: Size, window: Size, margin: Margin): Rect {
  const left = corner === "bottom-left" ? margin.side : window.width - margin.side - thing.width;
  const top = corner === "top-right" ? margin.top : window.height - margin.bottom - thing.height;
  return { left, top, right: left + thing.width, bottom: top + thing.height };
}

/** The corner where the thing covers none of the points that must be seen, and few of the others. */
export function clearCorner(place: (corner: Corner) => Rect, must: readonly Point[], rather: readonly Point[]): Corner {
  const cost = (corner: Corner): number => {
    const rect = place(corner);
    const covered = (points: readonly Point[]) => points.filter((point) => isOver(rect, point)).length;
    return covered(must) * 1000 + covered(rather);
  };
  return CORNERS.reduce((best, corner) => (cost(corner) < cost(best) ? corner : best));
}

function isOver({ left, top, right, bottom }: Rect, [x, y]: Point): boolean {
  return x > left - ABOUT && x < right + ABOUT && y > top - ABOUT && y < bottom + ABOUT;
}

/** The point of a rectangle that is nearest to another point. */
export function nearestOf({ left, top, right, bottom }: Rect, [x, y]: Point): Point {
  return [Math.min(Math.max(x, left), right), Math.min(Math.max(y, top), bottom)];
}
