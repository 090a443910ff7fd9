import type { CheckState } from "@aufwind/rules/vetting";
import { sql } from "kysely";
import type { Database } from "../../platform/database/database.ts";
import type { CheckRow } from "./store.ts";

/** A coach with the latest check; its columns are null before the first. */
export type CheckedRow = {
  coach_id: string;
  slug: string;
  title: string;
  first_name: string;
  last_name: string;
  email: string | null;
  is_public: boolean;
  registered_at: Date;
} & (Pick<CheckRow, "state" | "reasons" | "submitted_at" | "fingerprint" | "decided_by"> | Nothing);
type Nothing = { state: null; reasons: null; submitted_at: null; fingerprint: null; decided_by: null };

const CHECKED = sql`
  from coaches join users on users.id = coaches.user_id and users.deleted_at is null
  left join lateral (
    select state, reasons, submitted_at, fingerprint, decided_by from vetting_checks
    where coach_id = coaches.user_id order by submitted_at desc, id desc limit 1
  ) latest on true`;
const COLUMNS = sql`coaches.user_id as coach_id, slug, title, first_name, last_name, email, is_public,
  users.created_at as registered_at, latest.*`;

type Asked = { state?: CheckState | undefined; name: string; sort: "asc" | "desc"; limit: number; offset: number };

const matching = ({ state, name }: Pick<Asked, "state" | "name">) => sql`
  ${state ? sql`latest.state = ${state}` : sql`true`}
  and ${name ? sql`strpos(lower(first_name || ' ' || last_name), lower(${name})) > 0` : sql`true`}`;

export async function listChecked(db: Database, { sort, limit, offset, ...asked }: Asked): Promise<CheckedRow[]> {
  const order = sql.raw(sort === "asc" ? "asc" : "desc");
  const { rows } = await sql<CheckedRow>`select ${COLUMNS} ${CHECKED} where ${matching(asked)}
    order by latest.submitted_at ${order} nulls last, coaches.user_id limit ${limit} offset ${offset}`.execute(db);
  return rows;
}

/** How many match the name, by the state of the latest check; null for those never checked. */
export async function countChecked(db: Database, name: string): Promise<{ state: CheckState | null; count: number }[]> {
  const { rows } = await sql<{ state: CheckState | null; count: number }>`
    select latest.state, count(*)::int as count ${CHECKED} where ${matching({ name })} group by latest.state`.execute(
    db,
  );
  return rows;
}

export async function findChecked(db: Database, coachId: string): Promise<CheckedRow | undefined> {
  const { rows } = await sql<CheckedRow>`select ${COLUMNS} ${CHECKED} where coaches.user_id = ${coachId}`.execute(db);
  return rows[0];
}

/** What invoices name, which the public profile leaves out. */
export async function findNumbers(db: Database, coachId: string) {
  return db
    .selectFrom("businesses")
    .innerJoin("users", "users.id", "businesses.coach_id")
    .select(["users.vat_number", "businesses.tax_number", "businesses.country", "businesses.phone"])
    .select(["register", "register_court", "register_number", "certified_at", "certified_version"])
    .where("coach_id", "=", coachId)
    .executeTakeFirst();
}

/** All checks of a coach with the names of who decided, the newest first. */
export async function listHistory(db: Database, coachId: string): Promise<(CheckRow & { decider: string | null })[]> {
  const { rows } = await sql<CheckRow & { decider: string | null }>`
    select vetting_checks.*, nullif(trim(first_name || ' ' || last_name), '') as decider
    from vetting_checks left join users on users.id = decided_by
    where coach_id = ${coachId} order by submitted_at desc, vetting_checks.id desc`.execute(db);
  return rows;
}
