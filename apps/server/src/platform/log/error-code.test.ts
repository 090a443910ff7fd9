import { expect, test } from "vitest";
import { codeOf } from "./error-code.ts";

test.each([
  [Object.assign(new Error("duplicate key: erika@example.org"), { code: "23505" }), "23505"],
  [Object.assign(new Error("no such customer"), { type: "StripeInvalidRequestError" }), "StripeInvalidRequestError"],
  [new TypeError("cannot write to erika@example.org"), "TypeError"],
  [Object.assign(new Error("x"), { code: "erika@example.org was refused" }), "Error"],
  ["erika@example.org", "unknown"],
  [undefined, "unknown"],
])("a failure is stored by its code alone: %o is %s", (failure, code) => expect(codeOf(failure)).toBe(code));
