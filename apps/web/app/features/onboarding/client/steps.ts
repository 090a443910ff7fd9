import type { Preferences } from "@aufwind/contract/clients";
import type { MemberPage } from "../../../platform/pages/pages.ts";

export const STEPS = ["topics", "coach", "referral"] as const;
export type Step = (typeof STEPS)[number];
export type StepFacts = { step: Step; done: boolean };

/** The page of each step. */
export const STEP_PAGES = {
  topics: "clientTopics",
  coach: "clientCoach",
  referral: "clientReferral",
} as const satisfies Record<Step, MemberPage>;

export const stepNumber = (step: Step): number => STEPS.indexOf(step) + 1;
/** Undefined after the last one. */
export const stepAfter = (step: Step): Step | undefined => STEPS[stepNumber(step)];
/** Undefined before the first one. */
export const stepBefore = (step: Step): Step | undefined => STEPS[stepNumber(step) - 2];

/** How far somebody is. */
export const stepsOf = (preferences: Preferences): StepFacts[] => [
  { step: "topics", done: preferences.preferredCoachingAreas.length > 0 },
  { step: "coach", done: preferences.preferredSpokenLanguages.length > 0 },
  { step: "referral", done: preferences.isFinished },
];

export const doneSteps = (steps: readonly StepFacts[]): number => steps.filter(({ done }) => done).length;

/** The step to continue with; undefined if all are done. */
export const openStep = (steps: readonly StepFacts[]): Step | undefined => steps.find(({ done }) => !done)?.step;

const NEEDED = ["topics", "coach"] as const;
export type NeededStep = (typeof NEEDED)[number];

/** The open steps that suggestions need. */
export const missingSteps = (steps: readonly StepFacts[]): NeededStep[] =>
  NEEDED.filter((needed) => steps.some(({ step, done }) => step === needed && !done));
