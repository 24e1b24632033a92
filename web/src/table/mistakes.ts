/** Which actions are clear mistakes, by advice that judges them. */
import type { AdviceDocument } from "$src/wire/types";

/** So much of one's chances, and no less than so much of a game, is a clear mistake. */
const CLEAR = { share: 0.2, chance: 0.04 } as const;

type Advised = Pick<AdviceDocument, "seat" | "actions">;

export function isJudged({ actions }: Advised, action: string): boolean {
  return actions.some((one) => one.action === action);
}

/** How much smaller one's chance is than with the best action. */
function behindOf({ actions }: Advised, action: string): number {
  return actions.find((one) => one.action === action)?.behind ?? 0;
}

/** What an action gives away of one's chances, from 0 to 1. */
export function costOf(advice: Advised, action: string): number {
  const best = advice.actions[0]?.wins[advice.seat] ?? 0;
  return best > 0 ? behindOf(advice, action) / best : 0;
}

export function isClearMistake(advice: Advised, action: string): boolean {
  return costOf(advice, action) >= CLEAR.share && behindOf(advice, action) >= CLEAR.chance;
}
