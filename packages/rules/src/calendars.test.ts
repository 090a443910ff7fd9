import { expect, test } from "vitest";
import { changeThere, entryTitle, isEmptied, syncPause } from "./calendars.ts";

const client = { firstName: "Änne", lastName: "de Vries" };
const MINUTES = 60_000;

test("a title says no more about the client than the coach chose", () => {
  expect(entryTitle("Termin", { titles: "neutral", client })).toBe("Termin");
  expect(entryTitle("Termin", { titles: "initials", client })).toBe("Termin: Ä. D.");
  expect(entryTitle("Termin", { titles: "name", client })).toBe("Termin: Änne de Vries");
});

test("a client who has left has no name to show", () => {
  expect(entryTitle("Termin", { titles: "name", client: { firstName: "", lastName: " " } })).toBe("Termin");
});

test("a connection is due every second minute, and ever more seldom while it fails", () => {
  const pauses = [0, 1, 2, 3, 4, 9, 50].map((failures) => syncPause(failures) / MINUTES);
  expect(pauses).toEqual([1.5, 2, 4, 8, 16, 360, 360]);
});

test("three entries that vanish at once are a calendar that was emptied, one or two are a wish", () => {
  expect(isEmptied({ known: 3, gone: 3 })).toBe(true);
  expect(isEmptied({ known: 40, gone: 20 })).toBe(true);
  expect(isEmptied({ known: 40, gone: 3 })).toBe(false);
  expect(isEmptied({ known: 2, gone: 2 })).toBe(false);
});

test("a change there is another time or none, whatever else was edited", () => {
  const written = { start: 0, end: 60 };
  expect(changeThere(written, { start: 0, end: 60 })).toBeUndefined();
  expect(changeThere(written, { start: 30, end: 90 })).toBe("moved");
  expect(changeThere(written, { start: 0, end: 90 })).toBe("moved");
  expect(changeThere(written, null)).toBe("deleted");
});
