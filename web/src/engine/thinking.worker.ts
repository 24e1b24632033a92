/** The worker that thinks for bots: first its memory comes, if there is one; then a line with a task, and one goes back. */
import { kernelIfAny } from "$src/kernel/module";

import { keptMemory, release } from "./memory";
import { folder, type Python, startPython } from "./pyodide";
import type { Task, Thought } from "./thinkers";

type Reply = (line: string) => string;
type OpenBots = (kernel: unknown) => Reply;

const tell = (thought: Thought): void => {
  postMessage(thought);
};

async function start(memory: Python["memory"]): Promise<Reply> {
  const kept = memory ? Promise.resolve(memory) : keptMemory(folder);
  const [python, kernel] = await Promise.all([startPython(kept, () => undefined), kernelIfAny()]);
  if (python.memory) release(python.memory);
  return (python.from("skyrise.browser.bots", "open_bots") as unknown as OpenBots)(kernel);
}

let bots: Promise<Reply> | null = null;

/** Whoever asks is told of a start that fails, and the next one who asks has it tried again. */
function begun(memory: Python["memory"]): Promise<Reply> {
  const starting = start(memory);
  starting.catch(() => (bots = null));
  return starting;
}

self.onmessage = async ({ data }: MessageEvent<Task>) => {
  if ("memory" in data) {
    bots = begun(data.memory);
    return;
  }
  const { number, line } = data;
  try {
    const reply = await (bots ??= begun(null));
    tell({ number, begun: true });
    tell({ number, line: reply(line) });
  } catch (why) {
    tell({ number, failure: String(why) });
  }
};
