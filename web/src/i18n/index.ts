/** Everything that is said, in the reader's language. */
export {
  chooseLanguage,
  inARow,
  known,
  language,
  type LanguageCode,
  languages,
  openLanguage,
  say,
  t,
} from "./language.svelte";
