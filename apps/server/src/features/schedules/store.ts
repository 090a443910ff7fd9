import type { Selectable, Updateable } from "kysely";
import { jsonArrayFrom } from "kysely/helpers/postgres";
import type { Database, Tx } from "../../platform/database/database.ts";
import type { ScheduleExceptions, Schedules } from "../../platform/database/database-types.ts";

export type Anywhere = Database | Tx;
export type ExceptionRow = Omit<Selectable<ScheduleExceptions>, "coach_id">;
export type ScheduleRow = Selectable<Schedules> & { exceptions: ExceptionRow[] };

type Asked = { coachIds: string[]; endingAfter: string };

/** The schedules of many coaches, each with its exceptions that end after a wall-clock time, the next first. */
export const findSchedules = (db: Anywhere, { coachIds, endingAfter }: Asked): Promise<ScheduleRow[]> =>
  db
    .selectFrom("schedules")
    .selectAll("schedules")
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom("schedule_exceptions")
          .select(["id", "kind", "starts_at", "ends_at", "note"])
          .whereRef("schedule_exceptions.coach_id", "=", "schedules.coach_id")
          .where("ends_at", ">", endingAfter)
          .orderBy("starts_at")
          .orderBy("id"),
      ).as("exceptions"),
    )
    .where("coach_id", "=", (eb) => eb.fn.any(eb.val(coachIds)))
    .execute();

export const updateSchedule = (tx: Tx, coachId: string, changes: Updateable<Schedules>) =>
  tx.updateTable("schedules").set(changes).where("coach_id", "=", coachId).execute();
