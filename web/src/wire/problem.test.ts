import { describe, expect, it } from "vitest";

import { ruleOfReason } from "./problem";

describe("a reason in words", () => {
  it("has the rule that it is about, if it is one", () => {
    expect(ruleOfReason({ id: "reason-auction-outbid-higher", args: {} })).toBe("auction.outbid.higher");
    expect(ruleOfReason({ id: "reason-puzzle-unknown", args: {} })).toBeNull();
  });
});
