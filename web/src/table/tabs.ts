/** The tabs of the table on a phone. */
export const TABS = [
  { id: "players", icon: "players" },
  { id: "auction", icon: "flag" },
  { id: "scores", icon: "chart" },
  { id: "log", icon: "log" },
] as const;

export type Tab = (typeof TABS)[number]["id"];
