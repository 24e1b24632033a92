/** The transport to a worker of the page, which has the tables of this browser. It starts when it is needed first. */
import { Lull } from "$src/engine/lull";
import type { Sent, Told } from "$src/engine/messages";

import { engine as progress, engineFolder, type EngineStage } from "./engine.svelte";
import { NEW_TABLE } from "./paths";
import type { Answer, Order, Socket, Transport } from "./transport";

/** What this transport needs of a worker. */
export interface Engine {
  onmessage: ((event: MessageEvent<Told>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  postMessage(sent: Sent): void;
  terminate(): void;
}

interface Waiting {
  answered: (answer: Answer) => void;
  failed: (why: Error) => void;
}

const GONE = 1006;
const USED = "skyrise.here";
const ASKED = "skyrise.asked-to-keep";

const startEngine = (): Engine =>
  new Worker(new URL("../engine/tables.worker.ts", import.meta.url), { type: "module", name: engineFolder() ?? "" });

/** What is sent may be kept: from now on this browser is asked for it. */
function remember(): void {
  try {
    localStorage.setItem(USED, "1");
  } catch {
    // a browser that keeps nothing has nothing to be asked for
  }
}

/**
 * The first table is kept: the browser is asked, once, not to give up such things when it runs out of room. Most decide by
 * themselves; one that asks the reader does so now, before the first move.
 */
function askToKeep(): void {
  try {
    if (localStorage.getItem(ASKED) !== null) return;
    localStorage.setItem(ASKED, "1");
    void navigator.storage.persist().catch(() => false);
  } catch {
    // a browser that keeps nothing, or has nobody to ask
  }
}

/** When the reader turns to this tab. */
const turnedTo = (): Promise<void> =>
  new Promise((turned) => {
    if (document.hasFocus()) turned();
    else
      addEventListener(
        "focus",
        () => {
          turned();
        },
        { once: true },
      );
  });

export class WorkerTransport implements Transport {
  #engine: Engine | null = null;
  #numbers = 0;
  readonly #lull = new Lull();
  readonly #questions = new Map<number, Waiting>();
  readonly #lines = new Map<number, Line>();
  /** When it has started, or has failed to. */
  readonly #ready: Promise<void>;
  #settle: () => void = () => undefined;
  /** Another tab has the tables, until the reader turns to this one. */
  #elsewhere = Promise.resolve();

  constructor(
    private readonly start: () => Engine = startEngine,
    private readonly back: () => Promise<void> = turnedTo,
    private readonly tell: (stage: EngineStage, part: number) => void = () => undefined,
  ) {
    this.#ready = new Promise((settle) => {
      this.#settle = settle;
    });
  }

  /** Has this browser kept anything by itself? */
  get isUsed(): boolean {
    try {
      return this.#engine !== null || localStorage.getItem(USED) !== null;
    } catch {
      return false;
    }
  }

  async ask(path: string, order?: Order): Promise<Answer> {
    await this.#elsewhere;
    if (order) remember();
    const number = (this.#numbers += 1);
    const answer = await new Promise<Answer>((answered, failed) => {
      this.#questions.set(number, { answered, failed });
      this.#send({ kind: "ask", number, method: order ? "POST" : "GET", path, body: order?.body ?? "" });
    });
    if (order && path === NEW_TABLE && answer.status < 300) askToKeep();
    return answer;
  }

  connect(path: string): Socket {
    const number = (this.#numbers += 1);
    const line = new Line((sent) => {
      this.#send(sent);
    }, number);
    this.#lines.set(number, line);
    void this.#elsewhere.then(() => {
      if (this.#lines.has(number)) this.#send({ kind: "open", number, path });
    });
    return line;
  }

  /** When it has started, has answered everything, and has been asked nothing for so many milliseconds. */
  async lull(time: number): Promise<void> {
    await this.#ready;
    await this.#lull.lasting(time);
    while (this.#questions.size > 0) {
      await new Promise((later) => setTimeout(later, time));
      await this.#lull.lasting(time);
    }
  }

  /** Start the worker, so that it is ready when it is needed. */
  warm(): void {
    void this.#elsewhere.then(() => this.#started());
  }

  /** Let a worker that runs prepare later visits, so that they begin sooner. */
  prepare(): void {
    this.#engine?.postMessage({ kind: "prepare" });
  }

  #started(): Engine {
    if (this.#engine) return this.#engine;
    const engine = this.start();
    this.tell("starting", 0);
    engine.onmessage = ({ data }) => {
      this.#hear(data);
    };
    engine.onerror = ({ message }) => {
      this.#lost(message);
    };
    this.#engine = engine;
    return engine;
  }

  #send(sent: Sent): void {
    if (sent.kind === "shut") {
      this.#lines.delete(sent.number);
      if (!this.#engine) return;
    }
    this.#lull.end();
    this.#started().postMessage(sent);
  }

  #hear(told: Told): void {
    if (told.kind === "progress") this.tell("starting", told.part);
    else if (told.kind === "ready") this.#readied();
    else if (told.kind === "failed") this.#lost(told.why);
    else if (told.kind === "elsewhere") this.#leave();
    else if (told.kind === "answer") this.#answer(told);
    else this.#lines.get(told.number)?.hear(told);
  }

  #readied(): void {
    this.tell("ready", 1);
    this.#settle();
  }

  #answer({ number, status, type, text }: Extract<Told, { kind: "answer" }>): void {
    this.#questions.get(number)?.answered({ status, title: "", type, text });
    this.#questions.delete(number);
    this.#lull.end();
  }

  #leave(): void {
    this.#elsewhere = this.back();
    this.#lost("the tables are open in another tab");
    this.tell("elsewhere", 0);
  }

  /** The worker is gone: whoever waits is told, and the next question starts another. */
  #lost(why: string): void {
    this.#engine?.terminate();
    this.#engine = null;
    this.tell("idle", 0);
    this.#settle();
    const [questions, lines] = [[...this.#questions.values()], [...this.#lines]];
    this.#questions.clear();
    this.#lines.clear();
    for (const { failed } of questions) failed(new Error(why));
    for (const [number, line] of lines) line.hear({ kind: "closed", number, code: GONE });
  }
}

/** A connection to a table in the worker. */
class Line implements Socket {
  onopen: Socket["onopen"] = null;
  onmessage: Socket["onmessage"] = null;
  onclose: Socket["onclose"] = null;

  constructor(
    private readonly post: (sent: Sent) => void,
    private readonly number: number,
  ) {}

  send(text: string): void {
    this.post({ kind: "say", number: this.number, text });
  }

  close(): void {
    this.post({ kind: "shut", number: this.number });
  }

  hear(told: Told): void {
    if (told.kind === "opened") this.onopen?.(new Event("open"));
    else if (told.kind === "told") this.onmessage?.(new MessageEvent("message", { data: told.text }));
    else if (told.kind === "closed") this.onclose?.(new CloseEvent("close", { code: told.code }));
  }
}

export const worker = new WorkerTransport(startEngine, turnedTo, (stage, part) => {
  [progress.stage, progress.part] = [stage, part];
});
