/** A seat's link: `/t/{id}?seat=N&token=T`. */
export interface SeatLink {
  seat: number;
  token: string;
}

export function seatLinkOf(search: string): SeatLink | null {
  const query = new URLSearchParams(search);
  const seat = query.get("seat");
  const token = query.get("token");
  return token && seat && /^[0-3]$/.test(seat) ? { seat: Number(seat), token } : null;
}
