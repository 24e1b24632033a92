/** Addresses of the server. */

/** Where tables are made. */
export const NEW_TABLE = "/api/tables";

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
