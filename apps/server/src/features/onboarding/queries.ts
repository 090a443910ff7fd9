import type { Onboarding } from "@aufwind/contract/onboarding";
import { currentStep, type Given, missingIn, STEPS, type Step } from "@aufwind/rules/coach-profiles";
import type { DbOrTx } from "../../platform/database/database.ts";
import type { Platform } from "../../platform/platform.ts";
import { givenBy } from "../coach-profiles/queries.ts";
import { draftsOf, type KeptDraft } from "./drafts.ts";
import type { OnboardingRow } from "./store.ts";
import * as store from "./store.ts";

type PresentOnboardingParams = { given: Given; onboarding: OnboardingRow | undefined; drafts: KeptDraft[]; now: Date };

function presentOnboarding({ given, onboarding, drafts, now }: PresentOnboardingParams): Onboarding {
  const accepted: Partial<Record<Step, Date | null>> = {
    terms: onboarding?.terms_accepted_at ?? null,
    conduct: onboarding?.conduct_accepted_at ?? null,
  };
  const steps = STEPS.map((step) => {
    const missing = missingIn(step, given);
    return { step, done: missing.length === 0, missing, acceptedAt: accepted[step]?.toISOString() ?? null };
  });
  return {
    steps,
    current: currentStep(given),
    // Whoever has finished once has finished, whatever is missing later.
    finished: Boolean(onboarding?.finished_at) || steps.every(({ done }) => done),
    drafts: Object.fromEntries(drafts.map(({ step, draft }) => [step, draft])),
    draftedAt: Object.fromEntries(drafts.map(({ step, savedAt }) => [step, savedAt.toISOString()])),
    readAt: now.toISOString(),
  };
}

/** The progress of a coach's onboarding, with its drafts. */
export async function onboardingOf(platform: Platform, db: DbOrTx, userId: string): Promise<Onboarding> {
  const now = platform.clock.now();
  const given = await givenBy(db, { userId, now });
  const onboarding = await store.findOnboarding(db, userId);
  const drafts = await draftsOf(platform, db, userId);
  return presentOnboarding({ given, onboarding, drafts, now });
}
