import { expect, test } from "vitest";
import { nextOf } from "./form-results.ts";

test.each(["addException", "save.conferences.new"])(
  "%s has a new name after each yes, and keeps it after a no",
  (base) => {
    expect(nextOf(base, undefined)).toBe(0);
    expect(nextOf(base, { form: `${base}.0`, ok: true })).toBe(1);
    expect(nextOf(base, { form: `${base}.1`, ok: false })).toBe(1);
  },
);

test("other forms leave it alone", () => {
  expect(nextOf("addException", { form: "removeException.0a", ok: true })).toBe(0);
  expect(nextOf("save.conferences.new", { form: "save.conferences.k3-0", ok: true })).toBe(0);
  expect(nextOf("save.conferences.new", { form: "save.educations.new.4", ok: true })).toBe(0);
});
