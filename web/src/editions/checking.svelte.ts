/** Asks the server what is wrong with an edition, a moment after the latest change. */
import { post } from "$src/wire/http";
import { sayFailure } from "$src/wire/problem";
import type { CheckedEdition, EditionTrouble, OwnEdition } from "$src/wire/types";

const PAUSE = 350;

export class Checking {
  #state = $state.raw<"waiting" | "told">("waiting");
  #told = $state.raw<CheckedEdition | null>(null);
  #failure = $state("");
  #timer: ReturnType<typeof setTimeout> | undefined;
  #latest: OwnEdition | null = null;

  /** `settle` is told about every edition that was checked and not changed since: itself if it is right, else null. */
  constructor(readonly settle: (ready: OwnEdition | null) => void) {}

  get isWaiting(): boolean {
    return this.#state === "waiting";
  }

  /** What was wrong at the latest check. */
  get troubles(): readonly EditionTrouble[] {
    return this.#told?.troubles ?? [];
  }

  /** The edition file, once the latest change has been checked and nothing is wrong. */
  get toml(): string | null {
    return this.isWaiting ? null : (this.#told?.toml ?? null);
  }

  /** Why the server did not check it; empty if it did. */
  get failure(): string {
    return this.#failure;
  }

  ask(own: OwnEdition): void {
    this.#latest = own;
    this.#state = "waiting";
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#check(own), PAUSE);
  }

  async #check(own: OwnEdition): Promise<void> {
    try {
      const told = await post<CheckedEdition>("/api/editions/check", own);
      if (own !== this.#latest) return;
      this.#told = told;
      this.#failure = "";
      this.settle(told.edition ? own : null);
    } catch (why) {
      if (own !== this.#latest) return;
      this.#told = null;
      this.#failure = sayFailure(why);
    }
    this.#state = "told";
  }
}
