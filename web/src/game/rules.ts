/** Where the rules page says what a symbol on the table is about. */
import { pathOf, routeOf } from "$src/kit/routes";

import { anchorOf } from "./teaching/rules";

/** The sections of the rules page. */
export type Section = "goal" | "city" | "auction" | "discs" | "eras" | "scoring" | "wonders";

const SECTIONS = {
  prestige: "scoring",
  built: "goal",
  left: "eras",
  dots: "goal",
  wonder: "wonders",
  rows: "discs",
  visionary: "discs",
  patron: "discs",
  key: "eras",
  initiative: "wonders",
  control: "scoring",
  eras: "eras",
  standing: "scoring",
} as const satisfies Record<string, Section>;

export type Topic = keyof typeof SECTIONS;

/** The address of the rule about a symbol. */
export function ruleOf(topic: Topic): string {
  return sectionPath(SECTIONS[topic]);
}

/** The address of a section, with the edition of the table that is shown. */
export function sectionPath(section: Section): string {
  return `${rulesPath()}#${section}`;
}

/** The address of a rule by its id, with the edition of the table that is shown. */
export function rulePath(rule: string): string {
  return `${rulesPath()}#${anchorOf(rule)}`;
}

function rulesPath(): string {
  const { parameters } = routeOf(location.pathname);
  return `${pathOf("learn")}${"table" in parameters ? `?table=${parameters.table}` : ""}`;
}
