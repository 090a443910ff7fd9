import { DAY } from "@aufwind/rules/time/durations";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { memoryStorage } from "../../../test/memory-storage.ts";
import { forgetDrafts, forgetVisit } from "./forget-drafts.ts";
import { draftKey, draftOf, forgetDraft, keepDraft, readDraft } from "./local-draft.ts";

const LENA = draftKey("lena", "topics");
const SAM = draftKey("sam", "topics");
const draft = { "preferredCoachingAreas:burnout": "on" };

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 15, 9) });
  vi.stubGlobal("localStorage", memoryStorage());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("what was typed comes back to the person who typed it, and to nobody else", () => {
  keepDraft(LENA, draft);
  expect(readDraft(LENA)).toEqual(draft);
  expect(readDraft(SAM)).toBeUndefined();
});

test("what was sent is forgotten", () => {
  keepDraft(LENA, draft);
  forgetDraft(LENA);
  expect(readDraft(LENA)).toBeUndefined();
});

test("after 30 days nothing is left on the device", () => {
  keepDraft(LENA, draft);
  vi.advanceTimersByTime(30 * DAY);
  expect(readDraft(LENA)).toEqual(draft);
  vi.advanceTimersByTime(1);
  expect(readDraft(LENA)).toBeUndefined();
  expect(localStorage.length).toBe(0);
});

test("logging out also forgets the coaches looked at and the last search", () => {
  vi.stubGlobal("sessionStorage", memoryStorage());
  localStorage.setItem("recent-coaches", "[]");
  sessionStorage.setItem("last-search", "/de/coaches?topic=burnout");
  keepDraft(LENA, draft);
  forgetVisit();
  expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
});

test("every draft on the device can be forgotten, and nothing else", () => {
  localStorage.setItem("consent", "{}");
  keepDraft(LENA, draft);
  keepDraft(SAM, draft);
  forgetDrafts();
  expect(localStorage.key(0)).toBe("consent");
  expect(localStorage.length).toBe(1);
});

test("a browser that keeps nothing, or something unreadable, is no trouble", () => {
  localStorage.setItem(LENA, "{broken");
  expect(readDraft(LENA)).toBeUndefined();
  vi.stubGlobal("localStorage", undefined);
  expect(() => keepDraft(LENA, draft)).not.toThrow();
  expect(() => forgetVisit()).not.toThrow();
  expect(readDraft(LENA)).toBeUndefined();
});

test("a draft holds every field by its name, but never a consent or a code", () => {
  const form = new FormData();
  form.append("form", "clientOnboarding");
  form.append("preferredCoachingAreas:burnout", "on");
  form.append("healthConsent", "on");
  form.append("code", "2222-2222-2222-2222");
  expect(draftOf(form)).toEqual({ form: "clientOnboarding", "preferredCoachingAreas:burnout": "on" });
});
