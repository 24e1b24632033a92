/** Everything that is said, in the reader's language. */
export {
  chooseLanguage,
  inARow,
  known,
  language,
  languages,
  namesOf,
  openLanguage,
  say,
  t,
  type LanguageCode,
} from "./language.svelte";
export { sayFailure, sayProblem } from "./problem";
