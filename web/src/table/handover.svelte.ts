/** Several people at one screen. The news cover their secrets; only who chooses among secret cards has to be alone. */
import type { Play } from "./play.svelte";

const CHOOSE = "choose";

export class Handover {
  /** The seat of whoever has said that they are alone at the screen. */
  #there = $state<number | null>(null);

  constructor(readonly play: Play) {}

  /** Do several seats belong to this screen? */
  get isShared(): boolean {
    return this.play.present.you.seats.length > 1;
  }

  /** The seat to leave the screen to before the game goes on; null: nobody waits. */
  get to(): number | null {
    const seat = this.#choosing;
    return seat === this.#there ? null : seat;
  }

  /** Does the page still hold secrets of somebody who is no longer alone? Then it shows nothing. */
  get isHidden(): boolean {
    const eyes = this.play.present.you.seat;
    return this.isShared && eyes !== null && eyes !== this.#choosing;
  }

  take(seat: number): void {
    this.#there = seat;
    this.play.client.look(seat);
  }

  /** Call in a component: once the cards are chosen, secrets are covered again. */
  follow(): void {
    $effect(() => {
      if (this.#there === null || this.#choosing === this.#there) return;
      this.#there = null;
      this.play.client.look(null);
    });
    $effect(() => {
      if (this.isHidden) this.play.client.look(null); // as after a page that was left in between
    });
  }

  /** The seat of this screen that chooses cards, if one does. */
  get #choosing(): number | null {
    const { you, seats, view } = this.play.present;
    const seat = view?.to_act ?? null;
    const isMine = seat !== null && you.seats.includes(seat) && !seats[seat]?.bot;
    return this.isShared && isMine && view?.pending?.kind === CHOOSE ? seat : null;
  }
}
