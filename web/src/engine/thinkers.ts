/** The worker that thinks for bots, as the worker with the tables sees it. */

/** From the worker: it begins to think, has thought, or could not. */
export type Thought = { number: number } & ({ begun: true } | { line: string } | { failure: string });
/** To the worker: what its Python begins with, then one task after the other. */
export type Task = { memory: Uint8Array<ArrayBuffer> | null } | { number: number; line: string };

/** What this needs of a worker. */
export interface Thinker {
  onmessage: ((event: MessageEvent<Thought>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  postMessage(sent: Task, handedOver?: Transferable[]): void;
  terminate(): void;
}

interface Wanted {
  number: number;
  line: string;
  /** What comes first; `skyrise.browser.ports` says what it is of. */
  turn: number;
  answered: (line: string) => void;
  failed: (why: Error) => void;
}

/** A thought may take as long at the very most; then its worker is given up, and another one started. */
const PATIENCE = 60_000;
/** The same for the start of its Python, which has to be fetched first. */
const PATIENCE_FOR_START = 300_000;

const startThinker = (): Thinker =>
  new Worker(new URL("./thinking.worker.ts", import.meta.url), { type: "module", name: self.name });

export class Thinkers {
  #worker: Thinker | null = null;
  #numbers = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** What the worker has been given: one task at a time, so that a more urgent one waits for no more than that. */
  #given: Wanted | null = null;
  /** What waits for its turn, the most urgent first. */
  #waiting: Wanted[] = [];

  constructor(private readonly begin: () => Thinker = startThinker) {}

  /** Starts the worker, so that it is ready when the first bot thinks. `memory`: what its Python begins with, handed over. */
  start(memory: Uint8Array<ArrayBuffer> | null = null): Thinker {
    if (this.#worker) return this.#worker;
    const worker = this.begin();
    worker.onmessage = ({ data }) => {
      this.#hear(data);
    };
    worker.onerror = ({ message }) => {
      this.#giveUp(message);
    };
    this.#worker = worker;
    worker.postMessage({ memory }, memory ? [memory.buffer] : []);
    return worker;
  }

  /** Has a task thought about. Those with a lower `turn` come first, and of those with the same the oldest. */
  think = (line: string, turn: number): Promise<string> =>
    new Promise((answered, failed) => {
      this.#waiting.push({ number: (this.#numbers += 1), line, turn, answered, failed });
      this.#waiting.sort((a, b) => a.turn - b.turn || a.number - b.number);
      this.#next();
    });

  #next(): void {
    if (this.#given) return;
    this.#given = this.#waiting.shift() ?? null;
    if (!this.#given) return;
    const { number, line } = this.#given;
    this.#wait(PATIENCE_FOR_START);
    this.start().postMessage({ number, line });
  }

  #wait(time: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#giveUp("no answer in time");
    }, time);
  }

  #hear(thought: Thought): void {
    const given = this.#given;
    if (thought.number !== given?.number) return;
    if ("begun" in thought) {
      this.#wait(PATIENCE);
      return;
    }
    clearTimeout(this.#timer);
    this.#given = null;
    if ("line" in thought) given.answered(thought.line);
    else given.failed(new Error(thought.failure));
    this.#next();
  }

  /** The worker is gone, and with it what it was thinking about; the rest is for another one. */
  #giveUp(why: string): void {
    clearTimeout(this.#timer);
    this.#worker?.terminate();
    this.#worker = null;
    const given = this.#given;
    this.#given = null;
    given?.failed(new Error(why));
    this.#next();
  }
}
