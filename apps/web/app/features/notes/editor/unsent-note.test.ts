import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { memoryStorage } from "../../../../test/memory-storage.ts";
import { forgetVisit } from "../../../platform/forms/forget-drafts.ts";
import { readUnsentNote, saveUnsentNote } from "./unsent-note.ts";

const PLACE = { userId: "jonas", appointmentId: "a" };
const UNSENT = { version: 2, text: "Ruhe" };

beforeEach(() => {
  vi.stubGlobal("localStorage", memoryStorage());
  vi.stubGlobal("sessionStorage", memoryStorage());
});
afterEach(() => vi.unstubAllGlobals());

test("what is not saved is kept for this person and appointment, until it is saved", () => {
  saveUnsentNote(PLACE, UNSENT);
  expect(readUnsentNote(PLACE)).toEqual(UNSENT);
  expect([readUnsentNote({ ...PLACE, userId: "mara" }), readUnsentNote({ ...PLACE, appointmentId: "b" })]).toEqual([
    undefined,
    undefined,
  ]);
  saveUnsentNote(PLACE, null);
  expect(readUnsentNote(PLACE)).toBeUndefined();
});

test("nothing of it is left after logging out", () => {
  saveUnsentNote(PLACE, UNSENT);
  forgetVisit();
  expect(readUnsentNote(PLACE)).toBeUndefined();
});

test.each(["", "null", "{}", '{"version":"1","text":"x"}', "[1]", "no json"])("nothing is made of %j", (stored) => {
  sessionStorage.setItem("unsent-notes.jonas.a", stored);
  expect(readUnsentNote(PLACE)).toBeUndefined();
});
