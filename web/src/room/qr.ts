/** A text as a QR code (ISO/IEC 18004): bytes, correction level M, versions 1 to 6, which need no version pattern. */
import { corrected } from "./reedSolomon";

/** By row and column; true is dark. */
export type Modules = readonly (readonly boolean[])[];

/** By version from 1: how many blocks, data bytes in all, and correction bytes in each block. */
const VERSIONS = [
  { blocks: 1, data: 16, correction: 10 },
  { blocks: 1, data: 28, correction: 16 },
  { blocks: 1, data: 44, correction: 26 },
  { blocks: 2, data: 64, correction: 18 },
  { blocks: 2, data: 86, correction: 24 },
  { blocks: 4, data: 108, correction: 16 },
] as const;
type Version = (typeof VERSIONS)[number];

const BYTES = 0b0100;
const PADDING = [0xec, 0x11];
/** Mode and length come before the bytes: 12 bits. */
const HEAD_BYTES = 2;

const MASKS: readonly ((row: number, column: number) => boolean)[] = [
  (r, c) => (r + c) % 2 === 0,
  (r) => r % 2 === 0,
  (_, c) => c % 3 === 0,
  (r, c) => (r + c) % 3 === 0,
  (r, c) => (Math.floor(r / 2) + Math.floor(c / 3)) % 2 === 0,
  (r, c) => ((r * c) % 2) + ((r * c) % 3) === 0,
  (r, c) => (((r * c) % 2) + ((r * c) % 3)) % 2 === 0,
  (r, c) => (((r + c) % 2) + ((r * c) % 3)) % 2 === 0,
];

/** The picture of a text; null for one that is too long. */
export function qrOf(text: string): Modules | null {
  const bytes = [...new TextEncoder().encode(text)];
  const version = VERSIONS.findIndex(({ data }) => bytes.length + HEAD_BYTES <= data);
  const shape = VERSIONS[version];
  if (!shape) return null;
  const bits = bitsOf(interleaved(dataOf(bytes, shape), shape));
  const drawn = MASKS.map((_, mask) => draw(version + 1, bits, mask));
  return drawn.reduce((best, next) => (penalty(next) < penalty(best) ? next : best));
}

/** Mode, length, the bytes and what fills the version up. */
function dataOf(bytes: readonly number[], { data }: Version): number[] {
  const nibbles = [BYTES, bytes.length >> 4, bytes.length & 15, ...bytes.flatMap((byte) => [byte >> 4, byte & 15]), 0];
  const whole = Array.from(
    { length: nibbles.length / 2 },
    (_, at) => nib(nibbles, 2 * at) * 16 + nib(nibbles, 2 * at + 1),
  );
  return Array.from({ length: data }, (_, at) => whole[at] ?? PADDING[(at - whole.length) % 2] ?? 0);
}

function nib(nibbles: readonly number[], at: number): number {
  return nibbles[at] ?? 0;
}

/** The first byte of every block, the second of every block …; then their corrections in the same way. */
function interleaved(data: readonly number[], { blocks, correction }: Version): number[] {
  const size = data.length / blocks;
  const parts = Array.from({ length: blocks }, (_, block) => data.slice(block * size, (block + 1) * size));
  const checks = parts.map((part) => corrected(part, correction));
  return [...woven(parts, size), ...woven(checks, correction)];
}

function woven(parts: readonly (readonly number[])[], size: number): number[] {
  return Array.from({ length: size }, (_, at) => parts.map((part) => part[at] ?? 0)).flat();
}

function bitsOf(bytes: readonly number[]): boolean[] {
  return bytes.flatMap((byte) => Array.from({ length: 8 }, (_, bit) => ((byte >> (7 - bit)) & 1) === 1));
}

