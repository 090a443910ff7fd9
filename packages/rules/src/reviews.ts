import type { Status } from "./appointments/status.ts";
import { DAY, HOUR } from "./time/durations.ts";

export const STARS = [1, 2, 3, 4, 5] as const;
export const REVIEW_TEXT_MOST = 2000;
export const REVIEW_REASON_MOST = 1000;

/** An author's name: "Lena B.", "Lena", or none. */
export const AUTHOR_STYLES = ["initial", "firstName", "none"] as const;
export type AuthorStyle = (typeof AUTHOR_STYLES)[number];

type AuthorNameParams = { firstName: string; lastName: string };

const MOST_OF_A_NAME = 56;
const firstLetter = (name: string) =>
  [...new Intl.Segmenter("de", { granularity: "grapheme" }).segment(name.trim())][0]?.segment ?? "";

/** The name beside a review; empty for none. */
export function authorName(style: AuthorStyle, { firstName, lastName }: AuthorNameParams): string {
  const first = [...firstName.trim()].slice(0, MOST_OF_A_NAME).join("").trim();
  if (style === "none" || !first) return "";
  const initial = style === "initial" ? firstLetter(lastName).toLocaleUpperCase("de") : "";
  return initial ? `${first} ${initial}.` : first;
}

export type Reviewable = { status: Status; areBothPresent: boolean; isReviewed: boolean; isCoachHere: boolean };
export const WHY_NOT = ["notCompleted", "notBothPresent", "alreadyReviewed", "coachLeft"] as const;
export type WhyNot = (typeof WHY_NOT)[number];

/** Why the client cannot rate an appointment now; undefined if possible. */
export function whyNotReviewed({ status, areBothPresent, isReviewed, isCoachHere }: Reviewable): WhyNot | undefined {
  if (isReviewed) return "alreadyReviewed";
  if (status !== "Completed") return "notCompleted";
  // Completed by the clock alone: a meeting that did not take place cannot be rated.
  if (!areBothPresent) return "notBothPresent";
  return isCoachHere ? undefined : "coachLeft";
}

const ASKED_AFTER = 3 * HOUR;
/** Older ones are not asked about: an appointment is final a day after its end. */
const ASKED_UNTIL = 72 * HOUR;

/** Clients are asked about appointments completed up to `completedBy` that ended since `endedSince`. */
export const askedNow = (now: number) => ({ completedBy: now - ASKED_AFTER, endedSince: now - ASKED_UNTIL });

/** `waiting` for the coach, `published`, `contested` by the coach until an operator decides, or `removed` by one. */
export const REVIEW_STATUSES = ["waiting", "published", "contested", "removed"] as const;
export type ReviewStatus = (typeof REVIEW_STATUSES)[number];

export const REVIEW_ACTS = ["approve", "contest", "answer", "publish", "remove", "release"] as const;
export type ReviewAct = (typeof REVIEW_ACTS)[number];

const WAITS = 14 * DAY;

/** When a review is published by itself, unless the coach acts before. Epoch milliseconds. */
export const releasedAt = (writtenAt: number): number => writtenAt + WAITS;
/** Reviews written up to then are published by themselves now. */
export const releasedIfWrittenBy = (now: number): number => now - WAITS;

export type ReviewFacts = { status: ReviewStatus; writtenAt: number };

type Moves = Partial<Record<ReviewAct, ReviewStatus>>;

/** A coach may withdraw an objection by approving; an operator may change a decision, and decide about reports. */
const NEXT: Record<ReviewStatus, Moves> = {
  waiting: { approve: "published", contest: "contested", answer: "waiting", release: "published" },
  contested: { approve: "published", answer: "contested", publish: "published", remove: "removed" },
  published: { answer: "published", remove: "removed" },
  removed: { publish: "published" },
};

/** A review's status after an action, or undefined if not possible now. */
export function nextReviewStatus({ status, writtenAt }: ReviewFacts, act: ReviewAct, now: number) {
  const isOver = status === "waiting" && now >= releasedAt(writtenAt);
  // Past its time it only waits for the job: nobody can delay it any more.
  if (isOver && act === "contest") return undefined;
  if (!isOver && act === "release") return undefined;
  return NEXT[status][act];
}

/** Those of a coach that are possible now. */
export const coachActs = (facts: ReviewFacts, now: number): ("approve" | "contest" | "answer")[] =>
  (["approve", "contest", "answer"] as const).filter((act) => nextReviewStatus(facts, act, now) !== undefined);
