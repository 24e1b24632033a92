/**
 * The messages of a language, in parts: most come with the page, those that only some screens say come with these
 * screens, and refusals with the first of them. The build makes a file of each part.
 */
const files = import.meta.glob<string>("./words/*/*.ts", { import: "default" });

/** What not every reader needs. */
export type Extra = "around" | "rules" | "lessons" | "refusals";

/** The messages of a part in a language, as one Fluent text. */
export async function wordsOf(code: string, part: Extra | "common"): Promise<string> {
  const load = files[`./words/${code}/${part}.ts`];
  if (!load) throw new Error(`the page has no ${part} in ${code}`);
  return load();
}
