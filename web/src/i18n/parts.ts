/**
 * Which messages come when. Most come with the page; those that only some screens say come with these screens. The build
 * makes a file of each part in each language.
 */
const FILES = {
  /** What is in the editions, who vouches for it, and the form for one's own. */
  rules: ["conditions", "editions", "rulings", "values"],
  /** Lessons, and the rules sentence by sentence. */
  lessons: ["lessons", "rulebook"],
} as const;

/** What only some screens say. */
export type Extra = keyof typeof FILES;
export type Part = Extra | "common";

/** The language and the part that a file of messages belongs to. */
export function placeOf(path: string): { code: string; part: Part } | null {
  const [, code, name] = /\/language\/(\w+)\/(\w+)\.ftl/.exec(path) ?? [];
  if (code === undefined) return null;
  const extra = (["rules", "lessons"] as const).find((one) => FILES[one].some((file) => file === name));
  return { code, part: extra ?? "common" };
}
