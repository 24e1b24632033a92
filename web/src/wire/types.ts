/** Every document of the wire. Made by `make types` from skyrise.notation.documents: change it there. */

export type Color = "red" | "teal" | "yellow" | "blue";
export type Faction = "yellow" | "green" | "white" | "brown";
export type Letter = "A" | "B" | "C" | "D";
export type Disc = "yellow" | "green" | "white" | "brown" | "A" | "B" | "C" | "D" | "wild" | "commissions";
export type Height = "short" | "medium" | "tall";
export type KeyName = "large" | "small";
export type Panorama = "blimps" | "lakes" | "chains" | "bridges" | "windmills";
export type Slot = "north" | "east" | "south" | "west";
export type CityPlace = "central" | "north" | "east" | "south" | "west";
export type OuterIsland = "aurora" | "boreas" | "cirrus" | "zephyr";
export type Source = "control1" | "panoramas1" | "wonders" | "control2" | "panoramas2" | "objective" | "patrons" | "excess" | "keys" | "commissions" | "structures";
export type Moment = "era1" | "era2" | "end";
export type Era = 1 | 2;
export type EditionId = "retail" | "polish" | "russian" | "preview" | "manual";
export type ValueKind = "number" | "numbers" | "choice" | "flag";
export type ProvenanceKind = "book" | "other book" | "deduced" | "third party" | "house" | "own";
export type BotLevel = "random" | "beginner" | "casual" | "skilled" | "expert";
export type Status = "gathering" | "playing" | "over";
export type SeatKind = "open" | "person" | "bot";
export type Absence = "wait" | "bot" | "host";
export type PendingKind = "wild" | "vault" | "vault-wild";
export type GameFileKind = "record" | "position";
export type AdviceKind = "own" | "public";
export type ReasonKind = "wins" | "costs" | "denies" | "keeps" | "follows";
export type ThoughtMethod = "only" | "judged" | "searched" | "solved";
export type PuzzleIdea = "win" | "let-go" | "start" | "wonder" | "ending" | "deduce";
export type DecisionKind = "start" | "bid" | "pass" | "wonder" | "choose" | "wild" | "vault";
export type Verdict = "only" | "best" | "good" | "inaccuracy" | "mistake" | "blunder" | "find";
export type Theme = "bidding" | "low" | "passing" | "place" | "wonder" | "wild";
export type PortName = "center" | "left" | "right" | "north" | "east" | "south" | "west";
export type DrawnKind = "neighborhood" | "lake" | "blimp";
export type PointedKind = "place" | "piece" | "island" | "row" | "patron" | "panel";

