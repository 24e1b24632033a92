/** Several people at one screen: whose secrets the page may show, and when a curtain hides it. */
import type { Play } from "./play.svelte";

export class Handover {
  /** The seat of whoever has said that they are at the screen. */
  #there = $state<number | null>(null);

  constructor(readonly play: Play) {}

  /** The seat to hand the screen to before the game goes on; null: nobody waits. */
  get to(): number | null {
    const { you, seats } = this.play.now;
    const seat = this.play.view.to_act;
    if (you.seats.length < 2 || seat === null || !you.seats.includes(seat) || seats[seat]?.bot) return null;
    return seat === this.#there ? null : seat;
  }

  /** Does the page still hold somebody else's secrets? Then it shows nothing. */
  get isHidden(): boolean {
    const eyes = this.play.now.you.seat;
    return this.play.now.you.seats.length > 1 && eyes !== null && (this.to !== null || eyes !== this.#there);
  }

  take(seat: number): void {
    this.#there = seat;
    this.play.client.look(seat);
  }

  /** Call in a component: when the curtain falls, the page looks as a spectator again. */
  follow(): void {
    $effect(() => {
      if (this.to === null || this.play.now.you.seat === null) return;
      this.#there = null;
      this.play.client.look(null);
    });
  }
}
