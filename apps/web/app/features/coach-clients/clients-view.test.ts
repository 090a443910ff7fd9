import { expect, test } from "vitest";
import { countFilters, readView, viewQuery } from "../../shared/list/view.ts";
import { CLIENTS } from "./clients-view.ts";

const read = (query: string) => readView(CLIENTS, new URLSearchParams(query));

test.each([
  "",
  "name=Lena+Berg&relation=existing",
  "created=last-7-days&experience=entry&experience=leadership&qualification=master",
  "order=oldest&size=30&page=3",
])("an address says the same again: %j", (query) => {
  const { view, isClear } = read(query);
  expect([viewQuery(CLIENTS, view), isClear]).toEqual([query, true]);
});

test.each(["relation=old", "created=ever", "experience=guru", "qualification=x", "order=x", "size=7", "page=0"])(
  "nonsense counts as nothing, and is told: %j",
  (query) => {
    const { view, isClear } = read(query);
    expect([viewQuery(CLIENTS, view), isClear]).toEqual(["", false]);
  },
);

test("an empty form asks for everybody, and each choice counts as a filter", () => {
  const empty = read("name=+&relation=&created=all&order=newest&size=10");
  expect([viewQuery(CLIENTS, empty.view), empty.isClear, countFilters(CLIENTS, empty.view)]).toEqual(["", true, 0]);
  expect(countFilters(CLIENTS, read("name=%00a%0Ab&created=last-hour&experience=entry&experience=advanced").view)).toBe(
    4,
  );
});
