/** Own games as a list shows them: what each came to, and which are looked for. */
import { editionName } from "$src/game/editions";
import type { OwnGame, OwnPlayer } from "$src/game/ownGames.svelte";
import { t } from "$src/i18n";

export const SHOWN = ["all", "won", "people", "bots"] as const;
export type Shown = (typeof SHOWN)[number];

/** The reader; of several at one screen, the one who did best. */
export function ownPlayer({ players }: OwnGame): OwnPlayer | undefined {
  return players.filter((player) => player.mine).sort((a, b) => a.place - b.place)[0];
}

export function nameOf(player: OwnPlayer): string {
  if (player.name) return player.name;
  if (player.bot) return t(`bot-${player.bot}`);
  return player.color ? t(`color-${player.color}`) : t("room-guest");
}

/** Everybody else. */
export function opponents(game: OwnGame): string[] {
  const me = ownPlayer(game);
  return game.players.filter((player) => player !== me).map(nameOf);
}

/** Whole minutes that a game took. */
export function minutesOf({ begun, ended }: OwnGame): number {
  return Math.max(1, Math.round((ended - begun) / 60));
}

export function editionOf(game: OwnGame): string {
  return editionName(game);
}

function belongs(game: OwnGame, shown: Shown): boolean {
  const others = game.players.filter((player) => !player.mine);
  if (shown === "won") return ownPlayer(game)?.place === 1;
  if (shown === "people") return others.some((player) => player.bot === null);
  return shown === "all" || others.every((player) => player.bot !== null);
}

/** Those of a kind in which every word that was typed is found: a name, a title, an edition. */
export function found(games: readonly OwnGame[], shown: Shown, text: string): OwnGame[] {
  const wanted = text.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  return games.filter((game) => {
    const words = [game.title, editionOf(game), ...game.players.map(nameOf)].join(" ").toLocaleLowerCase();
    return belongs(game, shown) && wanted.every((word) => words.includes(word));
  });
}
