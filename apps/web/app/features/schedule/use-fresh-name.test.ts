import { expect, test } from "vitest";
import { nextOf } from "./use-fresh-name.ts";

test("a form that adds has a new name after each yes, and keeps it after a no", () => {
  expect(nextOf("addException", undefined)).toBe(0);
  expect(nextOf("addException", { form: "addException.0", ok: true })).toBe(1);
  expect(nextOf("addException", { form: "addException.1", ok: false })).toBe(1);
  expect(nextOf("addException", { form: "removeException.0a", ok: true })).toBe(0);
});
