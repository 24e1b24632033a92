/** What a host can choose from, in the order in which it is shown. */
import type { Absence, BotLevel, Color, EditionId, OuterIsland, Slot } from "./types";

/** All members of a union: the compiler refuses a list that lacks one. */
const allOf =
  <T extends string>() =>
  <const L extends readonly T[]>(list: [T] extends [L[number]] ? L : never): L =>
    list;

export const colors = allOf<Color>()(["red", "teal", "yellow", "blue"]);
export const editions = allOf<EditionId>()(["retail", "polish", "russian", "preview", "manual"]);
export const botLevels = allOf<BotLevel>()(["random", "beginner", "casual", "skilled", "expert"]);
/** Who plays when somebody wants to learn from it: strong, and quick. */
export const teachingBot: BotLevel = "skilled";
export const slots = allOf<Slot>()(["north", "east", "south", "west"]);
export const outerIslands = allOf<OuterIsland>()(["aurora", "boreas", "cirrus", "zephyr"]);
export const absences = allOf<Absence>()(["wait", "bot", "host"]);
