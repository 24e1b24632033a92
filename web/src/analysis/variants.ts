/** The variants on an analysis board: lines of actions from the deal on; the first one is the game itself. */

export interface Variants {
  readonly lines: readonly (readonly string[])[];
  /** Which of them is on the board. */
  readonly current: number;
  /** How many of its actions have been played. */
  readonly at: number;
}

/** So many lines are kept; then the oldest variant goes. */
export const MOST = 24;

export const currentLine = ({ lines, current }: Variants): readonly string[] => lines[current] ?? [];

/** The actions that lead to the moment on the board. */
export const playedUntil = (variants: Variants): readonly string[] => currentLine(variants).slice(0, variants.at);

/** Plays an action: along a line that is known, at the end of a variant, or as a new variant. */
export function play(variants: Variants, action: string): Variants {
  const next = [...playedUntil(variants), action];
  const at = next.length;
  const order = [variants.current, ...variants.lines.keys()];
  const known = order.find((line) => beginsWith(variants.lines[line] ?? [], next));
  if (known !== undefined) return { ...variants, current: known, at };
  const goesOn = variants.current > 0 && at > currentLine(variants).length;
  const { lines, current } = goesOn ? { lines: variants.lines, current: variants.current } : added(variants.lines);
  return { lines: lines.map((line, one) => (one === current ? next : line)), current, at };
}

export function go(variants: Variants, at: number): Variants {
  return { ...variants, at: Math.min(currentLine(variants).length, Math.max(0, at)) };
}

/** To a line, at the first action in which it differs from the one on the board. */
export function choose(variants: Variants, line: number): Variants {
  const [from, to] = [currentLine(variants), variants.lines[line] ?? []];
  return go({ ...variants, current: line }, Math.min(variants.at, branch(from, to)));
}

/** Without one of the variants; the game itself stays. */
export function drop(variants: Variants, line: number): Variants {
  if (line === 0) return variants;
  const back = variants.current === line ? choose(variants, 0) : variants;
  const current = back.current > line ? back.current - 1 : back.current;
  return { ...back, lines: back.lines.filter((_, one) => one !== line), current };
}

/** Where a variant leaves the game: how many actions they have in common. */
export const leaves = ({ lines }: Variants, line: number): number => branch(lines[0] ?? [], lines[line] ?? []);

function branch(one: readonly string[], other: readonly string[]): number {
  const differs = one.findIndex((action, index) => action !== other[index]);
  return differs < 0 ? one.length : differs;
}

const beginsWith = (line: readonly string[], beginning: readonly string[]): boolean =>
  beginning.every((action, index) => line[index] === action);

function added(lines: Variants["lines"]): Pick<Variants, "lines" | "current"> {
  const kept = lines.length < MOST ? lines : [...lines.slice(0, 1), ...lines.slice(2)];
  return { lines: [...kept, []], current: kept.length };
}
