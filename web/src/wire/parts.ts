/** What this browser adds to deals: a random part for each table, kept so that the end of a game can be checked. */
import { sha256 } from "$src/kit/sha256";

import type { Now } from "./types";

const KEY = "skyrise.parts";
const MOST = 50;

/** The parts of the latest tables, oldest first. */
function kept(): [string, string][] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(found) ? (found as [string, string][]) : [];
  } catch {
    return [];
  }
}

/** The part that this browser has made for a table, if it has. */
export function keptPart(table: string): string | null {
  return kept().find(([one]) => one === table)?.[1] ?? null;
}

/** This browser's part for a table: 256 random bits, made once. */
export function partOf(table: string): string {
  const before = keptPart(table);
  if (before) return before;
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  const part = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  try {
    localStorage.setItem(KEY, JSON.stringify([...kept(), [table, part]].slice(-MOST)));
  } catch {
    // without room to keep it, it cannot be checked after a reload
  }
  return part;
}

export type PartAsk = { type: "seal"; seat: number; seal: string } | { type: "part"; seat: number; part: string };

/** What a table waits for from this browser before the deal: its seal, then its part. */
export function dueOf(now: Now, part: () => string): PartAsk | null {
  const seat = now.you.seats[0];
  const { opened, seals, parts } = now.sealing;
  if (now.status !== "gathering" || !now.options.parts || seat === undefined) return null;
  if (!opened) return seals[seat] ? null : { type: "seal", seat, seal: sha256(part()) };
  return parts[seat] === undefined && seals[seat] === sha256(part()) ? { type: "part", seat, part: part() } : null;
}

/** Do all parts fit their seals, and is this browser's part, where it sealed one, among them? */
export function partsFit(now: Now, mine: string | null): boolean {
  const { seals, parts } = now.sealing;
  const shown = Object.entries(parts);
  const sealed = mine !== null && Object.values(seals).includes(sha256(mine));
  return (
    shown.every(([seat, part]) => sha256(part) === seals[seat]) && (!sealed || Object.values(parts).includes(mine))
  );
}
