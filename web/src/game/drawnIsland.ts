/** An island file as it is seen: y up in the file, down on the screen. */
import type { IslandFile } from "$src/wire/types";

/** A ring as the data of a path. */
export function pathOfRing({ vertices }: Pick<IslandFile, "vertices">, ring: readonly number[]): string {
  const corners = ring.flatMap((corner) => {
    const [x, y] = vertices[corner] ?? [];
    return x === undefined || y === undefined ? [] : [`${x} ${-y}`];
  });
  return `M${corners.join("L")}Z`;
}

/** The part of the plane that shows all of an island: left, top, width, height. */
export function boxOf({ vertices }: Pick<IslandFile, "vertices">, margin: number): [number, number, number, number] {
  const xs = vertices.map(([x = 0]) => x);
  const ys = vertices.map(([, y = 0]) => -y);
  if (xs.length === 0) return [-300, -560, 600, 420];
  const [left, top] = [Math.min(...xs) - margin, Math.min(...ys) - margin];
  return [left, top, Math.max(...xs) + margin - left, Math.max(...ys) + margin - top];
}
