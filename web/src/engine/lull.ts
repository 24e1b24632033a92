/** How long nobody has wanted anything: what can wait is done then. */
export class Lull {
  #last = performance.now();

  /** Somebody wants something. */
  end(): void {
    this.#last = performance.now();
  }

  /** When nobody has wanted anything for so many milliseconds. */
  async lasting(time: number): Promise<void> {
    for (;;) {
      const left = this.#last + time - performance.now();
      if (left <= 0) return;
      await new Promise((later) => setTimeout(later, left));
    }
  }
}
