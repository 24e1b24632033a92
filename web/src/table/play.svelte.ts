/** The table in play: what is shown, what is chosen, and what is sent. */
import { createContext, tick } from "svelte";
import { sayFailure, namesOf } from "$src/i18n";
import type { Scored } from "$src/score/places";
import type { Ask, TableClient } from "$src/wire/table.svelte";
import type { Line, Now } from "$src/wire/types";
import { Choices } from "./actions";
import { Choice } from "./choice.svelte";
import { Facts } from "./facts.svelte";
import type { View } from "./view";

/** What lies open over the table or beside it. */
export type Sheet = "log" | "chat" | "host" | "text" | "pass" | null;

export class Play {
  readonly facts: Facts;
  readonly choice: Choice;
  /** The neighborhood under the pointer or the focus. */
  pointed = $state<string | null>(null);
  /** What a panel or the log shows on the board. */
  shown = $state.raw<readonly Scored[]>([]);
  /** The chosen place of the Vault's disc. */
  vault = $state<string | null>(null);
  sheet = $state<Sheet>(null);
  /** The button that confirms a bid. */
  confirmButton: HTMLElement | null = null;
  sending = $state(false);
  failure = $state<string | null>(null);

  readonly now: Now = $derived.by(() => required(this.client.now));
  readonly view: View = $derived(required(this.now.view) as unknown as View);
  readonly names: string[] = $derived(namesOf(this.now.seats));
  readonly choices: Choices = $derived(new Choices(this.view.legal));
  /** The seat of mine that decides now, if one does and the view is its own. */
  readonly acting: number | null = $derived(
    this.view.to_act !== null && this.view.to_act === this.view.seat ? this.view.to_act : null,
  );

  constructor(readonly client: TableClient) {
    this.facts = new Facts(client);
    this.choice = new Choice(() => this.choices);
  }

  /** The place of the disc that the Vault is to take, as long as it may. */
  get vaultPlace(): string | null {
    return this.choices.vaults.includes(this.vault) ? this.vault : null;
  }

  get lines(): readonly Line[] {
    return this.client.lines;
  }

  /** Is it a bid, an answer or a pass that is asked of me? */
  get bidding(): boolean {
    return this.acting !== null && (this.choices.bids.size > 0 || this.choices.canPass);
  }

  /** Play an action of the seat that decides now. */
  async act(action: string): Promise<void> {
    if (this.acting === null || this.sending) return;
    const seen = this.client.news?.version ?? 0;
    if (await this.ask({ type: "act", seat: this.acting, action, seen })) {
      this.choice.clear();
      this.vault = null;
    }
  }

  /** Who chose with the keyboard goes on to the button that confirms, once there is something to confirm. */
  async toConfirm(): Promise<void> {
    if (this.choice.action === null || !document.activeElement?.matches(":focus-visible")) return;
    await tick();
    this.confirmButton?.focus();
  }

  async confirm(): Promise<void> {
    if (this.choice.action !== null) await this.act(this.choice.action);
  }

  async takeBack(): Promise<void> {
    await this.ask({ type: "take-back", seen: this.client.news?.version ?? 0 });
  }

  async passAhead(on: boolean): Promise<void> {
    if (this.view.seat !== null) await this.ask({ type: "pass-ahead", seat: this.view.seat, on });
  }

  get passesAhead(): boolean {
    return this.view.seat !== null && this.now.you.passes_ahead.includes(this.view.seat);
  }

  /** May I say that I pass for the rest of this auction? */
  get canPassAhead(): boolean {
    const seat = this.view.seat;
    const auction = this.view.auction;
    if (seat === null || auction === null || this.view.to_act === seat) return false;
    return !auction.passed.includes(seat) && !this.view.finished.includes(seat);
  }

  /** Ask the table for something; what it refuses is shown. True if it was done. */
  async ask(command: Ask): Promise<boolean> {
    this.sending = true;
    this.failure = null;
    try {
      await this.client.send(command);
      return true;
    } catch (error) {
      this.failure = sayFailure(error, this.names);
      return false;
    } finally {
      this.sending = false;
    }
  }
}

function required<T>(value: T | null): T {
  if (value === null) throw new Error("the game has not begun");
  return value;
}

export const [usePlay, providePlay] = createContext<Play>();
