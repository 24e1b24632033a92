/** What cards do, in words, with the values of the edition. */
import { say } from "$src/i18n";
import type { EditionDocument } from "$src/wire/types";

/** `id`: wonder-6, panorama-blimps, objective-yellow. */
export function effectOf(edition: EditionDocument, id: string): string {
  const message = edition.effects[id];
  return message ? say(message, []) : "";
}
