/** Pan and zoom over a city: from the whole of it to a few neighborhoods. */
import type { Point } from "./geometry";
import { type Box, fit, held, type Look, seen, shown, type Size, zoomed } from "./geometry";

const CLOSEST = 5;
/** The share of the window that counts as its edge: what has the focus should not be there. */
const EDGE = 0.12;

export class Camera {
  size = $state<Size>({ width: 0, height: 0 });
  /** In motion: what moves need not be drawn sharply. */
  moving = $state(false);
  private chosen = $state<Look | null>(null);
  private readonly box: () => Box;

  constructor(box: () => Box) {
    this.box = box;
  }

  private readonly whole: Look = $derived.by(() => fit(this.box(), this.size));
  /** The chosen one, unless the window has grown so that the whole city is larger in it. */
  readonly look: Look = $derived.by(() =>
    this.chosen && this.chosen.scale > this.whole.scale ? held(this.chosen, this.box(), this.size) : this.whole,
  );
  readonly zoom: number = $derived.by(() => this.look.scale / this.whole.scale);
  readonly shown: Box = $derived.by(() => shown(this.look, this.size));

  /** The whole city. */
  reset(): void {
    this.chosen = null;
  }

  pan(dx: number, dy: number): void {
    const { x, y, scale } = this.look;
    if (this.zoom > 1) this.chosen = { x: x + dx, y: y + dy, scale };
  }

  zoomAbout(point: Point, factor: number): void {
    const least = this.whole.scale;
    const scale = Math.min(Math.max(this.look.scale * factor, least), least * CLOSEST);
    this.chosen = zoomed(this.look, point, scale);
  }

  zoomAtMiddle(factor: number): void {
    this.zoomAbout([this.size.width / 2, this.size.height / 2], factor);
  }

  /** Brings a point of the city to the middle of the window. */
  center(point: Point): void {
    const [x, y] = seen(this.look, point);
    this.pan(this.size.width / 2 - x, this.size.height / 2 - y);
  }

  /** The same, unless it is already well within sight. */
  bringIntoSight(point: Point): void {
    const [x, y] = seen(this.look, point);
    const { width, height } = this.size;
    const inside = (at: number, room: number) => at > room * EDGE && at < room * (1 - EDGE);
    if (!inside(x, width) || !inside(y, height)) this.center(point);
  }
}
