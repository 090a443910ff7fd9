import { type Insertable, type RawBuilder, type Selectable, sql, type Updateable } from "kysely";
import type { DbOrTx, Tx } from "../../platform/database/database.ts";
import type { Coaches, FormerSlugs } from "../../platform/database/database-types.ts";
import { insertNew } from "../../platform/database/insert-new.ts";

/** A coach with the user's names. */
export type CoachRow = Selectable<Coaches> & { first_name: string; last_name: string };

/** Adds a coach; false if the person is one already, or if the slug is or was taken. */
export async function insertCoach(tx: Tx, coach: { user_id: string; slug: string; created_at: Date }) {
  if (await isTaken(tx, coach.user_id, coach.slug)) return false;
  return insertNew(tx, "coaches", coach);
}

/** Whether a slug is, or was, another coach's. */
async function isTaken(tx: Tx, coachId: string, slug: string): Promise<boolean> {
  const { rows } = await sql`
    select from coaches where slug = ${slug} and user_id <> ${coachId}
    union all select from former_slugs where slug = ${slug} and coach_id <> ${coachId}`.execute(tx);
  return rows.length > 0;
}

/** Changes a coach's slug; false if it is, or was, another coach's. */
export async function setSlug(tx: Tx, coachId: string, slug: string): Promise<boolean> {
  if (await isTaken(tx, coachId, slug)) return false;
  await updateCoach(tx, coachId, { slug });
  return true;
}

export const insertFormer = (tx: Tx, former: Insertable<FormerSlugs>) =>
  tx.insertInto("former_slugs").values(former).execute();

/** A slug that is used again is no former one. */
export const dropFormer = (tx: Tx, coachId: string) =>
  sql`delete from former_slugs using coaches
    where coaches.user_id = ${coachId} and former_slugs.coach_id = ${coachId} and former_slugs.slug = coaches.slug`.execute(
    tx,
  );

export const formerSlugsOf = async (db: DbOrTx, coachId: string): Promise<string[]> => {
  const former = db.selectFrom("former_slugs").select("slug").where("coach_id", "=", coachId);
  return (await former.orderBy("left_at").execute()).map(({ slug }) => slug);
};

/** The present slug by a former one. */
export const findMoved = async (db: DbOrTx, slug: string): Promise<string | undefined> => {
  const moved = await db
    .selectFrom("former_slugs")
    .innerJoin("coaches", "coaches.user_id", "former_slugs.coach_id")
    .select("coaches.slug")
    .where("former_slugs.slug", "=", slug)
    .executeTakeFirst();
  return moved?.slug;
};

