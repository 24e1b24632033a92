/** The worker that thinks for bots: first its memory comes, if there is one; then a line with a task, and one goes back. */
import { fetchKernel } from "$src/kernel/module";

import { Lull } from "./lull";
import { keepMemory, keptMemory } from "./memory";
import { folder, type Python, startPython } from "./pyodide";

type Reply = (line: string) => string;
type OpenBots = (kernel: unknown) => Reply;
type Sent = { memory: Uint8Array | null } | { number: number; line: string };

/** What is kept for later visits is kept when no bot has been asked for so long: this visit comes first. */
const QUIET = 3000;
const lull = new Lull();

async function start(memory: Uint8Array | null): Promise<Reply> {
  const kept = memory ? Promise.resolve(memory) : keptMemory(folder);
  const [python, kernel] = await Promise.all([startPython(kept, () => undefined, true), fetchKernel()]);
  void keepLater(python);
  return (python.from("skyrise.browser.bots", "open_bots") as unknown as OpenBots)(kernel);
}

async function keepLater(python: Python): Promise<void> {
  lull.end();
  await lull.lasting(QUIET);
  if (python.memory) await keepMemory(folder, python.memory);
  python.memory = null;
}

let bots: Promise<Reply> | null = null;

self.onmessage = async ({ data }: MessageEvent<Sent>) => {
  lull.end();
  if ("memory" in data) {
    bots = start(data.memory);
    bots.catch(() => undefined); // whoever asks is told
    return;
  }
  try {
    const reply = await (bots ??= start(null));
    postMessage({ number: data.number, line: reply(data.line) });
  } catch (why) {
    postMessage({ number: data.number, failure: String(why) });
  }
};
