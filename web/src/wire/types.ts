/** What goes over the wire. Made by scripts/make_wire_types.py from skyrise.server.wire: change it there. */

export type Color = "red" | "teal" | "yellow" | "blue";
export type Slot = "north" | "east" | "south" | "west";
export type OuterIsland = "aurora" | "boreas" | "cirrus" | "zephyr";
export type BotLevel = "random" | "beginner" | "casual" | "skilled" | "expert";
export type EditionId = "retail" | "polish" | "russian" | "preview" | "manual";
export type Absence = "wait" | "bot" | "host";

/** What this server is. */
export interface About {
  version: string;
  editions: string[];
  /** The levels of bots, the weakest first. */
  bots: string[];
  /** The id of the Fluent message that says that this is no official edition. */
  notice: string;
}

/** Play an action of the game. */
export interface Act {
  type: "act";
  /** Chosen by the sender, new for every command: one that comes twice is done once. */
  id: string;
  /** Seats are numbered from 0, clockwise. */
  seat: number;
  /** As in a record: 24@A3, W7@A3, pass, wild=green … */
  action: string;
  /** The version of the news that the decision was made on. */
  seen: number;
}

/** A building of a colour. */
export interface BuildingOf {
  height: "short" | "medium" | "tall";
  era: 1 | 2;
}

/** Say something to the table. */
export interface Chat {
  type: "chat";
  /** Chosen by the sender, new for every command: one that comes twice is done once. */
  id: string;
  text: string;
  /** A spectator's name. */
  name?: string | null;
}

/** Take a seat: an open one, or with its token one's own on another device. */
export interface Claim {
  type: "claim";
  /** Chosen by the sender, new for every command: one that comes twice is done once. */
  id: string;
  /** Seats are numbered from 0, clockwise. */
  seat: number;
  /** Without one: the seat's, or that of the colour. */
  name?: string | null;
  /** From the seat's link. */
  token?: string | null;
}

/** A seat's clock. */
export interface Clock {
  /** Seconds, when the news was made. */
  left: number;
  running: boolean;
}

/** A command was carried out. */
export interface Done {
  type: "done";
  id: string;
  /** How many entries a table's journal has. */
  version: number;
  /** It had been carried out before. */
  repeated: boolean;
  /** Of a rematch: the id of its table. */
  table?: string | null;
}

/** All that is needed to show an edition. */
export interface EditionDocument {
  id: string;
  name: string;
  language: string;
  base: string | null;
  values: Record<string, EditionValue>;
  /** The keys in which it differs from the default edition. */
  differences: string[];
  /** By colour and number. */
  buildings: Record<string, Record<string, BuildingOf>>;
  /** Prestige per structure with 0, 1, 2 … discs of its colour collected. */
  row_values: number[];
  patron_values: number[];
  wonders: WonderOf[];
  keys: Record<string, number>;
  /** What each card does: wonder-7, panorama-lakes, objective-green … */
  effects: Record<string, Message>;
}

/** One value of an edition, and who says so. */
export interface EditionValue {
  setting: number | boolean | string | number[];
  provenance: "book" | "deduced" | "third party" | "house" | "own";
  /** In English. */
  meaning: string;
}

/** One moment of a replay: before the first action (ply 0), or after so many. */
export interface Frame {
  ply: number;
  action: string | null;
  seat: number | null;
  auction: number;
  era: number;
  /** A document skyrise-view/1, without what never changes in a game. */
  view: Record<string, unknown>;
  lines: Line[];
}

/** The host: take a seat away from whoever has it. A game under way goes on with a bot until somebody takes it. */
export interface Free {
  type: "free";
  /** Chosen by the sender, new for every command: one that comes twice is done once. */
  id: string;
  /** Seats are numbered from 0, clockwise. */
  seat: number;
}

/** The host, or the owner: the bot hands the seat back to its owner. */
export interface GiveBack {
  type: "give-back";
  /** Chosen by the sender, new for every command: one that comes twice is done once. */
  id: string;
  /** Seats are numbered from 0, clockwise. */
  seat: number;
}

/** The server is up. */
export interface Health {
  status: "ok";
}

/** A line of the table's log: something that happened in the game, at the table, or that somebody said. */
export interface Line {
  /** How many entries a table's journal has. */
  version: number;
  /** Of the lines of one version; (version, index) is unique and ascending. */
  index: number;
  /** Seconds since 1970. */
  at: number;
  /** The kind of the game's event (bid, pass, score …), of the table's, or chat. */
  kind: string;
  seat: number | null;
  message: Message;
  /** The neighborhood or other place that it is about. */
  place?: string | null;
  /** How many actions had been played, this one included. */
  ply?: number | null;
  /** The number of the auction, from 1. */
  auction?: number | null;
  points?: number | null;
  /** Of a score: the key of the breakdown. */
  source?: string | null;
}

