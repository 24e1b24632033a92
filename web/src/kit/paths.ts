/** The path of each screen. Made by `make types` from skyrise.server.page: change it there. */
export const PATHS = {
  home: "/",
  host: "/host",
  learn: "/learn",
  about: "/about",
  editions: "/editions",
  table: "/t/{table}",
  "table-replay": "/t/{table}/replay",
  "replay-drop": "/replay",
  replay: "/replay/{record}",
} as const;
