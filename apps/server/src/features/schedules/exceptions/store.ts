import { type Insertable, sql } from "kysely";
import type { Database, Tx } from "../../../platform/database/database.ts";
import type { ScheduleExceptions } from "../../../platform/database/database-types.ts";

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

export const deleteOldExceptions = (database: Database, endedBefore: string) =>
  database.deleteFrom("schedule_exceptions").where("ends_at", "<", endedBefore).execute();
