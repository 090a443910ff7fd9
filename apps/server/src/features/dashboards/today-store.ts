import type { MonthPlan } from "@aufwind/rules/dashboards";
import { sql } from "kysely";
import type { Database } from "../../platform/database/database.ts";
import { coachDay, waitingAppointmentsOf } from "../appointments/list-store.ts";
import { waitingChangesOf } from "../calendars/connections/entry-store.ts";
import { type KnownRow, knownOf } from "../coach-clients/store.ts";
import { givenBy } from "../coach-profiles/store.ts";
import { unreadOf } from "../conversations/store.ts";
import { unansweredDisputesOf } from "../dispute-evidence/store.ts";
import { countWithoutNote, hasNoteBy } from "../notes/store.ts";
import { waitingReviewsOf } from "../reviews/moderation-store.ts";
import { type OutstandingRow, outstandingOf } from "../statements/store.ts";
import { seenPictures } from "../storage/store.ts";
import { requestOf } from "../tax-reports/store.ts";
import { type DaysRow, midnight, type Span, spansOf } from "./store.ts";

type Own = { coachId: string; now: Date; plan: MonthPlan };
type SumsRow = Pick<DaysRow, "net_cents" | "completed" | "ratings" | "stars">;
type PeopleRow = { met: number; met_first: number; met_before: number; ahead: number };

/**
 * Everything that is a figure on a coach's first page, and what the profile is made of, in one statement: many small
 * ones cost many times as much.
 */
export const findTodayFigures = (db: Database, { coachId, now, notesSince, plan }: Own & { notesSince: Date }) =>
  db
    .selectNoFrom((eb) => [
      waitingAppointmentsOf(db, { userId: coachId, now }).as("requests"),
      waitingReviewsOf(db, coachId).as("reviews"),
      unreadOf(coachId).as("messages"),
      countWithoutNote({ coachId, since: notesSince }).as("notes"),
      eb.selectFrom("onboardings").select("finished_at").where("user_id", "=", coachId).as("onboarded_at"),
      sql<OutstandingRow>`(select row_to_json(one) from (${outstandingOf(coachId)}) one)`.as("outstanding"),
      requestOf(coachId).as("tax_request"),
      waitingChangesOf({ coachId, now }).as("calendar_changes"),
      unansweredDisputesOf(coachId).as("disputes"),
      sql<PeopleRow>`(select row_to_json(one) from (${peopleOf({ coachId, now, plan })}) one)`.as("people"),
      sumsOf(coachId, [plan.days, plan.before, since(plan.before.to), since(plan.weekEdges[0]), ...weeksOf(plan)]).as(
        "sums",
      ),
      metFirstIn(coachId, plan).as("met_first_in"),
      givenBy(coachId).as("given"),
    ])
    .executeTakeFirstOrThrow();

const since = (day = "infinity"): Span => ({ from: day, to: "infinity" });

const weeksOf = ({ weekEdges }: MonthPlan): Span[] =>
  weekEdges.slice(1).map((to, at) => ({ from: weekEdges[at] ?? to, to }));

// coach_days is counted by keep_days_of_appointments(), keep_days_of_earnings() and keep_days_of_reviews().

/** What was published since a day tells, with the sums of all time, what there was before: in a few rows. */
const sumsOf = (coachId: string, spans: Span[]) => sql<SumsRow[]>`(
  with read as materialized (
    select day, net_cents, completed, ratings, stars from coach_days
    where coach_id = ${coachId} and day >= ${spans.map(({ from }) => from).sort()[0]}::date)
  select json_agg(row_to_json(sums) order by place) from ${spansOf(spans)}, lateral (
    select coalesce(sum(net_cents), 0) as net_cents, coalesce(sum(completed), 0) as completed,
      coalesce(sum(ratings), 0) as ratings, coalesce(sum(stars), 0) as stars
    from read where day >= begins and day < ends) sums)`;

/**
 * Whom a coach met in this month, how many for the first time, how many in the days to compare with, and how many
 * confirmed ones are still to come. keep_days_of_appointments() keeps coach_meetings.
 */
const peopleOf = ({ coachId, now, plan: { days, before, end } }: Own) => sql`
  select (select count(*) from coach_meetings where coach_id = ${coachId} and last_on >= ${days.from}::date) as met,
    (select count(*) from coach_meetings where coach_id = ${coachId} and first_on >= ${days.from}::date) as met_first,
    (select count(distinct client_id) from appointments where coach_id = ${coachId} and status = 'Completed'
      and starts_at >= ${midnight(before.from)} and starts_at < ${midnight(before.to)}) as met_before,
    (select count(*) from appointments where coach_id = ${coachId} and status = 'Scheduled'
      and starts_at > ${now} and starts_at < ${midnight(end)}) as ahead`;

/** How many people were met for the first time up to the end of the first week, and in each week after it. */
const metFirstIn = (coachId: string, plan: MonthPlan) => {
  const [first, ...later] = weeksOf(plan);
  return sql<number[]>`(
    select json_agg(met order by place) from ${spansOf([{ from: "-infinity", to: first?.to ?? plan.end }, ...later])},
      lateral (select count(*) as met from coach_meetings
        where coach_id = ${coachId} and first_on >= begins and first_on < ends) people)`;
};

type Day = { coachId: string; now: Date; range: { from: Date; to: Date } };

/** The appointments at hand, with the photos of whom they are with, the coach's own notes, and what is known before the next. */
export const findDay = (db: Database, { coachId, now, range }: Day) => {
  const clientId = sql.ref("appointments.client_id");
  return coachDay(db, { userId: coachId, now, range })
    .select([seenPictures(coachId, clientId).as("pictures"), hasNoteBy(coachId).as("has_own_note")])
    .select(sql<KnownRow | null>`case part when 'next' then ${knownOf({ coachId, clientId })} end`.as("known"))
    .execute();
};

export type TodayFigures = Awaited<ReturnType<typeof findTodayFigures>>;
