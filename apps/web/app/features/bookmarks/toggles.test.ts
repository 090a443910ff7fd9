import { expect, test } from "vitest";
import { noteToggle, toggleOf } from "./toggles.ts";

const LENA = "lena@example.org";
const SAM = "sam@example.org";

test("a heart keeps what it was set to last, and one that was not touched says nothing", () => {
  noteToggle(LENA, "a", true);
  noteToggle(LENA, "b", true);
  noteToggle(LENA, "a", false);
  expect([toggleOf(LENA, "a"), toggleOf(LENA, "b"), toggleOf(LENA, "c")]).toEqual([false, true, undefined]);
});

test("nobody sees the hearts of whoever was signed in before", () => {
  noteToggle(LENA, "a", true);
  expect(toggleOf(SAM, "a")).toBeUndefined();
  noteToggle(SAM, "b", true);
  expect(toggleOf(LENA, "a")).toBeUndefined();
  expect(toggleOf("", "b")).toBeUndefined();
});
