/**
 * A place to work with a kernel from TypeScript: it makes lists in the kernel's memory, and calls functions with them.
 * Its lists are freed together, when nobody has the kernel any more.
 */
import { BUNDLES, type Functions, RECORDS, SIGNATURES } from "./cores";
import type { Kernel } from "./kernel";
import type { Floats, Grid, Ints, List, Records } from "./lists";

type Argument = number | bigint | boolean | List | Readonly<Record<string, List>>;
type RecordName = keyof typeof RECORDS;
type Given<Name extends keyof Functions> = Functions[Name][0];
type Result<Name extends keyof Functions> = Functions[Name][1];

const WORD = 8;
const PAGE = 1 << 16;

export class Workplace {
  readonly #bundles = new WeakMap<object, number>();
  #top = 0;
  #end = 0;

  constructor(private readonly kernel: Kernel) {}

  ints(length: number): Ints {
    return { kind: "ints", address: this.#room(WORD * length), lengths: [length] };
  }

  floats(length: number): Floats {
    return { kind: "floats", address: this.#room(WORD * length), lengths: [length] };
  }

  grid(rows: number, columns: number): Grid {
    return { kind: "grid", address: this.#room(WORD * rows * columns), lengths: [rows, columns] };
  }

  /** Records of zeros. */
  blanks<Name extends RecordName>(kind: Name, count: number): Records<Name> {
    return { kind, address: this.#room(RECORDS[kind].size * count), lengths: [count] };
  }

  /** Records from their bytes, as Python's load packs them. */
  records<Name extends RecordName>(kind: Name, packed: Uint8Array): Records<Name> {
    const count = packed.length / RECORDS[kind].size;
    if (!Number.isInteger(count)) throw new Error(`${String(packed.length)} bytes are no whole number of ${kind}`);
    const made = this.blanks(kind, count);
    this.kernel.write(made.address, packed);
    return made;
  }

  /** The numbers of a list; changes to them are changes to the list, until there is more memory. */
  numbers(list: Ints): BigInt64Array;
  numbers(list: Floats): Float64Array;
  numbers(list: Ints | Floats): BigInt64Array | Float64Array {
    const { buffer, byteOffset } = this.kernel.bytes(list.address, WORD);
    const length = list.lengths[0] ?? 0;
    return list.kind === "ints"
      ? new BigInt64Array(buffer, byteOffset, length)
      : new Float64Array(buffer, byteOffset, length);
  }

  /** A copy of records, as Python's load reads them. */
  bytes<Name extends RecordName>(records: Records<Name>): Uint8Array<ArrayBuffer> {
    return this.kernel.read(records.address, RECORDS[records.kind].size * (records.lengths[0] ?? 0));
  }

  /** A number of a record that is one byte wide, such as State's phase. */
  small<Name extends RecordName>(records: Records<Name>, field: string, index = 0): number {
    const { size, fields } = RECORDS[records.kind] as {
      size: number;
      fields: Record<string, readonly [string, number, number]>;
    };
    const [kind, offset] = fields[field] ?? [];
    if (kind !== "i1" || offset === undefined) throw new Error(`${records.kind} has no small number ${field}`);
    return ((this.kernel.bytes(records.address + size * index + offset, 1)[0] ?? 0) << 24) >> 24;
  }

  call<Name extends keyof Functions>(name: Name, ...given: Given<Name>): Result<Name> {
    const signature = SIGNATURES[name];
    const passed: (number | bigint | boolean)[] = [];
    let kinds = "";
    given.forEach((argument: Argument, place) => {
      const parts = this.#passed(signature[place] ?? "", argument);
      passed.push(...parts.values);
      kinds += parts.kinds;
    });
    return this.kernel.call(name, kinds + (signature.at(-1) ?? "n"), passed) as Result<Name>;
  }

  #passed(how: string, argument: Argument): { kinds: string; values: (number | bigint | boolean)[] } {
    if (typeof argument !== "object") return { kinds: how, values: [argument] };
    if (how === "record") return { kinds: "a", values: [(argument as List).address] };
    if (how !== "list")
      return { kinds: "a", values: [this.#bundle(how as keyof typeof BUNDLES, argument as Record<string, List>)] };
    const { address, lengths } = argument as List;
    return { kinds: `a${"i".repeat(lengths.length)}`, values: [address, ...lengths] };
  }

  /** Addresses and lengths in a row, as the kernel reads a bundle; written once, because its lists stay where they are. */
  #bundle(name: keyof typeof BUNDLES, bundle: Readonly<Record<string, List>>): number {
    const known = this.#bundles.get(bundle);
    if (known !== undefined) return known;
    const words = BUNDLES[name].flatMap((field) => {
      const list = bundle[field];
      if (!list) throw new Error(`${name} has no ${field}`);
      return [list.address, ...list.lengths];
    });
    const place = this.ints(words.length);
    this.numbers(place).set(words.map(BigInt));
    this.#bundles.set(bundle, place.address);
    return place.address;
  }

  #room(size: number): number {
    const wanted = Math.ceil(size / (2 * WORD)) * 2 * WORD;
    const missing = wanted - (this.#end - this.#top);
    if (missing > 0) {
      const start = this.kernel.more(missing);
      if (this.#top === 0) this.#top = start;
      this.#end = start + Math.ceil(missing / PAGE) * PAGE;
    }
    this.#top += wanted;
    return this.#top - wanted;
  }
}
