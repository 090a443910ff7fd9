import type { Permission } from "./operators.ts";
import { addBusinessDays, type IsHoliday } from "./time/business-days.ts";
import { HOUR } from "./time/durations.ts";

/** What waits for the team: who may see it, and how long it may take. */
const KINDS = {
  question: { permission: "support", businessDays: 2 },
  contentNotice: { permission: "moderation", businessDays: 3 },
  contestedReview: { permission: "moderation", businessDays: 7 },
  noShowObjection: { permission: "support", businessDays: 3 },
  withdrawal: { permission: "support", days: 14 },
  payment: { permission: "finance", businessDays: 1 },
  payout: { permission: "finance", businessDays: 1 },
  vetting: { permission: "moderation", businessDays: 5 },
  pattern: { permission: "finance", businessDays: 5 },
  complaint: { permission: "compliance", days: 14 },
  privacy: { permission: "compliance", days: 30 },
  system: { permission: "support", businessDays: 1 },
} as const satisfies Record<string, { permission: Permission } & ({ days: number } | { businessDays: number })>;

export type CaseKind = keyof typeof KINDS;
export const CASE_KINDS = Object.keys(KINDS) as CaseKind[];

export const CASE_STATES = ["open", "waiting", "snoozed", "closed"] as const;
export type CaseState = (typeof CASE_STATES)[number];

/** The kinds that somebody with these permissions works on. */
export const kindsFor = (permissions: readonly Permission[]): CaseKind[] =>
  CASE_KINDS.filter((kind) => permissions.includes(KINDS[kind].permission));

const ZONE = "Europe/Berlin";
/** The end of the team's day. */
const CLOSING_HOUR = 18;

/** Until when a case of this kind is to be answered: the end of the team's day, in Berlin. */
export function caseDueAt(kind: CaseKind, openedAt: Date, isHoliday: IsHoliday): Date {
  const opened = Temporal.Instant.fromEpochMilliseconds(openedAt.getTime()).toZonedDateTimeISO(ZONE).toPlainDate();
  const time: { days: number } | { businessDays: number } = KINDS[kind];
  const day = "days" in time ? opened.add({ days: time.days }) : addBusinessDays(opened, time.businessDays, isHoliday);
  return new Date(day.toZonedDateTime({ timeZone: ZONE, plainTime: { hour: CLOSING_HOUR } }).epochMilliseconds);
}

export const URGENCIES = ["overdue", "soon", "later"] as const;
export type Urgency = (typeof URGENCIES)[number];

/** How near a deadline is: over, within a day, or further away. */
export function urgencyOf(dueAt: Date, now: Date): Urgency {
  const left = dueAt.getTime() - now.getTime();
  return left < 0 ? "overdue" : left < 24 * HOUR ? "soon" : "later";
}

/** What a list is narrowed to: over, by tonight, or within a week; the later ones include the earlier. */
export const CASE_DEADLINES = ["overdue", "today", "week"] as const;

/** How many views somebody keeps: each is counted with every look at the inbox. */
export const MOST_VIEWS = 30;

/** How long somebody who writes an answer keeps others from writing one, after the last keystroke. */
export const WRITING_LASTS = 60_000;
