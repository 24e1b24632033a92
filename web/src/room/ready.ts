/** Who is asked whether they are ready, and who has not said so yet. */
import type { Now, SeatNow } from "$src/wire/types";

/** Where several people play, everybody but the host is asked, who begins. */
export function asksReady({ options, seats }: Pick<Now, "options" | "seats">): boolean {
  return options.ready_check && seats.some((seat) => seat.kind === "person" && !seat.host);
}

export function seatsNotReady(seats: readonly SeatNow[]): number[] {
  return seats.filter((seat) => seat.kind === "person" && !seat.host && !seat.ready).map((seat) => seat.seat);
}
