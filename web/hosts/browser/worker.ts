import type { Tree, Workspace } from "../../src/kernel/cores";
import { Kernel } from "../../src/kernel/kernel";
import { Workplace } from "../../src/kernel/workplace";

/** The lists of a bundle: what is in them, and how much. */
type Shape = Record<string, ["ints" | "floats" | "states", number]>;

/** Random games of a match, and a search from some deals; records are bytes in base64, 64 bits are text. */
export interface Job {
  tables: string;
  deals: string;
  weights: number[];
  word: string;
  games: number;
  actions: number;
  workspace: Shape;
  tree: Shape;
  simulations: number;
}

export interface Done {
  traces: string[];
  visits: string[];
  milliseconds: { games: number; search: number };
}

const bytes = (text: string) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));

function play(work: Workplace, job: Job): string[] {
  const [tables, chance, traces] = [work.records("Tables", bytes(job.tables)), work.ints(1), work.ints(job.games)];
  work.numbers(chance)[0] = BigInt(job.word);
  const [state, out] = [work.blanks("State", 1), work.ints(job.actions)];
  work.call("kernel.traces.trace_games", state, tables, chance, out, 0, traces);
  return [...work.numbers(traces)].map(String);
}

/** How often each action of the root was visited. */
function think(work: Workplace, job: Job): string[] {
  const [tables, deals] = [work.records("Tables", bytes(job.tables)), work.records("State", bytes(job.deals))];
  const space = bundle<Workspace>(work, job.workspace);
  const tree = bundle<Tree>(work, job.tree);
  work.numbers(space.weights).set(job.weights);
  work.numbers(space.chance)[0] = 1n;
  work.call("search.tree.plant", tree);
  work.call("search.think.think", space, tree, tables, deals, 0, job.simulations);
  const [first, count] = [Number(work.numbers(tree.first)[0]), Number(work.numbers(tree.children)[0])];
  return [...work.numbers(tree.visits).slice(first, first + count)].map(String);
}

function bundle<Bundle>(work: Workplace, shape: Shape): Bundle {
  const make = {
    ints: (length: number) => work.ints(length),
    floats: (length: number) => work.floats(length),
    states: (length: number) => work.blanks("State", length),
  };
  const lists = Object.entries(shape).map(([field, [kind, length]]) => [field, make[kind](length)]);
  return Object.fromEntries(lists) as Bundle;
}

onmessage = ({ data: { module, job } }: MessageEvent<{ module: WebAssembly.Module; job: Job }>) => {
  const work = new Workplace(new Kernel(module));
  const start = performance.now();
  const traces = play(work, job);
  const played = performance.now();
  const visits = think(work, job);
  postMessage({ traces, visits, milliseconds: { games: played - start, search: performance.now() - played } });
};
