/** What a bid would bring, as the outlook of the rules says: in symbols, in figures and in words. */
import { islandThing, shortIslandName } from "$src/game/islands";
import { signed } from "$src/game/points";
import { listInWords, t } from "$src/i18n";
import type { ActionOutlook, ControlChange, Disc, Faction, GainDocument, RowChange, Source } from "$src/wire/types";

/** Each kind of gain has a drawing of its own: color never says anything alone. */
export type Symbol =
  | { disc: Disc }
  | { ground: Faction }
  | { icon: "crown" | "panorama" | "objective" | "patron" | "key" | "flag" | "star" };

const CROWN: Symbol = { icon: "crown" };

export interface Gain {
  key: string;
  symbol: Symbol;
  /** Beside the symbol. */
  short: string;
  /** The whole sentence. */
  words: string;
  tone: "gain" | "loss" | "even";
}

/** `+4 now, +9 at the end`. */
export function totalOf({ now, end }: { now: number; end: number }): string {
  return t("table-worth", { now: signed(now), end: signed(end) });
}

/** What an action brings, one thing after the other; `seat` is who acts. */
export function gainsOf(brings: ActionOutlook, seat: number, names: readonly string[]): Gain[] {
  return [
    ...discGains(brings),
    ...rowGains(brings),
    ...controlGains(brings, seat, names),
    ...panoramaGains(brings),
    ...objectiveGains(brings),
    ...otherGains(brings),
    ...(brings.wins_at_once ? [gain("wins", { icon: "flag" }, "", t("table-place-wins"), "gain")] : []),
  ];
}

/** The same as one text, for those who hear it. */
export function worthInWords(brings: ActionOutlook, seat: number, names: readonly string[]): string {
  return [totalOf(brings), ...gainsOf(brings, seat, names).map(({ words }) => words)].join("; ");
}

function gain(key: string, symbol: Symbol, short: string, words: string, tone: Gain["tone"]): Gain {
  return { key, symbol, short, words, tone };
}

function discGains({ disc }: ActionOutlook): Gain[] {
  return disc ? [gain("disc", { disc }, "", t("table-worth-disc", { disc: { term: `disc-${disc}` } }), "even")] : [];
}

/** The row of the disc, and the row of the ground if it is another. A full row takes no disc. */
function rowGains({ row, ground }: ActionOutlook): Gain[] {
  const risen = row && row.before.value !== row.after.value && row.color !== ground?.color;
  return [...(risen ? [row] : []), ...(ground ? [ground] : [])].map(rowGain);
}

function rowGain({ color, before, after, gain: points }: RowChange): Gain {
  const args = { row: { term: `row-${color}` }, gain: signed(points), before: before.value, after: after.value };
  const [key, symbol] = [`row-${color}`, { ground: color }];
  if (before.value === after.value) {
    return gain(key, symbol, signed(points), t("table-worth-ground", args), toneOf(points));
  }
  const falls = after.value < before.value;
  const short = `${before.value} → ${after.value} (${signed(points)})`;
  return gain(
    key,
    symbol,
    short,
    t(falls ? "table-worth-row-falls" : "table-worth-row", args),
    falls ? "loss" : "gain",
  );
}

/** Only the island built on can change hands; Prestige for it is counted after each era. */
function controlGains({ control, gains }: ActionOutlook, seat: number, names: readonly string[]): Gain[] {
  const atEnd = gains.find(({ source }) => source === "control2");
  const points = atEnd ? signed(atEnd.points) : "";
  const [change] = control;
  return [
    ...(change ? [controlGain(change, points, seat, names)] : atEnd ? [sourceGain(atEnd, CROWN)] : []),
    ...gains.filter(({ source }) => source === "control1").map((era1) => sourceGain(era1, CROWN)),
  ];
}

function controlGain({ island, after }: ControlChange, points: string, seat: number, names: readonly string[]): Gain {
  const others = after.filter((one) => one !== seat).map((one) => names[one] ?? "");
  const args = { island: islandThing(island), names: listInWords(others) };
  const change = t(others.length ? "table-worth-control-tied" : "table-worth-control", args);
  const words = points ? `${change}; ${t("table-worth-end", { points })}` : change;
  return gain("control", CROWN, `${shortIslandName(island)} ${points}`.trim(), words, "gain");
}

function panoramaGains({ panoramas, gains }: ActionOutlook): Gain[] {
  return [
    ...panoramas.map(({ name, before, after }) => {
      const args = { panorama: { term: `panorama-${name}` }, before, after };
      const short = `${t(`panorama-${name}`)} ${before} → ${after}`;
      return gain(
        `panorama-${name}`,
        { icon: "panorama" },
        short,
        t("table-worth-panorama", args),
        toneOf(after - before),
      );
    }),
    ...gains.filter(({ source }) => source === "panoramas1").map((points) => sourceGain(points, { icon: "panorama" })),
  ];
}

function objectiveGains({ objective, gains }: ActionOutlook): Gain[] {
  if (!objective) return [];
  const { have, need } = objective.after;
  const scored = gains.find(({ source }) => source === "objective");
  const progress = t("table-objective-progress", { have, need });
  const words = `${t("table-objective")}: ${progress}${scored ? `, ${t("table-worth-end", { points: signed(scored.points) })}` : ""}`;
  const short = scored ? `${have}/${need} (${signed(scored.points)})` : `${have}/${need}`;
  return [gain("objective", { icon: "objective" }, short, words, "gain")];
}

const OTHERS: Partial<Record<Source, Symbol>> = {
  wonders: { icon: "star" },
  patrons: { icon: "patron" },
  excess: { disc: "wild" },
  keys: { icon: "key" },
  commissions: { disc: "commissions" },
};

function otherGains({ gains }: ActionOutlook): Gain[] {
  return gains.flatMap((points) => {
    const symbol = OTHERS[points.source];
    return symbol ? [sourceGain(points, symbol)] : [];
  });
}

function sourceGain({ source, points, now }: GainDocument, symbol: Symbol): Gain {
  const when = t(now ? "table-worth-now" : "table-worth-end", { points: signed(points) });
  return gain(source, symbol, signed(points), `${t(`source-${source}`)}: ${when}`, toneOf(points));
}

function toneOf(points: number): Gain["tone"] {
  if (points === 0) return "even";
  return points > 0 ? "gain" : "loss";
}
