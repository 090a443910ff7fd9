import { LIVE } from "@aufwind/rules/appointments/status";
import { type Insertable, type Selectable, sql } from "kysely";
import type { DbOrTx, Tx } from "../../platform/database/database.ts";
import type { AppointmentSeries } from "../../platform/database/database-types.ts";

export type SeriesRow = Selectable<AppointmentSeries>;
type Own = { id: string; userId: string };

const own = (userId: string) => sql<boolean>`${userId}::uuid in (coach_id, client_id)`;

export const insertSeriesRow = (tx: Tx, series: Insertable<AppointmentSeries>): Promise<SeriesRow> =>
  tx.insertInto("appointment_series").values(series).returningAll().executeTakeFirstOrThrow();

/** With the zone in which the coach thinks. */
export type FoundSeries = SeriesRow & { coach_zone: string };

/** One of somebody's own; for anybody else there is no row. */
export const findSeries = (db: DbOrTx, { id, userId }: Own): Promise<FoundSeries | undefined> =>
  db
    .selectFrom("appointment_series")
    .selectAll()
    .select(
      sql<string>`coalesce((select time_zone from schedules where schedules.coach_id = appointment_series.coach_id),
        'Europe/Berlin')`.as("coach_zone"),
    )
    .where("id", "=", id)
    .where(own(userId))
    .executeTakeFirst();

/** The same, locked until the commit: whoever changes several dates locks the series first. */
export const lockSeries = (tx: Tx, { id, userId }: Own): Promise<SeriesRow | undefined> =>
  tx
    .selectFrom("appointment_series")
    .selectAll()
    .where("id", "=", id)
    .where(own(userId))
    .forNoKeyUpdate()
    .executeTakeFirst();

type Twin = { coachId: string; clientId: string; starts: readonly Date[] };

/** The client's live series with exactly these dates: the same form was sent twice. */
export async function findTwin(db: DbOrTx, { coachId, clientId, starts }: Twin): Promise<string | undefined> {
  const found = await db
    .selectFrom("appointments")
    .select("series_id")
    .where("client_id", "=", clientId)
    .where("coach_id", "=", coachId)
    .where("series_id", "is not", null)
    .where("status", "in", LIVE)
    .groupBy("series_id")
    .having(sql<boolean>`array_agg(starts_at order by starts_at) = ${starts}::timestamptz[]`)
    .executeTakeFirst();
  return found?.series_id ?? undefined;
}

export const seriesOf = (db: DbOrTx, userId: string): Promise<SeriesRow[]> =>
  db.selectFrom("appointment_series").selectAll().where(own(userId)).orderBy("booked_at").execute();
