/**
 * Runs a module of WebAssembly for a Python outside: skyrise's tests and benchmarks. Each line of the input is a request
 * in JSON, [method, ...arguments], and is answered by a line. Bytes travel in base64, numbers of functions as text.
 *
 * Usage: node hosts/node.js MODULE
 */
import { createInterface } from "node:readline";

import { kernelOf } from "./kernel.js";

const kernel = await kernelOf(process.argv[2]);

const text = (result) => (result === null ? null : String(typeof result === "boolean" ? Number(result) : result));

const METHODS = {
  more: (size) => kernel.more(size),
  read: (address, size) => Buffer.from(kernel.bytes(address, size)).toString("base64"),
  write: (address, data) => kernel.write(address, Buffer.from(data, "base64")),
  clear: (address, size) => kernel.clear(address, size),
  /** The result, and how many microseconds of the processor it took. */
  call: (name, kinds, given) => {
    const before = process.cpuUsage();
    const result = kernel.call(name, kinds, given);
    const { user, system } = process.cpuUsage(before);
    return [text(result), user + system];
  },
};

for await (const line of createInterface({ input: process.stdin })) {
  const [method, ...given] = JSON.parse(line);
  process.stdout.write(`${JSON.stringify(METHODS[method](...given) ?? null)}\n`);
}
