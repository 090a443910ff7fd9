import { type Insertable, type Selectable, sql, type Updateable } from "kysely";
import { jsonArrayFrom } from "kysely/helpers/postgres";
import type { Database, DbOrTx, Tx } from "../../platform/database/database.ts";
import type { ScheduleExceptions, Schedules } from "../../platform/database/database-types.ts";
import { type DeletionBatch, deleteBatch } from "../../platform/database/delete-batch.ts";
import { hasNoLegalHold } from "../../platform/session/legal-hold.ts";

export type ExceptionRow = Omit<Selectable<ScheduleExceptions>, "coach_id">;
/** Epoch milliseconds from, to, from, to: a busy coach has hundreds, and objects would be three times as long. */
type Edges = number[];
export type ScheduleRow = Selectable<Schedules> & { exceptions: ExceptionRow[]; taken: Edges; busy: Edges };

export type Except = string | readonly string[] | undefined;
const isNoneOf = (except: Except) => sql`coalesce(appointment_id, offer_id) <> all(${[except ?? []].flat()}::uuid[])`;

type Query = {
  coachIds: string[];
  endingAfter: string;
  /** Times that were over by then are ignored. */
  since: Date;
  /** A client whose own appointments count as busy, too. */
  clientId?: string | undefined;
  /** Appointments that are to be moved, or an offer that is being made: their times do not count. */
  except?: Except;
};

// Not `extract`, whose decimals are slow for hundreds of times.
const edges = (during: string) => sql`array[date_part('epoch', lower(${sql.ref(during)})) * 1000,
  date_part('epoch', upper(${sql.ref(during)})) * 1000]`;
const NONE = sql`'{}'::float8[]`;

/**
 * The coach's taken times, which take_time() keeps for each appointment and hold_time() for what is held for somebody
 * who waits, but not from them; as a range, which the index supports.
 */
const takenOf = ({ since, except, clientId }: Query) => sql<Edges>`
  coalesce((select array_agg(edge) from taken_times, unnest(${edges("taken_times.during")}) edge
  where taken_times.coach_id = schedules.coach_id and taken_times.during && tstzrange(${since}, null)
  and ${isNoneOf(except)} and (taken_times.held_for = ${clientId ?? null}::uuid) is not true), ${NONE})`;

/** Other busy times: imported calendars, the client's own appointments with others, and all once the account ends. */
const busyOf = ({ since, except, clientId }: Query) => sql<Edges>`
  coalesce((select array_agg(edge) from (
    select during from busy_times where busy_times.coach_id = schedules.coach_id
    union all
    select during from taken_times where client_id = ${clientId ?? null}::uuid
      and taken_times.coach_id <> schedules.coach_id and ${isNoneOf(except)}
    union all
    select tstzrange(closes_at, closes_at + interval '2 years') from coaches
      where user_id = schedules.coach_id and closes_at is not null
  ) others, unnest(${edges("others.during")}) edge where others.during && tstzrange(${since}, null)), ${NONE})`;

/** Columns by name: a prepared statement must not change when a column is added. */
const COLUMNS = [
  "schedules.coach_id",
  "time_zone",
  "weekly_hours",
  "notice_minutes",
  "horizon_days",
  "pause_before_minutes",
  "pause_after_minutes",
  "grid_minutes",
  "most_per_day",
  "holiday_state",
] as const;

/**
 * The schedules of many coaches, each with its exceptions that end after a wall-clock time, the next first, and the
 * taken times.
 */
export const findSchedules = (db: DbOrTx, asked: Query): Promise<ScheduleRow[]> =>
  db
    .selectFrom("schedules")
    .select(COLUMNS)
    .select([takenOf(asked).as("taken"), busyOf(asked).as("busy")])
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom("schedule_exceptions")
          .select(["id", "kind", "starts_at", "ends_at", "note"])
          .whereRef("schedule_exceptions.coach_id", "=", "schedules.coach_id")
          .where("ends_at", ">", asked.endingAfter)
          .orderBy("starts_at")
          .orderBy("id"),
      ).as("exceptions"),
    )
    .where(({ eb }) => {
      const [only, ...others] = asked.coachIds;
      // PostgreSQL cannot know the length of a list parameter, and would plan each time.
      return others.length > 0
        ? eb("coach_id", "=", eb.fn.any(eb.val(asked.coachIds)))
        : eb("coach_id", "=", only ?? null);
    })
    .execute();

/** Everything a coach has set, including the past. */
export const findWritten = (db: DbOrTx, coachId: string) =>
  db
    .selectFrom("schedules")
    .selectAll("schedules")
    .select((eb) =>
      jsonArrayFrom(eb.selectFrom("schedule_exceptions").selectAll().where("coach_id", "=", coachId)).as("exceptions"),
    )
    .where("coach_id", "=", coachId)
    .execute();

export const updateSchedule = (tx: Tx, coachId: string, changes: Updateable<Schedules>) =>
  tx.updateTable("schedules").set(changes).where("coach_id", "=", coachId).execute();

type NewException = Omit<Insertable<ScheduleExceptions>, "id">;

const SHOWN = ["id", "kind", "starts_at", "ends_at", "note"] as const;

/** Adds those that do not exist yet, and returns them. */
export const insertExceptions = (tx: Tx, exceptions: NewException[]) =>
  tx
    .insertInto("schedule_exceptions")
    .values(exceptions)
    .onConflict((conflict) => conflict.columns(["coach_id", "kind", "starts_at", "ends_at"]).doNothing())
    .returning(SHOWN)
    .execute();

/** How many end after a wall-clock time. */
export async function countComing(tx: Tx, { coachId, after }: { coachId: string; after: string }): Promise<number> {
  const { count } = await tx
    .selectFrom("schedule_exceptions")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("coach_id", "=", coachId)
    .where("ends_at", ">", after)
    .executeTakeFirstOrThrow();
  return count;
}

type Own = { id: string; coachId: string };

/** An own exception that is not over. */
export const findComing = (tx: Tx, { id, coachId, after }: Own & { after: string }) =>
  tx
    .selectFrom("schedule_exceptions")
    .select("id")
    .where("id", "=", id)
    .where("coach_id", "=", coachId)
    .where("ends_at", ">", after)
    .executeTakeFirst();

/** Changes an own exception; undefined if the same one already exists. */
export const updateException = (tx: Tx, id: string, changed: NewException) =>
  tx
    .updateTable("schedule_exceptions")
    .set(changed)
    .where("id", "=", id)
    .where("coach_id", "=", changed.coach_id)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("schedule_exceptions as twin")
            .select("twin.id")
            .where("twin.id", "<>", id)
            .where("twin.coach_id", "=", changed.coach_id)
            .where("twin.kind", "=", changed.kind)
            .where("twin.starts_at", "=", sql<string>`${changed.starts_at}::timestamp`)
            .where("twin.ends_at", "=", sql<string>`${changed.ends_at}::timestamp`),
        ),
      ),
    )
    .returning(SHOWN)
    .executeTakeFirst();

export const deleteException = (tx: Tx, { id, coachId }: Own) =>
  tx
    .deleteFrom("schedule_exceptions")
    .where("id", "=", id)
    .where("coach_id", "=", coachId)
    .returning("id")
    .executeTakeFirst();

export const deleteOldExceptions = (database: Database, { before, limit }: DeletionBatch) =>
  deleteBatch(database, {
    table: "schedule_exceptions",
    // A day more: they end by the wall clock of their coach.
    where: sql`ends_at < ${before.toISOString()}::timestamp - interval '1 day' and ${hasNoLegalHold(sql.ref("schedule_exceptions.coach_id"))}`,
    limit,
  });
