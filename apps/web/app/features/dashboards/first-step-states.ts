import type { PageKey } from "../../platform/pages/pages.ts";

export const FIRST_STEPS = ["confirm", "wishes", "look", "discovery", "card", "protect"] as const;
export type FirstStep = (typeof FIRST_STEPS)[number];

/** Where each is done; who reads this has confirmed the address. */
export const STEP_PAGES = {
  wishes: "clientOnboarding",
  look: "search",
  discovery: "clientBook",
  card: "paymentMethods",
  protect: "accountSecurity",
} as const satisfies Record<Exclude<FirstStep, "confirm">, PageKey>;

/** What a newcomer has done already. */
export type FirstFacts = Record<Exclude<FirstStep, "confirm">, boolean>;

export const stepsOf = (done: FirstFacts) =>
  FIRST_STEPS.map((step) => ({ step, isDone: step === "confirm" || done[step] }));

/** Undefined where all is done. */
export const nextOf = (done: FirstFacts) =>
  FIRST_STEPS.find((step): step is keyof FirstFacts => step !== "confirm" && !done[step]);
