/** What the coach of a guided game says of my decision. */
import { untrack } from "svelte";

import { coaching } from "$src/game/coaching.svelte";
import { say, t } from "$src/i18n";
import { announce } from "$src/kit/announce.svelte";
import { get } from "$src/wire/http";
import { tablePath } from "$src/wire/paths";
import type { CoachDocument, MessageDocument, Now, RemarkDocument } from "$src/wire/types";

import type { Facts } from "./facts.svelte";

/** As much of a table in play as a coach has to know. */
interface Decided {
  readonly now: Now;
  readonly names: readonly string[];
  readonly acting: number | null;
  readonly facts: Pick<Facts, "moment">;
}

/** So many lines about an auction are read. */
const MOST = 3;

export class Coached {
  #said = $state.raw<{ of: string; remark: RemarkDocument | null; brought: MessageDocument[] } | null>(null);
  /** Closed until the next decision. */
  #closed = $state(false);

  constructor(private readonly play: Decided) {}

  get isShown(): boolean {
    const { remark, brought } = this;
    return !coaching.silent && !this.#closed && this.play.acting !== null && (remark !== null || brought.length > 0);
  }

  get remark(): RemarkDocument | null {
    return this.#said?.remark ?? null;
  }

  /** What the latest auction brought, the first time that there is something to decide after it. */
  get brought(): readonly MessageDocument[] {
    return this.#said?.brought ?? [];
  }

  /** Call in a component: listens once for each decision of mine. */
  follow(): void {
    $effect(() => {
      const { moment } = this.play.facts;
      const listens = !coaching.silent && this.play.acting !== null;
      untrack(() => {
        if (this.#said?.of !== moment) this.#forget();
        if (listens && this.#said === null) void this.listen(moment);
      });
    });
  }

  close(): void {
    this.#learn();
    this.#closed = true;
  }

  async listen(moment: string): Promise<void> {
    const { table, you } = this.play.now;
    const known = coaching.known.join(",");
    // a game goes on without its coach
    const document = await get<CoachDocument>(tablePath(table, "coach", you.seat, { known })).catch(() => null);
    if (document === null || moment !== this.play.facts.moment) return;
    const isNews = document.brought.length > 0 && coaching.tells(table, document.auction, moment);
    this.#said = { of: moment, remark: document.remark, brought: isNews ? document.brought.slice(0, MOST) : [] };
    this.#announce();
  }

  /** A decision is over: what was said then is known. */
  #forget(): void {
    this.#learn();
    this.#said = null;
    this.#closed = false;
  }

  #learn(): void {
    if (this.remark) coaching.learn(this.remark.topic);
  }

  #announce(): void {
    const { remark, brought } = this;
    const result = brought.map((message) => say(message, this.play.names)).join(" ");
    if (result) announce(`${t("school-coach-brought")}: ${result}`);
    if (remark) announce(say(remark.message, this.play.names));
  }
}
