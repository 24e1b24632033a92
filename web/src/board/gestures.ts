/** Fingers, mouse and wheel move the camera. */
import type { Camera } from "./camera.svelte";
import type { Point } from "./geometry";

/** Pixels before a press becomes a drag. */
const SLACK = 6;
const REST = 160;
const WHEEL = 0.0016;
const LINE_HEIGHT = 16;

export class Gestures {
  /** The current press, or the one that just ended, is a drag and must not count as a click. */
  dragged = false;
  private readonly fingers = new Map<number, Point>();
  private start: Point | null = null;
  private rest: ReturnType<typeof setTimeout> | undefined;
  private frame = 0;

  private stage: HTMLElement | null = null;

  constructor(
    private readonly camera: Camera,
    /** Does the wheel zoom? Where a page scrolls by it, it does not. */
    private readonly zooms: () => boolean = () => true,
  ) {}

  /** Listens to an element for as long as it is mounted. */
  readonly attach = (stage: HTMLElement): (() => void) => {
    this.stage = stage;
    const listening = new AbortController();
    const { signal } = listening;
    stage.addEventListener("pointerdown", this.down, { signal });
    stage.addEventListener("pointermove", this.move, { signal });
    stage.addEventListener("pointerup", this.up, { signal });
    stage.addEventListener("pointercancel", this.up, { signal });
    stage.addEventListener("dblclick", this.double, { signal });
    // It keeps the page from scrolling, so it cannot be passive.
    stage.addEventListener("wheel", this.wheel, { signal, passive: false });
    return () => listening.abort();
  };

  private readonly down = (event: PointerEvent): void => {
    if (event.button !== 0) return;
    this.fingers.set(event.pointerId, this.at(event));
    if (this.fingers.size > 1) return;
    this.start = this.at(event);
    this.dragged = false;
  };

  private readonly move = (event: PointerEvent): void => {
    const before = this.fingers.get(event.pointerId);
    if (!before || !this.start) return;
    const now = this.at(event);
    if (!this.dragged && distance(this.start, now) < SLACK && this.fingers.size === 1) return;
    this.drag(event.pointerId);
    const other = [...this.fingers].find(([id]) => id !== event.pointerId)?.[1];
    if (other) this.pinch(other, before, now);
    else this.camera.pan(now[0] - before[0], now[1] - before[1]);
    this.camera.moving = true;
    this.fingers.set(event.pointerId, now);
  };

  private readonly up = (event: PointerEvent): void => {
    this.fingers.delete(event.pointerId);
    if (this.fingers.size > 0) return;
    this.camera.moving = false;
    // Wait for the click that may follow.
    setTimeout(() => (this.dragged = false));
  };

  private readonly wheel = (event: WheelEvent): void => {
    if (!this.zooms()) return;
    event.preventDefault();
    const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE;
    const turned = event.deltaY * (lines ? LINE_HEIGHT : 1);
    this.camera.zoomAbout(this.at(event), Math.exp(-turned * WHEEL));
    this.camera.moving = true;
    this.restSoon();
  };

  private readonly double = (event: MouseEvent): void => {
    this.camera.zoomAbout(this.at(event), event.shiftKey ? 0.5 : 2);
  };

  /** Counted from the next frame: on a slow machine one alone may take longer than the rest. */
  private restSoon(): void {
    clearTimeout(this.rest);
    cancelAnimationFrame(this.frame);
    this.frame = requestAnimationFrame(() => {
      this.rest = setTimeout(() => (this.camera.moving = false), REST);
    });
  }

  private drag(pointer: number): void {
    this.dragged = true;
    if (!this.stage?.hasPointerCapture(pointer)) this.stage?.setPointerCapture(pointer);
  }

  private pinch(other: Point, before: Point, now: Point): void {
    const factor = distance(other, now) / Math.max(distance(other, before), 1);
    const middle = (a: Point): Point => [(a[0] + other[0]) / 2, (a[1] + other[1]) / 2];
    const [from, to] = [middle(before), middle(now)];
    this.camera.zoomAbout(from, factor);
    this.camera.pan(to[0] - from[0], to[1] - from[1]);
  }

  private at(event: MouseEvent): Point {
    const { left, top } = this.stage?.getBoundingClientRect() ?? new DOMRect();
    return [event.clientX - left, event.clientY - top];
  }
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a[0] - b[0], a[1] - b[1]);
}
