import type { ContentKind } from "./content-notices.ts";
import { DAY, HOUR } from "./time/durations.ts";

/** `restrict`: not shown for some time, or until it is decided anew; `suspend`: not shown, and the author stops. */
export const CONTENT_DECISIONS = ["keep", "restrict", "remove", "suspend"] as const;
export type ContentDecision = (typeof CONTENT_DECISIONS)[number];

export const GROUNDS = ["law", "terms"] as const;
export type Ground = (typeof GROUNDS)[number];

export const FACTS_MOST = 3000;
export const CLAUSE_MOST = 200;
export const APPEAL_MOST = 3000;

/** For how many days something is hidden or somebody suspended. */
export const RESTRICTION_DAYS = [7, 14, 30, 90, 180] as const;

/** A profile goes only with its account; hiding one message for a while would help nobody. */
const POSSIBLE: Record<ContentKind, readonly ContentDecision[]> = {
  profile: ["keep", "restrict", "suspend"],
  review: CONTENT_DECISIONS,
  message: ["keep", "remove", "suspend"],
  document: CONTENT_DECISIONS,
};

/** The decisions that are possible for a kind of content; nobody is suspended whose account is gone. */
export const decisionsFor = (kind: ContentKind, { hasAuthor }: { hasAuthor: boolean }): ContentDecision[] =>
  POSSIBLE[kind].filter((decision) => decision !== "suspend" || hasAuthor);

/** What a decision does. */
export const effectOf = (decision: ContentDecision) => ({
  isHidden: decision !== "keep",
  isSuspended: decision === "suspend",
});

type Ending = { decision: ContentDecision; days: number | null; now: Date };

/** When a restriction or suspension ends; null if it does not end by itself. */
export const endOf = ({ decision, days, now }: Ending): Date | null =>
  (decision === "restrict" || decision === "suspend") && days !== null ? new Date(now.getTime() + days * DAY) : null;

const APPEAL_MONTHS = 6;

/** Until when a decision can be appealed: six months (Art. 20 (1) of the Digital Services Act), in Berlin. */
export const appealableUntil = (decidedAt: Date): Date =>
  new Date(
    Temporal.Instant.fromEpochMilliseconds(decidedAt.getTime())
      .toZonedDateTimeISO("Europe/Berlin")
      .add({ months: APPEAL_MONTHS }).epochMilliseconds,
  );

type Appealable = {
  decision: ContentDecision;
  side: "author" | "reporter";
  decidedAt: Date;
  /** Whether this person did already, or the decision answers an appeal or was replaced. */
  isAppealed: boolean;
  isFinal: boolean;
};

/** Why somebody cannot appeal: authors of what was kept have lost nothing. */
export function whyNotAppeal({ decision, side, decidedAt, isAppealed, isFinal }: Appealable, now: Date) {
  if (isAppealed) return "alreadyAppealed";
  if (isFinal || (side === "author" && decision === "keep")) return "notPossibleNow";
  return now < appealableUntil(decidedAt) ? undefined : "appealTooLate";
}

type Deciding = {
  decision: ContentDecision;
  possible: readonly ContentDecision[];
  /** The latest decision, as it is and as the operator has seen it. */
  latest: { id: string; decidedBy: string } | undefined;
  seen: string | null;
  /** Whether notices or an appeal wait. */
  isWaiting: boolean;
  isAppealed: boolean;
  operatorId: string;
};

/** Why an operator cannot decide about a content now; undefined if they can. */
export function whyNotDecide({ latest, seen, isWaiting, isAppealed, operatorId, decision, possible }: Deciding) {
  if ((latest?.id ?? null) !== seen || !isWaiting) return "contentDecided";
  if (isAppealed && latest?.decidedBy === operatorId) return "ownDecision";
  return possible.includes(decision) ? undefined : "notPossibleNow";
}

/** How far back repeated offenders are counted. */
export const countedSince = (now: Date): Date => new Date(now.getTime() - 365 * DAY);

/** How many messages before and after a reported one two operators can open, and for how long. */
export const OPENED_AROUND = 10;
export const OPENING_LASTS = 72 * HOUR;

/** The twelve months up to today that the public report counts: whole days in Berlin, today not among them. */
export function reportPeriod(now: Date): { from: Date; to: Date } {
  const today = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO("Europe/Berlin").startOfDay();
  return {
    from: new Date(today.subtract({ years: 1 }).epochMilliseconds),
    to: new Date(today.epochMilliseconds),
  };
}
