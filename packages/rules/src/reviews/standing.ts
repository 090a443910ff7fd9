import { DAY } from "../time/durations.ts";

/** `waiting` for the coach, `published`, `contested` by the coach until an operator decides, or `removed` by one. */
export const REVIEW_STANDINGS = ["waiting", "published", "contested", "removed"] as const;
export type ReviewStanding = (typeof REVIEW_STANDINGS)[number];

export const REVIEW_ACTS = ["approve", "contest", "answer", "publish", "remove", "release"] as const;
export type ReviewAct = (typeof REVIEW_ACTS)[number];

const WAITS = 14 * DAY;

/** When a review shows by itself, unless the coach has said something before. Epoch milliseconds. */
export const releasedAt = (writtenAt: number): number => writtenAt + WAITS;
/** Reviews written up to then show by themselves now. */
export const releasedIfWrittenBy = (now: number): number => now - WAITS;

export type ReviewFacts = { standing: ReviewStanding; writtenAt: number };

type Moves = Partial<Record<ReviewAct, ReviewStanding>>;

/** A coach may take an objection back by approving; an operator may change a decision, and decide what was reported. */
const NEXT: Record<ReviewStanding, Moves> = {
  waiting: { approve: "published", contest: "contested", answer: "waiting", release: "published" },
  contested: { approve: "published", answer: "contested", publish: "published", remove: "removed" },
  published: { answer: "published", remove: "removed" },
  removed: { publish: "published" },
};

/** How a review stands after an act, or undefined where the act is not possible now. */
export function nextStanding({ standing, writtenAt }: ReviewFacts, act: ReviewAct, now: number) {
  const isOver = standing === "waiting" && now >= releasedAt(writtenAt);
  // Past its time it only waits for the clock to look: nobody can hold it up any more.
  if (isOver && act === "contest") return undefined;
  if (!isOver && act === "release") return undefined;
  return NEXT[standing][act];
}

/** Those of a coach that are possible now. */
export const coachActs = (facts: ReviewFacts, now: number): ("approve" | "contest" | "answer")[] =>
  (["approve", "contest", "answer"] as const).filter((act) => nextStanding(facts, act, now) !== undefined);
