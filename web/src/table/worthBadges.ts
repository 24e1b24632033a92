/** What the places of a decision would bring, as signs on the board. */
import { bidText, type Piece } from "$src/game/actions";
import type { Badge } from "$src/game/lights";
import { signed, span } from "$src/game/points";
import { t } from "$src/i18n";
import type { OutlookDocument } from "$src/wire/types";

type Span = readonly [number, number];

interface Worth {
  now: Span;
  end: Span;
}

/** So many places have room for a sign in words, beside the islands; more of them get figures alone. */
const FEW = 10;

/** For the chosen piece; without one, from the least to the most of all. */
export function worthBadges(
  places: Iterable<string>,
  piece: Piece | null,
  outlook: OutlookDocument,
): Map<string, Badge> {
  const worths = [...places].flatMap((place) => {
    const worth = worthOf(place, piece, outlook);
    return worth ? [[place, worth] as const] : [];
  });
  const inWords = worths.length <= FEW;
  return new Map(worths.map(([place, worth]) => [place, inWords ? saying(place, worth) : { text: figures(worth) }]));
}

/** The Prestige of a Wonder on each neighborhood, if it won there now. */
export function wonderBadges(places: Iterable<string>, piece: Piece, outlook: OutlookDocument): Map<string, Badge> {
  return new Map(
    [...places].flatMap((place) => {
      const points = outlook.actions[bidText(piece, place)]?.wonder;
      return typeof points === "number" ? [[place, { text: signed(points) }] as const] : [];
    }),
  );
}

/** `+4 / +9`: now and at the end; what brings nothing now says the end alone. */
export function figures({ now, end }: Worth): string {
  return bringsNothing(now) ? span(end) : `${span(now)} / ${span(end)}`;
}

function bringsNothing([least, most]: Span): boolean {
  return least === 0 && most === 0;
}

export function worthOf(place: string, piece: Piece | null, outlook: OutlookDocument): Worth | undefined {
  if (piece === null) return outlook.places[place];
  const brings = outlook.actions[bidText(piece, place)];
  return brings && { now: [brings.now, brings.now], end: [brings.end, brings.end] };
}

/** With the name of its neighborhood, which it may stand away from. */
function saying(place: string, { now, end }: Worth): Badge {
  const atEnd = t("table-worth-mark-end", { points: span(end) });
  if (bringsNothing(now)) return { head: place, text: atEnd };
  return { head: place, text: t("table-worth-now", { points: span(now) }), more: atEnd };
}
