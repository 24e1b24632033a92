/** The worker that thinks for bots: first its memory comes, if there is one; then a line with a task, and one goes back. */
import { fetchKernel } from "$src/kernel/module";

import { keptMemory } from "./memory";
import { folder, startPython } from "./pyodide";

type Reply = (line: string) => string;
type OpenBots = (kernel: unknown) => Reply;
type Sent = { memory: Uint8Array | null } | { number: number; line: string };

async function start(memory: Uint8Array | null): Promise<Reply> {
  const kept = memory ? Promise.resolve(memory) : keptMemory(folder);
  const [python, kernel] = await Promise.all([startPython(kept, () => undefined), fetchKernel()]);
  return (python.from("skyrise.browser.worker", "open_bots") as unknown as OpenBots)(kernel);
}

let bots: Promise<Reply> | null = null;

self.onmessage = async ({ data }: MessageEvent<Sent>) => {
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
