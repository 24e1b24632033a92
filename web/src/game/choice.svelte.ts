/** A bid in the making: a building and a neighborhood in either order; nothing is sent before it is confirmed. */
import { bidText, type Choices, type Piece } from "./actions";

export class Choice {
  #piece = $state<Piece | null>(null);
  #place = $state<string | null>(null);

  constructor(readonly choices: () => Choices) {}

  /** The chosen building or Wonder, as long as it may be bid. */
  get piece(): Piece | null {
    return this.#piece !== null && this.choices().bids.has(this.#piece) ? this.#piece : null;
  }

  /** The chosen neighborhood, as long as the chosen piece may go there. */
  get place(): string | null {
    return this.#place !== null && this.choices().places(this.piece).has(this.#place) ? this.#place : null;
  }

  /** The text of the bid, once both are chosen. */
  get action(): string | null {
    return this.piece !== null && this.place !== null ? bidText(this.piece, this.place) : null;
  }

  /** Choose a building, or put it down again. If it can go to one place only, that is chosen too. */
  pickPiece(piece: Piece): void {
    const places = this.choices().places(piece);
    if (places.size === 0) return;
    const again = this.piece === piece;
    const [only] = places;
    if (this.place !== null && !places.has(this.place)) this.#place = null;
    if (!again && places.size === 1 && only !== undefined) this.#place = only;
    this.#piece = again ? null : piece;
  }

  /** Choose a neighborhood. A piece that may not go there is put down. */
  pickPlace(place: string): void {
    if (!this.choices().places(null).has(place)) return;
    if (this.piece !== null && !this.choices().allows(this.piece, place)) this.#piece = null;
    this.#place = place;
  }

  /** Take the latest step of the choice back; false if nothing was chosen. */
  back(): boolean {
    const chosen = this.piece !== null || this.place !== null;
    if (this.place !== null) this.#place = null;
    else this.#piece = null;
    return chosen;
  }

  clear(): void {
    this.#piece = null;
    this.#place = null;
  }
}
