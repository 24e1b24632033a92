/** A drawing of paths as a picture (PNG), without a browser: enough for an icon, whose paths are lines and curves. */
import { crc32, deflateSync } from "node:zlib";

/** Lines of samples in a line of pixels. */
const SAMPLES = 4;
/** Straight pieces of a curve. */
const PIECES = 24;

/** A drawing in the middle of a square of so many pixels, of which it fills a part. */
export function pictureOf(svg, size, part, ground) {
  const [left, top, width, height] = /viewBox="([^"]+)"/.exec(svg)[1].split(" ").map(Number);
  const scale = (size * part) / Math.max(width, height);
  const place = ([x, y]) => [size / 2 + (x - left - width / 2) * scale, size / 2 + (y - top - height / 2) * scale];
  const shapes = [...svg.matchAll(/<path d="([^"]+)" fill="([^"]+)"/g)].map(([, path, fill]) => ({
    points: outline(path).map(place),
    color: colorOf(fill),
  }));
  return png(size, painted(size, shapes, colorOf(ground)));
}

function colorOf(hex) {
  return [1, 3, 5].map((start) => parseInt(hex.slice(start, start + 2), 16));
}

/** The corners of a closed path; curves become short lines. */
function outline(path) {
  const points = [];
  for (const [, letter, given] of path.matchAll(/([A-Za-z])([^A-Za-z]*)/g)) {
    const numbers = (given.match(/-?[\d.]+/g) ?? []).map(Number);
    if (letter === "M" || letter === "L") points.push([numbers[0], numbers[1]]);
    else if (letter === "Q")
      for (let start = 0; start < numbers.length; start += 4) points.push(...curve(points.at(-1), numbers, start));
    else if (letter !== "Z") throw new Error(`a path with ${letter} is more than this can draw`);
  }
  return points;
}

function curve(from, numbers, start) {
  const [cx, cy, x, y] = numbers.slice(start, start + 4);
  return Array.from({ length: PIECES }, (_, piece) => {
    const t = (piece + 1) / PIECES;
    const [a, b, c] = [(1 - t) ** 2, 2 * t * (1 - t), t ** 2];
    return [a * from[0] + b * cx + c * x, a * from[1] + b * cy + c * y];
  });
}

/** The colors of all pixels, line by line; later shapes lie on earlier ones. */
function painted(size, shapes, ground) {
  const pixels = Float64Array.from({ length: size * size * 3 }, (_, place) => ground[place % 3]);
  for (const { points, color } of shapes)
    for (let y = 0; y < size; y += 1) {
      const covered = coverage(points, y, size);
      for (let x = 0; x < size; x += 1)
        for (let part = 0; part < 3; part += 1) {
          const place = (y * size + x) * 3 + part;
          pixels[place] = pixels[place] * (1 - covered[x]) + color[part] * covered[x];
        }
    }
  return pixels;
}

/** How much of each pixel of a line a shape covers. */
function coverage(points, line, size) {
  const covered = new Float64Array(size);
  for (let sample = 0; sample < SAMPLES; sample += 1) {
    const crossings = crossingsOf(points, line + (sample + 0.5) / SAMPLES);
    for (let pair = 0; pair + 1 < crossings.length; pair += 2) {
      const [from, to] = crossings.slice(pair, pair + 2);
      for (let x = Math.max(0, Math.floor(from)); x < Math.min(size, to); x += 1)
        covered[x] += Math.max(0, Math.min(to, x + 1) - Math.max(from, x)) / SAMPLES;
    }
  }
  return covered;
}

/** Where the outline crosses a height, from the left. */
function crossingsOf(points, height) {
  const found = [];
  points.forEach(([x, y], place) => {
    const [nextX, nextY] = points[(place + 1) % points.length];
    if (y <= height !== nextY <= height) found.push(x + ((height - y) * (nextX - x)) / (nextY - y));
  });
  return found.sort((a, b) => a - b);
}

function png(size, pixels) {
  const lines = Buffer.alloc(size * (size * 3 + 1));
  for (let y = 0; y < size; y += 1)
    for (let x = 0; x < size * 3; x += 1) lines[y * (size * 3 + 1) + 1 + x] = Math.round(pixels[y * size * 3 + x]);
  const head = Buffer.alloc(13);
  head.writeUInt32BE(size, 0);
  head.writeUInt32BE(size, 4);
  head.set([8, 2], 8); // eight bits a color, three colors
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk("IHDR", head),
    chunk("IDAT", deflateSync(lines, { level: 9 })),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

function chunk(kind, data) {
  const named = Buffer.concat([Buffer.from(kind, "latin1"), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, check]);
}
