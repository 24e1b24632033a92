/** An island under the pen: every step is drawn and checked by whoever has the rules, and can be taken back. */
import { post } from "$src/wire/http";
import { sayFailure } from "$src/wire/problem";
import type { EditedIsland, IslandEdit, IslandFile, IslandTrouble } from "$src/wire/types";

/** What is done at a place of the drawing. */
export const tools = ["select", "draw", "split", "move", "straighten"] as const;
export type Tool = (typeof tools)[number];
export type Point = [number, number];

type Without<T> = T extends IslandEdit ? Omit<T, "island"> : never;
/** A step, without the island that it is made on. */
export type Step = Without<IslandEdit>;

const MOST_PAST = 200;
/** How many points a tool needs; a new area is finished when the author says so. */
const NEEDED: Partial<Record<Tool, number>> = { split: 2, move: 2, straighten: 1 };

export class Editing {
  #now = $state.raw<EditedIsland>({ island: nothing(), trouble: null });
  #past = $state.raw<readonly EditedIsland[]>([]);
  #future = $state.raw<readonly EditedIsland[]>([]);
  #waiting = $state(0);
  #failure = $state("");
  #queue: Promise<void> = Promise.resolve();
  tool = $state<Tool>("select");
  /** The area that is chosen. */
  area = $state("");
  /** The places of a step that is not finished. */
  points = $state.raw<readonly Point[]>([]);

  /** `keep` is told about every island that was checked. */
  constructor(
    island: IslandFile,
    readonly keep: (told: EditedIsland) => void,
  ) {
    this.#now = { island, trouble: null };
    void this.#ask({ type: "check" }, false);
  }

  get island(): IslandFile {
    return this.#now.island;
  }

  /** Why it cannot be played on. */
  get trouble(): IslandTrouble | null {
    return this.#now.trouble;
  }

  /** Why the latest step was not made. */
  get failure(): string {
    return this.#failure;
  }

  get isWaiting(): boolean {
    return this.#waiting > 0;
  }

  get canUndo(): boolean {
    return this.#past.length > 0;
  }

  get canRedo(): boolean {
    return this.#future.length > 0;
  }

  /** Make a step, after those that are under way. */
  step(step: Step): Promise<void> {
    this.points = [];
    return this.#ask(step, true);
  }

  choose(tool: Tool): void {
    this.tool = tool;
    this.points = [];
  }

  /** A place for the tool; the step is made when it has all that it needs. */
  point(point: Point, reach: number): void {
    this.points = [...this.points, point];
    if (this.points.length !== NEEDED[this.tool]) return;
    const [start, end] = this.points;
    if (!start) return;
    if (this.tool === "straighten") void this.step({ type: "straighten", point: start, reach });
    if (!end) return;
    if (this.tool === "move") void this.step({ type: "move", start, end, reach });
    if (this.tool === "split") void this.step({ type: "split", area: this.area, points: [start, end], reach });
  }

  undo(): void {
    const before = this.#past.at(-1);
    if (!before) return;
    this.#future = [this.#now, ...this.#future];
    this.#past = this.#past.slice(0, -1);
    this.#set(before);
  }

  redo(): void {
    const [after, ...rest] = this.#future;
    if (!after) return;
    this.#past = [...this.#past, this.#now];
    this.#future = rest;
    this.#set(after);
  }

  #ask(step: Step, changes: boolean): Promise<void> {
    this.#waiting += 1;
    this.#queue = this.#queue.then(async () => {
      try {
        const told = await post<EditedIsland>("/api/islands/edit", { ...step, island: this.island });
        if (changes) {
          this.#past = [...this.#past, this.#now].slice(-MOST_PAST);
          this.#future = [];
        }
        this.#set(told);
      } catch (why) {
        this.#failure = sayFailure(why);
      }
      this.#waiting -= 1;
    });
    return this.#queue;
  }

  #set(told: EditedIsland): void {
    this.#now = told;
    this.#failure = "";
    this.points = [];
    const { neighborhoods, lakes, blimps } = told.island;
    if (![...neighborhoods, ...lakes, ...blimps].some(({ id }) => id === this.area)) this.area = "";
    this.keep(told);
  }
}

function nothing(): IslandFile {
  return { name: "", vertices: [], neighborhoods: [], lakes: [], blimps: [], bridges: [], ports: {} };
}
