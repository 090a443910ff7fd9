import { expect, test } from "vitest";
import { countFilters, readView, viewQuery } from "../../../shared/list/view.ts";
import { NOTES } from "./notes-view.ts";

const CLIENT = "019a8b00-0000-7000-8000-000000000000";
const read = (query: string) => readView(NOTES, new URLSearchParams(query));

test.each(["", "name=Lena+Berg&text=Ruhe", `client=${CLIENT}&order=oldest`, "text=100%25&size=30&page=3"])(
  "an address says the same again: %j",
  (query) => {
    const { view, isClear } = read(query);
    expect([viewQuery(NOTES, view), isClear]).toEqual([query, true]);
  },
);

test.each(["order=x", "size=7", "page=0", "page=31", "client=1"])(
  "nonsense counts as nothing, and is told: %j",
  (query) => {
    const { view, isClear } = read(query);
    expect([viewQuery(NOTES, view), isClear]).toEqual(["", false]);
  },
);

test("words are cut to what can be searched for", () => {
  const { view } = read(`text=${"x".repeat(200)}&name=%00a%0A%20b`);
  expect([view.text.length, view.name, countFilters(NOTES, view) > 0, countFilters(NOTES, read("").view) > 0]).toEqual([
    100,
    "a b",
    true,
    false,
  ]);
});
