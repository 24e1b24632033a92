import { describe, expect, it } from "vitest";

import { sampleNews } from "$src/wire/samples";
import type { SeatNow } from "$src/wire/types";

import { asksReady, seatsNotReady } from "./ready";

const { now } = sampleNews();
const seat = (more: Partial<SeatNow>): SeatNow => ({ ...(now.seats[0] as SeatNow), kind: "person", ...more });
const host = seat({ seat: 0, host: true, ready: false });
const guest = (ready: boolean) => seat({ seat: 1, host: false, mine: false, ready });

describe("the ready check", () => {
  it("asks where somebody else has sat down", () => {
    const options = { ...now.options, ready_check: true };
    expect(asksReady({ options, seats: [host] })).toBe(false);
    expect(asksReady({ options, seats: [host, guest(false)] })).toBe(true);
    expect(asksReady({ options: now.options, seats: [host, guest(false)] })).toBe(false);
  });

  it("waits for everybody but the host", () => {
    expect(seatsNotReady([host, guest(false)])).toEqual([1]);
    expect(seatsNotReady([host, guest(true)])).toEqual([]);
  });
});
