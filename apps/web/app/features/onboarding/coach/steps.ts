import type { Onboarding } from "@aufwind/contract/onboarding";
import { STEPS, type Step } from "@aufwind/rules/coach-profiles";
import type { MemberPage } from "../../../platform/pages/pages.ts";

export type StepFacts = Onboarding["steps"][number];

/** The page of each step. */
export const STEP_PAGES = {
  terms: "onboardingTerms",
  conduct: "onboardingConduct",
  account: "onboardingAccount",
  profile: "onboardingProfile",
  schedule: "onboardingSchedule",
} as const satisfies Record<Step, MemberPage>;

export const stepNumber = (step: Step): number => STEPS.indexOf(step) + 1;
/** Undefined after the last one. */
export const stepAfter = (step: Step): Step | undefined => STEPS[stepNumber(step)];
/** Undefined before the first one. */
export const stepBefore = (step: Step): Step | undefined => STEPS[stepNumber(step) - 2];

export const doneSteps = (steps: readonly StepFacts[]): number => steps.filter(({ done }) => done).length;

/** What all steps together still lack. */
export const missingOf = (steps: readonly StepFacts[]) => steps.flatMap(({ missing }) => missing);
