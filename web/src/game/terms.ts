/** The factions and the patrons, in the order in which they are shown. */
import type { Faction, Letter } from "$src/wire/types";

export const FACTIONS: readonly Faction[] = ["yellow", "green", "white", "brown"];
export const LETTERS: readonly Letter[] = ["A", "B", "C", "D"];
