/** Where a rule stands on the page of the rules. */
export function anchorOf(rule: string): string {
  return `rule-${rule.replace(/[._]/g, "-")}`;
}
