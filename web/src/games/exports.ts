/** Own games for other programs: a table for spreadsheets, and a link that BG Stats opens. */
import type { OwnGame } from "$src/game/ownGames.svelte";

import { minutesOf, nameOf, opponents, ownPlayer } from "./listing";

const COLUMNS = ["ended", "minutes", "edition", "players", "place", "prestige", "opponents", "table"];

/** A line for each game, as RFC 4180 has it. */
export function csvOf(games: readonly OwnGame[]): string {
  return [COLUMNS, ...games.map(rowOf)].map((row) => row.map(field).join(",")).join("\r\n") + "\r\n";
}

function rowOf(game: OwnGame): string[] {
  const me = ownPlayer(game);
  const numbers = [game.players.length, me?.place ?? "", me?.prestige ?? ""].map(String);
  const edition = game.own ?? game.edition;
  return [iso(game.ended), String(minutesOf(game)), edition, ...numbers, opponents(game).join("; "), game.table];
}

/** Spreadsheets would run a text that begins like a formula. */
function field(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

const PUSH = "https://app.bgstatsapp.com/createPlay.html";

/** The link with which the app BG Stats takes a play from elsewhere (its page "Push plays to BG Stats"). */
export function bgStatsLink(game: OwnGame): string {
  const play = {
    sourceName: "Skyrise",
    sourcePlayId: `skyrise-${game.table}`,
    playDate: iso(game.ended).slice(0, 19).replace("T", " "), // UTC
    durationMin: minutesOf(game),
    game: { name: "Skyrise", sourceGameId: "skyrise", highestWins: true, noPoints: false },
    players: game.players.map((player) => ({
      name: nameOf(player),
      sourcePlayerId: player.bot ? `bot-${player.bot}` : nameOf(player),
      score: player.prestige,
      rank: player.place,
      winner: player.place === 1,
    })),
  };
  return `${PUSH}?data=${encodeURIComponent(JSON.stringify(play))}`;
}

function iso(seconds: number): string {
  return new Date(seconds * 1000).toISOString();
}
