/**
 * The cores of the rules and the search as WebAssembly: one instance of their module, with a memory of its own. Python's
 * load of them (skyrise.kernel.wasm) works on it too, so it takes and gives plain numbers and bytes.
 */

export type Result = bigint | number | boolean | null;

type Export = (...given: (bigint | number)[]) => bigint | number | undefined;

const PAGE = 1 << 16;

export class Kernel {
  readonly #functions: Record<string, Export>;
  readonly #memory: WebAssembly.Memory;

  constructor(module: WebAssembly.Module) {
    const { memory, ...functions } = new WebAssembly.Instance(module).exports;
    this.#memory = memory as WebAssembly.Memory;
    this.#functions = functions as Record<string, Export>;
  }

  /** At least so many bytes of new memory, all 0, next to what there was; gives the address of the first. */
  more(size: number): number {
    return this.#memory.grow(Math.ceil(size / PAGE)) * PAGE;
  }

  /** A copy of what is there. */
  read(address: number, size: number): Uint8Array<ArrayBuffer> {
    return this.bytes(address, size).slice();
  }

  write(address: number, data: Uint8Array): void {
    this.bytes(address, data.length).set(data);
  }

  clear(address: number, size: number): void {
    this.bytes(address, size).fill(0);
  }

  /** The memory itself: good until there is more of it. */
  bytes(address: number, size: number): Uint8Array<ArrayBuffer> {
    return new Uint8Array(this.#memory.buffer as ArrayBuffer, address, size);
  }

  /**
   * Calls a function. `kinds` has a letter for each argument, and one for the result: i for a whole number, f for any
   * other, b for yes or no, a for an address, n for nothing.
   */
  call(name: string, kinds: string, given: readonly (bigint | number | boolean)[]): Result {
    const call = this.#functions[name];
    if (!call) throw new Error(`${name} is no function of the kernel`);
    const result = call(...given.map((value, place) => (kinds[place] === "i" ? BigInt(value) : Number(value))));
    if (result === undefined) return null;
    return kinds.endsWith("b") ? result !== 0 : result;
  }
}
