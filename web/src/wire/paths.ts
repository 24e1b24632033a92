/** Addresses of the server. */

/** Something about a table, as a seat sees it. */
export function tablePath(
  table: string,
  what: string,
  seat: number | null,
  query: Record<string, string> = {},
): string {
  const all = new URLSearchParams(seat === null ? query : { ...query, seat: String(seat) });
  return `/api/tables/${table}/${what}?${all.toString()}`;
}
