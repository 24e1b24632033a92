/** A moment of a review in its address: which ply, and whose decisions. */

export function wantedReview(search: string): { at: number | null; seat: number | null } {
  const query = new URLSearchParams(search);
  return { at: wholeNumber(query.get("at")), seat: wholeNumber(query.get("seat")) };
}

function wholeNumber(text: string | null): number | null {
  return text !== null && /^\d{1,4}$/.test(text) ? Number(text) : null;
}

/** The review that is open, at a moment. */
export function reviewHere(at: number, seat: number): string {
  return `${location.pathname}?at=${at}&seat=${seat}`;
}
