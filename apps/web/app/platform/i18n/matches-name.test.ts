import { expect, test } from "vitest";
import { matchesName } from "./matches-name.ts";

test("a language is found by any part of its name, with or without marks and capitals", () => {
  expect(matchesName("Dänisch", "danisch")).toBe(true);
  expect(matchesName("Dänisch", " DÄN")).toBe(true);
  expect(matchesName("Norwegian", "weg")).toBe(true);
  expect(matchesName("Dänisch", "finn")).toBe(false);
});

test("before anything is typed every language is there", () => {
  expect(matchesName("Suaheli", "")).toBe(true);
});
