/** How the reader wants the page: kept in this browser. */
import { playSoloAt, type Solo } from "$src/wire/ends";
import type { BotLevel } from "$src/wire/types";

import type { EditionChoice } from "./ownEditions.svelte";

export type Theme = "system" | "light" | "dark";
export type Motion = "system" | "full" | "reduced";
/** How fast points appear and replays run. */
export type Speed = "slow" | "normal" | "fast";
/** Of letters: on the page, and on the board. */
export type LetterSize = "normal" | "large" | "largest";

/** How much larger than usual. */
export const LARGER: Record<LetterSize, number> = { normal: 1, large: 1.15, largest: 1.3 };

/** How what others do is shown: as the table plays, with pauses, or when the reader asks for the next step. */
export type Telling = "table" | "slow" | "step";

interface Kept {
  theme: Theme;
  motion: Motion;
  speed: Speed;
  telling: Telling;
  sound: boolean;
  /** From 0 to 100. */
  volume: number;
  confirmPass: boolean;
  /** Warn before a clear mistake is confirmed, where advice may be asked for? */
  warn: boolean;
  textSize: LetterSize;
  labelSize: LetterSize;
  /** Does a small board go to the auction by itself? */
  followAuction: boolean;
  /** Is the live standing shown, where the table shows it? */
  standing: boolean;
  name: string;
  /** Has a game been opened in this browser? */
  played: boolean;
  bots: BotLevel;
  edition: EditionChoice;
  /** Who plays games that need nobody elsewhere. */
  solo: Solo;
}

const KEY = "skyrise-settings";
const AT_FIRST: Kept = {
  theme: "system",
  motion: "system",
  speed: "normal",
  telling: "table",
  sound: false,
  volume: 60,
  confirmPass: false,
  warn: false,
  textSize: "normal",
  labelSize: "normal",
  followAuction: true,
  standing: true,
  name: "",
  played: false,
  bots: "casual",
  edition: "retail",
  solo: "browser",
};

/** What was kept, as far as it can be read. */
export function readKept(text: string | null): Kept {
  try {
    const kept: unknown = JSON.parse(text ?? "{}");
    return { ...AT_FIRST, ...(typeof kept === "object" ? kept : {}) };
  } catch {
    return { ...AT_FIRST };
  }
}

const darkOutside = query("(prefers-color-scheme: dark)");
const stillOutside = query("(prefers-reduced-motion: reduce)");

function query(media: string): { readonly matches: boolean } {
  if (typeof matchMedia === "undefined") return { matches: false };
  const list = matchMedia(media);
  let matches = $state(list.matches);
  list.addEventListener("change", () => (matches = list.matches));
  return {
    get matches() {
      return matches;
    },
  };
}

class Settings {
  readonly kept = $state(readKept(typeof localStorage === "undefined" ? null : localStorage.getItem(KEY)));
  readonly dark = $derived(this.kept.theme === "system" ? darkOutside.matches : this.kept.theme === "dark");
  readonly reducedMotion = $derived(
    this.kept.motion === "system" ? stillOutside.matches : this.kept.motion === "reduced",
  );

  /** From 0, for those who want no sounds, to 100. */
  get volume(): number {
    return this.kept.sound ? this.kept.volume : 0;
  }

  get speed(): Speed {
    return this.kept.speed;
  }

  get telling(): Telling {
    return this.kept.telling;
  }

  get textScale(): number {
    return LARGER[this.kept.textSize];
  }

  get labelScale(): number {
    return LARGER[this.kept.labelSize];
  }

  get confirmPass(): boolean {
    return this.kept.confirmPass;
  }

  constructor() {
    playSoloAt(this.kept.solo);
  }

  /** Call in a component: shows the settings in the document and keeps every change. */
  apply(): void {
    $effect(() => {
      playSoloAt(this.kept.solo);
    });
    $effect(() => {
      document.documentElement.dataset["theme"] = this.dark ? "dark" : "light";
      document.documentElement.dataset["motion"] = this.reducedMotion ? "reduced" : "full";
      document.documentElement.style.setProperty("--letters", String(this.textScale));
    });
    $effect(() => {
      localStorage.setItem(KEY, JSON.stringify(this.kept));
    });
  }
}

export const settings = new Settings();