/** What is the same in every code of a size; undefined where data goes. */
function patterns(size: number, version: number): (boolean | undefined)[][] {
  const grid = Array.from({ length: size }, () => Array<boolean | undefined>(size).fill(undefined));
  const put = (row: number, column: number, dark: boolean) => {
    const line = grid[row];
    if (line && column >= 0 && column < size) line[column] = dark;
  };
  const ring = (row: number, column: number, reach: number, dark: (distance: number) => boolean) => {
    for (let r = -reach; r <= reach; r++)
      for (let c = -reach; c <= reach; c++) put(row + r, column + c, dark(Math.max(Math.abs(r), Math.abs(c))));
  };
  for (let at = 0; at < size; at++) {
    put(6, at, at % 2 === 0);
    put(at, 6, at % 2 === 0);
  }
  for (const [row, column] of [
    [3, 3],
    [3, size - 4],
    [size - 4, 3],
  ] as const)
    ring(row, column, 4, (distance) => distance !== 2 && distance !== 4);
  if (version > 1) ring(size - 7, size - 7, 2, (distance) => distance !== 1);
  return grid;
}

/** Level and mask, in 15 bits that correct themselves. */
function formatOf(mask: number): boolean[] {
  let rest = mask << 10; // level M is 00
  for (let bit = 14; bit >= 10; bit--) if ((rest >> bit) & 1) rest ^= 0x537 << (bit - 10);
  const bits = ((mask << 10) | rest) ^ 0x5412;
  return Array.from({ length: 15 }, (_, at) => ((bits >> at) & 1) === 1);
}

/** Where the bits of the format stand, twice. */
function formatPlaces(size: number): [number, number][] {
  const once = [0, 1, 2, 3, 4, 5, 7, 8].map((row): [number, number] => [row, 8]);
  const rest = [7, 5, 4, 3, 2, 1, 0].map((column): [number, number] => [8, column]);
  const across = [1, 2, 3, 4, 5, 6, 7, 8].map((back): [number, number] => [8, size - back]);
  const down = [7, 6, 5, 4, 3, 2, 1].map((back): [number, number] => [size - back, 8]);
  return [...once, ...rest, ...across, ...down];
}

function draw(version: number, bits: readonly boolean[], mask: number): Modules {
  const size = 17 + 4 * version;
  const grid = patterns(size, version);
  const set = (row: number, column: number, dark: boolean) => {
    const line = grid[row];
    if (line) line[column] = dark;
  };
  const format = formatOf(mask);
  formatPlaces(size).forEach(([row, column], at) => {
    set(row, column, format[at % 15] ?? false);
  });
  set(size - 8, 8, true);
  const isMasked = MASKS[mask];
  let next = 0;
  for (const [row, column] of path(size)) {
    if (grid[row]?.[column] !== undefined) continue;
    const bit = bits[next++] ?? false;
    set(row, column, bit !== isMasked?.(row, column));
  }
  return grid.map((line) => line.map((dark) => dark === true));
}

/** Up and down in pairs of columns, from the right; the column of the timing pattern is left out. */
function* path(size: number): Generator<[number, number]> {
  let isUpward = true;
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === 6) right = 5;
    for (let step = 0; step < size; step++) {
      const row = isUpward ? size - 1 - step : step;
      yield [row, right];
      yield [row, right - 1];
    }
    isUpward = !isUpward;
  }
}

/** How hard it would be to read: long runs, blocks, what looks like a corner, and too much of one color. */
function penalty(modules: Modules): number {
  const rows = modules.map((line) => line.map((dark) => (dark ? "1" : "0")).join(""));
  const columns = rows.map((_, at) => rows.map((line) => line[at]).join(""));
  const lines = [...rows, ...columns];
  const count = (pattern: RegExp, cost: (found: string) => number) =>
    lines.reduce((sum, line) => sum + [...line.matchAll(pattern)].reduce((all, [found]) => all + cost(found), 0), 0);
  const runs = count(/0{5,}|1{5,}/g, (found) => found.length - 2);
  const corners = count(/(?=10111010000|00001011101)/g, () => 40);
  const dark = rows.join("").replaceAll("0", "").length / rows.length ** 2;
  return runs + corners + blocks(modules) + 10 * Math.floor(Math.abs(dark - 0.5) * 20);
}

function blocks(modules: Modules): number {
  let found = 0;
  modules.forEach((line, row) => {
    line.forEach((dark, column) => {
      const others = [line[column + 1], modules[row + 1]?.[column], modules[row + 1]?.[column + 1]];
      if (others.every((other) => other === dark)) found += 3;
    });
  });
  return found;
}
