/** How far somebody has come in the lessons: kept in this browser. */

/** What was accepted in a step: an action, a number, or nothing where there was only something to read. */
export interface Tried {
  action?: string;
  number?: number;
}

export interface Progress {
  /** One for each step that is done, so that somebody who comes back goes on from there. */
  tries: readonly Tried[];
  /** Was it played to its end, now or before? */
  finished: boolean;
}

const KEY = "skyrise-lessons";
const NONE: Progress = { tries: [], finished: false };

/** What was kept, as far as it can be read. */
export function readProgress(text: string | null): Record<string, Progress> {
  try {
    const kept: unknown = JSON.parse(text ?? "{}");
    if (typeof kept !== "object" || kept === null) return {};
    return Object.fromEntries(Object.entries(kept).filter(([, one]) => isProgress(one)));
  } catch {
    return {};
  }
}

function isProgress(kept: unknown): kept is Progress {
  return typeof kept === "object" && kept !== null && "tries" in kept && Array.isArray(kept.tries);
}

class Lessons {
  #kept = $state.raw(readProgress(typeof localStorage === "undefined" ? null : localStorage.getItem(KEY)));

  of(lesson: string): Progress {
    return this.#kept[lesson] ?? NONE;
  }

  keep(lesson: string, progress: Progress): void {
    this.#kept = { ...this.#kept, [lesson]: progress };
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#kept));
    } catch {
      // without room to keep it, a lesson begins anew
    }
  }
}

export const lessonsDone = new Lessons();
