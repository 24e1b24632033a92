/** Everything that is said, in the reader's language. */
export {
  chooseLanguage,
  known,
  language,
  type LanguageCode,
  languages,
  listInWords,
  openLanguage,
  say,
  t,
  termIn,
} from "./language.svelte";
