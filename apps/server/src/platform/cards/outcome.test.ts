import type Stripe from "stripe";
import { describe, expect, test } from "vitest";
import { failureOf } from "./outcome.ts";
import { stripeSdk } from "./sdk.ts";

type Raw = { type: Stripe.RawErrorType; statusCode: number; code?: string; decline_code?: string };
const kindOf = (raw: Raw) => failureOf(stripeSdk().errors.StripeError.generate({ message: "no", ...raw })).kind;

describe("what a failed call says about its effect", () => {
  test.each<[string, Raw, string]>([
    ["a card that was declined", { type: "card_error", statusCode: 402, decline_code: "lost_card" }, "declined"],
    ["a request that is wrong", { type: "invalid_request_error", statusCode: 400 }, "refused"],
    ["what is not there", { type: "invalid_request_error", statusCode: 404, code: "resource_missing" }, "refused"],
    ["too many at once", { type: "rate_limit_error", statusCode: 429 }, "unknown"],
    ["a provider that breaks", { type: "api_error", statusCode: 500 }, "broken"],
    // Our own fault: no card was declined, and none is removed.
    ["a key of ours that is not good", { type: "authentication_error", statusCode: 401 }, "unknown"],
    ["a key of ours that may not do it", { type: "invalid_request_error", statusCode: 403 }, "unknown"],
  ])("%s", (_, raw, kind) => expect(kindOf(raw)).toBe(kind));
});
