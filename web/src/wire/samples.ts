/** Small whole documents for tests: each can be given the fields that a test is about. */
import type {
  EditionDocument,
  Frame,
  LastingView,
  Line,
  MomentView,
  News,
  Now,
  PlayerDocument,
  ReceiptDocument,
  ReplayDocument,
  ResultDocument,
  SceneDocument,
  ScenePlace,
  ScoreDocument,
  ViewDocument,
} from "./types";

export function sampleLine(more: Partial<Line> = {}): Line {
  const kind = more.kind ?? "bid";
  return {
    version: 1,
    index: 0,
    at: 0,
    kind,
    seat: 0,
    message: { id: `log-${kind}`, args: {} },
    place: null,
    cells: [],
    ply: 1,
    auction: 1,
    points: null,
    source: null,
    rule: null,
    ...more,
  };
}

/** What somebody says or does at the table besides playing. */
export function sampleNote(kind: string, more: Partial<Line> = {}): Line {
  return sampleLine({ kind, ply: null, auction: null, ...more });
}

export function samplePlayer(more: Partial<PlayerDocument> = {}): PlayerDocument {
  return {
    objective: null,
    objective_revealed: false,
    wonder_hand: [],
    wonders: [],
    rows: { yellow: 0, green: 0, white: 0, brown: 0 },
    visionary: { excess: 0, commissions: 0, keys: [] },
    prestige: { control1: 0, panoramas1: 0, wonders: 0 },
    ...more,
  };
}

const LASTING: LastingView = {
  edition: "retail",
  seats: [{ color: "red" }, { color: "teal" }],
  islands: {},
  panoramas: [],
};

const MOMENT: MomentView = {
  era: 1,
  patron_values: { A: null, B: null, C: null, D: null },
  discs: {},
  structures: [],
  players: [samplePlayer(), samplePlayer()],
  finished: [],
  auction: null,
  to_act: 0,
  seat: 0,
  available: [],
  structures_in_all: [],
  figures: {},
  legal: [],
};

export function sampleView(more: Partial<ViewDocument> = {}): ViewDocument {
  return { format: "skyrise-view/1", ...LASTING, ...MOMENT, ...more };
}

const NOW: Now = {
  table: "t",
  code: "tab1e0",
  status: "playing",
  options: {
    edition: "retail",
    components: "2",
    own: null,
    players: 2,
    islands: null,
    time: null,
    absence: "wait",
    stand_in: "casual",
    patience: 60,
    pace: 0,
    listed: false,
    title: "",
    ready_check: false,
    parts: false,
    begun: null,
    one_device: false,
    standing: false,
    advice: false,
  },
  commitment: "",
  sealing: { begun: false, opened: false, seals: {}, parts: {} },
  seed: null,
  seats: [],
  you: { seats: [], seat: null, host: false, links: {}, passes_ahead: [], can_take_back: false },
  spectators: 0,
  standing: false,
  advice: null,
  one_screen: false,
  city: null,
  ply: 0,
  auction: 0,
  auctions: 0,
  moved: 0,
  view: null,
  result: null,
  rematch: null,
  origin: null,
};

export function sampleNews(more: Partial<Omit<News, "now">> & { now?: Partial<Now> } = {}): News {
  return { type: "news", version: 1, since: 0, lines: [], ...more, now: { ...NOW, ...more.now } };
}

export function sampleEdition(more: Partial<EditionDocument> = {}): EditionDocument {
  return {
    id: "retail",
    name: "",
    own: false,
    language: "en",
    base: null,
    components: "2",
    values: {},
    conditions: {},
    differences: [],
    buildings: { red: {}, teal: {}, yellow: {}, blue: {} },
    row_values: [],
    patron_values: [],
    wonders: [],
    keys: { large: 10, small: 4 },
    effects: {},
    ...more,
  };
}

export function sampleScore(more: Partial<ScoreDocument> = {}): ScoreDocument {
  const early = { control1: 0, panoramas1: 0, wonders: 0 };
  const late = { control2: 0, panoramas2: 0, objective: 0, patrons: 0, excess: 0, keys: 0, commissions: 0 };
  return { ...early, ...late, structures: 0, total: 0, ...more };
}

export function sampleReceipt(more: Partial<ReceiptDocument> = {}): ReceiptDocument {
  return { seat: 0, source: "control1", points: 0, rule: "", place: "board", cells: [], ...more };
}

export function sampleResult(more: Partial<ResultDocument> = {}): ResultDocument {
  const rest = { decided_by: "most Prestige", sources: [], receipts: [] };
  return { scores: [], finished: [], winners: [], ranks: [], order: [], ...rest, ...more };
}

export function sampleFrame(more: Partial<Omit<Frame, "view">> & { view?: Partial<MomentView> } = {}): Frame {
  const frame: Frame = { ply: 0, action: null, seat: null, auction: 1, era: 1, view: MOMENT, lines: [] };
  return { ...frame, ...more, view: { ...MOMENT, ...more.view } };
}

export function sampleReplay(more: Partial<ReplayDocument> = {}): ReplayDocument {
  const edition = sampleEdition();
  const game = { title: "", edition, names: [], colors: [], city: {}, lasting: LASTING, frames: [] };
  const end = { race: [], race_plies: [], result: null, commitment: null, seed: null, origin: null, fair: null };
  return { ...game, ...end, scene: null, ...more };
}

export function samplePlace(more: Partial<ScenePlace> = {}): ScenePlace {
  const spots: Pick<ScenePlace, "stand" | "beside" | "mark"> = { stand: [0, 0], beside: [20, 0], mark: [-20, 0] };
  const ground: Pick<ScenePlace, "color" | "island"> = { color: "green", island: "aurora" };
  return { outline: "", shape: "", ...spots, ...ground, windmill: false, neighbors: [], ...more };
}

/** A city of these neighborhoods. */
export function sampleScene(places: Record<string, ScenePlace>, more: Partial<SceneDocument> = {}): SceneDocument {
  return {
    view_box: [0, 0, 100, 100],
    ground: "",
    marks: "",
    places,
    features: [],
    areas: [],
    bridges: [],
    islands: [],
    drawing: { tilt: 1, wonder_scale: 1, number: { x: 0, size: 1, y: { short: 0, medium: 0, tall: 0 } } },
    ...more,
  };
}
