/**
 * The functions of the kernel, and what they work on. Made by `make types` from the annotations of the cores: change
 * them there.
 */
import type { Floats, Grid, Ints, Records } from "./lists";

/** Records: bytes, and of each field the kind of its numbers, where it begins, and how many there are. */
export const RECORDS = {
  State: {
    size: 720,
    fields: {
      era: ["i1", 0, 0],
      phase: ["i1", 1, 0],
      to_act: ["i1", 2, 0],
      occupied: ["i8", 8, 0],
      frontier: ["i8", 16, 0],
      standing: ["i1", 24, 64],
      disc: ["i1", 88, 64],
      built: ["i8", 152, 12],
      structures: ["i8", 248, 4],
      hammer: ["i1", 280, 0],
      hammer_owner: ["i1", 281, 0],
      available: ["i8", 288, 4],
      wonders: ["i8", 320, 4],
      hand: ["i8", 352, 4],
      chosen: ["i8", 384, 4],
      objective: ["i1", 416, 4],
      revealed: ["i1", 420, 0],
      panoramas: ["i1", 421, 0],
      patron_value: ["i1", 422, 4],
      rows: ["i1", 426, 16],
      patrons: ["i1", 442, 16],
      excess: ["i1", 458, 4],
      commissions: ["i1", 462, 4],
      keys: ["i1", 466, 4],
      prestige: ["i2", 470, 44],
      finished: ["i1", 558, 0],
      finish_order: ["i1", 559, 4],
      starter: ["i1", 563, 0],
      leader: ["i1", 564, 0],
      latest: ["i1", 565, 0],
      latest_piece: ["i1", 566, 0],
      passed: ["i1", 567, 0],
      bids: ["i1", 568, 0],
      trail: ["i2", 570, 64],
      bid_cells: ["i8", 704, 0],
      bid_ranks: ["i8", 712, 0],
    },
  },
  Tables: {
    size: 1344,
    fields: {
      hammer_prestige: ["i1", 0, 0],
      hammer_relief: ["i1", 1, 0],
      capital_starts: ["i1", 2, 0],
      capital_outbids: ["i1", 3, 0],
      capital_prestige: ["i1", 4, 0],
      palace_per_bid: ["i1", 5, 0],
      atlantis_prestige: ["i1", 6, 0],
      atlantis_lakes: ["i1", 7, 0],
      zeppelinstone_prestige: ["i1", 8, 0],
      zeppelinstone_blimps: ["i1", 9, 0],
      lynch_per_structure: ["i1", 10, 0],
      opportunity_per_neighborhood: ["i1", 11, 0],
      kahn_prestige: ["i1", 12, 0],
      jacobs_per_disc: ["i1", 13, 0],
      jacobs_per_row: ["i1", 14, 0],
      jacobs_discs: ["i1", 15, 0],
      jacobs_most: ["i1", 16, 0],
      olmsted_per_structure: ["i1", 17, 0],
      olmsted_on_central: ["i1", 18, 0],
      munch_per_letter: ["i1", 19, 0],
      munch_most: ["i1", 20, 0],
      sullivan_per_tall: ["i1", 21, 0],
      atelier_per_tall: ["i1", 22, 0],
      atelier_banned: ["i1", 23, 0],
      shard_per_disc: ["i1", 24, 0],
      boca_per_color: ["i1", 25, 0],
      boca_most: ["i1", 26, 0],
      baron_unbuilt: ["i1", 27, 3],
      baron_counts: ["i1", 30, 0],
      vault_takes: ["i1", 31, 0],
      summit_per_island: ["i1", 32, 0],
      niemeyer_per_structure: ["i1", 33, 0],
      players: ["i1", 34, 0],
      figures: ["i1", 35, 0],
      hand_size: ["i1", 36, 0],
      city: ["i8", 40, 0],
      cells: ["i1", 48, 0],
      islands: ["i1", 49, 0],
      adjacent: ["i8", 56, 64],
      island_of: ["i1", 568, 64],
      island_cells: ["i8", 632, 5],
      color_cells: ["i8", 672, 4],
      windmills: ["i8", 704, 0],
      lakes: ["i1", 712, 0],
      lake_cells: ["i8", 720, 16],
      blimps: ["i1", 848, 0],
      blimp_cells: ["i8", 856, 16],
      bridges: ["i1", 984, 0],
      bridge_cells: ["i8", 992, 16],
      buildings: ["i8", 1120, 4],
      era1: ["i8", 1152, 4],
      tall: ["i8", 1184, 0],
      height: ["i1", 1192, 48],
      owner: ["i1", 1240, 48],
      disc_counts: ["i1", 1288, 10],
      patron_tiles: ["i1", 1298, 4],
      row_value: ["i1", 1302, 5],
      control_prestige: ["i1", 1307, 0],
      panorama_prestige: ["i1", 1308, 5],
      panorama_structures: ["i1", 1313, 5],
      objective_prestige: ["i1", 1318, 4],
      objective_structures: ["i1", 1322, 4],
      excess_prestige: ["i1", 1326, 0],
      commissions_prestige: ["i1", 1327, 0],
      key_prestige: ["i1", 1328, 2],
      tie_by_patrons: ["i1", 1330, 0],
      banned_cards: ["i8", 1336, 0],
    },
  },
} as const;

/** Lists that functions take together. */
export type Desk = {
  tables: Records<"Tables">;
  out: Ints;
};

/** Lists that functions take together. */
export type Workspace = {
  states: Records<"State">;
  legal: Ints;
  later: Ints;
  judged: Floats;
  likely: Floats;
  left: Ints;
  strengths: Ints;
  scores: Floats;
  wins: Floats;
  parts: Floats;
  known: Ints;
  apart: Floats;
  weights: Floats;
  chance: Ints;
};

