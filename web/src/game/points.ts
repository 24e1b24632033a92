/** Points with their sign: `+4`, `−3`, `0`. */
export function signed(points: number): string {
  if (points === 0) return "0";
  return points > 0 ? `+${points}` : `−${-points}`;
}

/** From the least to the most: `+2…+9`, or `+4` where all are the same. */
export function span([least, most]: readonly [number, number]): string {
  return least === most ? signed(least) : `${signed(least)}…${signed(most)}`;
}
