import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { memoryStorage } from "../../../../test/memory-storage.ts";
import { forgetVisit } from "../../../platform/forms/forget-drafts.ts";
import { keepUnsent, readUnsent } from "./unsent-note.ts";

const PLACE = { userId: "jonas", appointmentId: "a" };
const UNSENT = { version: 2, text: "Ruhe" };

beforeEach(() => {
  vi.stubGlobal("localStorage", memoryStorage());
  vi.stubGlobal("sessionStorage", memoryStorage());
});
afterEach(() => vi.unstubAllGlobals());

test("what is not saved is kept for this person and appointment, until it is saved", () => {
  keepUnsent(PLACE, UNSENT);
  expect(readUnsent(PLACE)).toEqual(UNSENT);
  expect([readUnsent({ ...PLACE, userId: "mara" }), readUnsent({ ...PLACE, appointmentId: "b" })]).toEqual([
    undefined,
    undefined,
  ]);
  keepUnsent(PLACE, null);
  expect(readUnsent(PLACE)).toBeUndefined();
});

test("nothing of it is left after logging out", () => {
  keepUnsent(PLACE, UNSENT);
  forgetVisit();
  expect(readUnsent(PLACE)).toBeUndefined();
});

test.each(["", "null", "{}", '{"version":"1","text":"x"}', "[1]", "no json"])("nothing is made of %j", (stored) => {
  sessionStorage.setItem("unsent-notes.jonas.a", stored);
  expect(readUnsent(PLACE)).toBeUndefined();
});
