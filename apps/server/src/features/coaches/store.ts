import type { Selectable, Updateable } from "kysely";
import type { Database, Tx } from "../../platform/database/database.ts";
import type { Coaches } from "../../platform/database/database-types.ts";

type Anywhere = Database | Tx;

/** A coach with the names that stand with the user. */
export type CoachRow = Selectable<Coaches> & { first_name: string; last_name: string };

/** Adds a coach; false where the person is one already, or where the slug is taken. */
export async function insertCoach(tx: Tx, coach: { user_id: string; slug: string; created_at: Date }) {
  const added = await tx
    .insertInto("coaches")
    .values(coach)
    .onConflict((conflict) => conflict.doNothing())
    .returning("user_id")
    .executeTakeFirst();
  return added !== undefined;
}

export const insertSchedule = (tx: Tx, coachId: string) =>
  tx
    .insertInto("schedules")
    .values({ coach_id: coachId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();

const coaches = (db: Anywhere) =>
  db
    .selectFrom("coaches")
    .innerJoin("users", "users.id", "coaches.user_id")
    .selectAll("coaches")
    .select(["users.first_name", "users.last_name"])
    .where("users.deleted_at", "is", null);

/** What a coach has said so far; undefined before the first word. */
export const findCoach = (db: Anywhere, userId: string): Promise<CoachRow | undefined> =>
  coaches(db).where("coaches.user_id", "=", userId).executeTakeFirst();

/** The same, held until the commit. */
export const lockCoach = (tx: Tx, userId: string): Promise<CoachRow | undefined> =>
  coaches(tx).where("coaches.user_id", "=", userId).forNoKeyUpdate("coaches").executeTakeFirst();

/** A coach by the last part of the profile's address. */
export const findBySlug = (db: Anywhere, slug: string): Promise<CoachRow | undefined> =>
  coaches(db).where("coaches.slug", "=", slug).executeTakeFirst();

export const updateCoach = (tx: Tx, coachId: string, changed: Updateable<Coaches>) =>
  tx.updateTable("coaches").set(changed).where("user_id", "=", coachId).execute();

/** Takes along everything that hangs on the coach: business, consultations, schedule, resume. */
export const deleteCoach = (tx: Tx, userId: string) => tx.deleteFrom("coaches").where("user_id", "=", userId).execute();
