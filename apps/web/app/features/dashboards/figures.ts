import type { CoachDashboard } from "@aufwind/contract/dashboards";
import type { Locale } from "@aufwind/rules/locale";
import { formatMoney, formatNumber, formatScore } from "../../platform/i18n/format.ts";
import type { MemberPage } from "../../platform/pages/pages.ts";

/** A sentence below a figure: its key, parameters, and the count for the plural. */
type Note = { say: NoteKey; count?: number; value?: string };
type NoteKey =
  | "more"
  | "less"
  | "fewer"
  | "same"
  | "net"
  | "afterFees"
  | "arrives"
  | "perPaid"
  | "noPaid"
  | "booked"
  | "notHeld"
  | "firstTime"
  | "reviews"
  | "noReviews"
  | "overall"
  | "ofCompleted"
  | "noCompleted";

export type FigureKey = "bookings" | "completed" | "revenue" | "finances" | "fee" | "clients" | "rating" | "rated";
export type Figure = {
  key: FigureKey;
  /** Null if there is nothing to calculate it from. */
  value: string | null;
  notes: Note[];
  page: MemberPage;
  query?: string;
};

/** The facts, with the formats of the reader's language. */
type FigureInput = {
  facts: CoachDashboard;
  before: CoachDashboard["before"];
  number: (value: number) => string;
  money: (cents: number) => string;
  score: (score: number) => string;
  /** The same period on another page. */
  query: string;
};
type ChangeParams = {
  now: number;
  before: number | undefined;
  fewer?: "fewer" | "less";
  format: (value: number) => string;
};

/** More, less or as much as in the period before, in words. */
function change({ now, before, fewer = "fewer", format }: ChangeParams): Note[] {
  if (before === undefined) return [];
  const by = Math.abs(now - before);
  return by === 0 ? [{ say: "same" }] : [{ say: now > before ? "more" : fewer, value: format(by) }];
}

const some = (count: number, say: NoteKey): Note[] => (count > 0 ? [{ say, count }] : []);

/** The period before, if there was any activity: a comparison with nothing says nothing. */
export const pastOf = ({ before }: Pick<CoachDashboard, "before">) =>
  before && Object.values(before).some((value) => value !== 0) ? before : null;

function appointmentFigures({
  facts: { bookings, completed, lost },
  before,
  number: format,
  query,
}: FigureInput): Figure[] {
  const booked = change({ now: bookings, before: before?.bookings, format });
  return [
    {
      key: "bookings",
      value: format(bookings),
      notes: before ? booked : [{ say: "booked" }],
      page: "coachAppointments",
      query,
    },
    {
      key: "completed",
      value: format(completed),
      notes: [...change({ now: completed, before: before?.completed, format }), ...some(lost, "notHeld")],
      page: "coachAppointments",
      query: `status=Completed&${query}`,
    },
  ];
}

function moneyFigures({ facts, before, money: format, query }: FigureInput): Figure[] {
  const { revenueCents, netAfterFeesCents, arrivesCents, averageFeeCents } = facts;
  const earned = change({ now: revenueCents, before: before?.revenueCents, fewer: "less", format });
  return [
    {
      key: "revenue",
      value: format(revenueCents),
      notes: [...earned, { say: "net" }],
      page: "coachFinances",
      query,
    },
    {
      key: "finances",
      value: format(netAfterFeesCents),
      // What arrives is separate: it includes VAT, so it cannot be compared with a net amount.
      notes: [{ say: "afterFees" }, { say: "arrives", value: format(arrivesCents) }],
      page: "coachStatements",
    },
    {
      key: "fee",
      value: averageFeeCents === null ? null : format(averageFeeCents),
      notes: [{ say: averageFeeCents === null ? "noPaid" : "perPaid" }],
      page: "coachConsultations",
    },
  ];
}

function clientFigures({ facts: { uniqueClients, newClients }, before, number: format }: FigureInput): Figure[] {
  const met = change({ now: uniqueClients, before: before?.uniqueClients, format });
  return [
    {
      key: "clients",
      value: format(uniqueClients),
      notes: [...met, ...some(newClients, "firstTime")],
      page: "coachClients",
    },
  ];
}

function reviewFigures({ facts, number, score }: FigureInput): Figure[] {
  const { averageRating, ratings, ratedAppointments, completed, now } = facts;
  const overall: Note[] = now.rating
    ? [{ say: "overall", count: now.rating.count, value: score(now.rating.score) }]
    : [];
  return [
    {
      key: "rating",
      value: averageRating === null ? null : score(averageRating),
      notes: [averageRating === null ? { say: "noReviews" } : { say: "reviews", count: ratings }, ...overall],
      page: "coachReviews",
    },
    {
      key: "rated",
      value: completed === 0 ? null : number(ratedAppointments),
      notes: [completed === 0 ? { say: "noCompleted" } : { say: "ofCompleted", count: completed }],
      page: "coachReviews",
    },
  ];
}

/** The figures of a practice, each with the page behind it. */
export function figuresOf(facts: CoachDashboard, locale: Locale): Figure[] {
  const input: FigureInput = {
    facts,
    before: pastOf(facts),
    number: (value) => formatNumber(locale, value),
    money: (cents) => formatMoney(locale, cents),
    score: (score) => formatScore(locale, score),
    query: new URLSearchParams({ period: facts.period }).toString(),
  };
  return [appointmentFigures, moneyFigures, clientFigures, reviewFigures].flatMap((figures) => figures(input));
}

/** Whether the period is empty: a wall of zeros helps nobody. */
export const isStill = ({ bookings, completed, lost, revenueCents, ratings }: CoachDashboard): boolean =>
  [bookings, completed, lost, revenueCents, ratings].every((value) => value === 0);
