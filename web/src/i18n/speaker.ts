/** One language: says messages to a reader. The same steps as `skyrise.language.Language`. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

import type { MessageArgument, MessageDocument } from "$src/wire/types";

export class Speaker {
  readonly #bundle: FluentBundle;

  constructor(
    readonly code: string,
    messages: string,
  ) {
    // No isolation marks: all three languages are written from left to right.
    this.#bundle = new FluentBundle(code, { useIsolating: false });
    this.#bundle.addResource(new FluentResource(messages));
  }

  has(id: string): boolean {
    return this.#bundle.hasMessage(id);
  }

  /** A message whose arguments are only numbers and texts; an unknown one says its id. */
  words(id: string, args: Record<string, FluentVariable> = {}): string {
    const pattern = this.#bundle.getMessage(id)?.value;
    return pattern ? this.#bundle.formatPattern(pattern, args, []) : id;
  }

  /** A message in words; the names are those of the seats. */
  say(message: MessageDocument, names: readonly string[] = []): string {
    const args = Object.entries(message.args).map(([key, value]) => [key, this.#value(value, names)] as const);
    return this.words(message.id, Object.fromEntries(args));
  }

  /** A list in words: commas, and the word for "and" before the last. */
  join(items: readonly string[]): string {
    if (items.length < 2) return items.join("");
    return this.words("list-and", { first: items.slice(0, -1).join(", "), last: items.at(-1) ?? "" });
  }

  #value(value: MessageArgument, names: readonly string[]): FluentVariable {
    if (typeof value === "number") return value;
    if (typeof value !== "object" || value === null) return String(value);
    if ("term" in value) return this.words(value.term);
    if ("seat" in value) return names[value.seat] ?? "";
    if ("id" in value) return this.say(value, names);
    return this.join(value.list.map((item) => String(this.#value(item, names))));
  }
}