/** Over a WebSocket: see with the eyes of another seat of one's own, or with a spectator's (null). */
export interface Look {
  type: "look";
  seat: number | null;
}

/** A sentence in no language yet: the id of a Fluent message and its arguments (`skyrise.language`). */
export interface Message {
  id: string;
  args?: Record<string, unknown>;
}

/** A table where one has a seat. */
export interface MyTable {
  table: string;
  title: string;
  edition: EditionId;
  status: "gathering" | "playing" | "over";
  seats: SeatSummary[];
  created: number;
  my_seats: number[];
  my_turn: boolean;
  /** By seat, what is scored so far; null before the game. */
  prestige: number[] | null;
  era: number | null;
  auction: number | null;
  auctions: number | null;
  city: Record<string, string> | null;
  /** When the game is over. */
  winners: number[] | null;
}

/** A table as its host wants it. */
export interface NewTable {
  edition?: EditionId;
  seats: SeatWish[];
  /** Shuffle the seats. */
  shuffle?: boolean;
  /** The island of each slot; null: drawn. */
  islands?: Partial<Record<Slot, OuterIsland>> | null;
  time?: TimeControl | null;
  absence?: Absence;
  /** The level of a bot that plays on for somebody. */
  stand_in?: BotLevel;
  /** Seconds away before the absence counts. */
  patience?: number;
  /** Seconds between the actions of bots, so that people can follow. */
  pace?: number;
  /** Show the table to everybody who comes to the server. */
  listed?: boolean;
  title?: string;
}

/** All that a client must know to go on from `since`: how things stand, and the lines after it. */
export interface News {
  type: "news";
  /** How many entries a table's journal has. */
  version: number;
  /** How many entries a table's journal has. */
  since: number;
  now: Now;
  lines: Line[];
}

/** How things stand at a table. */
export interface Now {
  table: string;
  status: "gathering" | "playing" | "over";
  options: TableOptions;
  /** The SHA-256 of the seed, as hex. */
  commitment: string;
  /** Revealed when the game is over. */
  seed: string | null;
  seats: SeatNow[];
  you: You;
  spectators: number;
  /** All people of this table sit at one screen. */
  one_screen: boolean;
  /** The island of each slot, once the game has begun. */
  city: Record<string, string> | null;
  ply: number;
  /** The number of the auction under way, or of the latest. */
  auction: number;
  /** How many auctions the game has in all: one for each structure. */
  auctions: number;
  /** The version of the latest change of the game itself. */
  moved: number;
  /** A document skyrise-view/1; null before the game. */
  view: Record<string, unknown> | null;
  /** When the game is over: scores (points by source, total), finished, winners, decided_by, receipts. */
  result: Record<string, unknown> | null;
  /** The id of the rematch's table. */
  rematch: string | null;
}

/** What would be, as far as the reader may know: computed by the rules, for panels and dialogs. */
export interface Outlook {
  /** For each island: key, heights ([tall, medium, short] by seat), controllers. */
  islands: Record<string, unknown>[];
  /** For each panorama: name, points by seat, places by seat. */
  panoramas: Record<string, unknown>[];
  /** By seat and colour: discs, value (each structure's), structures. */
  rows: Record<string, Record<string, number>>[];
  /** color, have, need. */
  objective: Record<string, unknown> | null;
  /** For legal actions: disc (taken with it), row_before, row_after, points (of a Wonder won there), wins_at_once. */
  actions: Record<string, Record<string, unknown>>;
  /** By seat: Prestige if the game ended now, unknown secrets counting nothing. */
  totals: number[];
}

/** Pass for the rest of this auction as soon as it is one's turn; or after all not. */
export interface PassAhead {
  type: "pass-ahead";
  /** Chosen by the sender, new for every command: one that comes twice is done once. */
  id: string;
  /** Seats are numbered from 0, clockwise. */
  seat: number;
  on: boolean;
}

/** `application/problem+json`. */
export interface Problem {
  /** urn:skyrise:problem:<reason> */
  type: string;
  title: string;
  status: number;
  /** In English; the page says it in the user's language by reason and arguments. */
  detail: string;
  /** The id: of a rule, such as auction.outbid.higher, or such as table.unknown. */
  reason: string;
  arguments?: Record<string, unknown>;
  /** Where in what was sent. */
  place?: string | null;
}

/** A command was not carried out; nothing has changed. */
export interface Refused {
  type: "refused";
  id: string | null;
  problem: Problem;
}

