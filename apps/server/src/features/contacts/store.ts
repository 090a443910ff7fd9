import { type PageAsked, rowsOf } from "@aufwind/contract/platform/lists";
import type { Side } from "@aufwind/rules/appointments/status";
import { type RawBuilder, sql } from "kysely";
import type { DbOrTx, Tx } from "../../platform/database/database.ts";
import { foldedName, isCalled } from "../../platform/database/folded-name.ts";
import { isReachedBy, isWritableBy, viewer } from "../coaches/store.ts";
import { onlineSince } from "../events/store.ts";

type Pair = { clientId: string; coachId: string };

/** Adds a contact without checking visibility. */
export const insertContact = (tx: Tx, { clientId, coachId, now }: Pair & { now: Date }) =>
  sql`
    insert into contacts (client_id, coach_id, created_at)
    select ${clientId}, user_id, ${now} from coaches where user_id = ${coachId} for key share
    on conflict do nothing`.execute(tx);

export const deleteContact = (db: DbOrTx, { clientId, coachId }: Pair) =>
  db.deleteFrom("contacts").where("client_id", "=", clientId).where("coach_id", "=", coachId).execute();

/** `ids`: only these of them. */
export type PeopleQuery = { side: Side; userId: string; name: string; ids?: readonly string[] };

/** Whom somebody can write to: for clients their own coaches and contacts, for coaches their own clients. */
const OTHERS: Record<Side, (userId: string) => RawBuilder<unknown>> = {
  client: (userId) => sql`
    select user_id as id from coaches where user_id in (
      select coach_id from relations where client_id = ${userId}
      union select coach_id from contacts where client_id = ${userId}
    ) and ${isWritableBy("coaches", viewer(userId))}`,
  coach: (userId) => sql`select client_id as id from relations where coach_id = ${userId}`,
};

/** The same with names, without people who have left. */
const called = ({ side, userId, name, ids }: PeopleQuery) => sql`
  (${OTHERS[side](userId)}) others join users other on other.id = others.id
  where other.deleted_at is null and ${isCalled(foldedName("other"), name)}
    ${ids ? sql`and other.id = any(${ids}::uuid[])` : sql``}`;

export type ContactRow = { id: string; name: string; slug: string | null; is_online: boolean };
type FindPageParams = PeopleQuery & PageAsked & { now: Date };

/** One page by name. */
export async function findPage(
  db: DbOrTx,
  { page, size, pages, sort, now, ...whose }: FindPageParams,
): Promise<ContactRow[]> {
  const { limit, offset } = rowsOf({ page, size, pages });
  const order =
    sort === "asc" ? sql`order by other.folded_name, other.id` : sql`order by other.folded_name desc, other.id desc`;
  const { rows } = await sql<ContactRow>`
    select other.id, trim(first_name || ' ' || last_name) as name, slug, presences.user_id is not null as is_online
    from (select other.* from ${called(whose)} ${order} limit ${limit} offset ${offset}) other
    left join coaches on coaches.user_id = other.id and ${isReachedBy({ viewerId: viewer(whose.userId) })}
    left join presences on presences.user_id = other.id and seen_at > ${onlineSince(now)}
    ${order}`.execute(db);
  return rows;
}

export async function countContacts(db: DbOrTx, whose: PeopleQuery): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from ${called(whose)}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** All contacts of a client, hidden coaches too. */
export const contactsOf = (db: DbOrTx, clientId: string) =>
  db
    .selectFrom("contacts")
    .innerJoin("coaches", "coaches.user_id", "contacts.coach_id")
    .select(["contacts.coach_id", "coaches.slug", "contacts.created_at"])
    .where("contacts.client_id", "=", clientId)
    .orderBy("contacts.created_at")
    .execute();

export const deleteContacts = (tx: Tx, clientId: string) =>
  tx.deleteFrom("contacts").where("client_id", "=", clientId).execute();
