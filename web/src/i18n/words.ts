/** The files of messages, fetched when somebody needs them. */
import { type Part, placeOf } from "./parts";

// What only the terminal says is left out.
const files = import.meta.glob<string>(["$language/*/*.ftl", "!$language/*/terminal.ftl"], {
  query: "?raw",
  import: "default",
});

/** All messages of a part in a language, as one Fluent text. */
export async function wordsOf(code: string, part: Part): Promise<string> {
  const wanted = Object.entries(files).filter(([path]) => {
    const place = placeOf(path);
    return place?.code === code && place.part === part;
  });
  const texts = await Promise.all(wanted.map(([, load]) => load()));
  return texts.join("\n");
}
