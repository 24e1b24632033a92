/** The tabs of a table that cannot show all of its panels at once. */
import type { Play, Sheet } from "./play.svelte";

export const TABS = [
  { id: "players", icon: "players", label: "table-tab-players" },
  { id: "auction", icon: "flag", label: "table-tab-auction" },
  { id: "scores", icon: "chart", label: "table-tab-scores" },
  { id: "log", icon: "log", label: "table-tab-log" },
] as const;

/** Where one's own panel has a place of its own, there is room for more. */
export const UPRIGHT_TABS = [
  { id: "auction", icon: "flag", label: "table-tab-auction" },
  { id: "players", icon: "players", label: "table-tab-players" },
  { id: "panoramas", icon: "panorama", label: "table-panoramas" },
  { id: "islands", icon: "islands", label: "table-islands" },
  { id: "patrons", icon: "patron", label: "table-patrons" },
  { id: "scores", icon: "chart", label: "table-tab-scores" },
  { id: "log", icon: "log", label: "table-tab-log" },
] as const;

export type Tab = (typeof TABS)[number]["id"] | (typeof UPRIGHT_TABS)[number]["id"];

const SHEETS: Partial<Record<NonNullable<Sheet>, Tab>> = { log: "log", chat: "log", host: "players" };

/** The buttons of the top bar open the log and the table's tools in their tabs. Call in an effect. */
export function openSheet(play: Play, choose: (tab: Tab) => void): void {
  const tab = play.sheet && SHEETS[play.sheet];
  if (!tab) return;
  choose(tab);
  play.sheet = null; // so that the same button leads there again
}
