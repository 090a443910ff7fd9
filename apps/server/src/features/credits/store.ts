import type { Relation } from "@aufwind/rules/appointments/booking";
import { type CreditReason, MOST_WELCOMES } from "@aufwind/rules/friends";
import type { Locale } from "@aufwind/rules/locale";
import { type Insertable, sql } from "kysely";
import type { DbOrTx, Tx } from "../../platform/database/database.ts";
import type { Credits } from "../../platform/database/database-types.ts";
import { insertNew } from "../../platform/database/insert-new.ts";

/** Returns whether it was new: one welcome per client, one credit per friend. */
export async function insertCredit(tx: Tx, credit: Insertable<Credits>): Promise<boolean> {
  return insertNew(tx, "credits", credit);
}

type Pair = { clientId: string; coachId: string };
type LockWelcomeParams = Pair & { cardKey: Buffer | null };

/** Without a row the two have not met before. */
export async function findRelationKind(db: DbOrTx, { clientId, coachId }: Pair): Promise<Relation> {
  const found = db.selectFrom("relations").select("kind").where("coach_id", "=", coachId);
  const relation = await found.where("client_id", "=", clientId).executeTakeFirst();
  return relation?.kind === "existing" ? "existing" : "new";
}

/**
 * Whether somebody's welcome can be used with a card and a coach: not if another account's was used with the card (else
 * returning under another name would earn it again), and not more often per coach than the rules allow. Requests for
 * the same card or coach wait until the commit, always in this order.
 */
export async function lockWelcome(tx: Tx, { clientId, coachId, cardKey, since }: LockWelcomeParams & { since: Date }) {
  const welcome = tx.selectFrom("credits").select("id").where("client_id", "=", clientId);
  const unused = welcome
    .where("reason", "=", "welcome")
    .where("appointment_id", "is", null)
    .where("taken_at", "is", null);
  if (!(await unused.executeTakeFirst())) return true;
  if (cardKey && !(await lockCard(tx, cardKey))) return false;
  await sql`select pg_advisory_xact_lock(hashtextextended('welcomes ' || ${coachId}::text, 0))`.execute(tx);
  const { rows } = await sql<{ isLeft: boolean }>`select ${isWelcomeLeft({ coachId, since })} as "isLeft"`.execute(tx);
  return rows[0]?.isLeft ?? false;
}

const isWelcomeLeft = ({ coachId, since }: { coachId: string; since: Date }) => sql`(
  select count(*) < ${MOST_WELCOMES.coach} from credits as used
  where used.coach_id = ${coachId} and used.reason = 'welcome' and used.used_at > ${since}
)`;

