import { expect, test } from "vitest";
import { refusedForProof } from "./proof.ts";

const refused = (code: string, field?: string) => ({
  ok: false as const,
  form: "remove",
  values: { reason: "left" },
  problem: {
    ...{ type: "about:blank", title: code, status: 403, code, detail: code },
    ...(field && { errors: [{ field, code: "required", message: "" }] }),
  },
});

test.each(["proofStale", "wrongCode", "lockedOut"])("after %s the form is asked for again, with a proof", (code) =>
  expect(refusedForProof(refused(code))?.values).toEqual({ reason: "left" }),
);

test("an empty code is asked for again, the form's own mistakes are not", () => {
  expect(refusedForProof(refused("invalidFields", "code"))).toBeDefined();
  expect(refusedForProof(refused("invalidFields", "reason"))).toBeUndefined();
  expect(refusedForProof({ ok: true, form: "remove", values: {}, data: null })).toBeUndefined();
  expect(refusedForProof(undefined)).toBeUndefined();
});
