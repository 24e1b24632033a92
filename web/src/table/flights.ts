/** What flies over the table when something happens: a bid to its place, a disc to its row. */
import type { Color, Line, ViewDocument } from "$src/wire/types";

export interface Flight {
  key: string;
  from: Spot;
  to: Spot;
  /** A bid's flag. */
  flag: { color: Color; text: string } | null;
  disc: string | null;
}

/** A point of the window. */
export interface Spot {
  x: number;
  y: number;
}

/** Milliseconds. */
export const FLIGHT = 600;
export const RISE = 500;

/** The flights of an action's lines, as far as their ends are on the screen. */
export function flightsOf(lines: readonly Line[], view: ViewDocument): Flight[] {
  return lines.flatMap((line) => {
    if (line.seat === null || line.place === null) return [];
    if (line.kind === "bid") return bidFlight(line, line.seat, line.place, view);
    return line.kind === "collect" ? discFlight(line, line.seat, line.place) : [];
  });
}

function bidFlight(line: Line, seat: number, place: string, view: ViewDocument): Flight[] {
  const bid = view.auction?.bids.find((one) => one.seat === seat && one.at === place);
  const color = view.seats[seat]?.color;
  const [from, to] = [middleOf(handOf(seat)), middleOf(placeOf(place))];
  if (!bid || !color || !from || !to) return [];
  const text = bid.building === undefined ? `W${bid.wonder ?? ""}` : String(bid.building);
  return [{ key: `${line.version}.${line.index}`, from, to, flag: { color, text }, disc: null }];
}

function discFlight(line: Line, seat: number, place: string): Flight[] {
  const { disc: named } = line.message.args;
  const disc = named !== null && typeof named === "object" && "term" in named ? named.term.replace(/^disc-/, "") : null;
  const hand = handOf(seat);
  const row = hand?.querySelector(`[data-row="${disc}"]`) ?? hand;
  const [from, to] = [middleOf(placeOf(place)), middleOf(row)];
  return disc && from && to ? [{ key: `${line.version}.${line.index}`, from, to, flag: null, disc }] : [];
}

/** A bid is seen at its place once it has arrived there; a structure rises from the ground. */
export function movePieces(lines: readonly Line[]): void {
  for (const { kind, place } of lines) {
    if (kind === "bid") pieceAt(place, "bid")?.animate({ opacity: [0, 0, 1], offset: [0, 0.85, 1] }, FLIGHT);
    else if (kind === "construct") {
      const rise = { transform: ["scale(1, 0.1)", "scale(1, 1.08)", "scale(1, 1)"], offset: [0, 0.8, 1] };
      pieceAt(place, "structure")?.firstElementChild?.animate(rise, { duration: RISE, easing: "ease-out" });
    }
  }
}

function pieceAt(place: string | null, kind: string): Element | null {
  return document.querySelector(`[data-at="${place}"][data-kind="${kind}"]`);
}

function placeOf(place: string): Element | null {
  return document.querySelector(`path[data-place="${place}"]`);
}

/** Where a player's things are, as far as they are on the screen. */
function handOf(seat: number): Element | null {
  const hands = [...document.querySelectorAll(`[data-seat="${seat}"]`)];
  return hands.find((hand) => middleOf(hand) !== null) ?? null;
}

function middleOf(element: Element | null): Spot | null {
  const box = element?.getBoundingClientRect();
  return box?.width ? { x: box.x + box.width / 2, y: box.y + box.height / 2 } : null;
}
