import type { Locale } from "@aufwind/rules/locale";
import type { Audience, MailingState } from "@aufwind/rules/mailings";
import { type Insertable, type Selectable, sql, type Updateable } from "kysely";
import type { DbOrTx, Tx } from "../../platform/database/database.ts";
import type { Mailings } from "../../platform/database/database-types.ts";

export type MailingRow = Omit<Selectable<Mailings>, "audience" | "state"> & { audience: Audience; state: MailingState };
export type ShownRow = MailingRow & { creator_name: string | null };

const shown = (db: DbOrTx) =>
  db
    .selectFrom("mailings")
    .leftJoin("users as creator", "creator.id", "mailings.created_by")
    .selectAll("mailings")
    .select(sql<string | null>`trim(creator.first_name || ' ' || creator.last_name)`.as("creator_name"))
    .$castTo<ShownRow>();

type ListParams = { limit: number; offset: number; sort: "asc" | "desc" };

export const findMailings = (db: DbOrTx, { limit, offset, sort }: ListParams) =>
  shown(db).orderBy("mailings.created_at", sort).orderBy("mailings.id", sort).limit(limit).offset(offset).execute();

export async function countMailings(db: DbOrTx): Promise<number> {
  const { count } = await db
    .selectFrom("mailings")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return Number(count);
}

export const findMailing = (db: DbOrTx, id: string) => shown(db).where("mailings.id", "=", id).executeTakeFirst();

/** Locked until the commit. */
export const lockMailing = (tx: Tx, id: string) =>
  tx.selectFrom("mailings").selectAll().where("id", "=", id).forUpdate().$castTo<MailingRow>().executeTakeFirst();

export const insertMailing = async (tx: Tx, mailing: Insertable<Mailings>): Promise<string> =>
  (await tx.insertInto("mailings").values(mailing).returning("id").executeTakeFirstOrThrow()).id;

export const updateMailing = (tx: Tx, id: string, changes: Updateable<Mailings>) =>
  tx.updateTable("mailings").set(changes).where("id", "=", id).execute();

export const deleteMailing = (tx: Tx, id: string) => tx.deleteFrom("mailings").where("id", "=", id).execute();

export type Counts = Record<"waiting" | "queued" | "sent" | "failed" | "left", number>;

/** Of mailings whose mails are still on their way, counted from the rows. */
export async function countRecipients(db: DbOrTx, ids: string[]): Promise<Map<string, Partial<Counts>>> {
  const counts = new Map<string, Partial<Counts>>();
  if (ids.length === 0) return counts;
  const rows = await db
    .selectFrom("mailing_recipients")
    .select((eb) => ["mailing_id", "state", eb.fn.countAll<number>().as("count")])
    .where("mailing_id", "in", ids)
    .groupBy(["mailing_id", "state"])
    .execute();
  for (const { mailing_id, state, count } of rows)
    counts.set(mailing_id, { ...counts.get(mailing_id), [state as keyof Counts]: Number(count) });
  return counts;
}

/** Whom an audience has now: confirmed and not left; or people with a confirmed account, without the team. */
const membersOf = (audience: Audience) =>
  audience === "everybody"
    ? sql`select id from users where deleted_at is null and confirmed_at is not null and kind <> 'operator'`
    : sql`select id from subscriptions where list = ${audience} and confirmed_at is not null and left_at is null`;

export async function countMembers(db: DbOrTx, audience: Audience): Promise<number> {
  const { rows } = await sql<{
    count: number;
  }>`select count(*)::int as count from (${membersOf(audience)}) as members`.execute(db);
  return rows[0]?.count ?? 0;
}

/** One row for each recipient; those who have one keep it. */
export const insertRecipients = (tx: Tx, { id, audience }: Pick<MailingRow, "id" | "audience">) =>
  sql`insert into mailing_recipients (mailing_id, recipient_id)
    select ${id}::uuid, id from (${membersOf(audience)}) as members on conflict do nothing`.execute(tx);

export type Recipient = { id: string; email: string | null; locale: Locale; firstName: string | null };

/** The next who wait, locked; without an address those who have left meanwhile. */
export async function lockWaitingRecipients(
  tx: Tx,
  { id, audience, limit }: Pick<MailingRow, "id" | "audience"> & { limit: number },
): Promise<Recipient[]> {
  const reached =
    audience === "everybody"
      ? sql`select id, email::text, locale, first_name from users
          where deleted_at is null and confirmed_at is not null and kind <> 'operator'`
      : sql`select id, email::text, locale, null as first_name from subscriptions
          where list = ${audience} and confirmed_at is not null and left_at is null`;
  const { rows } = await sql<Recipient>`
    select recipient_id as id, reached.email, coalesce(reached.locale, 'de') as locale, reached.first_name as "firstName"
    from mailing_recipients left join (${reached}) as reached on reached.id = recipient_id
    where mailing_id = ${id} and state = 'waiting'
    order by recipient_id limit ${limit} for update of mailing_recipients skip locked`.execute(tx);
  return rows;
}

type Queued = { mailingId: string; queued: { recipientId: string; mailId: string }[]; now: Date };

export const setQueued = (tx: Tx, { mailingId, queued, now }: Queued) =>
  sql`update mailing_recipients set state = 'queued', mail_id = pairs.mail_id, queued_at = ${now}
    from unnest(${queued.map((each) => each.recipientId)}::uuid[], ${queued.map((each) => each.mailId)}::uuid[])
      as pairs (recipient_id, mail_id)
    where mailing_id = ${mailingId} and mailing_recipients.recipient_id = pairs.recipient_id`.execute(tx);

export const setLeft = (tx: Tx, { mailingId, recipientIds }: { mailingId: string; recipientIds: string[] }) =>
  tx
    .updateTable("mailing_recipients")
    .set({ state: "left" })
    .where("mailing_id", "=", mailingId)
    .where("recipient_id", "in", recipientIds)
    .execute();

/** How many were written to since then, by any mailing. */
export async function countQueuedSince(db: DbOrTx, since: Date): Promise<number> {
  const { count } = await db
    .selectFrom("mailing_recipients")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("queued_at", ">", since)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Those that are due or under way, the longest due first. */
export const findRunningMailings = (db: DbOrTx, now: Date) =>
  db
    .selectFrom("mailings")
    .select("id")
    .where("state", "in", ["scheduled", "sending"])
    .where("due_at", "<=", now)
    .orderBy("due_at")
    .execute();
