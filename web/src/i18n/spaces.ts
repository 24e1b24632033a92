/**
 * Spaces at which no line may break: between a number and the word after it, after the one-letter words of Polish, and
 * before the dashes of Russian. The rule is the file that `skyrise.language.spaces` reads.
 */
import rules from "$language/spaces.json";

const patterns: Record<string, string[]> = rules;

/** The text of Fluent files, with its unbreakable spaces. */
export function withUnbreakableSpaces(text: string, code: string): string {
  const applied = [...(patterns["all"] ?? []), ...(patterns[code] ?? [])];
  return applied.reduce((spaced, pattern) => spaced.replace(new RegExp(pattern, "gu"), "$1\u00a0"), text);
}
