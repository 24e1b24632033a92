/** Everything that is said, in the reader's language. */
export {
  chooseLanguage,
  known,
  language,
  type LanguageCode,
  languages,
  listInWords,
  openLanguage,
  openWords,
  say,
  t,
  termIn,
} from "./language.svelte";
export type { Extra } from "./words";
