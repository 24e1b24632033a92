/** What others said that the reader has not seen yet. */
import type { TableClient } from "$src/wire/table.svelte";
import type { Line } from "$src/wire/types";

export class Unread {
  /** The version of the table up to which everything has been seen. */
  #seen = $state(0);

  constructor(readonly client: TableClient) {
    this.#seen = client.news?.version ?? 0;
  }

  readonly lines: readonly Line[] = $derived.by(() =>
    this.client.lines.filter((line) => line.kind === "chat" && line.version > this.#seen && !this.#isMine(line)),
  );

  /** All of it is in sight now. */
  see(): void {
    this.#seen = this.client.news?.version ?? 0;
  }

  #isMine(line: Line): boolean {
    return line.seat !== null && (this.client.now?.you.seats.includes(line.seat) ?? false);
  }
}
