/** A ceremony is shown once to a tab: after a reload the table of receipts is there at once. */
export function firstTime(table: string): boolean {
  const key = `skyrise-counted-${table}`;
  if (sessionStorage.getItem(key)) return false;
  sessionStorage.setItem(key, "yes");
  return true;
}