export const insertSchedule = (tx: Tx, coachId: string) =>
  tx
    .insertInto("schedules")
    .values({ coach_id: coachId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();

const coaches = (db: DbOrTx) =>
  db
    .selectFrom("coaches")
    .innerJoin("users", "users.id", "coaches.user_id")
    .selectAll("coaches")
    .select(["users.first_name", "users.last_name"])
    .where("users.deleted_at", "is", null);

/** A coach's row; undefined before the first write. */
export const findCoach = (db: DbOrTx, userId: string): Promise<CoachRow | undefined> =>
  coaches(db).where("coaches.user_id", "=", userId).executeTakeFirst();

/** The same, locked until the commit. */
export const lockCoach = (tx: Tx, userId: string): Promise<CoachRow | undefined> =>
  coaches(tx).where("coaches.user_id", "=", userId).forNoKeyUpdate("coaches").executeTakeFirst();

/** A coach by slug. */
export const findBySlug = (db: DbOrTx, slug: string): Promise<CoachRow | undefined> =>
  coaches(db).where("coaches.slug", "=", slug).executeTakeFirst();

export const updateCoach = (tx: Tx, coachId: string, changed: Updateable<Coaches>) =>
  tx.updateTable("coaches").set(changed).where("user_id", "=", coachId).execute();

/** Publishes the profile and records the first time. A public coach has finished the onboarding. */
export async function setPublic(tx: Tx, coachId: string, now: Date): Promise<void> {
  await tx
    .updateTable("coaches")
    .set({ is_public: true, first_public_at: sql`coalesce(first_public_at, ${now})` })
    .where("user_id", "=", coachId)
    .execute();
  await tx
    .updateTable("onboardings")
    .set({ finished_at: now })
    .where("user_id", "=", coachId)
    .where("finished_at", "is", null)
    .execute();
}

/** Search row and card are deleted by leave_search() in the same transaction. */
export const setPrivate = (tx: Tx, coachId: string) =>
  tx.updateTable("coaches").set({ is_public: false }).where("user_id", "=", coachId).execute();

/** Hides a profile from everybody but its owner; it stays so whatever the owner does. */
export const hideProfile = (tx: Tx, coachId: string, now: Date) =>
  tx
    .updateTable("coaches")
    .set({ was_public: sql`is_public or was_public`, is_public: false, hidden_at: now })
    .where("user_id", "=", coachId)
    .execute();

/** As public as it was before. */
export const unhideProfile = (tx: Tx, coachId: string) =>
  tx
    .updateTable("coaches")
    .set({ is_public: sql`was_public`, was_public: false, hidden_at: null })
    .where("user_id", "=", coachId)
    .where("hidden_at", "is not", null)
    .execute();

/** Cascades to business, consultations, schedule and resume. */
export const deleteCoach = (tx: Tx, userId: string) => tx.deleteFrom("coaches").where("user_id", "=", userId).execute();

type IsKnownParams = Record<"coachId" | "clientId", RawBuilder<unknown>> & { except?: string | undefined };

/** Whether a coach knows a client: by an appointment that was not rejected, or by the coach's own link. */
const isKnown = ({ coachId, clientId, except }: IsKnownParams) => sql<boolean>`(
  exists (select from relations known where known.coach_id = ${coachId} and known.client_id = ${clientId}
    and known.kind = 'existing')
  or exists (select from appointments agreed where agreed.coach_id = ${coachId} and agreed.client_id = ${clientId}
    and agreed.status <> 'Rejected'${except ? sql` and agreed.id <> ${except}` : sql``}))`;

/** `except`: the appointment being booked does not count. */
type Query = { coach?: string; viewerId: RawBuilder<unknown>; except?: string | undefined };

/** The viewer, for the fragments below; undefined is a visitor. */
export const viewer = (userId: string | undefined) => sql`${userId ?? null}::uuid`;

/** A private coach is visible to clients from the time the profile was public, and to those of the coach's own link. */
const isOwnClient = ({ coach = "coaches", viewerId, except }: Query) =>
  sql<boolean>`(${sql.ref(`${coach}.first_public_at`)} is not null and ${sql.ref(`${coach}.hidden_at`)} is null
    and ${isKnown({ coachId: sql.ref(`${coach}.user_id`), clientId: viewerId, except })})`;

/** Whether the team lets the coach work, at least with whom the coach has appointments. */
const isWorking = (coach: string) => sql<boolean>`coalesce(${sql.ref(`${coach}.restriction`)} = 'paused', true)`;

/** Whether somebody may see this coach's page and its content; for statements that include `coaches`. */
export const isReachedBy = ({ coach = "coaches", ...looking }: Query) =>
  sql<boolean>`(coalesce(${sql.ref(`${coach}.user_id`)} = ${looking.viewerId}, false)
    or ${isWorking(coach)} and (${sql.ref(`${coach}.is_public`)} or ${isOwnClient({ coach, ...looking })}))`;

/** Whether a client can write to this coach: own clients also before the first publication. */
export const isWritableBy = (coach: string, clientId: RawBuilder<unknown>) =>
  sql<boolean>`(${isWorking(coach)}
    and (${sql.ref(`${coach}.is_public`)} or ${isKnown({ coachId: sql.ref(`${coach}.user_id`), clientId })}))`;

/** Whether a public coach takes own clients only, and somebody is none of them. */
export const isForOwnClients = ({ coach = "coaches", viewerId, except }: Query) =>
  sql<boolean>`(${sql.ref(`${coach}.own_clients_only`)} and ${sql.ref(`${coach}.is_public`)}
    and not ${isKnown({ coachId: sql.ref(`${coach}.user_id`), clientId: viewerId, except })})`;

/** Whether somebody can book with a coach they can reach. */
export const isBookableBy = ({ coach = "coaches", ...looking }: Query) =>
  sql<boolean>`(${sql.ref(`${coach}.restriction`)} is null and not ${isForOwnClients({ coach, ...looking })}
    and (${sql.ref(`${coach}.is_public`)}
    or (${sql.ref(`${coach}.known_clients_may_book`)} and ${isOwnClient({ coach, ...looking })})))`;

export type Reach = { is_reached: boolean; is_bookable: boolean; is_for_own: boolean };

/** The same for one coach. */
export async function findReach(db: DbOrTx, coachId: string, viewerId: string | undefined) {
  const looking = { viewerId: viewer(viewerId) };
  const { rows } = await sql<Reach>`
    select ${isReachedBy(looking)} as is_reached, ${isBookableBy(looking)} as is_bookable,
      ${isForOwnClients(looking)} as is_for_own
    from coaches where user_id = ${coachId}`.execute(db);
  return rows[0];
}
