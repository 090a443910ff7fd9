import { expect, test } from "vitest";
import { viewOf } from "./view.ts";

const asked = (others: string, count = 7) => viewOf(new URLSearchParams({ others }), count);

test("three at a time, until there are no others", () => {
  expect(viewOf(new URLSearchParams(), 7)).toEqual({ number: 1, from: 0, to: 3, next: 2 });
  expect(asked("2")).toEqual({ number: 2, from: 3, to: 6, next: 3 });
  expect(asked("3")).toEqual({ number: 3, from: 6, to: 9, next: null });
});

test("nonsense in the address shows the first ones", () => {
  for (const others of ["4", "0", "-1", "1.5", "x", ""]) expect(asked(others).number).toBe(1);
});

test("nobody at all is no trouble", () => {
  expect(asked("2", 0)).toMatchObject({ number: 1, next: null });
});