/** What this server is. */
export interface About {
  version: string;
  editions: string[];
  /** The levels of bots, the weakest first. */
  bots: string[];
  /** The id of the Fluent message that says that this is no official edition. */
  notice: string;
  /** Null where games are kept by the browser alone. */
  kept: Kept | null;
  /** What whoever runs the server tells everybody now. */
  announcement: string | null;
  /** Programs play rated games here. */
  ladder: boolean;
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

/** What a legal action would bring; of a bid, if it won the auction. */
export interface ActionOutlook {
  /** The disc taken with it. */
  disc: Disc | null;
  /** The row that the disc goes to; null: none, or it is to be chosen. */
  row: RowChange | null;
  /** The row of the color that the structure stands on. */
  ground: RowChange | null;
  control: ControlChange[];
  panoramas: PanoramaChange[];
  objective: ObjectiveChange | null;
  /** The Prestige of a Wonder that wins there. */
  wonder: number | null;
  /** What it would bring by source, if the game ended then. */
  gains: GainDocument[];
  /** What it adds to one's Prestige at once. */
  now: number;
  /** What it adds to one's Prestige if the game ended then. */
  end: number;
  /** Nobody can answer it. */
  wins_at_once: boolean;
}

/** When seals are opened: the part that was sealed. */
export interface AddPart {
  type: "part";
  /** Chosen by the sender, new for every command: one that comes twice is done once. */
  id: string;
  /** Seats are numbered from 0, clockwise. */
  seat: number;
  /** 256 random bits, as hex. */
  part: string;
}

/** Advice on a decision, from what one seat may know, or from what everybody may know. */
export interface AdviceDocument {
  /** How many actions were played before the decision. */
  ply: number;
  /** Seats are numbered from 0, clockwise. */
  seat: number;
  /** Made of what everybody may know, and to be seen by everybody at the table. */
  public: boolean;
  method: ThoughtMethod;
  /** The best first: three at most, and an action that was asked about. */
  actions: AdvisedAction[];
  /** By seat: the chance to win after the best action. */
  wins: number[];
  /** By seat: the Prestige to expect after the best action. */
  prestige: number[];
}

/** One reason for an action, or against it. */
export interface AdviceReason {
  /** What it wins, what it costs, what it denies somebody, what it keeps, what follows. */
  kind: ReasonKind;
  message: MessageDocument;
  /** The id of the rule behind it; null: none. */
  rule: string | null;
  /** The Prestige that it is about: less than 0 if it is lost; null: none can be told. */
  points: number | null;
  /** Whom it concerns, if not the one who decides. */
  seat: number | null;
  /** The neighborhoods that it is about, to be pointed at. */
  places: string[];
}

/** An action, and what to expect of it. */
export interface AdvisedAction {
  /** One decision of a player: 24@A3, W7@A3, pass, wild=green, vault=A5, choose=7+12 … */
  action: string;
  /** By seat: the chance to win, from 0 to 1. */
  wins: number[];
  /** By seat: the Prestige to expect at the end. */
  prestige: number[];
  /** How much smaller the chance of the one who decides is than with the best action. */
  behind: number;
  /** The most important first. */
  reasons: AdviceReason[];
  /** How the game may well go on after it, to the end of the auction or further. */
  line: string[];
}

/** A moment to analyze. */
export interface AnalysisAsked {
  /** A record, `skyrise-record/1`, as text. */
  record: string;
  /** What was played on the board after it. */
  actions: string[];
  /** Think with all cards open, not with what the one who decides may know. */
  open?: boolean;
}

/** A moment on the analysis board, with all cards open. */
export interface AnalysisDocument {
  edition: EditionDocument;
  city: Partial<Record<Slot, string>>;
  colors: Color[];
  /** Empty where a player has none: the reader's language calls them by color. */
  names: string[];
  /** All actions from the deal to this moment. */
  played: AnalyzedAction[];
  era: Era;
  auction: number;
  /** With the legal actions of the one who decides. */
  view: ViewDocument;
  /** By seat: Prestige if the game ended now. */
  totals: number[];
}

/** An action that leads to the moment. */
export interface AnalyzedAction {
  /** One decision of a player: 24@A3, W7@A3, pass, wild=green, vault=A5, choose=7+12 … */
  action: string;
  /** Seats are numbered from 0, clockwise. */
  seat: number;
  auction: number;
}

/** An auction under way. */
export interface AuctionDocument {
  /** Seats are numbered from 0, clockwise. */
  starter: number;
  /** In the order in which they were placed. */
  bids: PlacedDocument[];
  /** Forced passes included. */
  passed: number[];
}

/** An auction that a player won: what was paid, and what it was worth. */
export interface AuctionReview {
  auction: number;
  /** How many actions were played when it was over. */
  ply: number;
  /** The id of a neighborhood. */
  at: string;
  /** The number that was paid; null: a Wonder. */
  building: number | null;
  wonder: number | null;
  /** The highest number that was outbid; null: nobody else bid a building. */
  beaten: number | null;
  /** How many bids there were in it. */
  bids: number;
  /** What it added to the winner's Prestige if the game had ended then. */
  gain: number;
  /** How much the winner's chance rose over the auction, by what everybody may know. */
  chance: number;
}

/** The pieces beside a player board. */
export interface AvailableDocument {
  buildings: number[];
  wonders: number[];
}

/** A game that was begun elsewhere, and goes on at this table. Its rules, islands and colors come with it. */
export interface BegunElsewhere {
  /** The id of a record or a position that was handed in. */
  file: string;
  /** So many of its actions stay; null: all of them. */
  ply?: number | null;
}

/** A building of a color. */
export interface BuildingDocument {
  height: Height;
  era: Era;
}

/** The buildings of each color by their number. */
export interface BuildingsByColor {
  red: Record<string, BuildingDocument>;
  teal: Record<string, BuildingDocument>;
  yellow: Record<string, BuildingDocument>;
  blue: Record<string, BuildingDocument>;
}

/** What is new since `since`, which the reader has: parts that are missing are as they were. */
export interface Changes {
  type: "changes";
  /** How many entries a table's journal has. */
  version: number;
  /** How many entries a table's journal has. */
  since: number;
  now: NowChanges;
  lines: Line[];
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

/** Change nothing: can it be played on? */
export interface CheckIsland {
  type: "check";
  island: IslandFile;
}

/** What is wrong with an edition of somebody's own; and the edition, if nothing is. */
export interface CheckedEdition {
  troubles: EditionTrouble[];
  edition: EditionDocument | null;
  /** The edition file that says the same. */
  toml: string | null;
}

/** Take a seat: an open one before the game, or with its token one that its owner hands on. */
export interface Claim {
  type: "claim";
  /** Chosen by the sender, new for every command: one that comes twice is done once. */
  id: string;
  /** Seats are numbered from 0, clockwise. */
  seat: number;
  /** Without one: the seat's, or that of the color. */
  name?: string | null;
  /** From the seat's link. */
  token?: string | null;
}

/** A seat's clock. */
export interface ClockNow {
  /** Seconds, when the news was made. */
  left: number;
  running: boolean;
}

/** What the coach of a guided game says now. */
export interface CoachDocument {
  ply: number;
  /** Something new, if there is: one a turn at most. */
  remark: RemarkDocument | null;
  /** How many auctions are over: what the latest brought is news once. */
  auction: number;
  /** What the latest auction brought, the winner's gains first. */
  brought: MessageDocument[];
}

/** Give a neighborhood a color; water becomes land. */
export interface ColorArea {
  type: "color";
  island: IslandFile;
  /** Unique in a city. */
  area: string;
  color: Faction;
}

/** An island whose controllers change. */
export interface ControlChange {
  island: string;
  before: number[];
  after: number[];
}

/** The chances before the first auction, or after an auction. */
export interface CurvePoint {
  /** How many actions were played before. */
  ply: number;
  /** How many auctions are over. */
  auction: number;
  era: Era;
  /** By seat: the chance to win, from what everybody may know. */
  wins: number[];
  /** By seat: the Prestige to expect at the end. */
  prestige: number[];
  /** By seat: the chance with all cards open; null: not thought about yet. */
  open: number[] | null;
  /** Thought about at full depth; else this is a first look. */
  fine: boolean;
}

/** A decision, judged by what its player could know then. */
export interface DecisionDocument {
  /** How many actions were played before it. */
  ply: number;
  auction: number;
  era: Era;
  /** Seats are numbered from 0, clockwise. */
  seat: number;
  /** What was played. */
  action: string;
  kind: DecisionKind;
  verdict: Verdict;
  /** How much of the chance to win it gave away against the best action, from 0 to 1. */
  lost: number;
  /** How much Prestige to expect it gave away; less than 0: it gained some. */
  lost_prestige: number;
  /** The player's chance with the best action. */
  before: number;
  /** The player's chance with what was played. */
  after: number;
  /** What it gave away with all cards open; less than 0: luck made it good. null: not thought about. */
  open_lost: number | null;
  /** What kind of mistake it is; null: none. */
  theme: Theme | null;
  method: ThoughtMethod;
  /** Thought about at full depth; else this is a first look. */
  fine: boolean;
  /** The best actions, the best first, and what was played; empty where there was no choice. */
  candidates: AdvisedAction[];
  /** Of what cost something: what speaks against it, then for the better action. */
  why: AdviceReason[];
  /** Of what cost something: what its player could not know then. */
  hidden: MessageDocument[];
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
  table: string | null;
}

/** Draw a new area. */
export interface DrawArea {
  type: "draw";
  island: IslandFile;
  /** Its corners; borders between them are followed. */
  points: number[][];
  kind: DrawnKind;
  /** Of a neighborhood. */
  color: Faction;
  /** How near to a corner or a border counts as on it. */
  reach: number;
}

/** An island after a step, and what the loader says of it. */
export interface EditedIsland {
  island: IslandFile;
  /** null: it can be played on. */
  trouble: IslandTrouble | null;
}

/** All that is needed to show an edition. */
export interface EditionDocument {
  id: string;
  name: string;
  /** Somebody's own, and not one of those that come with the game. */
  own: boolean;
  language: string;
  base: string | null;
  /** The version of the published data that it belongs to. */
  components: string;
  values: Record<string, EditionValue>;
  /** Who vouches for what cards and scoring ask for: wonders.9, panoramas.lakes, keys … */
  conditions: Record<string, VouchedDocument>;
  /** The keys in which it differs from the default edition. */
  differences: string[];
  buildings: BuildingsByColor;
  /** Prestige per structure with 0, 1, 2 … discs of its color collected. */
  row_values: number[];
  patron_values: number[];
  wonders: WonderDocument[];
  keys: KeyValues;
  /** What each card does: wonder-7, panorama-lakes, objective-green … */
  effects: Record<string, MessageDocument>;
}

/** An edition file. */
export interface EditionText {
  /** TOML, as `skyrise editions` reads it. */
  text: string;
}

/** Something that is wrong with an edition. */
export interface EditionTrouble {
  /** A key, or how several keys begin: buildings.red.era1. */
  place: string;
  message: MessageDocument;
}

/** One value of an edition, and who says so. */
export interface EditionValue {
  provenance: ProvenanceKind;
  /** The id of the edition whose book says it, if it is another one's. */
  book: string | null;
  setting: number | boolean | string | number[];
  /** Of a list of numbers: those that the book prints, if it does not print all. */
  printed: number[];
  /** In English. */
  meaning: string;
}

/** The editions that come with the game, and every value that an edition has. */
export interface EditionsDocument {
  /** The version of the published data that new games are played with. */
  components: string;
  /** The default first. */
  editions: string[];
  fields: FieldDocument[];
}

/** A value that every edition has: what it is called, and what it may be. */
export interface FieldDocument {
  /** As in an edition file: wonders.13.per_tall. */
  key: string;
  name: MessageDocument;
  kind: ValueKind;
  /** Of a number, or of each number of a list. */
  least: number | null;
  most: number | null;
  /** Of a choice. */
  words: NamedWord[];
}

/** One moment of a replay: before the first action (ply 0), or after so many. */
export interface Frame {
  ply: number;
  /** null before the first one, and where the reader may not know it. */
  action: string | null;
  /** Who played it. */
  seat: number | null;
  auction: number;
  era: Era;
  /** That of the first frame has everything else of a view, too. */
  view: MomentView;
  lines: Line[];
}

/** The host: take a seat away from whoever has it. In a game under way a bot plays it to the end. */
export interface Free {
  type: "free";
  /** Chosen by the sender, new for every command: one that comes twice is done once. */
  id: string;
  /** Seats are numbered from 0, clockwise. */
  seat: number;
}

/** How much more or less a source would bring. */
export interface GainDocument {
  source: Source;
  points: number;
  /** Is it scored before the end of the game? */
  now: boolean;
}

/** A game in a file, for whoever wants to go on with it. */
export interface GameFileDocument {
  kind: GameFileKind;
  edition: string;
  /** What an edition is called that the file brings along. */
  own: string | null;
  seats: GameFileSeat[];
  plies: number;
  /** Only an earlier moment can be gone on from. */
  over: boolean;
}

/** A seat of a game in a file. */
export interface GameFileSeat {
  color: Color;
  /** Empty where the file has none. */
  name: string;
  /** Who played it, if the file says that it was a bot. */
  bot: BotLevel | null;
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

/** A number for each height of a building. */
export interface HeightOffsets {
  short: number;
  medium: number;
  tall: number;
}

/** A lake, or the pad of a blimp. */
export interface IslandArea {
  /** Unique in a city. */
  id: string;
  /** The corners in order, as numbers into the vertices, from 0. */
  ring: number[];
}

/** An island as its author draws it, for the north slot. What touches what, the edges say that rings share. */
export interface IslandFile {
  name: string;
  vertices: number[][];
  neighborhoods: IslandNeighborhood[];
  lakes: IslandArea[];
  blimps: IslandArea[];
  /** The neighborhoods that a bridge joins. */
  bridges: string[][];
  /** Where bridges to other islands begin: center, left and right; on a central island the four slots. */
  ports: Partial<Record<PortName, string>>;
}

/** A neighborhood of an island. */
export interface IslandNeighborhood {
  /** Unique in a city. */
  id: string;
  color: Faction;
  /** The corners in order, as numbers into the vertices, from 0. */
  ring: number[];
  windmill: boolean;
}

/** An island as it stands. */
export interface IslandOutlook {
  key: string;
  /** By seat: how many tall, medium and short buildings. */
  heights: [number, number, number][];
  controllers: number[];
  /** By seat: the neighborhoods with the structures that count for control. */
  cells: string[][];
}

/** The picture of an island, in a city of its own. */
export interface IslandPicture {
  /** A whole SVG file. */
  svg: string;
}

/** Why an island cannot be played on. */
export interface IslandTrouble {
  /** An area, or a field of the file. */
  place: string;
  message: MessageDocument;
}

/** Join two areas; the first stays. */
export interface JoinAreas {
  type: "join";
  island: IslandFile;
  /** Unique in a city. */
  first: string;
  /** Unique in a city. */
  second: string;
}

/** For how many days a server keeps things after the latest that happened to them; 0: for ever. */
export interface Kept {
  /** Tables that wait for players. */
  gathering: number;
  /** Games under way. */
  playing: number;
  /** Finished games. */
  over: number;
  /** Records that were handed in. */
  records: number;
}

/** The Prestige of each key. */
export interface KeyValues {
  large: number;
  small: number;
}

/** What a program that asks for a game is told. */
export interface LadderAnswer {
  /** null: there is none yet; ask again. */
  game: LadderCall | null;
}

/** A program on the ladder. */
export interface LadderBotDocument {
  name: string;
  /** One of the levels of bots that this server has itself. */
  own: boolean;
  /** Everybody starts at 25. */
  rating: number;
  /** Half of the 95% interval of the rating. */
  error: number;
  games: number;
  /** A shared win is a part of one. */
  won: number;
  connected: boolean;
  /** Where it plays now. */
  table: string | null;
  /** Seconds since 1970; null: not yet, or always there. */
  seen: number | null;
}

/** The game that a program is called to; it is the same one until it is over. */
export interface LadderCall {
  table: string;
  /** Seats are numbered from 0, clockwise. */
  seat: number;
  /** Of the seat. */
  token: string;
}

/** The ladder of a server. */
export interface LadderDocument {
  /** The one that is surely strongest first. */
  bots: LadderBotDocument[];
  /** The latest, the newest first. */
  games: LadderGameDocument[];
  /** Seconds for a game. */
  bank: number;
  /** Seconds more for every decision. */
  increment: number;
}

/** A program that may play from now on. */
export interface LadderEntry {
  name: string;
  /** Of the program, told this once: it shows who it is whenever it asks for a game. */
  token: string;
}

/** A rated game. */
export interface LadderGameDocument {
  table: string;
  /** Seconds since 1970. */
  begun: number;
  ended: number | null;
  seats: LadderGameSeat[];
}

/** Somebody in a rated game. */
export interface LadderGameSeat {
  /** null: no longer on the ladder. */
  name: string | null;
  /** null: the game is not over. */
  prestige: number | null;
  /** 1 for a winner. */
  rank: number | null;
  /** It was away or out of time, so it counts as the last. */
  forfeit: boolean;
}

/** What stays the same from the first bid of a game to the last. */
export interface LastingView {
  /** The version of the published components, or "own" where edition_data or island_data hold them. */
  components?: string;
  /** With components "own": the version of what is not carried inside. */
  published?: string;
  /** The whole of a user's own edition. */
  edition_data?: Record<string, unknown>;
  /** The files of a user's own islands, by name; "central" for the central one. */
  island_data?: Record<string, Record<string, unknown>>;
  /** The id of the edition. */
  edition: string;
  seats: SeatDocument[];
  /** The island of each slot, or null. */
  islands: Partial<Record<Slot, string | null>>;
  panoramas: Panorama[];
}

/** What is said to a try. A wrong one is answered by the rule behind it. */
export interface LessonAnswer {
  accepted: boolean;
  /** What is said to it; null: the next step says all. */
  message: MessageDocument | null;
  /** The rule behind the answer. */
  rule: RuleDocument | null;
  /** What was accepted so far: to be sent with the next try. */
  played: string[];
  /** The next step, if the try was accepted; null: the lesson is over, or not yet. */
  next: LessonStep | null;
  /** That was the last step. */
  finished: boolean;
}

/** A lesson, and its first step. */
export interface LessonDocument {
  summary: LessonSummary;
  /** The edition whose values hold. */
  edition: string;
  /** The islands, for the picture of the city. */
  city: Partial<Record<Slot, string>>;
  /** The learner's. */
  seat: number;
  step: LessonStep;
}

/** One step of a lesson: a position, what is said, and what one is to do. */
export interface LessonStep {
  /** From 0. */
  number: number;
  of: number;
  title: MessageDocument;
  /** What happened since the last step. */
  happened: MessageDocument | null;
  /** What to do now, in its order; empty: there is something to read, then on. */
  tasks: MessageDocument[];
  /** Why it is so. */
  why: MessageDocument | null;
  /** For those who do not find it. */
  hint: MessageDocument | null;
  /** An action that is accepted, for a hint to show. */
  hint_action: string | null;
  /** The answer is a number, not an action. */
  asks_number: boolean;
  points_at: Pointed[];
  /** What the step is about. */
  rules: RuleDocument[];
  /** What the learner sees; the legal actions are all that the rules allow. */
  view: ViewDocument;
}

/** A lesson in the list of all. */
export interface LessonSummary {
  id: string;
  /** From 1. */
  number: number;
  title: MessageDocument;
  /** One sentence: what one learns. */
  about: MessageDocument;
  /** About how long it takes. */
  minutes: number;
  steps: number;
  /** The ids of the rules that it teaches. */
  rules: string[];
}

/** What a learner does in a step: an action, a number, or nothing where there is only something to read. */
export interface LessonTry {
  /** The number of the step. */
  step: number;
  /** The actions that were accepted before, in their order. */
  played: string[];
  action?: string | null;
  number?: number | null;
}

/** Number all areas anew, behind other letters. */
export interface LetterAreas {
  type: "letters";
  island: IslandFile;
  letters: string;
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
  message: MessageDocument;
  /** The neighborhood or other place that it is about. */
  place: string | null;
  /** Of a score: the neighborhoods that count for it; of the end of an era: those with a structure. */
  cells: string[];
  /** How many actions had been played, this one included; null: no event of the game. */
  ply: number | null;
  /** The number of the auction, from 1; null: no event of the game. */
  auction: number | null;
  points: number | null;
  /** Of a score: the key of the breakdown. */
  source: Source | null;
  /** The id of the rule that made it happen; null: no event of the game. */
  rule: string | null;
}

/** Several arguments, joined as the reader's language joins them. */
export interface ListArgument {
  list: (number | string | boolean | TermArgument | SeatArgument | ListArgument | MessageDocument | null)[];
}

/** Over a WebSocket: see with the eyes of another seat of one's own, or with a spectator's (null). */
export interface Look {
  type: "look";
  seat: number | null;
}

/** The chances that a player gave away, by kind of mistake, from 0 to 1 each. */
export interface LostDocument {
  /** Bids that were too high, or that were better left. */
  bidding: number;
  /** Bids that were too low. */
  low: number;
  /** Passing too early. */
  passing: number;
  /** Bids on the wrong neighborhood. */
  place: number;
  /** Which Wonder cards were kept, when and where a Wonder was placed. */
  wonder: number;
  /** The color of a wild disc, or the disc of the Vault. */
  wild: number;
}

/** The id of a Fluent message, and its arguments. */
export interface MessageDocument {
  id: string;
  args: Record<string, number | string | boolean | TermArgument | SeatArgument | ListArgument | MessageDocument | null>;
}

/** What changes from decision to decision. */
export interface MomentFields {
  era: Era;
  patron_values: PatronValues;
  discs: Record<string, Disc>;
  structures: PlacedDocument[];
  players: PlayerDocument[];
  /** In the order in which they built their last structure. */
  finished: number[];
  /** null between auctions. */
  auction: AuctionDocument | null;
  /** An open decision outside an auction. */
  pending?: PendingDisc | PendingChoice | null;
  /** The starter between auctions, null at the end. */
  to_act: number | null;
}

/** What changes from decision to decision, as one seat may see it. */
export interface MomentView {
  era: Era;
  patron_values: PatronValues;
  discs: Record<string, Disc>;
  structures: PlacedDocument[];
  players: PlayerDocument[];
  /** In the order in which they built their last structure. */
  finished: number[];
  /** null between auctions. */
  auction: AuctionDocument | null;
  /** An open decision outside an auction. */
  pending?: PendingDisc | PendingChoice | null;
  /** The starter between auctions, null at the end. */
  to_act: number | null;
  /** Who looks; null: a spectator. */
  seat: number | null;
  available: AvailableDocument[];
  /** By seat: how many structures it builds in a game. */
  structures_in_all: number[];
  /** The color of the figure of each Wonder, by its card. */
  figures: Record<string, Color>;
  legal: string[];
}

/** Move a corner; from the middle of a border, a new one. */
export interface MoveCorner {
  type: "move";
  island: IslandFile;
  /** x to the right, y up. */
  start: number[];
  /** x to the right, y up. */
  end: number[];
  /** How near to a corner or a border counts as on it. */
  reach: number;
}

/** The host: let somebody say nothing more, and take out what they said; or let them speak again. */
export interface Mute {
  type: "mute";
  /** Chosen by the sender, new for every command: one that comes twice is done once. */
  id: string;
  on: boolean;
  /** The version of a line of theirs. Without a line or a seat: all spectators. */
  line?: number | null;
  /** Or their seat. */
  seat?: number | null;
}

/** A table where one has a seat. */
export interface MyTable {
  table: string;
  title: string;
  edition: string;
  /** The name of the host's own edition. */
  own: string | null;
  status: Status;
  seats: SeatSummary[];
  created: number;
  my_seats: number[];
  my_turn: boolean;
  /** By seat, what is scored so far; null before the game. */
  prestige: number[] | null;
  era: number | null;
  auction: number | null;
  auctions: number | null;
  city: Partial<Record<CityPlace, string>> | null;
  /** When the game is over. */
  winners: number[] | null;
  /** By seat, 1 for a winner; when the game is over. */
  places: number[] | null;
  /** When the game began, in seconds since 1970; null before it. */
  begun: number | null;
  /** When the game ended. */
  ended: number | null;
}

/** Give the island another name. */
export interface NameIsland {
  type: "name";
  island: IslandFile;
  name: string;
}

/** A seat of a record. */
export interface NamedSeatDocument {
  color: Color;
  name?: string;
}

/** One of the words that a value may be, and what it says. */
export interface NamedWord {
  word: string;
  name: MessageDocument;
}

/** A program that wants to play rated games. */
export interface NewLadderBot {
  /** Nobody else's. */
  name: string;
}

/** A table as its host wants it. */
export interface NewTable {
  seats: SeatWish[];
  edition?: EditionId;
  /** One's own, which is played in the place of a published edition. */
  own?: OwnEdition | null;
  /** Shuffle the seats. */
  shuffle?: boolean;
  /** The island of each slot; null: drawn. */
  islands?: Partial<Record<Slot, OuterIsland>> | null;
  /** Islands of one's own: outer ones in slots that `islands` leaves free, and one in the center; with that alone the outer ones are drawn. */
  own_islands?: Partial<Record<CityPlace, IslandFile>> | null;
  time?: TimeControl | null;
  /** When somebody is away too long or out of time: everybody waits, a bot plays on, or the host decides. */
  absence?: Absence;
  /** The level of a bot that plays on for somebody. */
  stand_in?: BotLevel;
  /** Seconds away before the absence counts. */
  patience?: number;
  /** Seconds between the actions of bots, so that people can follow. */
  pace?: number;
  /** Before the deal, wait for every person's browser to add a random part to it. */
  parts?: boolean;
  /** Show the table to everybody who comes to the server. */
  listed?: boolean;
  title?: string;
  /** Where several people play: show them the live standing. */
  standing?: boolean;
  /** Where several people play: let them ask for advice, which everybody sees. */
  advice?: boolean;
  /** Where several people play, the host begins, once everybody is ready or anyway; else a full table begins. */
  ready_check?: boolean;
  /** A game to go on with; null: one is dealt. */
  begun?: BegunElsewhere | null;
}

/** A game against bots that goes on from a moment of another one. */
export interface NewTry {
  /** After how many actions. */
  ply: number;
  /** Mine; null: that of whoever decides at this moment. */
  seat?: number | null;
  /** The level of everybody else. */
  bots?: BotLevel;
  /** Mine; without one: that of the color. */
  name?: string | null;
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
  /** A few characters that lead to the table until its game is over, to be said and typed. */
  code: string;
  status: Status;
  options: TableOptionsDocument;
  /** The SHA-256 of the server's seed, as hex. */
  commitment: string;
  sealing: SealingDocument;
  /** Revealed when the game is over. */
  seed: string | null;
  seats: SeatNow[];
  you: You;
  spectators: number;
  /** All people of this table sit at one screen. */
  one_screen: boolean;
  /** The live standing may be asked for: at one screen, or where the host wishes it. */
  standing: boolean;
  /** Whose advice may be asked for: one's own, at one screen; everybody's, where the host wishes it; null: none. */
  advice: AdviceKind | null;
  /** The island of each slot, once the game has begun; the one in the center only if it is somebody's own. */
  city: Partial<Record<CityPlace, string>> | null;
  ply: number;
  /** The number of the auction under way, or of the latest. */
  auction: number;
  /** How many auctions the game has in all: one for each structure. */
  auctions: number;
  /** The version of the latest change of the game itself. */
  moved: number;
  /** null before the game. */
  view: ViewDocument | null;
  /** When the game is over. */
  result: ResultDocument | null;
  /** The id of the rematch's table. */
  rematch: string | null;
  /** Where the game was taken up; null: it was dealt here, as the commitment and the seed show. */
  origin: OriginDocument | null;
}

/** The parts of how things stand that are not as they were. */
export interface NowChanges {
  table?: string;
  /** A few characters that lead to the table until its game is over, to be said and typed. */
  code?: string;
  status?: Status;
  options?: TableOptionsDocument;
  /** The SHA-256 of the server's seed, as hex. */
  commitment?: string;
  sealing?: SealingDocument;
  /** Revealed when the game is over. */
  seed?: string | null;
  seats?: SeatNow[];
  you?: You;
  spectators?: number;
  /** All people of this table sit at one screen. */
  one_screen?: boolean;
  /** The live standing may be asked for: at one screen, or where the host wishes it. */
  standing?: boolean;
  /** Whose advice may be asked for: one's own, at one screen; everybody's, where the host wishes it; null: none. */
  advice?: AdviceKind | null;
  /** The island of each slot, once the game has begun; the one in the center only if it is somebody's own. */
  city?: Partial<Record<CityPlace, string>> | null;
  ply?: number;
  /** The number of the auction under way, or of the latest. */
  auction?: number;
  /** How many auctions the game has in all: one for each structure. */
  auctions?: number;
  /** The version of the latest change of the game itself. */
  moved?: number;
  /** Its parts that are not as they were: all of them where there was no view before. */
  view?: ViewChanges | null;
  /** When the game is over. */
  result?: ResultDocument | null;
  /** The id of the rematch's table. */
  rematch?: string | null;
  /** Where the game was taken up; null: it was dealt here, as the commitment and the seed show. */
  origin?: OriginDocument | null;
}

/** A structure more on the color of one's objective. */
export interface ObjectiveChange {
  before: ObjectiveOutlook;
  after: ObjectiveOutlook;
}

/** How far a seat is with its objective. */
export interface ObjectiveOutlook {
  color: Faction;
  have: number;
  need: number;
}

/** Where a game was taken up: a moment of a table's game, or of a record that was handed in. */
export interface OriginDocument {
  table: string | null;
  record: string | null;
  ply: number;
}

/** What would be, as far as the reader may know: worked out by the rules, for panels and dialogs. */
export interface OutlookDocument {
  islands: IslandOutlook[];
  panoramas: PanoramaOutlook[];
  /** By seat. */
  rows: RowsOutlook[];
  /** The reader's own. */
  objective: ObjectiveOutlook | null;
  /** By legal action. */
  actions: Record<string, ActionOutlook>;
  /** By neighborhood, over all that may be bid there. */
  places: Record<string, WorthDocument>;
  /** By piece as actions write it, over all places where it may go. */
  pieces: Record<string, WorthDocument>;
  /** By seat: Prestige if the game ended now, unknown secrets counting nothing. */
  totals: number[];
}

/** An edition of somebody's own: a published one, and what it changes. */
export interface OwnEdition {
  name: string;
  base: EditionId;
  /** Settings by their keys, as `/api/editions` lists them; only those that change. */
  values: Record<string, unknown>;
  /** The version of the published data that the base belongs to. */
  components?: string;
}

/** An edition of somebody's own: a published one, and what it changes. */
export interface OwnEditionDocument {
  name: string;
  base: string;
  values: Record<string, number | boolean | string | number[]>;
  components: string;
}

/** A panorama whose Prestige changes for the one who acts. */
export interface PanoramaChange {
  name: Panorama;
  before: number;
  after: number;
}

/** A panorama as it stands. */
export interface PanoramaOutlook {
  name: Panorama;
  /** By seat. */
  points: number[];
  /** By seat: where the points come from. */
  places: string[][];
  /** By seat, for each of these places: the neighborhoods that count. */
  cells: string[][][];
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

/** The value of each patron. */
export interface PatronTiles {
  A: number;
  B: number;
  C: number;
  D: number;
}

/** The value of each patron, as far as the reader may know. */
export interface PatronValues {
  /** null: unknown; it scores 0. */
  A: number | null;
  /** null: unknown; it scores 0. */
  B: number | null;
  /** null: unknown; it scores 0. */
  C: number | null;
  /** null: unknown; it scores 0. */
  D: number | null;
}

/** Wonder cards are to be chosen. */
export interface PendingChoice {
  kind: "choose";
  /** By seat, the cards kept; null: not yet, or not for these eyes. */
  chosen: (number[] | null)[];
}

/** A winner has a disc to decide about. */
export interface PendingDisc {
  kind: PendingKind;
  won: WonDocument;
}

/** A structure or a bid: a building or a Wonder of a seat on a neighborhood. */
export interface PlacedDocument {
  /** Seats are numbered from 0, clockwise. */
  seat: number;
  /** The number of a building. */
  building?: number;
  /** The number of a Wonder card. */
  wonder?: number;
  /** The id of a neighborhood. */
  at: string;
}

/** What one seat has, as far as the reader may know. */
export interface PlayerDocument {
  /** null: unknown; it scores 0. */
  objective: Faction | null;
  objective_revealed: boolean;
  /** null: not for these eyes. */
  wonder_hand: number[] | null;
  /** The chosen cards that are turned up, built or not. */
  wonders: number[];
  rows: RowsDocument;
  visionary: VisionaryDocument;
  prestige: PrestigeDocument;
  /** The cards not chosen, where somebody knows them. */
  put_away?: number[];
}

/** How somebody played. */
export interface PlayerReview {
  /** Seats are numbered from 0, clockwise. */
  seat: number;
  /** Where there was a choice. */
  decisions: number;
  /** How many of them were best, or as good. */
  best: number;
  lost: LostDocument;
  lost_in_all: number;
  /** What the cards dealt were worth: the chance with all cards open, less the chance that everybody could see, before the first bid. null: not thought about yet. */
  luck: number | null;
  /** Those that the player won, in their order. */
  auctions: AuctionReview[];
}

/** Something that a lesson points at. */
export interface Pointed {
  kind: PointedKind;
  /** A neighborhood, a piece as actions write it, an island, a color, a letter, or a panel. */
  id: string;
  /** What is written beside it. */
  label: MessageDocument | null;
}

/** One moment of a game, complete enough to go on playing from it or to score it. */
export interface PositionDocument {
  /** The version of the published components, or "own" where edition_data or island_data hold them. */
  components?: string;
  /** With components "own": the version of what is not carried inside. */
  published?: string;
  /** The whole of a user's own edition. */
  edition_data?: Record<string, unknown>;
  /** The files of a user's own islands, by name; "central" for the central one. */
  island_data?: Record<string, Record<string, unknown>>;
  /** The id of the edition. */
  edition: string;
  seats: SeatDocument[];
  /** The island of each slot, or null. */
  islands: Partial<Record<Slot, string | null>>;
  panoramas: Panorama[];
  era: Era;
  patron_values: PatronValues;
  discs: Record<string, Disc>;
  structures: PlacedDocument[];
  players: PlayerDocument[];
  /** In the order in which they built their last structure. */
  finished: number[];
  /** null between auctions. */
  auction: AuctionDocument | null;
  /** An open decision outside an auction. */
  pending?: PendingDisc | PendingChoice | null;
  /** The starter between auctions, null at the end. */
  to_act: number | null;
  format: "skyrise-position/1";
}

/** What positions and views have in common. */
export interface PositionFields {
  /** The version of the published components, or "own" where edition_data or island_data hold them. */
  components?: string;
  /** With components "own": the version of what is not carried inside. */
  published?: string;
  /** The whole of a user's own edition. */
  edition_data?: Record<string, unknown>;
  /** The files of a user's own islands, by name; "central" for the central one. */
  island_data?: Record<string, Record<string, unknown>>;
  /** The id of the edition. */
  edition: string;
  seats: SeatDocument[];
  /** The island of each slot, or null. */
  islands: Partial<Record<Slot, string | null>>;
  panoramas: Panorama[];
  era: Era;
  patron_values: PatronValues;
  discs: Record<string, Disc>;
  structures: PlacedDocument[];
  players: PlayerDocument[];
  /** In the order in which they built their last structure. */
  finished: number[];
  /** null between auctions. */
  auction: AuctionDocument | null;
  /** An open decision outside an auction. */
  pending?: PendingDisc | PendingChoice | null;
  /** The starter between auctions, null at the end. */
  to_act: number | null;
}

/** Prestige that is scored before the end of the game. */
export interface PrestigeDocument {
  control1: number;
  panoramas1: number;
  wonders: number;
}

/** A problem document (RFC 9457): what is wrong, where, and why. */
export interface Problem {
  /** urn:skyrise:problem:<reason> */
  type: string;
  title: string;
  status: number;
  /** In English; the page says it in the user's language by reason and arguments. */
  detail: string;
  /** The id: of a rule, such as auction.outbid.higher, or such as table.unknown. */
  reason: string;
  arguments: Record<string, number | string | boolean | TermArgument | SeatArgument | ListArgument | MessageDocument | null>;
  /** Where in what was sent. */
  place: string | null;
}

/** What is said to an answer. */
export interface PuzzleAnswer {
  right: boolean;
  /** One decision of a player: 24@A3, W7@A3, pass, wild=green, vault=A5, choose=7+12 … */
  tried: string;
  /** One decision of a player: 24@A3, W7@A3, pass, wild=green, vault=A5, choose=7+12 … */
  answer: string;
  /** How much smaller the chance to win is with the next best action. */
  margin: number;
  method: ThoughtMethod;
  /** What the best actions, and the one that was tried, lead to, and why. */
  advice: AdviceDocument;
}

/** A puzzle, without its answer, as the one who decides sees it. */
export interface PuzzleDocument {
  summary: PuzzleSummary;
  edition: string;
  city: Partial<Record<Slot, string>>;
  colors: Color[];
  /** Seats are numbered from 0, clockwise. */
  seat: number;
  view: ViewDocument;
}

/** A puzzle in the list. */
export interface PuzzleSummary {
  id: string;
  idea: PuzzleIdea;
  difficulty: number;
  players: number;
}

/** An answer to a puzzle. */
export interface PuzzleTry {
  /** One decision of a player: 24@A3, W7@A3, pass, wild=green, vault=A5, choose=7+12 … */
  action: string;
}

/** Say that one is ready to begin; or after all not. */
export interface Ready {
  type: "ready";
  /** Chosen by the sender, new for every command: one that comes twice is done once. */
  id: string;
  /** Seats are numbered from 0, clockwise. */
  seat: number;
  on: boolean;
}

/** Some of a seat's Prestige, and where it came from. A score is the sum of its receipts. */
export interface ReceiptDocument {
  /** Seats are numbered from 0, clockwise. */
  seat: number;
  source: Source;
  points: number;
  /** The id of the rule that brought it. */
  rule: string;
  /** A neighborhood, island, lake, blimp, bridge ("A13-H1"), "patron A", "large key" or "board". */
  place: string;
  /** The neighborhoods that count for it. */
  cells: string[];
}

/** What chance brought, and every decision. Further fields are free to add at the top. */
export interface RecordDocument {
  format: "skyrise-record/1";
  /** The version of the published components, or "own" where edition_data or island_data hold them. */
  components?: string;
  /** With components "own": the version of what is not carried inside. */
  published?: string;
  /** The id of the edition. */
  edition: string;
  /** The whole of a user's own edition. */
  edition_data?: Record<string, unknown>;
  /** The files of a user's own islands, by name; "central" for the central one. */
  island_data?: Record<string, Record<string, unknown>>;
  seats: NamedSeatDocument[];
  setup: SetupDocument;
  actions: string[];
  /** There once the game is over. */
  result?: RecordedResult | null;
}

/** How a recorded game ended. */
export interface RecordedResult {
  scores: ScoreDocument[];
  /** In the order in which they built their last structure. */
  finished: number[];
  winners: number[];
}

/** A command was not carried out; nothing has changed. */
export interface Refused {
  type: "refused";
  id: string | null;
  problem: Problem;
}

/** What a coach explains when it first comes up. */
export interface RemarkDocument {
  /** What it is about; a coach who is told that it is known does not say it again. */
  topic: string;
  message: MessageDocument;
  /** The ids of the rules that it explains. */
  rules: string[];
  /** The id of the lesson about it. */
  lesson: string | null;
  /** The neighborhoods that it is about, to be pointed at. */
  places: string[];
}

/** After the end: a new table with the same people, bots and options. Asked twice, it is the same table. */
export interface Rematch {
  type: "rematch";
  /** Chosen by the sender, new for every command: one that comes twice is done once. */
  id: string;
}

/** Take an area out. */
export interface RemoveArea {
  type: "remove";
  island: IslandFile;
  /** Unique in a city. */
  area: string;
}

/** Take a corner out. */
export interface RemoveCorner {
  type: "straighten";
  island: IslandFile;
  /** x to the right, y up. */
  point: number[];
  /** How near to a corner or a border counts as on it. */
  reach: number;
}

/** A whole game: open when it is over, else as the reader may see it. */
export interface ReplayDocument {
  title: string;
  edition: EditionDocument;
  /** Empty where a player has none: the reader's language calls them by color. */
  names: string[];
  colors: Color[];
  city: Partial<Record<Slot, string>>;
  /** The picture of a city that has islands of somebody's own. */
  scene: SceneDocument | null;
  /** What all views of the frames have in common. */
  lasting: LastingView;
  frames: Frame[];
  /** After each auction, every seat's Prestige if the game had ended then. */
  race: number[][];
  /** The ply after which each auction was over. */
  race_plies: number[];
  result: ResultDocument | null;
  commitment: string | null;
  seed: string | null;
  /** Where the game was taken up, if it began as another one. */
  origin: OriginDocument | null;
  /** What the check of commitment, seed and set-up says; null without a seed. */
  fair: MessageDocument | null;
}

/** Where a record that was handed in can be watched, and a game be gone on with. */
export interface ReplayStored {
  id: string;
  /** Only a record can be watched. */
  kind: GameFileKind;
}

/** How a game ended, with everything that a score screen shows. */
export interface ResultDocument {
  scores: ScoreDocument[];
  /** In the order in which they built their last structure. */
  finished: number[];
  winners: number[];
  /** By seat: 1 for a winner, and so on; seats level behind the winners share a rank. */
  ranks: number[];
  /** The seats from the first to the last. */
  order: number[];
  /** "most Prestige", or the edition's tie-break if two or more were level. */
  decided_by: string;
  /** In the order in which they are scored. */
  sources: SourceDocument[];
  receipts: ReceiptDocument[];
}

/** The review of a game; it grows while it is thought about. */
export interface ReviewDocument {
  format: "skyrise-review/1";
  /** Empty where a player has none: the reader's language calls them by color. */
  names: string[];
  colors: Color[];
  /** How many actions the game has. */
  actions: number;
  /** How many thoughts are done … */
  done: number;
  /** … of how many; as many as were done when the review is finished. */
  of: number;
  curve: CurvePoint[];
  /** Of all players, in their order; those without a choice included. */
  decisions: DecisionDocument[];
  /** The plies of the decisions that mattered: mistakes by their cost, then finds. */
  moments: number[];
  players: PlayerReview[];
}

/** A row before and after; a fourth disc may lower it. */
export interface RowChange {
  color: Faction;
  before: RowOutlook;
  after: RowOutlook;
  /** How much more the color would bring at the end; less, if negative. */
  gain: number;
}

/** A row of a player board. */
export interface RowOutlook {
  discs: number;
  /** The Prestige of each structure on this color. */
  value: number;
  structures: number;
}

/** Collected discs by color, without the printed one. */
export interface RowsDocument {
  yellow: number;
  green: number;
  white: number;
  brown: number;
}

/** The rows of a player board by color. */
export interface RowsOutlook {
  yellow: RowOutlook;
  green: RowOutlook;
  white: RowOutlook;
  brown: RowOutlook;
}

/** A rule of the executable rulebook. */
export interface RuleDocument {
  id: string;
  /** Of the rules, or `ruling`. */
  section: string;
  sentence: MessageDocument;
}

/** A lake, or the pad of a blimp. */
export interface SceneArea {
  id: string;
  kind: "lake" | "blimp";
  island: string;
  outline: string;
  shape: string;
  /** The neighborhoods that border it. */
  borders: string[];
}

/** A bridge between two neighborhoods. */
export interface SceneBridge {
  a: string;
  b: string;
  from: [number, number];
  to: [number, number];
}

/** A city as it is drawn, and what is where in it. */
export interface SceneDocument {
  /** Left, top, width, height. */
  view_box: [number, number, number, number];
  /** The islands, as markup. */
  ground: string;
  /** What lies over the light of a neighborhood: emblems, ids, bridges; as markup. */
  marks: string;
  places: Record<string, ScenePlace>;
  features: SceneFeature[];
  areas: SceneArea[];
  bridges: SceneBridge[];
  islands: SceneIsland[];
  drawing: SceneDrawing;
}

/** What is to know of the drawings of the pieces. */
export interface SceneDrawing {
  /** How much closer north and south are than they would be from above. */
  tilt: number;
  wonder_scale: number;
  number: SceneNumber;
}

/** Something that stands on the empty city. */
export interface SceneFeature {
  kind: "windmill" | "blimp" | "tree" | "poplar";
  x: number;
  y: number;
  scale: number;
  flip: boolean;
  /** Of a windmill: its neighborhood; of a blimp: the id of its area. */
  area?: string;
}

/** An island of the city. */
export interface SceneIsland {
  key: string;
  /** null: the central island. */
  slot: Slot | null;
  /** The middle of the ribbon with its name; null: no room, or the central island. */
  name_at: [number, number] | null;
  /** Left, top, width, height. */
  box: [number, number, number, number];
}

/** The number on the flag of a bid. */
export interface SceneNumber {
  x: number;
  size: number;
  /** Its baseline. */
  y: HeightOffsets;
}

/** A neighborhood. */
export interface ScenePlace {
  /** The data of a path. */
  outline: string;
  /** The id by which the ground refers to the outline: the page defines it. */
  shape: string;
  /** Where a structure or a bid stands, and a disc lies. */
  stand: [number, number];
  /** Where the disc lies while a bid stands there. */
  beside: [number, number];
  /** The middle of emblem and id. */
  mark: [number, number];
  color: Faction;
  /** The key of its island. */
  island: string;
  windmill: boolean;
  neighbors: string[];
}

/** The Prestige of a seat by source. */
export interface ScoreDocument {
  control1: number;
  panoramas1: number;
  wonders: number;
  control2: number;
  panoramas2: number;
  objective: number;
  patrons: number;
  excess: number;
  keys: number;
  commissions: number;
  structures: number;
  total: number;
}

/** Before the deal: one has a random part of one's own, whose SHA-256 this is. For one of one's seats. */
export interface Seal {
  type: "seal";
  /** Chosen by the sender, new for every command: one that comes twice is done once. */
  id: string;
  /** Seats are numbered from 0, clockwise. */
  seat: number;
  /** The SHA-256 of the part's text, as hex. */
  seal: string;
}

/** What people's browsers add to the deal. */
export interface SealingDocument {
  /** Parts are sealed, for five seconds at most; nobody sits down any more. */
  begun: boolean;
  /** Parts are shown, for five seconds at most; who is late is left out. */
  opened: boolean;
  /** By seat: the SHA-256 of its part, as hex. */
  seals: Record<string, string>;
  /** By seat: its part. The deal is made of the server's seed and of these. */
  parts: Record<string, string>;
}

/** The name of whoever has a seat. */
export interface SeatArgument {
  seat: number;
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

/** A seat of a game. */
export interface SeatDocument {
  color: Color;
}

/** A seat as it is now. */
export interface SeatNow {
  /** Seats are numbered from 0, clockwise. */
  seat: number;
  kind: SeatKind;
  name: string;
  /** null: not drawn yet. */
  color: Color | null;
  /** The bot that plays it now, if one does. */
  bot: BotLevel | null;
  host: boolean;
  mine: boolean;
  /** Its owner has said so; it counts until the game begins. */
  ready: boolean;
  connected: boolean;
  /** Seconds since 1970 when its owner was last seen, if they are away. */
  away: number | null;
  /** A bot thinks about its decision. */
  thinking: boolean;
  /** Out of time or away too long: what the table's options say, happens. */
  overdue: boolean;
  clock: ClockNow | null;
}

/** A seat of a table in a list. */
export interface SeatSummary {
  kind: SeatKind;
  name: string;
  color: Color | null;
  bot: BotLevel | null;
}

/** Who is to sit on a seat. */
export interface SeatWish {
  /** me: the one who makes the table (several of them: a game at one screen); open: whoever comes. */
  kind: "me" | "open" | "bot";
  /** The level, where a bot sits. */
  bot?: BotLevel | null;
  /** Without one: that of the color. */
  name?: string | null;
  /** null: drawn. */
  color?: Color | null;
}

/** Build the bridge of the island, or take it away. */
export interface SetBridge {
  type: "bridge";
  island: IslandFile;
  /** Unique in a city. */
  first: string;
  /** Unique in a city. */
  second: string;
}

/** The host: seconds between the actions of bots. */
export interface SetPace {
  type: "set-pace";
  /** Chosen by the sender, new for every command: one that comes twice is done once. */
  id: string;
  pace: number;
}

/** Move a port to a neighborhood. */
export interface SetPort {
  type: "port";
  island: IslandFile;
  /** Unique in a city. */
  area: string;
  port: PortName;
}

/** What chance brought. */
export interface SetupDocument {
  /** The island of each slot, or null. */
  islands: Partial<Record<Slot, string | null>>;
  discs: Record<string, Disc>;
  wonder_hands: number[][];
  objectives: Faction[];
  panoramas: Panorama[];
  patron_values: PatronTiles;
  /** Seats are numbered from 0, clockwise. */
  starter: number;
}

/** A source of Prestige, and when it is scored. */
export interface SourceDocument {
  source: Source;
  moment: Moment;
}

/** Split an area in two. */
export interface SplitArea {
  type: "split";
  island: IslandFile;
  /** Unique in a city. */
  area: string;
  /** A line from border to border. */
  points: number[][];
  /** How near to a corner or a border counts as on it. */
  reach: number;
}

/** How a game stands, as far as the reader may know: as of the latest moment between two auctions. */
export interface StandingDocument {
  /** By seat: Prestige if the game ended now, unknown secrets counting nothing. */
  now: number[];
  /** By seat: the Prestige that may be expected at the end, to a tenth. */
  expected: number[];
  /** By seat: how much more may be expected than an auction before. */
  change: number[];
  /** After each auction, every seat's Prestige if the game had ended then. */
  race: number[][];
}

/** The host: begin. Seats that are still open are played by bots. */
export interface Start {
  type: "start";
  /** Chosen by the sender, new for every command: one that comes twice is done once. */
  id: string;
  /** The level of the bots on seats that are open. */
  bots?: BotLevel;
  /** Even if the table asks whether everybody is ready, and somebody is not. */
  anyway?: boolean;
}

/** The table that a code means. */
export interface TableCode {
  table: string;
}

/** What everybody may know of how a table is set up. */
export interface TableOptionsDocument {
  edition: string;
  /** The version of the published data that the edition belongs to. */
  components: string;
  /** The name of the host's own edition, whose base is the edition; null: it has none. */
  own: string | null;
  players: number;
  /** Of an island of the host's own: its name. The center has one only if it is such. */
  islands: Partial<Record<CityPlace, string>> | null;
  time: TimeControlDocument | null;
  absence: Absence;
  stand_in: BotLevel;
  patience: number;
  pace: number;
  listed: boolean;
  title: string;
  /** The live standing is shown although several people play. */
  standing: boolean;
  /** There is advice although several people play, and everybody sees it. */
  advice: boolean;
  /** Everybody is asked whether they are ready before the game begins. */
  ready_check: boolean;
  /** Every person's browser adds a random part to the deal. */
  parts: boolean;
  /** Several people play on one device: there one player may have several seats. */
  one_device: boolean;
  /** The game was begun elsewhere and came as such a file: whoever has it knows all secrets. null: dealt here. */
  begun: GameFileKind | null;
}

/** A table in a list. */
export interface TableSummary {
  table: string;
  title: string;
  edition: string;
  /** The name of the host's own edition. */
  own: string | null;
  status: Status;
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

/** The name of a thing in the reader's language: what the Fluent message with this id says. */
export interface TermArgument {
  term: string;
}

/** A clock for everybody: so much time for the game, and a little more for every decision. */
export interface TimeControl {
  /** Seconds. */
  bank: number;
  /** Seconds. */
  increment?: number;
}

/** The clock of a table. */
export interface TimeControlDocument {
  bank: number;
  increment: number;
}

/** Turn an area into a lake or the pad of a blimp. */
export interface TurnArea {
  type: "turn";
  island: IslandFile;
  /** Unique in a city. */
  area: string;
  kind: DrawnKind;
}

/** Put a windmill onto a neighborhood, or take it away. */
export interface TurnWindmill {
  type: "windmill";
  island: IslandFile;
  /** Unique in a city. */
  area: string;
}

/** The parts of a view that are not as they were; no pending decision is null. */
export interface ViewChanges {
  /** The version of the published components, or "own" where edition_data or island_data hold them. */
  components?: string;
  /** With components "own": the version of what is not carried inside. */
  published?: string;
  /** The whole of a user's own edition. */
  edition_data?: Record<string, unknown>;
  /** The files of a user's own islands, by name; "central" for the central one. */
  island_data?: Record<string, Record<string, unknown>>;
  /** The id of the edition. */
  edition?: string;
  seats?: SeatDocument[];
  /** The island of each slot, or null. */
  islands?: Partial<Record<Slot, string | null>>;
  panoramas?: Panorama[];
  era?: Era;
  patron_values?: PatronValues;
  discs?: Record<string, Disc>;
  structures?: PlacedDocument[];
  players?: PlayerDocument[];
  /** In the order in which they built their last structure. */
  finished?: number[];
  /** null between auctions. */
  auction?: AuctionDocument | null;
  /** An open decision outside an auction. */
  pending?: PendingDisc | PendingChoice | null;
  /** The starter between auctions, null at the end. */
  to_act?: number | null;
  /** Who looks; null: a spectator. */
  seat?: number | null;
  available?: AvailableDocument[];
  /** By seat: how many structures it builds in a game. */
  structures_in_all?: number[];
  /** The color of the figure of each Wonder, by its card. */
  figures?: Record<string, Color>;
  legal?: string[];
  format?: "skyrise-view/1";
}

/** A game as one seat may see it: a position with null for what it may not know, and what it may do. */
export interface ViewDocument {
  /** The version of the published components, or "own" where edition_data or island_data hold them. */
  components?: string;
  /** With components "own": the version of what is not carried inside. */
  published?: string;
  /** The whole of a user's own edition. */
  edition_data?: Record<string, unknown>;
  /** The files of a user's own islands, by name; "central" for the central one. */
  island_data?: Record<string, Record<string, unknown>>;
  /** The id of the edition. */
  edition: string;
  seats: SeatDocument[];
  /** The island of each slot, or null. */
  islands: Partial<Record<Slot, string | null>>;
  panoramas: Panorama[];
  era: Era;
  patron_values: PatronValues;
  discs: Record<string, Disc>;
  structures: PlacedDocument[];
  players: PlayerDocument[];
  /** In the order in which they built their last structure. */
  finished: number[];
  /** null between auctions. */
  auction: AuctionDocument | null;
  /** An open decision outside an auction. */
  pending?: PendingDisc | PendingChoice | null;
  /** The starter between auctions, null at the end. */
  to_act: number | null;
  /** Who looks; null: a spectator. */
  seat: number | null;
  available: AvailableDocument[];
  /** By seat: how many structures it builds in a game. */
  structures_in_all: number[];
  /** The color of the figure of each Wonder, by its card. */
  figures: Record<string, Color>;
  legal: string[];
  format: "skyrise-view/1";
}

/** The visionary area of a player board; a patron whose letter is missing has no disc. */
export interface VisionaryDocument {
  A?: number;
  B?: number;
  C?: number;
  D?: number;
  excess: number;
  commissions: number;
  keys: KeyName[];
}

/** Who vouches for something. */
export interface VouchedDocument {
  provenance: ProvenanceKind;
  /** The id of the edition whose book says it, if it is another one's. */
  book: string | null;
}

/** The winning piece of the auction that was just won. */
export interface WonDocument {
  /** Seats are numbered from 0, clockwise. */
  seat: number;
  /** The number of a building. */
  building?: number;
  /** The number of a Wonder card. */
  wonder?: number;
  /** The id of a neighborhood. */
  at: string;
  /** How many bids the auction has seen. */
  bids: number;
  /** The winning piece was the starting bid. */
  started: boolean;
}

/** A Wonder card. */
export interface WonderDocument {
  /** The number on the card, which is its initiative. */
  number: number;
  id: string;
}

/** From the least to the most that several actions would bring. */
export interface WorthDocument {
  /** At once. */
  now: [number, number];
  /** If the game ended then, what is scored at once included. */
  end: [number, number];
}

/** What concerns whoever reads the news. */
export interface You {
  /** Several where people play at one screen. */
  seats: number[];
  /** Whose secrets the view shows; null: nobody's, though where several of the seats are mine the view has the legal actions of the one that decides. */
  seat: number | null;
  host: boolean;
  /** The tokens of one's own seats, to move to another device. */
  links: Record<string, string>;
  /** Seats of mine that pass for the rest of this auction. */
  passes_ahead: number[];
  can_take_back: boolean;
}

export type Command = Claim | Ready | Start | Seal | AddPart | Act | PassAhead | TakeBack | Chat | Mute | Free | SeatBot | GiveBack | SetPace | Rematch;
export type IslandEdit = CheckIsland | DrawArea | SplitArea | JoinAreas | MoveCorner | RemoveCorner | RemoveArea | ColorArea | TurnArea | TurnWindmill | SetBridge | SetPort | NameIsland | LetterAreas;
export type MessageArgument = number | string | boolean | TermArgument | SeatArgument | ListArgument | MessageDocument | null;