/** Lists that functions take together. */
export type Tree = {
  used: Ints;
  action: Ints;
  prior: Floats;
  seat: Ints;
  key: Ints;
  told: Ints;
  first: Ints;
  children: Ints;
  visits: Ints;
  wins: Floats;
  scores: Floats;
  path: Ints;
};

/** Lists that functions take together. */
export type Solver = {
  states: Records<"State">;
  legal: Grid;
  ends: Ints;
  answers: Ints;
  nodes: Ints;
  keys: Ints;
  kinds: Ints;
  kept: Ints;
};

/** What functions take and give. */
export interface Functions {
  "kernel.loops.step": [given: [s: Records<"State">, desk: Desk, action: number | bigint], result: bigint];
  "kernel.loops.list_legal": [given: [s: Records<"State">, desk: Desk], result: bigint];
  "kernel.loops.winning": [given: [s: Records<"State">, t: Records<"Tables">], result: bigint];
  "kernel.loops.play_out": [given: [s: Records<"State">, t: Records<"Tables">, chance: Ints, out: Ints], result: bigint];
  "kernel.loops.play_games": [given: [s: Records<"State">, t: Records<"Tables">, chance: Ints, out: Ints, games: number | bigint, wins: Ints, points: Ints], result: bigint];
  "kernel.loops.play_listed_games": [given: [s: Records<"State">, t: Records<"Tables">, chance: Ints, out: Ints, games: number | bigint, wins: Ints, points: Ints], result: bigint];
  "kernel.loops.perft": [given: [states: Records<"State">, t: Records<"Tables">, depth: number | bigint, outs: Grid], result: bigint];
  "kernel.traces.trace_games": [given: [s: Records<"State">, t: Records<"Tables">, chance: Ints, out: Ints, style: number | bigint, traces: Ints], result: bigint];
  "search.gamble.play_out_actions": [given: [work: Workspace, tables: Records<"Tables">, deals: Records<"State">, wins: Floats, scores: Floats], result: bigint];
  "search.guess.deal_again": [given: [deals: Records<"State">, tables: Records<"Tables">, seat: number | bigint, chance: Ints], result: null];
  "search.guess.act_in_all": [given: [deals: Records<"State">, tables: Records<"Tables">, action: number | bigint], result: null];
  "search.judge.weigh_actions": [given: [work: Workspace, tables: Records<"Tables">, deals: Records<"State">, wins: Floats, scores: Floats], result: bigint];
  "search.selfplay.play_judged": [given: [work: Workspace, tables: Records<"Tables">, games: Records<"State">, actions: Ints], result: bigint];
  "search.selfplay.play_random": [given: [work: Workspace, tables: Records<"Tables">, games: Records<"State">, actions: Ints], result: bigint];
  "search.selfplay.play_searched": [given: [work: Workspace, tree: Tree, into: Tree, tables: Records<"Tables">, games: Records<"State">, deals: Records<"State">, most: number | bigint], result: bigint];
  "search.solve.solve_actions": [given: [solver: Solver, tables: Records<"Tables">], result: bigint];
  "search.think.think": [given: [work: Workspace, tree: Tree, tables: Records<"Tables">, deals: Records<"State">, first: number | bigint, simulations: number | bigint], result: null];
  "search.tree.plant": [given: [tree: Tree], result: null];
  "search.tree.transplant": [given: [tree: Tree, key: number | bigint, into: Tree], result: bigint];
}

/** The order of the lists in a bundle. */
export const BUNDLES = {
  Desk: ["tables", "out"],
  Workspace: ["states", "legal", "later", "judged", "likely", "left", "strengths", "scores", "wins", "parts", "known", "apart", "weights", "chance"],
  Tree: ["used", "action", "prior", "seat", "key", "told", "first", "children", "visits", "wins", "scores", "path"],
  Solver: ["states", "legal", "ends", "answers", "nodes", "keys", "kinds", "kept"],
} as const;

/** How arguments and the result of a function are passed. */
export const SIGNATURES: { readonly [Name in keyof Functions]: readonly string[] } = {
  "kernel.loops.step": ["record", "Desk", "i", "i"],
  "kernel.loops.list_legal": ["record", "Desk", "i"],
  "kernel.loops.winning": ["record", "record", "i"],
  "kernel.loops.play_out": ["record", "record", "list", "list", "i"],
  "kernel.loops.play_games": ["record", "record", "list", "list", "i", "list", "list", "i"],
  "kernel.loops.play_listed_games": ["record", "record", "list", "list", "i", "list", "list", "i"],
  "kernel.loops.perft": ["list", "record", "i", "list", "i"],
  "kernel.traces.trace_games": ["record", "record", "list", "list", "i", "list", "i"],
  "search.gamble.play_out_actions": ["Workspace", "list", "list", "list", "list", "i"],
  "search.guess.deal_again": ["list", "list", "i", "list", "n"],
  "search.guess.act_in_all": ["list", "list", "i", "n"],
  "search.judge.weigh_actions": ["Workspace", "list", "list", "list", "list", "i"],
  "search.selfplay.play_judged": ["Workspace", "list", "list", "list", "i"],
  "search.selfplay.play_random": ["Workspace", "list", "list", "list", "i"],
  "search.selfplay.play_searched": ["Workspace", "Tree", "Tree", "list", "list", "list", "i", "i"],
  "search.solve.solve_actions": ["Solver", "list", "i"],
  "search.think.think": ["Workspace", "Tree", "list", "list", "i", "i", "n"],
  "search.tree.plant": ["Tree", "n"],
  "search.tree.transplant": ["Tree", "i", "Tree", "i"],
};
