/** All drawings in one hidden SVG: `<use href="#building-red-tall"/>` draws one with its own origin. */
const files = import.meta.glob<string>("$art/*.svg", { query: "?raw", import: "default", eager: true });

interface Drawing {
  x: number;
  y: number;
  width: number;
  height: number;
  inner: string;
}

function read(svg: string): Drawing {
  const box = /viewBox="([^"]+)"/.exec(svg)?.[1] ?? "0 0 1 1";
  const [x = 0, y = 0, width = 1, height = 1] = box.split(" ").map(Number);
  return { x, y, width, height, inner: svg.slice(svg.indexOf(">") + 1, svg.lastIndexOf("</svg>")) };
}

/** The drawings by the names of their files. */
export const drawings: ReadonlyMap<string, Drawing> = new Map(
  Object.entries(files).map(([path, svg]) => [path.slice(path.lastIndexOf("/") + 1, -".svg".length), read(svg)]),
);

/** The text of a viewBox that shows the whole drawing. */
export function boxOf(name: string): string {
  const drawing = drawings.get(name);
  return drawing ? `${drawing.x} ${drawing.y} ${drawing.width} ${drawing.height}` : "0 0 1 1";
}

export function installArt(): void {
  const groups = [...drawings].map(([name, { inner }]) => `<g id="${name}">${inner}</g>`).join("");
  const holder = document.createElement("div");
  holder.innerHTML = `<svg id="sprite" xmlns="http://www.w3.org/2000/svg" aria-hidden="true"><defs>${groups}</defs></svg>`;
  if (holder.firstElementChild) document.body.prepend(holder.firstElementChild);
}
