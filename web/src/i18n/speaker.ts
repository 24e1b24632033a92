/** One language: says messages to a reader. The same steps as `skyrise.language.Language`. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

import type { MessageArgument, MessageDocument } from "$src/wire/types";

import { withUnbreakableSpaces } from "./spaces";

/** The forms that a term may have as attributes: five cases, in quotation marks, and for narrow places. */
export const forms = ["acc", "gen", "dat", "ins", "loc", "quoted", "short"] as const;
export type Form = (typeof forms)[number];

export class Speaker {
  readonly #bundle: FluentBundle;

  constructor(
    readonly code: string,
    texts: readonly string[],
  ) {
    // No isolation marks: all three languages are written from left to right.
    this.#bundle = new FluentBundle(code, { useIsolating: false });
    texts.forEach((text) => this.learn(text));
  }

  /** More messages, from a Fluent text. */
  learn(text: string): void {
    this.#bundle.addResource(new FluentResource(withUnbreakableSpaces(text, this.code)));
  }

  has(id: string): boolean {
    return this.#bundle.hasMessage(id);
  }

  /** A message whose arguments are numbers, texts and terms; an unknown one says its id. */
  words(id: string, args: Record<string, MessageArgument> = {}): string {
    return this.say({ id, args });
  }

  /** A form of a term; its name where it has no such form. */
  form(id: string, form: Form): string {
    return this.#format(id, {}, form);
  }

  /** A message in words; the names are those of the seats. */
  say(message: MessageDocument, names: readonly string[] = []): string {
    return this.#format(message.id, this.#offered(message.args, names));
  }

  /** A list in words: commas, and the word for "and" before the last. */
  join(items: readonly string[]): string {
    if (items.length < 2) return items.join("");
    return this.words("list-and", { first: items.slice(0, -1).join(", "), last: items.at(-1) ?? "" });
  }

  #format(id: string, args: Record<string, FluentVariable>, form?: Form): string {
    const message = this.#bundle.getMessage(id);
    const pattern = (form && message?.attributes[form]) || message?.value;
    return pattern ? this.#bundle.formatPattern(pattern, args, []) : id;
  }

  /** What a message can use: its arguments, and the forms of those that may be things with a name. */
  #offered(args: Record<string, MessageArgument>, names: readonly string[]): Record<string, FluentVariable> {
    const offered: Record<string, FluentVariable> = {};
    for (const [key, value] of Object.entries(args)) {
      offered[key] = this.#value(value, names);
      if (!hasForms(value)) continue;
      for (const form of forms) offered[`${key}-${form}`] = this.#value(value, names, form);
    }
    return offered;
  }

  #value(value: MessageArgument, names: readonly string[], form?: Form): FluentVariable {
    if (typeof value === "number") return value;
    if (typeof value !== "object" || value === null) return String(value);
    if ("term" in value) return this.#format(value.term, {}, form);
    if ("seat" in value) return names[value.seat] ?? "";
    if ("id" in value) return this.say(value, names);
    return this.join(value.list.map((item) => String(this.#value(item, names, form))));
  }
}

/** Terms and lists have forms, and so has whatever may stand where a term does: a building is only its number. */
function hasForms(value: MessageArgument): boolean {
  return typeof value !== "object" || value === null || "term" in value || "list" in value;
}
