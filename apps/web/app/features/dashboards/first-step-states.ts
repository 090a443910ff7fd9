import type { PageKey } from "../../platform/pages/pages.ts";

export const FIRST_STEPS = ["confirm", "wishes", "look", "discovery", "card", "protect"] as const;
export type FirstStep = (typeof FIRST_STEPS)[number];

/** Where each step is done; the address is already confirmed. */
export const STEP_PAGES = {
  wishes: "clientOnboarding",
  look: "search",
  discovery: "clientBook",
  card: "paymentMethods",
  protect: "accountSecurity",
} as const satisfies Record<Exclude<FirstStep, "confirm">, PageKey>;

/** What a new client has done already. */
export type FirstFacts = Record<Exclude<FirstStep, "confirm">, boolean>;

export const stepsOf = (done: FirstFacts) =>
  FIRST_STEPS.map((step) => ({ step, isDone: step === "confirm" || done[step] }));

/** Undefined if all is done. */
export const nextOf = (done: FirstFacts) =>
  FIRST_STEPS.find((step): step is keyof FirstFacts => step !== "confirm" && !done[step]);
