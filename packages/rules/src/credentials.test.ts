import { expect, test } from "vitest";
import { type Entry, entryAfter, isVerifiedOn } from "./credentials.ts";

const entry = (title: string, over: Partial<Entry> = {}): Entry => ({
  title,
  year: 2019,
  organisation: "DBVC",
  description: "Zwei Jahre",
  ...over,
});
const [COACH, MEDIATOR] = [entry("Coach"), entry("Mediatorin")];

test("an entry stays itself when others come, go or are edited", () => {
  expect(entryAfter(COACH, { before: [COACH, MEDIATOR], after: [COACH] })).toEqual(COACH);
  expect(entryAfter(COACH, { before: [COACH], after: [MEDIATOR, COACH] })).toEqual(COACH);
});

test("each edited word makes it another entry", () => {
  for (const over of [
    { title: "Senior Coach" },
    { year: 2020 },
    { organisation: "ICF" },
    { description: "Drei Jahre" },
  ]) {
    const edited = { ...COACH, ...over };
    expect(entryAfter(COACH, { before: [COACH, MEDIATOR], after: [edited, MEDIATOR] })).toEqual(edited);
  }
});

test("a removed entry is gone, and so is one of several that were edited at once", () => {
  expect(entryAfter(COACH, { before: [COACH, MEDIATOR], after: [MEDIATOR] })).toBeNull();
  expect(entryAfter(COACH, { before: [COACH, MEDIATOR], after: [entry("A"), entry("B")] })).toBeNull();
});

test("a credential counts until the day it lapses", () => {
  const verified = { state: "verified" as const, expiresOn: "2027-01-01" };
  expect(isVerifiedOn(verified, "2026-12-31")).toBe(true);
  expect(isVerifiedOn(verified, "2027-01-01")).toBe(false);
  expect(isVerifiedOn({ ...verified, expiresOn: null }, "2099-01-01")).toBe(true);
  expect(isVerifiedOn({ state: "waiting", expiresOn: null }, "2026-12-31")).toBe(false);
});
