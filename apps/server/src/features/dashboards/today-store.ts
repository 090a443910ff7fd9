import type { MonthPlan } from "@aufwind/rules/dashboards";
import { sql } from "kysely";
import { jsonObjectFrom } from "kysely/helpers/postgres";
import type { Database } from "../../platform/database/database.ts";
import { PREPARED } from "../../platform/database/prepared-statements.ts";
import { waitingAppointmentsOf } from "../appointments/list-store.ts";
import { waitingChangesOf } from "../calendars/connections/entry-store.ts";
import { unansweredDisputesOf } from "../dispute-evidence/store.ts";
import { waitingReviewsOf } from "../reviews/moderation-store.ts";
import { ratingRowOf } from "../reviews/store.ts";
import { type OutstandingRow, outstandingOf } from "../statements/store.ts";
import { requestOf } from "../tax-reports/store.ts";
import { type DaysRow, midnight, type Span, spansOf } from "./store.ts";

type Own = { coachId: string; now: Date; plan: MonthPlan };
type Rated = Pick<DaysRow, "ratings" | "stars">;
type SumsRow = Rated & Pick<DaysRow, "net_cents" | "completed">;
type PeopleRow = { met: number; met_first: number; met_before: number; ahead: number };

/** Everything that is a figure on a coach's first page, in one statement: many small ones cost many times as much. */
export const findTodayFigures = (db: Database, { coachId, now, plan }: Own) =>
  db
    .selectNoFrom((eb) => [
      waitingAppointmentsOf(db, { userId: coachId, now }).as("requests"),
      waitingReviewsOf(db, coachId).as("reviews"),
      jsonObjectFrom(ratingRowOf(db, coachId)).as("rating"),
      eb.selectFrom("onboardings").select("finished_at").where("user_id", "=", coachId).as("onboarded_at"),
      sql<OutstandingRow>`(select row_to_json(one) from (${outstandingOf(coachId)}) one)`.as("outstanding"),
      requestOf(coachId).as("tax_request"),
      waitingChangesOf({ coachId, now }).as("calendar_changes"),
      unansweredDisputesOf(coachId).as("disputes"),
      sql<PeopleRow>`(select row_to_json(one) from (${peopleOf({ coachId, now, plan })}) one)`.as("people"),
      sumsOf(coachId, [plan.days, plan.before, ...weeksOf(plan)]).as("sums"),
      ratedSince(coachId, [plan.before.to, plan.weekEdges[0] ?? plan.end]).as("rated_since"),
      metFirstIn(coachId, plan).as("met_first_in"),
    ])
    .modifyFront(PREPARED)
    .executeTakeFirstOrThrow();

const weeksOf = ({ weekEdges }: MonthPlan): Span[] =>
  weekEdges.slice(1).map((to, at) => ({ from: weekEdges[at] ?? to, to }));

// coach_days is counted by keep_days_of_appointments(), keep_days_of_earnings() and keep_days_of_reviews().

const sumsOf = (coachId: string, spans: Span[]) => sql<SumsRow[]>`(
  select json_agg(row_to_json(sums) order by place) from ${spansOf(spans)}, lateral (
    select coalesce(sum(net_cents), 0) as net_cents, coalesce(sum(completed), 0) as completed,
      coalesce(sum(ratings), 0) as ratings, coalesce(sum(stars), 0) as stars
    from coach_days where coach_id = ${coachId} and day >= begins and day < ends) sums)`;

/** What was published since each of two days: with the sums of all time it tells what there was before, in a few rows. */
const ratedSince = (coachId: string, days: [string, string]) => {
  const sum = (name: keyof Rated, day: string) =>
    sql`coalesce(sum(${sql.ref(name)}) filter (where day >= ${day}::date), 0)`;
  const sums = days.map(
    (day) => sql`json_build_object('ratings', ${sum("ratings", day)}, 'stars', ${sum("stars", day)})`,
  );
  return sql<[Rated, Rated]>`(
    select json_build_array(${sql.join(sums)}) from coach_days
    where coach_id = ${coachId} and day >= least(${sql.join(days.map((day) => sql`${day}::date`))}))`;
};

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

export type TodayFigures = Awaited<ReturnType<typeof findTodayFigures>>;
