/** How the reader wants the page: kept in this browser. */
import type { BotLevel } from "$src/wire/types";

import type { EditionChoice } from "./ownEditions.svelte";

export type Theme = "system" | "light" | "dark";
export type Motion = "system" | "full" | "reduced";
/** How fast points appear and replays run. */
export type Speed = "slow" | "normal" | "fast";

interface Kept {
  theme: Theme;
  motion: Motion;
  speed: Speed;
  sound: boolean;
  confirmPass: boolean;
  name: string;
  bots: BotLevel;
  edition: EditionChoice;
}

const KEY = "skyrise-settings";
const AT_FIRST: Kept = {
  theme: "system",
  motion: "system",
  speed: "normal",
  sound: false,
  confirmPass: false,
  name: "",
  bots: "casual",
  edition: "retail",
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

  get sound(): boolean {
    return this.kept.sound;
  }

  get speed(): Speed {
    return this.kept.speed;
  }

  get confirmPass(): boolean {
    return this.kept.confirmPass;
  }

  /** Call in a component: shows the settings in the document and keeps every change. */
  apply(): void {
    $effect(() => {
      document.documentElement.dataset["theme"] = this.dark ? "dark" : "light";
      document.documentElement.dataset["motion"] = this.reducedMotion ? "reduced" : "full";
    });
    $effect(() => {
      localStorage.setItem(KEY, JSON.stringify(this.kept));
    });
  }
}

export const settings = new Settings();
