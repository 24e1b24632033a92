/** Code that is loaded when somebody needs it. */
import type { Component } from "svelte";

import { type Extra, openWords } from "$src/i18n";

export type Load<Props extends object> = () => Promise<{ default: Component<Props> }>;

/** A part with words of its own: it is there when they are. */
export function saying<Props extends object>(load: Load<Props>, ...words: Extra[]): Load<Props> {
  return async () => {
    const [part] = await Promise.all([load(), openWords(...words)]);
    return part;
  };
}
