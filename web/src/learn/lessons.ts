/** Which lessons play what a section of the rules says. */
import type { Section } from "$src/game/rules";
import type { LessonSummary } from "$src/wire/types";

const ABOUT: Record<Section, readonly string[]> = {
  goal: ["bids"],
  city: ["bridges"],
  auction: ["bids", "winning"],
  discs: ["discs", "patrons"],
  eras: ["keys"],
  scoring: ["islands", "panoramas", "counting"],
  wonders: ["wonders"],
};

/** The lesson that is played beside a section. */
const BESIDE: Record<Section, string> = {
  goal: "bids",
  city: "bridges",
  auction: "winning",
  discs: "discs",
  eras: "keys",
  scoring: "islands",
  wonders: "wonders",
};

export function lessonBeside(section: Section, lessons: readonly LessonSummary[]): LessonSummary | undefined {
  return lessons.find((lesson) => lesson.id === BESIDE[section]);
}

export function lessonsAbout(section: Section, lessons: readonly LessonSummary[]): LessonSummary[] {
  return lessons.filter((lesson) => ABOUT[section].includes(lesson.id));
}
