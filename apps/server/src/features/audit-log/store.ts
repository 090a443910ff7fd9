import { type Insertable, sql } from "kysely";
import type { Database, DbOrTx, Tx } from "../../platform/database/database.ts";
import type { AuditLog } from "../../platform/database/database-types.ts";
import { hasRow } from "../../platform/database/has-row.ts";

type NewEntry = Omit<Insertable<AuditLog>, "position" | "previous_hash" | "hash">;

/** Appends a row; chain_audit_log() gives it its position and its hash. */
export const insertEntry = (tx: Tx, entry: NewEntry) =>
  tx
    .insertInto("audit_log")
    .values({ ...entry, position: 0, previous_hash: Buffer.alloc(0), hash: Buffer.alloc(0) })
    .execute();

export type EntryFilter = {
  operatorId?: string | undefined;
  action?: string | undefined;
  /** One of several. */
  actions?: readonly string[] | undefined;
  subjectKind?: string | undefined;
  subjectId?: string | undefined;
  outcome?: "done" | "refused" | undefined;
  /** Entries before this position. */
  before?: number | undefined;
};

/**
 * The name of whom or what a row is about, read when it is shown: the log itself keeps no names. Null for what has none,
 * and for a person who is erased.
 */
export function subjectName(alias: string) {
  const kind = sql.ref(`${alias}.subject_kind`);
  const text = sql.ref(`${alias}.subject_id`);
  const id = (...kinds: string[]) =>
    sql`case when ${kind} = any(${kinds}) and pg_input_is_valid(${text}, 'uuid') then ${text}::uuid end`;
  const person = sql`nullif(trim(users.first_name || ' ' || users.last_name), '')`;
  return sql<string | null>`coalesce(
    (select ${person} from users where users.id = ${id("coach", "person", "operator")}),
    (select ${person} from appointments join users on users.id = appointments.client_id
      where appointments.id = ${id("appointment", "payment")}),
    (select name from mailings where mailings.id = ${id("mailing")}),
    (select name from case_templates where case_templates.id = ${id("caseTemplate")}))`;
}

/** Entries, the newest first, with the names of who acted and of what it was about. */
export function findEntries(db: DbOrTx, filter: EntryFilter, limit: number) {
  const { operatorId, action, actions, subjectKind, subjectId, outcome, before } = filter;
  let query = db
    .selectFrom("audit_log as entry")
    .leftJoin("users as operator", "operator.id", "entry.operator_id")
    .select([
      "entry.position",
      "entry.at",
      "entry.action",
      "entry.outcome",
      "entry.subject_kind",
      "entry.subject_id",
      "entry.before",
      "entry.after",
      "entry.reason",
      "entry.operator_id",
      sql<string | null>`nullif(trim(operator.first_name || ' ' || operator.last_name), '')`.as("operator_name"),
      subjectName("entry").as("subject_name"),
    ])
    .orderBy("entry.position", "desc")
    .limit(limit);
  if (operatorId) query = query.where("entry.operator_id", "=", operatorId);
  if (action) query = query.where("entry.action", "=", action);
  if (actions) query = query.where("entry.action", "in", actions);
  if (subjectKind) query = query.where("entry.subject_kind", "=", subjectKind);
  if (subjectId) query = query.where("entry.subject_id", "=", subjectId);
  if (outcome) query = query.where("entry.outcome", "=", outcome);
  if (before) query = query.where("entry.position", "<", before);
  return query.execute();
}
export type EntryRow = Awaited<ReturnType<typeof findEntries>>[number];

type Looking = { operatorId: string; action: string; subject: { kind: string; id: string }; since: Date };

/** Whether somebody did the same to the same since then. */
export const hasViewed = (db: DbOrTx, { operatorId, action, subject, since }: Looking): Promise<boolean> =>
  hasRow(
    db
      .selectFrom("audit_log")
      .select("position")
      .where("subject_kind", "=", subject.kind)
      .where("subject_id", "=", subject.id)
      .where("operator_id", "=", operatorId)
      .where("action", "=", action)
      .where("at", ">", since)
      .limit(1),
  );

export const findActions = async (db: DbOrTx): Promise<string[]> => {
  // A loose index scan: as many steps as there are actions, however long the log is.
  const { rows } = await sql<{ action: string }>`
    with recursive known as (
      (select action from audit_log order by action limit 1)
      union all
      select (select action from audit_log where action > known.action order by action limit 1) from known
      where known.action is not null
    )
    select action from known where action is not null`.execute(db);
  return rows.map(({ action }) => action);
};

/** How many rows one statement verifies: about a second's work, far from the longest that a statement may take. */
const BLOCK = 50_000;

type Link = { position: number; hash: Buffer };

/** The first row whose hash, predecessor or number is wrong, and the end of the chain. */
export async function verifyChain(database: Database, block = BLOCK) {
  const end = await findLink(database, Number.MAX_SAFE_INTEGER);
  let verified: Link = { position: 0, hash: Buffer.alloc(0) };
  let brokenAt: number | null = null;
  while (end && verified.position < end.position && brokenAt === null) {
    const upTo = verified.position + block;
    brokenAt = await findBroken(database, verified, upTo);
    verified = (await findLink(database, upTo)) ?? verified;
  }
  return { brokenAt, rows: end?.position ?? 0, head: end?.hash.toString("hex") ?? "" };
}

/** The last row up to a position. */
const findLink = (database: Database, upTo: number): Promise<Link | undefined> =>
  database
    .selectFrom("audit_log")
    .select(["position", "hash"])
    .where("position", "<=", upTo)
    .orderBy("position", "desc")
    .limit(1)
    .executeTakeFirst();

/** The first wrong row after a verified one; if none is left up to the position, the one behind the gap. */
async function findBroken(database: Database, after: Link, upTo: number): Promise<number | null> {
  const { rows } = await sql<{ broken: number | null; count: number; next: number }>`
    select min(position) filter (
        where previous_hash <> hash_before or position <> position_before + 1 or hash <> audit_hash(entry)
      )::float8 as broken, count(*)::int as count,
      (select min(position)::float8 from audit_log where position > ${after.position}) as next
    from (
      select entry, entry.position, entry.hash, entry.previous_hash,
        lag(entry.hash, 1, ${after.hash}::bytea) over chain as hash_before,
        lag(entry.position, 1, ${after.position}::bigint) over chain as position_before
      from audit_log as entry where entry.position > ${after.position} and entry.position <= ${upTo}
      window chain as (order by entry.position)
    ) as chained`.execute(database);
  const [found] = rows;
  if (!found) throw new Error("an aggregate has a row");
  return found.count === 0 ? found.next : found.broken;
}
