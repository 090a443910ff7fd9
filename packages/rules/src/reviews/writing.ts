import type { Status } from "../appointments/status.ts";
import { HOUR } from "../time/durations.ts";

export const STARS = [1, 2, 3, 4, 5] as const;
export const REVIEW_TEXT_MOST = 2000;
export const REVIEW_REASON_MOST = 1000;

/** How an author is named: "Lena B.", "Lena", or not at all. */
export const AUTHOR_STYLES = ["initial", "firstName", "none"] as const;
export type AuthorStyle = (typeof AUTHOR_STYLES)[number];

type Named = { firstName: string; lastName: string };

const MOST_OF_A_NAME = 56;
const firstLetter = (name: string) =>
  [...new Intl.Segmenter("de", { granularity: "grapheme" }).segment(name.trim())][0]?.segment ?? "";

/** The name beside a review; empty for none. */
export function authorName(style: AuthorStyle, { firstName, lastName }: Named): string {
  const first = [...firstName.trim()].slice(0, MOST_OF_A_NAME).join("").trim();
  if (style === "none" || !first) return "";
  const initial = style === "initial" ? firstLetter(lastName).toLocaleUpperCase("de") : "";
  return initial ? `${first} ${initial}.` : first;
}

export type Reviewable = { status: Status; areBothPresent: boolean; isReviewed: boolean; isCoachHere: boolean };
export const WHY_NOT = ["notCompleted", "notBothPresent", "alreadyReviewed", "coachLeft"] as const;
export type WhyNot = (typeof WHY_NOT)[number];

/** Why the client cannot rate an appointment now; undefined where it can be rated. */
export function whyNotReviewed({ status, areBothPresent, isReviewed, isCoachHere }: Reviewable): WhyNot | undefined {
  if (isReviewed) return "alreadyReviewed";
  if (status !== "Completed") return "notCompleted";
  // Completed by the clock alone: nobody is rated for a talk that did not take place.
  if (!areBothPresent) return "notBothPresent";
  return isCoachHere ? undefined : "coachLeft";
}

const ASKED_AFTER = 3 * HOUR;
/** What ended longer ago is not asked about any more: an appointment is over for good a day after its end. */
const ASKED_UNTIL = 72 * HOUR;

/** Clients are asked for a review of what was completed up to `completedBy` and has ended since `endedSince`. */
export const askedNow = (now: number) => ({ completedBy: now - ASKED_AFTER, endedSince: now - ASKED_UNTIL });
