import type { Preferences } from "@aufwind/contract/clients";
import { expect, test } from "vitest";
import {
  doneSteps,
  missingSteps,
  openStep,
  STEP_PAGES,
  STEPS,
  stepAfter,
  stepBefore,
  stepNumber,
  stepsOf,
} from "./steps.ts";

const nothing: Preferences = {
  clientId: "018f4c3a-0000-7000-8000-000000000001",
  preferredCoachingAreas: [],
  healthConsent: false,
  preferredSpokenLanguages: [],
  preferredCoachMinFee: null,
  preferredCoachMaxFee: null,
  preferredCoachGender: null,
  referralSource: null,
  isFinished: false,
};
const topics = { preferredCoachingAreas: ["burnout"] };
const languages = { preferredSpokenLanguages: ["de"] };

test("three steps follow each other, each with a page of its own", () => {
  expect(STEPS.map(stepNumber)).toEqual([1, 2, 3]);
  expect(STEPS.map(stepAfter)).toEqual(["coach", "referral", undefined]);
  expect(STEPS.map(stepBefore)).toEqual([undefined, "topics", "coach"]);
  expect(new Set(Object.values(STEP_PAGES)).size).toBe(STEPS.length);
});

test("whoever comes back goes on with the first step that is open, also one that was skipped", () => {
  const openAfter = (said: Partial<Preferences>) => openStep(stepsOf({ ...nothing, ...said }));
  expect(openAfter({})).toBe("topics");
  expect(openAfter(topics)).toBe("coach");
  expect(openAfter(languages)).toBe("topics");
  expect(openAfter({ ...topics, ...languages })).toBe("referral");
  expect(openAfter({ ...topics, ...languages, isFinished: true })).toBeUndefined();
});

test("says how many steps are done", () => {
  expect(doneSteps(stepsOf(nothing))).toBe(0);
  expect(doneSteps(stepsOf({ ...nothing, ...topics, ...languages }))).toBe(2);
});

test("topics and languages are needed before anybody can be suggested, the last step is not", () => {
  expect(missingSteps(stepsOf(nothing))).toEqual(["topics", "coach"]);
  expect(missingSteps(stepsOf({ ...nothing, ...topics, ...languages }))).toEqual([]);
});
