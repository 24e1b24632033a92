/** Something final that waits a moment before it is sent, so that it can still be called off. */

/** Milliseconds in which one may think again. */
export const MOMENT = 3000;

export class Held {
  #timer = $state.raw<ReturnType<typeof setTimeout> | null>(null);
  #send: () => void = () => undefined;

  get waits(): boolean {
    return this.#timer !== null;
  }

  /** Send it after a moment. */
  hold(send: () => void): void {
    this.cancel();
    this.#send = send;
    this.#timer = setTimeout(() => this.now(), MOMENT);
  }

  /** Send it without waiting any longer. */
  now(): void {
    if (!this.waits) return;
    this.cancel();
    this.#send();
  }

  cancel(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
  }
}
