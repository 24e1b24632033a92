/** A list in the memory of a kernel: an address, and how many there are, level by level. */
export interface List {
  readonly address: number;
  readonly lengths: readonly number[];
}

/** Whole numbers of 64 bits. */
export interface Ints extends List {
  readonly kind: "ints";
}

export interface Floats extends List {
  readonly kind: "floats";
}

/** Rows of whole numbers. */
export interface Grid extends List {
  readonly kind: "grid";
}

/** Records in a row; where a function takes one, it takes the first. */
export interface Records<Name extends string> extends List {
  readonly kind: Name;
}
