/** The worker that has the tables of this browser. */
import { isMemoryKept, keptMemory } from "./memory";
import type { Sent, Told } from "./messages";
import { folder, startPython } from "./pyodide";
import { Shelf } from "./shelf";
import { Thinkers } from "./thinkers";

/** `skyrise.browser.counter.Counter`. */
interface Counter {
  ask(number: number, method: string, path: string, body: string): void;
  open(number: number, path: string): void;
  say(number: number, text: string): void;
  shut(number: number): void;
}
type Post = (kind: string, number: number, ...parts: (string | number)[]) => void;
type OpenCounter = (
  shelf: Shelf,
  think: (line: string, turn: number) => Promise<string>,
  post: Post,
  words: () => Promise<void>,
) => Promise<Counter>;

const LOCK = "skyrise-tables";

const tell = (told: Told): void => {
  postMessage(told);
};

const post: Post = (kind, number, ...parts) => {
  const [first, second, third, fourth] = parts as [never, never, never, never];
  if (kind === "answer") tell({ kind, number, status: first, type: second, text: third, filename: fourth });
  else if (kind === "told") tell({ kind, number, text: first });
  else if (kind === "closed") tell({ kind, number, code: first });
  else tell({ kind: "opened", number });
};

/** One tab has the tables at a time: the one that was used last. */
async function haveTables(): Promise<void> {
  await new Promise<void>((granted) => {
    navigator.locks
      .request(LOCK, { steal: true }, () => {
        granted();
        return new Promise<never>(() => undefined);
      })
      .catch(() => {
        tell({ kind: "elsewhere" });
        self.close();
      });
  });
}

/** A worker of its own makes what later visits begin with, unless it is there. */
async function prepareLaterVisits(): Promise<void> {
  if (await isMemoryKept(folder)) return;
  new Worker(new URL("./preparing.worker.ts", import.meta.url), { type: "module", name: self.name });
}

/** Bots are made ready after the tables: nobody is to decide anything before there is one. */
async function start(): Promise<Counter> {
  await haveTables();
  const thinkers = new Thinkers();
  const python = await startPython(keptMemory(folder), (part) => {
    tell({ kind: "progress", part });
  });
  thinkers.start(python.memory);
  const openCounter = python.from("skyrise.browser.worker", "open_counter") as unknown as OpenCounter;
  tell({ kind: "progress", part: 0.95 });
  const counter = await openCounter(new Shelf(), thinkers.think, post, () => python.add("words.zip"));
  tell({ kind: "ready" });
  return counter;
}

const counter = start();
counter.catch((why: unknown) => {
  tell({ kind: "failed", why: String(why) });
});

self.onmessage = async ({ data }: MessageEvent<Sent>) => {
  const open = await counter;
  if (data.kind === "ask") open.ask(data.number, data.method, data.path, data.body);
  else if (data.kind === "open") open.open(data.number, data.path);
  else if (data.kind === "say") open.say(data.number, data.text);
  else if (data.kind === "shut") open.shut(data.number);
  else await prepareLaterVisits();
};
