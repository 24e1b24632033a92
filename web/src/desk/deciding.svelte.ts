/** A decision that is made away from a table: in a lesson. */
import { bidText, Choices, type Piece } from "$src/game/actions";
import { Choice } from "$src/game/choice.svelte";
import type { ViewDocument } from "$src/wire/types";

interface Deeds {
  /** A legal action was confirmed. */
  act: (action: string) => void;
  /** Something was tried that the rules forbid; without this it is not offered. */
  forbidden?: (action: string) => void;
}

export class Deciding {
  readonly choices: Choices = $derived.by(() => new Choices(this.view().legal));
  readonly choice = new Choice(() => this.choices);
  /** The neighborhood under the pointer or the focus. */
  pointed = $state<string | null>(null);
  #cards = $state.raw<readonly number[]>([]);
  #vault = $state<string | null>(null);

  constructor(
    readonly view: () => ViewDocument,
    readonly deeds: Deeds,
  ) {}

  /** Is it a bid or a pass that is asked for? */
  get bidding(): boolean {
    return this.choices.bids.size > 0 || this.choices.canPass;
  }

  /** May whatever is in sight be tried, legal or not? */
  get isFree(): boolean {
    return this.deeds.forbidden !== undefined && this.bidding;
  }

  /** The disc that the Vault is to take. */
  get vault(): string | null {
    return this.choices.vaults.includes(this.#vault) ? this.#vault : null;
  }

  /** The Wonder cards that are to be kept. */
  get cards(): readonly number[] {
    return this.#cards.filter((card) => this.choices.hand.includes(card));
  }

  /** One more card than may be kept puts the first one back. */
  toggleCard(card: number): void {
    const { cards } = this;
    this.#cards = cards.includes(card)
      ? cards.filter((one) => one !== card)
      : [...cards, card].slice(-this.choices.keep);
  }

  pickPiece(piece: Piece): void {
    if (this.choices.bids.has(piece)) this.choice.pickPiece(piece);
    else this.#forbidden(piece, this.choice.place);
  }

  pickPlace(place: string): void {
    const { choices, choice } = this;
    if (choices.vaults.includes(place)) this.#vault = place;
    else if (choice.piece !== null && this.isFree && !choices.allows(choice.piece, place))
      this.#forbidden(choice.piece, place);
    else if (choices.places(null).has(place)) choice.pickPlace(place);
    else this.#forbidden(choice.piece, place);
  }

  act(action: string): void {
    this.choice.clear();
    this.deeds.act(action);
  }

  confirm(): void {
    if (this.choice.action !== null) this.act(this.choice.action);
  }

  /** What is missing in the try is taken from the legal bids: so the answer is about what was picked. */
  #forbidden(piece: Piece | null, place: string | null): void {
    const [anyPiece] = this.choices.bids.keys();
    const [anyPlace] = this.choices.places(null);
    const [tried, at] = [piece ?? anyPiece, place ?? anyPlace];
    if (tried !== undefined && at !== undefined) this.deeds.forbidden?.(bidText(tried, at));
  }
}
