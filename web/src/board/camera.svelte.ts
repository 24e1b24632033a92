/** Pan and zoom over a city: from the whole of it to a few neighborhoods. */
import type { Point } from "./geometry";
import { between, type Box, fit, held, type Look, seen, shown, type Size, zoomed } from "./geometry";

const CLOSEST = 5;
/** The share of the window that counts as its edge: what has the focus should not be there. */
const EDGE = 0.12;
/** Milliseconds of a way that the camera goes by itself. */
const GLIDE = 420;
/** A part of the city is shown no closer than this, and not at all if that hardly brings it closer. */
const NEAR = { most: 3, least: 1.15 } as const;

export class Camera {
  size = $state<Size>({ width: 0, height: 0 });
  /** In motion: what moves need not be drawn sharply. */
  moving = $state(false);
  /** Somebody has moved it, and would not like to be moved away. */
  byHand = false;
  private chosen = $state<Look | null>(null);
  /** Where it is gliding to. */
  private goal: Look | null = null;
  private frame = 0;

  constructor(
    private readonly box: () => Box,
    private readonly glides: () => boolean = () => false,
  ) {}

  private readonly whole: Look = $derived.by(() => fit(this.box(), this.size));
  /** The chosen one, unless the window has grown so that the whole city is larger in it. */
  readonly look: Look = $derived.by(() =>
    this.chosen && this.chosen.scale > this.whole.scale ? held(this.chosen, this.box(), this.size) : this.whole,
  );
  readonly zoom: number = $derived.by(() => this.look.scale / this.whole.scale);
  readonly shown: Box = $derived.by(() => shown(this.look, this.size));

  /** The scale of the whole city. */
  get least(): number {
    return this.whole.scale;
  }

  /** The whole city. */
  reset(): void {
    this.byHand = true;
    this.glide(null);
  }

  pan(dx: number, dy: number): void {
    this.take();
    const { x, y, scale } = this.look;
    if (this.zoom > 1) this.chosen = { x: x + dx, y: y + dy, scale };
  }

  zoomAbout(point: Point, factor: number): void {
    this.take();
    this.chosen = this.closer(this.look, point, factor);
  }

  zoomAtMiddle(factor: number): void {
    this.byHand = true;
    // Pressed again on the way, it goes on from where it would have come to.
    this.glide(this.closer(this.goal ?? this.look, [this.size.width / 2, this.size.height / 2], factor));
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

  /** By itself: a part of the city as large as it can be, or the whole. */
  show(part: Box | null): void {
    const { scale, x, y } = part ? fit(part, this.size) : this.whole;
    const near = Math.min(scale, this.least * NEAR.most);
    const middle: Point = [this.size.width / 2, this.size.height / 2];
    const look = zoomed({ scale, x, y }, middle, near);
    this.glide(near < this.least * NEAR.least ? null : held(look, this.box(), this.size));
  }

  private closer(look: Look, point: Point, factor: number): Look {
    const scale = Math.min(Math.max(look.scale * factor, this.least), this.least * CLOSEST);
    return held(zoomed(look, point, scale), this.box(), this.size);
  }

  private glide(to: Look | null): void {
    this.stop();
    if (!this.glides()) {
      this.chosen = to;
      return;
    }
    const from = this.look;
    const goal = (this.goal = to ?? this.whole);
    let begun: number | null = null;
    const step = (now: number): void => {
      begun ??= now;
      const part = Math.min((now - begun) / GLIDE, 1);
      this.chosen = part < 1 ? between(from, goal, eased(part)) : to;
      if (part < 1) this.frame = requestAnimationFrame(step);
      else this.stop();
    };
    this.moving = true;
    this.frame = requestAnimationFrame(step);
  }

  /** From here on it goes where the hand goes. */
  private take(): void {
    this.stop();
    this.byHand = true;
  }

  private stop(): void {
    if (!this.goal) return;
    cancelAnimationFrame(this.frame);
    this.goal = null;
    this.moving = false;
  }
}

function eased(part: number): number {
  return part * part * (3 - 2 * part);
}