/** Whether no welcome was used with a card yet; locked until the commit. */
export async function lockCard(tx: Tx, cardKey: Buffer): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(hashtextextended(encode(${cardKey}, 'hex'), 0))`.execute(tx);
  return (await tx.selectFrom("credits").select("id").where("card_key", "=", cardKey).executeTakeFirst()) === undefined;
}

/** The card of the welcome that was taken for an appointment; undefined if there is none. */
export const findBoundCard = async (tx: Tx, appointmentId: string): Promise<Buffer | undefined> => {
  const taken = tx.selectFrom("credits").select("card_key").where("appointment_id", "=", appointmentId);
  return (await taken.where("reason", "=", "welcome").executeTakeFirst())?.card_key ?? undefined;
};

export const bindCard = (tx: Tx, { appointmentId, cardKey }: { appointmentId: string; cardKey: Buffer }) =>
  tx
    .updateTable("credits")
    .set({ card_key: cardKey })
    .where("appointment_id", "=", appointmentId)
    .where("reason", "=", "welcome")
    .execute();

type ClaimCreditParams = LockWelcomeParams & {
  /** Which may be taken, and which of them in part. */
  reasons: readonly CreditReason[];
  owed: readonly CreditReason[];
  appointmentId: string;
  most: number;
  now: Date;
};

/**
 * Takes the oldest unused credit for an appointment; 0 if there is none. Concurrent workers take the next one. One that
 * is split leaves its rest as a credit of its own.
 */
export async function claimCredit(
  tx: Tx,
  { clientId, coachId, cardKey, reasons, owed, appointmentId, most, now }: ClaimCreditParams,
): Promise<number> {
  const { rows } = await sql<{ cents: number }>`
    with taken as (
      select * from credits where client_id = ${clientId} and appointment_id is null and taken_at is null and reason = any(${reasons}::text[])
        and (cents <= ${most} or reason = any(${owed}::text[]))
      order by granted_at, id limit 1 for update skip locked
    ), rest as (
      insert into credits (client_id, cents, reason, granted_at, granted_by, message)
      select client_id, cents - ${most}::integer, reason, granted_at, granted_by, message from taken where cents > ${most}
    )
    update credits set cents = least(credits.cents, ${most}), appointment_id = ${appointmentId}, used_at = ${now},
      coach_id = ${coachId}, card_key = case credits.reason when 'welcome' then ${cardKey}::bytea end
    from taken where credits.id = taken.id returning credits.cents`.execute(tx);
  return rows[0]?.cents ?? 0;
}

/** A credit of an appointment that costs nothing after all can be used again; not if its owner has left. */
export async function releaseCredit(tx: Tx, appointmentId: string): Promise<void> {
  await tx
    .deleteFrom("credits")
    .using("users")
    .whereRef("users.id", "=", "client_id")
    .where("appointment_id", "=", appointmentId)
    .where("deleted_at", "is not", null)
    .execute();
  const unused = { appointment_id: null, card_key: null, used_at: null, coach_id: null };
  await tx.updateTable("credits").set(unused).where("appointment_id", "=", appointmentId).execute();
}

type Returned = { appointmentId: string; clientId: string; cents: number; now: Date };

/** A credit over part of a refunded one, owed if that was; none for somebody who has left. */
export const insertReturned = (tx: Tx, { appointmentId, clientId, cents, now }: Returned) =>
  sql`
    insert into credits (client_id, cents, reason, granted_at)
    select users.id, ${cents}::integer, case used.reason when 'goodwill' then 'goodwill' else 'refund' end, ${now}
    from users left join credits as used on used.appointment_id = ${appointmentId}
    where users.id = ${clientId} and deleted_at is null`.execute(tx);

/** Unused credits in the order in which they are taken, and whether a welcome counts with this coach and the own card. */
export async function findUnused(db: DbOrTx, { clientId, coachId, since }: Pair & { since: Date }) {
  const { rows } = await sql<{ cents: number; reason: CreditReason; isWelcome: boolean }>`
    select cents, reason, ${isWelcomeLeft({ coachId, since })} and not exists (
      select from payment_methods card join credits used on used.card_key = card.card_key
      where card.user_id = ${clientId} and card.is_default
    ) as "isWelcome"
    from credits where client_id = ${clientId} and appointment_id is null and taken_at is null order by granted_at, id`.execute(
    db,
  );
  return rows;
}

type Ahead = { clientId: string; startsAt: Date; except: string | null };

/** What a client will be charged for before an appointment, in this order. */
export async function findChargedBefore(db: DbOrTx, { clientId, startsAt, except }: Ahead) {
  const { rows } = await sql<{ grossCents: number; relation: Relation }>`
    select gross_cents as "grossCents", case kind when 'existing' then kind else 'new' end as relation
    from appointments left join charges on charges.appointment_id = appointments.id
      left join relations on relations.client_id = appointments.client_id and relations.coach_id = appointments.coach_id
    where appointments.client_id = ${clientId} and appointments.status in ('Pending', 'Scheduled', 'Rescheduled')
      and owed_cents > 0 and package_id is null and coalesce(attempt, 0) = 0 and appointments.starts_at < ${startsAt}
      and appointments.id is distinct from ${except}
    order by appointments.starts_at`.execute(db);
  return rows;
}

/** What was taken for an appointment whose charge was prepared; undefined before that. */
export const findTaken = (db: DbOrTx, appointmentId: string) =>
  db
    .selectFrom("charges")
    .select(["gift_cents as giftCents", "credit_cents as creditCents"])
    .where("appointment_id", "=", appointmentId)
    .where((eb) => eb.or([eb("attempt", ">", 0), eb("gift_cents", ">", 0)]))
    .executeTakeFirst();

/** All credits of a client, newest first, and what each was used for. */
export const findCredits = (db: DbOrTx, clientId: string) =>
  db
    .selectFrom("credits")
    .leftJoin("appointments", "appointments.id", "credits.appointment_id")
    .leftJoin("users as coach", "coach.id", "appointments.coach_id")
    .select(["credits.id", "cents", "credits.reason", "credits.message", "granted_at", "taken_at", "taken_message"])
    .select(["credits.appointment_id", "appointments.starts_at"])
    .select(sql<string>`trim(coalesce(coach.first_name || ' ' || coach.last_name, ''))`.as("coach_name"))
    .where("credits.client_id", "=", clientId)
    .orderBy("granted_at", "desc")
    .orderBy("credits.id")
    .execute();
export type CreditRow = Awaited<ReturnType<typeof findCredits>>[number];

const client = (db: DbOrTx, id: string) =>
  db
    .selectFrom("users")
    .select([
      "id",
      "first_name as firstName",
      sql<string>`coalesce(email, '')`.as("email"),
      sql<Locale>`locale`.as("locale"),
    ])
    .select(sql<string>`trim(first_name || ' ' || last_name)`.as("name"))
    .where("id", "=", id)
    .where("kind", "=", "client")
    .where("deleted_at", "is", null);

export const findClient = (db: DbOrTx, id: string) => client(db, id).executeTakeFirst();
export type ClientRow = NonNullable<Awaited<ReturnType<typeof findClient>>>;

/** The same, locked until the commit. */
export const lockClient = (tx: Tx, id: string) => client(tx, id).forUpdate().executeTakeFirst();

/** What the team has granted a client since then. */
export async function sumGranted(tx: Tx, { clientId, since }: { clientId: string; since: Date }): Promise<number> {
  const { cents } = await tx
    .selectFrom("credits")
    .select(sql<number>`coalesce(sum(cents), 0)`.as("cents"))
    .where("client_id", "=", clientId)
    .where("granted_by", "is not", null)
    .where("granted_at", ">", since)
    .executeTakeFirstOrThrow();
  return cents;
}

/** What a client can still use. */
export async function sumUnused(tx: Tx, clientId: string): Promise<number> {
  const { cents } = await tx
    .selectFrom("credits")
    .select(sql<number>`coalesce(sum(cents), 0)`.as("cents"))
    .where("client_id", "=", clientId)
    .where("appointment_id", "is", null)
    .where("taken_at", "is", null)
    .executeTakeFirstOrThrow();
  return cents;
}

/** For how many friends somebody was credited. */
export async function countInvited(db: DbOrTx, clientId: string): Promise<number> {
  const { count } = await db
    .selectFrom("credits")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("client_id", "=", clientId)
    .where("reason", "=", "invited")
    .executeTakeFirstOrThrow();
  return Number(count);
}

/**
 * Unused credits are deleted with the account; used ones stay with the ledger. No credit names somebody who has left.
 */
export async function eraseCredits(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom("credits").where("client_id", "=", userId).where("appointment_id", "is", null).execute();
  await tx.updateTable("credits").set({ friend_id: null }).where("friend_id", "=", userId).execute();
}

/** One credit of a client. */
export const findCredit = (tx: Tx, { clientId, creditId }: { clientId: string; creditId: string }) =>
  tx
    .selectFrom("credits")
    .selectAll()
    .where("id", "=", creditId)
    .where("client_id", "=", clientId)
    .forUpdate()
    .executeTakeFirst();

export const setTaken = (tx: Tx, { id, message, now }: { id: string; message: string; now: Date }) =>
  tx.updateTable("credits").set({ taken_at: now, taken_message: message }).where("id", "=", id).execute();
