/** A table as its host puts it together. */
import { type EditionChoice, editionWish } from "$src/game/editions";
import { chosenIsland, isCentral, type IslandChoice } from "$src/game/ownIslands.svelte";
import { colors, outerIslands } from "$src/wire/choices";
import type { Absence, BotLevel, Color, NewTable, SeatWish, Slot } from "$src/wire/types";

export interface SeatDraft {
  kind: SeatWish["kind"];
  bot: BotLevel;
  name: string;
  color: Color | "";
}

export interface Draft {
  title: string;
  edition: EditionChoice;
  players: number;
  seats: SeatDraft[];
  shuffle: boolean;
  islands: "drawn" | "chosen";
  chosen: Record<Slot, IslandChoice | "">;
  /** That of the box, or one of the host's own. */
  central: IslandChoice | "";
  clock: boolean;
  minutes: number;
  increment: number;
  absence: Absence;
  standIn: BotLevel;
  patience: number;
  pace: number;
  listed: boolean;
  /** Everybody is asked whether they are ready. */
  ready: boolean;
  /** The live standing is shown to everybody. */
  standing: boolean;
  /** Whoever plays may ask for advice, which everybody sees. */
  advice: boolean;
}

/** Whom one plays with: friends by a link, people at this device, or bots alone. */
export type Company = "link" | "device" | "bots";

/** Which there are, the usual one first; where there is no server, nobody comes by a link. */
export function companies(alone: boolean): readonly Company[] {
  return alone ? ["bots", "device"] : ["link", "device", "bots"];
}

/** The seats for a company: the first is mine; the others are what it brings, and may be changed one by one. */
export function seatsFor(company: Company, seats: readonly SeatDraft[]): SeatDraft[] {
  const kind = ({ link: "open", device: "me", bots: "bot" } as const)[company];
  return seats.map((seat, number) => (number === 0 ? { ...seat, kind: "me" } : { ...seat, kind }));
}

export const MOST_SEATS = colors.length;

/** At first: me and open seats, everything else drawn, no clock; with an island, those of the box beside it. */
export function firstDraft(name: string, edition: EditionChoice, bot: BotLevel, island?: IslandChoice): Draft {
  const open: SeatDraft = { kind: "open", bot, name: "", color: "" };
  const outer = island && !isCentral(chosenIsland(island)?.island) ? island : undefined;
  return {
    title: "",
    edition,
    players: MOST_SEATS,
    seats: [{ ...open, kind: "me", name }, ...Array.from({ length: MOST_SEATS - 1 }, () => ({ ...open }))],
    shuffle: true,
    islands: outer ? "chosen" : "drawn",
    chosen: outer
      ? { north: outer, east: "aurora", south: "boreas", west: "cirrus" }
      : { north: "", east: "", south: "", west: "" },
    central: island && !outer ? island : "",
    clock: false,
    minutes: 20,
    increment: 10,
    absence: "wait",
    standIn: "casual",
    patience: 60,
    pace: 0.8,
    listed: false,
    ready: true,
    standing: false,
    advice: false,
  };
}

/** What a server is asked for. */
export function seatWish({ kind, bot, name, color }: SeatDraft): SeatWish {
  return {
    kind,
    bot: kind === "bot" ? bot : null,
    name: kind === "open" ? null : name.trim() || null,
    color: color || null,
  };
}

/** The islands of the box, and those of the host's own, each in its slot or in the center. */
function islandsOf(draft: Draft): Pick<NewTable, "islands" | "own_islands"> {
  const center = chosenIsland(draft.central);
  const central = center ? { central: center.island } : null;
  if (draft.islands === "drawn") return { islands: null, own_islands: central };
  const chosen = Object.entries(draft.chosen);
  const islands = Object.fromEntries(
    chosen.flatMap(([slot, choice]) => {
      const island = outerIslands.find((one) => one === choice);
      return island ? [[slot, island]] : [];
    }),
  );
  const own = chosen.flatMap(([slot, choice]) => {
    const kept = chosenIsland(choice);
    return kept ? [[slot, kept.island] as const] : [];
  });
  return { islands, own_islands: own.length > 0 ? { ...central, ...Object.fromEntries(own) } : central };
}

/** What the server is asked for. */
export function wishOf(draft: Draft): NewTable {
  return {
    title: draft.title.trim(),
    ...editionWish(draft.edition),
    seats: draft.seats.slice(0, draft.players).map(seatWish),
    shuffle: draft.shuffle,
    ...islandsOf(draft),
    time: draft.clock ? { bank: draft.minutes * 60, increment: draft.increment } : null,
    absence: draft.absence,
    stand_in: draft.standIn,
    patience: draft.patience,
    pace: draft.pace,
    listed: draft.listed,
    ready_check: draft.ready,
    standing: draft.standing,
    advice: draft.advice,
  };
}