/** After the end: a new table with the same people, bots and options. Asked twice, it is the same table. */
export interface Rematch {
  type: "rematch";
  /** Chosen by the sender, new for every command: one that comes twice is done once. */
  id: string;
}

/** A whole game: open when it is over, else as the reader may see it. */
export interface ReplayDocument {
  title: string;
  edition: string;
  names: string[];
  colors: string[];
  city: Record<string, string>;
  frames: Frame[];
  /** After each auction, every seat's Prestige if the game had ended then. */
  race: number[][];
  /** The ply after which each auction was over. */
  race_plies: number[];
  result: Record<string, unknown> | null;
  commitment: string | null;
  seed: string | null;
  /** What the check of commitment, seed and set-up says; null without a seed. */
  fair: Message | null;
}

/** Where a record that was handed in can be watched. */
export interface ReplayStored {
  id: string;
}

/** The host: let a bot play a seat. Its owner can come back at any time. */
export interface SeatBot {
  type: "seat-bot";
  /** Chosen by the sender, new for every command: one that comes twice is done once. */
  id: string;
  /** Seats are numbered from 0, clockwise. */
  seat: number;
  bot?: BotLevel;
}

/** A seat as it is now. */
export interface SeatNow {
  /** Seats are numbered from 0, clockwise. */
  seat: number;
  kind: "open" | "person" | "bot";
  name: string;
  /** null: not drawn yet. */
  color: Color | null;
  /** The bot that plays it now, if one does. */
  bot: BotLevel | null;
  host: boolean;
  mine: boolean;
  connected: boolean;
  /** Seconds since 1970 when its owner was last seen, if they are away. */
  away: number | null;
  /** A bot thinks about its decision. */
  thinking: boolean;
  /** Out of time or away too long: what the table's options say, happens. */
  overdue: boolean;
  clock: Clock | null;
}

/** A seat of a table in a list. */
export interface SeatSummary {
  kind: "open" | "person" | "bot";
  name: string;
  color: Color | null;
  bot?: BotLevel | null;
}

/** Who is to sit on a seat. */
export interface SeatWish {
  /** me: the one who makes the table (several of them: a game at one screen); open: whoever comes. */
  kind: "me" | "open" | "bot";
  /** The level, where a bot sits. */
  bot?: BotLevel | null;
  /** Without one: that of the colour. */
  name?: string | null;
  /** null: drawn. */
  color?: Color | null;
}

/** The host: seconds between the actions of bots. */
export interface SetPace {
  type: "set-pace";
  /** Chosen by the sender, new for every command: one that comes twice is done once. */
  id: string;
  pace: number;
}

/** The host: begin. Seats that are still open are played by bots. */
export interface Start {
  type: "start";
  /** Chosen by the sender, new for every command: one that comes twice is done once. */
  id: string;
  /** The level of the bots on seats that are open. */
  bots?: BotLevel;
}

/** What everybody may know of how a table is set up. */
export interface TableOptions {
  edition: EditionId;
  players: number;
  islands: Partial<Record<Slot, OuterIsland>> | null;
  time: TimeControl | null;
  absence: Absence;
  stand_in: BotLevel;
  patience: number;
  pace: number;
  listed: boolean;
  title: string;
}

/** A table in a list. */
export interface TableSummary {
  table: string;
  title: string;
  edition: EditionId;
  status: "gathering" | "playing" | "over";
  seats: SeatSummary[];
  created: number;
}

/** Take the latest decision of a person back: where all people sit at one screen. */
export interface TakeBack {
  type: "take-back";
  /** Chosen by the sender, new for every command: one that comes twice is done once. */
  id: string;
  /** How many entries a table's journal has. */
  seen: number;
}

/** A clock for everybody: so much time for the game, and a little more for every decision. */
export interface TimeControl {
  /** Seconds. */
  bank: number;
  /** Seconds. */
  increment?: number;
}

/** A Wonder card. */
export interface WonderOf {
  /** The number on the card, which is its initiative. */
  number: number;
  id: string;
}

/** What concerns whoever reads the news. */
export interface You {
  /** Several where people play at one screen. */
  seats: number[];
  /** Whose eyes the view is seen with; null: a spectator's. */
  seat: number | null;
  host: boolean;
  /** The tokens of one's own seats, to move to another device. */
  links: Record<string, string>;
  /** Seats of mine that pass for the rest of this auction. */
  passes_ahead: number[];
  can_take_back: boolean;
}

export type Command = Claim | Start | Act | PassAhead | TakeBack | Chat | Free | SeatBot | GiveBack | SetPace | Rematch;
