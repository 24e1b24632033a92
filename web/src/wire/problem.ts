/** Problems in the reader's words. */
import { known, say, t } from "$src/i18n";

import { Refusal } from "./http";
import { RULE_REASONS } from "./ruleReasons";
import type { MessageDocument, Problem } from "./types";

/** Why not: by the problem's reason, or in the server's English where the page has no sentence for it. */
export function sayProblem(problem: Problem, names: readonly string[] = []): string {
  const id = messageOf(problem.reason);
  return known(id) ? say({ id, args: problem.arguments }, names) : problem.detail;
}

/** What a failed request or command says to the reader. */
export function sayFailure(failure: unknown, names: readonly string[] = []): string {
  const problem = failure instanceof Refusal ? failure.problem : null;
  return problem ? sayProblem(problem, names) : t("app-no-connection");
}

/** The id of the rule that a failed request or command is refused by, if it is one. */
export function ruleOfFailure(failure: unknown): string | null {
  const reason = failure instanceof Refusal ? failure.problem.reason : "";
  return RULE_REASONS.has(reason) ? reason : null;
}

/** The id of the rule that a reason in words is about, if it is one. */
export function ruleOfReason({ id }: MessageDocument): string | null {
  return [...RULE_REASONS].find((reason) => messageOf(reason) === id) ?? null;
}

function messageOf(reason: string): string {
  return `reason-${reason.replace(/[._]/g, "-")}`;
}
