/** What a profile needs before it can be public, by onboarding step. */
export const STEP_NEEDS = {
  terms: ["terms"],
  conduct: ["conduct"],
  account: ["name", "business"],
  profile: ["photo", "salesPitch", "aboutMe", "areas", "languages"],
  schedule: ["consultations", "workingHours", "freeSlots"],
} as const;

export type Step = keyof typeof STEP_NEEDS;
export const STEPS = Object.keys(STEP_NEEDS) as Step[];
export type Need = (typeof STEP_NEEDS)[Step][number];

/** What improves a profile, without being required. */
export const WISHES = [
  "tagLine",
  "bothLanguages",
  "certifications",
  "resume",
  "banner",
  "aboutVideo",
  "socialNetworks",
] as const;
export type Wish = (typeof WISHES)[number];

export const NEEDS: readonly Need[] = STEPS.flatMap((step): readonly Need[] => STEP_NEEDS[step]);

/** The parts of a profile, true if given. */
export type Given = Record<Need | Wish, boolean>;

/** A need weighs as much as three wishes. */
const NEED_WEIGHT = 3;

/** What is missing, and the completeness in percent. */
export function completenessOf(given: Given) {
  const missing = NEEDS.filter((need) => !given[need]);
  const wishes = WISHES.filter((wish) => !given[wish]);
  const all = NEEDS.length * NEED_WEIGHT + WISHES.length;
  const there = all - missing.length * NEED_WEIGHT - wishes.length;
  return { missing, wishes, percent: Math.floor((there * 100) / all), publishable: missing.length === 0 };
}

/** What this step still lacks. */
export const missingIn = (step: Step, given: Given): Need[] => STEP_NEEDS[step].filter((need) => !given[need]);

/** The step to continue with: the first that lacks something, else the last. */
export const currentStep = (given: Given): Step =>
  STEPS.find((step) => missingIn(step, given).length > 0) ?? "schedule";

/** About how many minutes each need takes; texts take longest. */
const MINUTES: Record<Need, number> = {
  ...{ terms: 2, conduct: 2, name: 1, business: 4 },
  ...{ photo: 2, salesPitch: 3, aboutMe: 5, areas: 1, languages: 1 },
  ...{ consultations: 4, workingHours: 2, freeSlots: 0 },
};

/** About how many minutes it takes to give what is missing. */
export const minutesFor = (missing: readonly Need[]): number => missing.reduce((sum, need) => sum + MINUTES[need], 0);

/** The share of optional parts, in percent. */
export const wishShare = (given: Record<Wish, boolean>): number =>
  Math.floor((WISHES.filter((wish) => given[wish]).length * 100) / WISHES.length);
