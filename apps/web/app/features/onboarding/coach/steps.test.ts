import { STEPS } from "@aufwind/rules/coach-profiles";
import { expect, test } from "vitest";
import { doneSteps, missingOf, STEP_PAGES, type StepFacts, stepAfter, stepBefore, stepNumber } from "./steps.ts";

const facts: StepFacts[] = [
  { step: "terms", done: true, missing: [], acceptedAt: "2026-11-01T09:00:00Z" },
  { step: "conduct", done: true, missing: [], acceptedAt: "2026-11-01T09:05:00Z" },
  { step: "account", done: false, missing: ["business"], acceptedAt: null },
  { step: "profile", done: false, missing: ["photo", "areas"], acceptedAt: null },
  { step: "schedule", done: false, missing: ["workingHours"], acceptedAt: null },
];

test("five steps follow each other, from the terms to the schedule", () => {
  expect(STEPS.map(stepNumber)).toEqual([1, 2, 3, 4, 5]);
  expect(STEPS.map(stepAfter)).toEqual(["conduct", "account", "profile", "schedule", undefined]);
  expect(STEPS.map(stepBefore)).toEqual([undefined, "terms", "conduct", "account", "profile"]);
});

test("each step has a page of its own", () => {
  expect(new Set(Object.values(STEP_PAGES)).size).toBe(STEPS.length);
});

test("how far somebody is, and everything that is missing, in the order of the steps", () => {
  expect(doneSteps(facts)).toBe(2);
  expect(missingOf(facts)).toEqual(["business", "photo", "areas", "workingHours"]);
});
