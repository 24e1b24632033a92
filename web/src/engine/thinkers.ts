/** The worker that thinks for bots, as the worker with the tables sees it. */

interface Reply {
  number: number;
  line?: string;
  failure?: string;
}
interface Waiting {
  answered: (line: string) => void;
  failed: (why: Error) => void;
  timer: ReturnType<typeof setTimeout>;
}

/** A thought may take as long at the very most; then its worker is given up, and another one started. */
const PATIENCE = 60_000;

export class Thinkers {
  #worker: Worker | null = null;
  #numbers = 0;
  readonly #waiting = new Map<number, Waiting>();

  /** Starts the worker, so that it is ready when the first bot thinks. `memory`: what its Python begins with. */
  start(memory: Uint8Array | null = null): Worker {
    if (this.#worker) return this.#worker;
    const worker = new Worker(new URL("./thinking.worker.ts", import.meta.url), { type: "module", name: self.name });
    worker.onmessage = ({ data }: MessageEvent<Reply>) => {
      this.#hear(data);
    };
    worker.onerror = ({ message }) => {
      this.#giveUp(message);
    };
    this.#worker = worker;
    worker.postMessage({ memory });
    return worker;
  }

  think = (line: string): Promise<string> =>
    new Promise((answered, failed) => {
      const number = (this.#numbers += 1);
      const timer = setTimeout(() => {
        this.#giveUp("no answer in time");
      }, PATIENCE);
      this.#waiting.set(number, { answered, failed, timer });
      this.start().postMessage({ number, line });
    });

  #hear({ number, line, failure }: Reply): void {
    const waiting = this.#waiting.get(number);
    this.#waiting.delete(number);
    clearTimeout(waiting?.timer);
    if (line === undefined) waiting?.failed(new Error(failure));
    else waiting?.answered(line);
  }

  #giveUp(why: string): void {
    this.#worker?.terminate();
    this.#worker = null;
    for (const { failed, timer } of this.#waiting.values()) {
      clearTimeout(timer);
      failed(new Error(why));
    }
    this.#waiting.clear();
  }
}
