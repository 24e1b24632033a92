/** The moment in the address: `?at=57`, and `play=1` to begin at once. */
export interface Wanted {
  at: number;
  play: boolean;
}

export function wantedMoment(search: string): Wanted {
  const query = new URLSearchParams(search);
  return { at: Number(query.get("at") ?? 0), play: query.has("play") };
}

export function linkTo(at: number): string {
  return `${location.origin}${location.pathname}?at=${at}`;
}

/** Keep the moment in the address, without an entry in the history for each. */
export function keepMoment(at: number): void {
  history.replaceState(history.state, "", linkTo(at));
}
