/** The table in play: what is shown, what is chosen, and what is sent. */
import { createContext, tick } from "svelte";

import { Choices } from "$src/game/actions";
import { Choice } from "$src/game/choice.svelte";
import { standingLines } from "$src/game/lines";
import { namesOf } from "$src/game/names";
import { ruleOfFailure, sayFailure } from "$src/wire/problem";
import type { Ask, TableClient } from "$src/wire/table.svelte";
import type { Line, Now, SeatNow, ViewDocument } from "$src/wire/types";

import { Advising } from "./advising.svelte";
import { Facts } from "./facts.svelte";
import { Held } from "./held.svelte";
import { Live } from "./live.svelte";
import { Past } from "./past.svelte";
import { Unread } from "./unread.svelte";
import { Untold } from "./untold.svelte";

/** What lies open over the table or beside it. */
export type Sheet = "log" | "chat" | "host" | "text" | "pass" | null;

/** Seconds on the clock. */
const HURRY = 15;

export class Play {
  readonly facts: Facts;
  readonly choice: Choice;
  readonly unread: Unread;
  readonly untold: Untold;
  readonly past: Past;
  readonly advising: Advising;
  readonly live: Live;
  /** A pass that is not sent yet. */
  readonly held = new Held();
  /** The neighborhood under the pointer or the focus. */
  pointed = $state<string | null>(null);
  /** The neighborhoods that a panel or the log shows on the board. */
  shown = $state.raw<readonly string[]>([]);
  /** The Wonder cards that are to be kept, while the dialog is open and when it is not. */
  cards = $state.raw<readonly number[]>([]);
  /** The chosen place of the Vault's disc. */
  vault = $state<string | null>(null);
  sheet = $state<Sheet>(null);
  /** Does every possible place show what it would bring? */
  showsWorth = $state(false);
  /** The button that confirms a bid. */
  confirmButton: HTMLElement | null = null;
  /** Where decisions are made. */
  bar: HTMLElement | null = null;
  sending = $state(false);
  failure = $state<string | null>(null);
  /** The id of the rule behind it, if there is one. */
  failureRule = $state<string | null>(null);

  /** How things stand, as far as it has been told. */
  readonly present: Now = $derived.by(() => required(this.untold.shown?.now ?? this.client.now));
  /** How things stand at the moment that is shown: the present, or one of the past. */
  readonly now: Now = $derived.by(() => {
    const { moments } = this.past;
    if (!moments) return this.present;
    return { ...this.present, ply: moments.at, auction: moments.frame.auction, view: moments.view };
  });
  readonly view: ViewDocument = $derived(required(this.now.view));
  readonly names: string[] = $derived(namesOf(this.now.seats));
  /** Seats of mine that a bot plays until I take them back. */
  readonly stoodIn: readonly SeatNow[] = $derived(this.now.seats.filter((one) => one.mine && one.bot !== null));
  /** The seat of mine that decides now, if one does, the view is its own and no bot plays it; whatever is shown. */
  readonly asked: number | null = $derived.by(() => {
    const now = required(this.client.now);
    const { to_act: seat, seat: eyes } = required(now.view);
    return now.status === "playing" && seat !== null && seat === eyes && !this.isStoodIn ? seat : null;
  });
  /** The same, once the table shows what it is about. */
  readonly acting: number | null = $derived(this.isNow ? this.asked : null);
  readonly choices: Choices = $derived(new Choices(this.acting === null ? [] : this.view.legal));

  constructor(readonly client: TableClient) {
    this.untold = new Untold(client);
    this.past = new Past(client);
    this.facts = new Facts(client, () => this.isNow);
    this.choice = new Choice(() => this.choices);
    this.unread = new Unread(client);
    this.advising = new Advising(this);
    this.live = new Live(client, () => this.isNow);
  }

  /** The place of the disc that the Vault is to take, as long as it may. */
  get vaultPlace(): string | null {
    return this.choices.vaults.includes(this.vault) ? this.vault : null;
  }

  /** The lines up to the moment that is shown. */
  readonly lines: readonly Line[] = $derived.by(() => {
    const { lines } = this.client;
    if (this.past.moments) return standingLines(lines, this.past.moments.at);
    const told = this.untold.shown?.version;
    return told === undefined ? lines : lines.filter((line) => line.version <= told);
  });

  /** Has whoever runs the server ended the game before it was over? */
  get isEnded(): boolean {
    return this.isNow && this.now.status === "over" && this.view.to_act !== null;
  }

  /** Does the table show the present, with nothing left to tell? */
  get isNow(): boolean {
    return this.past.moments === null && this.untold.shown === null;
  }

  /** Does a bot play the seat that I am looking as? */
  get isStoodIn(): boolean {
    return this.stoodIn.some((one) => one.seat === this.view.seat);
  }

  /** Is it a bid, an answer or a pass that is asked of me? */
  get bidding(): boolean {
    return this.acting !== null && (this.choices.bids.size > 0 || this.choices.canPass);
  }

  /** Play an action of the seat that decides now. */
  async act(action: string): Promise<void> {
    const { acting: seat } = this;
    if (seat === null || this.sending) return;
    const seen = this.client.news?.version ?? 0;
    this.#keepFocus();
    if (await this.#isDoubted(action)) return;
    if (await this.ask({ type: "act", seat, action, seen })) {
      this.choice.clear();
      this.vault = null;
    }
  }

  /** While that is thought about, nothing else can be sent. */
  async #isDoubted(action: string): Promise<boolean> {
    this.sending = true;
    try {
      return await this.advising.doubts(action);
    } finally {
      this.sending = false;
    }
  }

  /** Pass: against people, who would see it at once, it can be called off for a moment. */
  pass(): void {
    this.#keepFocus();
    if (this.isAgainstPeople && !this.isHurried) this.held.hold(() => void this.act("pass"));
    else void this.act("pass");
  }

  /** Does anybody else play, whom a decision cannot be taken back from? */
  get isAgainstPeople(): boolean {
    return this.now.seats.some((one) => one.kind === "person" && !one.mine);
  }

  /** Is there so little time on the clock that a moment counts? */
  get isHurried(): boolean {
    const clock = this.acting === null ? null : this.now.seats[this.acting]?.clock;
    return clock ? clock.left < HURRY : false;
  }

  /** Its button is about to go: the keyboard stays where decisions are made. */
  #keepFocus(): void {
    const { activeElement: focused } = document;
    if (focused?.matches(":focus-visible") && this.bar?.contains(focused)) this.bar.focus();
  }

  /** Keyboard users are taken to the confirm button once there is something to confirm. */
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

  /** May I say that I pass for the rest of this auction, or for the one that somebody else is about to start? */
  get canPassAhead(): boolean {
    const { seat, to_act: acting, auction, pending, finished } = this.view;
    if (!this.isNow || seat === null || acting === seat || pending || this.isStoodIn) return false;
    return !auction?.passed.includes(seat) && !finished.includes(seat);
  }

  /** Ask the table for something; what it refuses is shown. True if it was done. */
  async ask(command: Ask): Promise<boolean> {
    this.sending = true;
    this.failure = this.failureRule = null;
    try {
      await this.client.send(command);
      return true;
    } catch (error) {
      this.failure = sayFailure(error, this.names);
      this.failureRule = ruleOfFailure(error);
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
