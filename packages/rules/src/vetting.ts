/** Why a coach is checked. */
export const CHECK_REASONS = ["firstPublication", "changedName", "changedBusiness"] as const;
export type CheckReason = (typeof CHECK_REASONS)[number];

export const CHECK_STATES = ["waiting", "changesAsked", "approved", "refused", "withdrawn"] as const;
export type CheckState = (typeof CHECK_STATES)[number];

/** Parts of a profile for which the team can ask for changes. */
export const CHECKED_SECTIONS = ["profileText", "photo", "business", "consultations", "resume", "documents"] as const;
export type CheckedSection = (typeof CHECKED_SECTIONS)[number];

/** When the first publication is checked: before anybody sees the profile, or after. */
export const COACH_REVIEWS = ["before", "after"] as const;
export type CoachReview = (typeof COACH_REVIEWS)[number];

/** The most characters of a reason, and of a requested change. */
export const VETTING_TEXT_MOST = 1000;

type Publishing = {
  review: CoachReview;
  /** Whether the profile was public before. */
  wasPublic: boolean;
  /** Of the latest check, if there was one. */
  state: CheckState | undefined;
};

/** What happens if a coach switches the profile on. */
export function publicationStep({ review, wasPublic, state }: Publishing) {
  if (state === "refused") return "refuse";
  if (wasPublic) return "publish";
  if (review === "after") return "publishAndSubmit";
  return state === "waiting" ? "wait" : "submit";
}

export const DECISIONS = ["approve", "askForChanges", "refuse"] as const;
export type Decision = (typeof DECISIONS)[number];

const DECIDED = { approve: "approved", askForChanges: "changesAsked", refuse: "refused" } as const;

type Deciding = { state: CheckState; isSameOperator: boolean };

/** The state after a decision; undefined if it cannot be made. A refusal is reversed by another person only. */
export function stateAfter(decision: Decision, { state, isSameOperator }: Deciding): CheckState | undefined {
  const isAppeal = state === "refused" && decision === "approve" && !isSameOperator;
  return state === "waiting" || isAppeal ? DECIDED[decision] : undefined;
}

/** Whether a check keeps a profile private: who was public once is not hidden by waiting. */
export const isHoldingBack = ({ state, wasPublic }: { state: CheckState; wasPublic: boolean }): boolean =>
  state === "refused" || ((state === "waiting" || state === "changesAsked") && !wasPublic);

/** Whether the coach can submit the profile again. */
export const isResubmittable = (state: CheckState | undefined): boolean => state === "changesAsked";
