/** Several people at one screen: whose eyes the page may see with, and when a curtain hides it. */
import type { Play } from "./play.svelte";

export class Handover {
  /** Who sits in front of the screen: has said so. */
  #there = $state<number | null>(null);

  constructor(readonly play: Play) {}

  /** The seat to hand the screen to before the game goes on; null: nobody waits. */
  get to(): number | null {
    const { you, seats } = this.play.now;
    const seat = this.play.view.to_act;
    if (you.seats.length < 2 || seat === null || !you.seats.includes(seat) || seats[seat]?.bot) return null;
    return seat === this.#there ? null : seat;
  }

  /** Are the secrets of somebody else still in the page? Then nothing of it is shown. */
  get isHidden(): boolean {
    const eyes = this.play.now.you.seat;
    return this.play.now.you.seats.length > 1 && eyes !== null && (this.to !== null || eyes !== this.#there);
  }

  take(seat: number): void {
    this.#there = seat;
    this.play.client.look(seat);
  }

  /** Call in a component: a curtain closes the eyes that were open. */
  follow(): void {
    $effect(() => {
      if (this.to === null || this.play.now.you.seat === null) return;
      this.#there = null;
      this.play.client.look(null);
    });
  }
}
