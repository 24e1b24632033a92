/** The address of an analysis board for a moment of a game. */
import { pathOf } from "$src/kit/routes";
import type { Game } from "$src/wire/teacher";

export function analysisOf(game: Game, at: number): string {
  const query = new URLSearchParams({ ...game, at: String(at) });
  return `${pathOf("analysis")}?${query.toString()}`;
}
