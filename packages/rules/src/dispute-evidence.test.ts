import { expect, test } from "vitest";
import { disputeReasonOf } from "./dispute-evidence.ts";

test("the provider's reasons become kinds that call for different answers; an unknown one is none of them", () => {
  expect(["fraudulent", "product_not_received", "duplicate", "toString", "new_in_2027"].map(disputeReasonOf)).toEqual([
    "unrecognized",
    "notReceived",
    "twice",
    "other",
    "other",
  ]);
});
