/** Digit keys for more buildings than there are digits. */
import type { Chip } from "./standing";

const DIGITS = 9;

/** The building that a digit picks: the first of its number; where that is chosen already, the one nine further, and around. */
export function ofDigit(offered: readonly Chip[], digit: number, chosen: string | null): Chip | undefined {
  const own = offered.filter((_, index) => index % DIGITS === digit - 1);
  const at = own.findIndex((chip) => chip.piece === chosen);
  return own[(at + 1) % Math.max(1, own.length)];
}
