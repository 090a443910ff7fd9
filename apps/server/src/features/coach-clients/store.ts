import type { Acquaintance, Relation } from "@aufwind/rules/appointments/booking";
import { type RawBuilder, type Selectable, sql } from "kysely";
import type { DbOrTx, Tx } from "../../platform/database/database.ts";
import type { Appointments } from "../../platform/database/database-types.ts";
import { lastAppointmentWithNote } from "../notes/store.ts";

type Pair = { coachId: string; clientId: string };

/** Creates the pair as `new` on first contact. */
export const upsertRelation = (tx: Tx, { coachId, clientId, now }: Pair & { now: Date }) =>
  tx
    .insertInto("relations")
    .values({ coach_id: coachId, client_id: clientId, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();

export const findRelation = async (db: DbOrTx, { coachId, clientId }: Pair): Promise<Relation> => {
  const row = await db
    .selectFrom("relations")
    .select("kind")
    .where("coach_id", "=", coachId)
    .where("client_id", "=", clientId)
    .executeTakeFirst();
  return row?.kind === "existing" ? "existing" : "new";
};

export type DiscoveryRow = Pick<Selectable<Appointments>, "id" | "starts_at" | "ends_at" | "status">;

/** The pair's discovery, unless it was cancelled or rejected. */
export const findDiscovery = (db: DbOrTx, { coachId, clientId }: Pair): Promise<DiscoveryRow | undefined> =>
  db
    .selectFrom("appointments")
    .select(["id", "starts_at", "ends_at", "status"])
    .where("coach_id", "=", coachId)
    .where("client_id", "=", clientId)
    .where("consultation", "=", sql.lit("discovery"))
    .where("status", "not in", [sql.lit("Cancelled"), sql.lit("Rejected")])
    .executeTakeFirst();

export type AcquaintanceRow = { relation: string | null; discovery_ends_at: Date | null };
type People = Record<"coachId" | "clientId", RawBuilder<unknown>>;

/** The history of a client and a coach, as columns of a statement that has both. */
export const acquaintanceColumns = ({ coachId, clientId }: People) => sql`
  (select met.kind from relations met where met.coach_id = ${coachId} and met.client_id = ${clientId}) as relation,
  (select first.ends_at from appointments first where first.coach_id = ${coachId} and first.client_id = ${clientId}
    and first.consultation = 'discovery' and first.status not in ('Cancelled', 'Rejected')) as discovery_ends_at`;

export const toAcquaintance = ({ relation, discovery_ends_at }: AcquaintanceRow): Acquaintance => ({
  relation: relation === "existing" ? "existing" : "new",
  discoveryEndsAt: discovery_ends_at?.getTime() ?? null,
});

export async function findAcquaintance(db: DbOrTx, { coachId, clientId }: Pair): Promise<Acquaintance> {
  const people = { coachId: sql`${coachId}::uuid`, clientId: sql`${clientId}::uuid` };
  const { rows } = await sql<AcquaintanceRow>`select ${acquaintanceColumns(people)}`.execute(db);
  return toAcquaintance(rows[0] ?? { relation: null, discovery_ends_at: null });
}

/**
 * Whether the two work together, as a condition: the client came by the coach's own link, or an appointment of theirs
 * stands, stood, or was agreed. Requests that came to nothing connect nobody.
 */
export const workTogether = ({ coachId, clientId }: People) => sql<boolean>`(
  exists (select from relations known where known.coach_id = ${coachId} and known.client_id = ${clientId}
    and known.kind = 'existing')
  or exists (select from appointments shared where shared.coach_id = ${coachId} and shared.client_id = ${clientId}
    and (shared.agreed_at is not null or shared.status not in ('Cancelled', 'Rejected'))))`;

/** Whether the two work together and are both still registered; neither can leave until the commit. */
export async function lockPair(tx: Tx, { coachId, clientId }: Pair): Promise<boolean> {
  const people = { coachId: sql`${coachId}::uuid`, clientId: sql`${clientId}::uuid` };
  const { rows } = await sql`
    select id from users where id in (${coachId}, ${clientId}) and deleted_at is null and ${workTogether(people)}
    order by id for key share`.execute(tx);
  return rows.length === 2;
}

/** The same for reading. */
export async function isPair(db: DbOrTx, { coachId, clientId }: Pair): Promise<boolean> {
  const people = { coachId: sql`${coachId}::uuid`, clientId: sql`${clientId}::uuid` };
  const { rows } = await sql<{ yes: boolean }>`select ${workTogether(people)} as yes`.execute(db);
  return rows[0]?.yes === true;
}

/** The coaches with whom a client works, by name. */
export async function findCoachesOf(db: DbOrTx, clientId: string): Promise<{ id: string; name: string }[]> {
  const people = { coachId: sql.ref("users.id"), clientId: sql`${clientId}::uuid` };
  const { rows } = await sql<{ id: string; name: string }>`
    select users.id, trim(first_name || ' ' || last_name) as name
    from relations join users on users.id = relations.coach_id
    where relations.client_id = ${clientId} and users.deleted_at is null and ${workTogether(people)}
    order by name, users.id`.execute(db);
  return rows;
}

/** Whether the platform brought them together before: by any appointment or message. */
export async function haveHadContact(db: DbOrTx, { coachId, clientId }: Pair): Promise<boolean> {
  const { rows } = await sql<{ met: boolean }>`
    select exists (select from appointments where coach_id = ${coachId} and client_id = ${clientId})
      or exists (select from conversations where coach_id = ${coachId} and client_id = ${clientId} and last_number > 0)
      as met`.execute(db);
  return rows[0]?.met === true;
}

/**
 * The client came by the coach's own link, so they knew each other. Returns the resulting relation.
 * existing_never_met() refuses it for two who met here before.
 */
export async function upsertExisting(tx: Tx, { coachId, clientId, now }: Pair & { now: Date }): Promise<Relation> {
  await tx
    .insertInto("relations")
    .values({ coach_id: coachId, client_id: clientId, kind: "existing", created_at: now, invited_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return findRelation(tx, { coachId, clientId });
}

/** How many clients came by a coach's link. */
export async function countInvited(db: DbOrTx, coachId: string): Promise<number> {
  const { count } = await db
    .selectFrom("relations")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("coach_id", "=", coachId)
    .where("invited_at", "is not", null)
    .executeTakeFirstOrThrow();
  return count;
}

export const relationsOf = (db: DbOrTx, userId: string) =>
  db
    .selectFrom("relations")
    .select(["kind", "created_at", "invited_at"])
    .where((eb) => eb.or([eb("coach_id", "=", userId), eb("client_id", "=", userId)]))
    .execute();

/** How many appointments of the two took place. */
export async function countMeetings(db: DbOrTx, pair: Pair): Promise<number> {
  const { rows } = await sql<{ count: number }>`select ${meetingsOf(pair)} as count`.execute(db);
  return rows[0]?.count ?? 0;
}

type PairOf = { coachId: string; clientId: unknown };

const meetingsOf = ({ coachId, clientId }: PairOf) => sql`(select count(*) from appointments met
  where met.coach_id = ${coachId} and met.client_id = ${clientId} and met.status = 'Completed')`;

export type KnownRow = { met_count: number; met_since: string | null; last_noted: string | null };

/**
 * What is known of a client before a meeting, as one column: how many took place, the day of the first, which
 * keep_days_of_appointments() keeps, and which was written about last.
 */
export const knownOf = (pair: PairOf) => sql<KnownRow>`json_build_object('met_count', ${meetingsOf(pair)},
  'met_since', (select first_on from coach_meetings where coach_id = ${pair.coachId} and client_id = ${pair.clientId}),
  'last_noted', ${lastAppointmentWithNote(pair)})`;

/** The same. */
export async function findKnown(db: DbOrTx, pair: Pair): Promise<KnownRow | undefined> {
  const { rows } = await sql<{ known: KnownRow }>`select ${knownOf(pair)} as known`.execute(db);
  return rows[0]?.known;
}

/** When the two last met, at the end of it; null before that. */
export async function findLastMet(db: DbOrTx, { coachId, clientId }: Pair): Promise<Date | null> {
  const row = await db
    .selectFrom("appointments")
    .select("ends_at")
    .where("coach_id", "=", coachId)
    .where("client_id", "=", clientId)
    .where("status", "=", sql.lit("Completed"))
    .orderBy("ends_at", "desc")
    .limit(1)
    .executeTakeFirst();
  return row?.ends_at ?? null;
}
