/** The link that gives a seat to whoever opens it: a table's, with `#seat=N&token=T`. What stands after # never leaves the browser: no server and no log sees the token. */
import { pathOf } from "$src/kit/routes";

export interface SeatLink {
  seat: number;
  token: string;
}

export function seatLink(table: string, { seat, token }: SeatLink): string {
  const query = new URLSearchParams({ seat: String(seat), token });
  return `${pathOf("table", { table })}#${query.toString()}`;
}

/** The seat that an address gives, if it does. */
export function seatLinkOf(hash: string): SeatLink | null {
  const query = new URLSearchParams(hash.slice(1));
  const seat = query.get("seat");
  const token = query.get("token");
  return token && seat && /^[0-3]$/.test(seat) ? { seat: Number(seat), token } : null;
}
