import { type PageAsked, rowsOf } from "@aufwind/contract/platform/lists";
import type { InvitationStatus } from "@aufwind/rules/client-invitations";
import { type Insertable, type Selectable, sql } from "kysely";
import type { Database, DbOrTx, Tx } from "../../platform/database/database.ts";
import type { ClientInvitations } from "../../platform/database/database-types.ts";
import { type DeletionBatch, deleteBatch } from "../../platform/database/delete-batch.ts";
import { workTogether } from "../coach-clients/store.ts";

export type InvitedRow = Selectable<ClientInvitations>;

/** As many ids, in their order: lists go out as they were given. */
export async function newIds(tx: Tx, count: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select uuidv7() as id from generate_series(1, ${count}::int)`.execute(tx);
  return rows.map(({ id }) => id);
}

/** Invites; whoever was invited before is left out. Returns how many were not. */
export async function insertInvited(tx: Tx, rows: Insertable<ClientInvitations>[]): Promise<number> {
  if (rows.length === 0) return 0;
  const added = await tx
    .insertInto("client_invitations")
    .values(rows)
    .onConflict((conflict) => conflict.constraint("invited_once").doNothing())
    .returning("id")
    .execute();
  return added.length;
}

type Addresses = { coachId: string; hashes: Buffer[]; keys: string[] };

/** Who of some addresses is not written to: invited before, opted out, or the address of an own client. */
export async function findKnown(db: DbOrTx, { coachId, hashes, keys }: Addresses) {
  const people = { coachId: sql`${coachId}::uuid`, clientId: sql.ref("users.id") };
  const [invited, optedOut, clients] = await Promise.all([
    sql<{ hash: Buffer }>`select email_hash as hash from client_invitations
      where coach_id = ${coachId} and email_hash = any(${hashes}::bytea[])`.execute(db),
    sql<{ hash: Buffer }>`select email_hash as hash from invitation_opt_outs
      where email_hash = any(${hashes}::bytea[]) and (coach_id is null or coach_id = ${coachId})`.execute(db),
    sql<{ key: string }>`select email_key as key from users
      where email_key = any(${keys}::text[]) and deleted_at is null and ${workTogether(people)}`.execute(db),
  ]);
  return {
    invited: new Set(invited.rows.map(({ hash }) => hash.toString("hex"))),
    optedOut: new Set(optedOut.rows.map(({ hash }) => hash.toString("hex"))),
    clients: new Set(clients.rows.map(({ key }) => key)),
  };
}

/** How many mails of a coach went out since then, and how many invitations wait. */
export async function countMailed(db: DbOrTx, { coachId, since }: { coachId: string; since: Date }) {
  const { rows } = await sql<{ sent: number; waiting: number }>`
    select (select count(*) from client_invitations where coach_id = ${coachId} and sent_at >= ${since})
        + (select count(*) from client_invitations where coach_id = ${coachId} and reminded_at >= ${since}) as sent,
      (select count(*) from client_invitations
        where coach_id = ${coachId} and sent_at is null and due_at is not null) as waiting`.execute(db);
  return rows[0] ?? { sent: 0, waiting: 0 };
}

const STATUS = sql<InvitationStatus>`case
  when accepted_at is not null then case when exists (
    select from appointments where appointments.coach_id = invited.coach_id
      and appointments.client_id = invited.client_id and appointments.status not in ('Cancelled', 'Rejected')
  ) then 'booked' else 'registered' end
  when withdrawn_at is not null then 'withdrawn'
  when opted_out_at is not null then 'optedOut'
  when opened_at is not null then 'opened'
  when failed_at is not null then 'failed'
  when sent_at is not null then 'sent'
  else 'waiting' end`;

const AHEAD = sql<number>`(select count(*) from client_invitations before
  where before.coach_id = invited.coach_id and before.sent_at is null and before.due_at is not null
    and (before.added_at, before.id) < (invited.added_at, invited.id))`;

const SHOWN = sql`select invited.*, ${STATUS} as status, ${AHEAD} as ahead from client_invitations invited`;
export type ShownInvited = InvitedRow & { status: InvitationStatus; ahead: number };

type Wanted = PageAsked & { coachId: string; status?: InvitationStatus | undefined };
const ORDERS = { desc: sql`added_at desc, id`, asc: sql`added_at, id desc` };

/** One page of whom a coach invited. */
export async function findInvited(db: DbOrTx, { coachId, status, ...asked }: Wanted): Promise<ShownInvited[]> {
  const { limit, offset } = rowsOf(asked);
  const { rows } = await sql<ShownInvited>`
    select * from (${SHOWN} where invited.coach_id = ${coachId}) shown
    where ${status ?? null}::text is null or status = ${status ?? null}
    order by ${ORDERS[asked.sort]} limit ${limit} offset ${offset}`.execute(db);
  return rows;
}

/** How many have each status. */
export async function countByStatus(db: DbOrTx, coachId: string) {
  const { rows } = await sql<{ status: InvitationStatus; count: number }>`
    select ${STATUS} as status, count(*) from client_invitations invited where coach_id = ${coachId}
    group by 1`.execute(db);
  return rows;
}

type Own = { id: string; coachId: string };

export async function findOne(db: DbOrTx, { id, coachId }: Own): Promise<ShownInvited | undefined> {
  const { rows } = await sql<ShownInvited>`${SHOWN} where invited.id = ${id} and coach_id = ${coachId}`.execute(db);
  return rows[0];
}

/** Nobody changes it until the commit. */
export const lockInvited = (tx: Tx, { id, coachId }: Own) =>
  sql`select from client_invitations where id = ${id} and coach_id = ${coachId} for update`.execute(tx);

export const setDue = (tx: Tx, id: string, now: Date) =>
  tx.updateTable("client_invitations").set({ due_at: now }).where("id", "=", id).execute();

export const setWithdrawn = (tx: Tx, id: string, now: Date) =>
  tx.updateTable("client_invitations").set({ due_at: null, withdrawn_at: now }).where("id", "=", id).execute();

export const deleteInvited = (tx: Tx, id: string) => tx.deleteFrom("client_invitations").where("id", "=", id).execute();

/** Whose personal link it is; one that was taken back is nobody's. */
export const findByToken = (db: DbOrTx, tokenHash: Buffer) =>
  db
    .selectFrom("client_invitations")
    .select(["id", "coach_id", "sealed", "wrapped_key", "key_name"])
    .where("token_hash", "=", tokenHash)
    .where("withdrawn_at", "is", null)
    .executeTakeFirst();

/** The link was followed for the first time. */
export const setOpened = (db: Database, id: string, now: Date) =>
  db
    .updateTable("client_invitations")
    .set({ opened_at: now })
    .where("id", "=", id)
    .where("opened_at", "is", null)
    .execute();

type Accepted = { tokenHash: Buffer; clientId: string; now: Date };

/** Whoever comes first by a personal link is the one who was invited. */
export const setAccepted = (tx: Tx, { tokenHash, clientId, now }: Accepted) =>
  tx
    .updateTable("client_invitations")
    .set({ client_id: clientId, accepted_at: now, due_at: null })
    .where("token_hash", "=", tokenHash)
    .where("accepted_at", "is", null)
    .where("withdrawn_at", "is", null)
    .execute();

type OptOut = { emailHash: Buffer; coachId: string | null; now: Date };

/** No more mails to this address, of one coach or of all, now and later. */
export async function insertOptOut(tx: Tx, { emailHash, coachId, now }: OptOut): Promise<void> {
  await tx
    .insertInto("invitation_opt_outs")
    .values({ email_hash: emailHash, coach_id: coachId, opted_out_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await sql`update client_invitations set opted_out_at = ${now}, due_at = null
    where email_hash = ${emailHash} and opted_out_at is null
      and (${coachId}::uuid is null or coach_id = ${coachId})`.execute(tx);
}

/** For the download of one's data: whom a coach invited. */
export const invitedBy = async (db: Database, coachId: string) => {
  const { rows } = await sql<ShownInvited>`${SHOWN} where invited.coach_id = ${coachId} order by added_at, id`.execute(
    db,
  );
  return rows;
};

/** And by whose invitations a client came. */
export const acceptedBy = (db: Database, clientId: string) =>
  db
    .selectFrom("client_invitations")
    .select(["added_at", "sent_at", "reminded_at", "opened_at", "accepted_at"])
    .where("client_id", "=", clientId)
    .execute();

/** Whoever leaves was never invited; that they want no invitations stays. */
export const deleteInvitedTo = (tx: Tx, { userId, emailHash }: { userId: string; emailHash: Buffer }) =>
  sql`delete from client_invitations where client_id = ${userId} or email_hash = ${emailHash}`.execute(tx);

/** Those whose last mail is too long ago. */
export const deleteOldInvited = (db: Database, { before, limit }: DeletionBatch) =>
  deleteBatch(db, {
    table: "client_invitations",
    where: sql`due_at is null and coalesce(reminded_at, sent_at, added_at) < ${before}`,
    limit,
  });
