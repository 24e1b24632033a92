import { describe, expect, it } from "vitest";

import example from "./example.json";
import { Kernel } from "./kernel";
import { Workplace } from "./workplace";

const ACTIONS = 8192;
const OVER = 7;
const bytes = (text: string) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));

// `build_page.py --install` writes the module where there is llvmlite; elsewhere there is none to be tested.
const files = import.meta.glob<string>("./cores.wasm", { eager: true, query: "?url&inline", import: "default" });
const built = Object.values(files).map((address) => bytes(address.split(",")[1] ?? ""));

describe.each(built)("the kernel", (code) => {
  const module = new WebAssembly.Module(code);

  function start() {
    const work = new Workplace(new Kernel(module));
    const [state, tables] = [
      work.records("State", bytes(example.state)),
      work.records("Tables", bytes(example.tables)),
    ];
    return { work, state, tables, out: work.ints(ACTIONS) };
  }

  it("lists what is legal, and plays it", () => {
    const { work, state, tables, out } = start();
    const desk = { tables, out };
    const count = Number(work.call("kernel.loops.list_legal", state, desk));
    expect([...work.numbers(out).slice(0, count)].map(Number)).toEqual(example.legal);
    const seat = work.small(state, "to_act");
    expect(work.call("kernel.loops.step", state, desk, example.legal[0] ?? 0)).toBeGreaterThan(0n);
    expect(work.small(state, "to_act")).not.toBe(seat);
  });

  it("counts what can be played as the interpreted rules do", () => {
    const { work, tables } = start();
    const states = work.records("State", new Uint8Array([...new Uint8Array(1440), ...bytes(example.state)]));
    expect(work.call("kernel.loops.perft", states, tables, 2, work.grid(3, ACTIONS))).toBe(BigInt(example.perft));
  });

  it("plays the games that the interpreted rules play", () => {
    const { work, tables, out } = start();
    const [chance, traces] = [work.ints(1), work.ints(example.traces.length)];
    work.numbers(chance)[0] = BigInt(example.word);
    const played = work.call("kernel.traces.trace_games", work.blanks("State", 1), tables, chance, out, 0, traces);
    expect([...work.numbers(traces)].map(String)).toEqual(example.traces);
    expect(played).toBe(BigInt(example.decisions));
  });

  it("has a memory of its own in every instance", () => {
    const [one, other] = [start(), start()];
    const chance = one.work.ints(1);
    one.work.numbers(chance)[0] = 1n;
    expect(one.work.call("kernel.loops.play_out", one.state, one.tables, chance, one.out)).toBeGreaterThan(50n);
    expect(one.work.small(one.state, "to_act")).not.toBe(other.work.small(other.state, "to_act"));
    expect(one.work.small(one.state, "phase")).toBe(OVER);
    expect(other.work.bytes(other.state)).toEqual(bytes(example.state));
  });

  it("refuses what it does not know", () => {
    const { work, tables } = start();
    expect(() => work.records("State", new Uint8Array(7))).toThrow("7 bytes are no whole number of State");
    expect(() => work.small(tables, "nonsense")).toThrow("Tables has no small number nonsense");
    expect(() => new Kernel(module).call("nonsense", "n", [])).toThrow("nonsense is no function of the kernel");
  });
});
