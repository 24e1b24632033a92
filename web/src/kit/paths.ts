/** The path of each screen. Made by `make types` from skyrise.server.page: change it there. */
export const PATHS = {
  home: "/",
  host: "/host",
  "go-on": "/go-on/{record}",
  learn: "/learn",
  lesson: "/learn/{lesson}",
  analysis: "/analysis",
  games: "/games",
  about: "/about",
  editions: "/editions",
  islands: "/islands",
  table: "/t/{table}",
  "table-replay": "/t/{table}/replay",
  "table-review": "/t/{table}/review",
  "replay-drop": "/replay",
  replay: "/replay/{record}",
  review: "/replay/{record}/review",
} as const;
