/** The worker that thinks for bots: a line with a task comes, a line with its answer goes. */
import { fetchKernel } from "$src/kernel/module";

import { startPython } from "./pyodide";

type Reply = (line: string) => string;
type OpenBots = (kernel: unknown) => Reply;

async function start(): Promise<Reply> {
  const [python, kernel] = await Promise.all([startPython(() => undefined), fetchKernel()]);
  return (python.from("skyrise.browser.worker", "open_bots") as unknown as OpenBots)(kernel);
}

const bots = start();
bots.catch(() => undefined); // whoever asks is told

self.onmessage = async ({ data }: MessageEvent<{ number: number; line: string }>) => {
  try {
    postMessage({ number: data.number, line: (await bots)(data.line) });
  } catch (why) {
    postMessage({ number: data.number, failure: String(why) });
  }
};
