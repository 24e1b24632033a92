/** The path of each screen. Made by `make types` from skyrise.server.page: change it there. */
export const PATHS = {
  home: "/",
  host: "/host",
  learn: "/learn",
  lesson: "/learn/{lesson}",
  puzzles: "/puzzles",
  puzzle: "/puzzles/{puzzle}",
  analysis: "/analysis",
  games: "/games",
  about: "/about",
  editions: "/editions",
  table: "/t/{table}",
  "table-replay": "/t/{table}/replay",
  "table-review": "/t/{table}/review",
  "replay-drop": "/replay",
  replay: "/replay/{record}",
  review: "/replay/{record}/review",
} as const;
