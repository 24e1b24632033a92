/** A page for tests: each job is done by the kernel in a worker of its own, all at the same time. */
import { fetchModule } from "../../src/kernel/module";
import type { Done, Job } from "./worker";

function work(module: WebAssembly.Module, job: Job): Promise<Done> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
    worker.onmessage = ({ data }: MessageEvent<Done>) => {
      worker.terminate();
      resolve(data);
    };
    worker.onerror = ({ message }) => {
      reject(new Error(message));
    };
    worker.postMessage({ module, job });
  });
}

async function run(jobs: Job[]): Promise<{ compiled: number; done: Done[] }> {
  const start = performance.now();
  const module = await fetchModule();
  if (!module) throw new Error("the page was built without the kernel");
  const compiled = performance.now() - start;
  return { compiled, done: await Promise.all(jobs.map((job) => work(module, job))) };
}

Object.assign(window, { run });
