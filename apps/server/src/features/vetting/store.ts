import type { RequestedChange } from "@aufwind/contract/vetting";
import type { CheckReason, CheckState } from "@aufwind/rules/vetting";
import { type Selectable, sql, type Updateable } from "kysely";
import type { DbOrTx, Tx } from "../../platform/database/database.ts";
import type { VettingChecks } from "../../platform/database/database-types.ts";

export type CheckRow = Omit<Selectable<VettingChecks>, "reasons" | "state" | "requested_changes"> & {
  reasons: CheckReason[];
  state: CheckState;
  requested_changes: RequestedChange[];
};

const checks = (db: DbOrTx) =>
  db.selectFrom("vetting_checks").selectAll().$castTo<CheckRow>().orderBy("submitted_at", "desc").orderBy("id", "desc");

/** A coach's latest check; locked by locking the coach. */
export const findLatest = (db: DbOrTx, coachId: string): Promise<CheckRow | undefined> =>
  checks(db).where("coach_id", "=", coachId).limit(1).executeTakeFirst();

/** All checks of a coach, the newest first. */
export const listChecks = (db: DbOrTx, coachId: string): Promise<CheckRow[]> =>
  checks(db).where("coach_id", "=", coachId).execute();

type Submission = { coach_id: string; submitted_at: Date; fingerprint: string };

/** Opens a check, or adds a reason to the open one, which waits again if `again`. */
export async function submitCheck(
  tx: Tx,
  { reason, again, ...submission }: Submission & { reason: CheckReason; again: boolean },
): Promise<{ id: string; state: CheckState }> {
  const { rows } = await sql<{ id: string; state: CheckState }>`
    insert into vetting_checks as kept (coach_id, reasons, state, submitted_at, fingerprint)
    values (${submission.coach_id}, ${[reason]}, 'waiting', ${submission.submitted_at}, ${submission.fingerprint})
    on conflict (coach_id) where state in ('waiting', 'changesAsked') do update set
      reasons = case when excluded.reasons <@ kept.reasons then kept.reasons else kept.reasons || excluded.reasons end,
      state = case when ${again} then 'waiting' else kept.state end,
      decided_at = case when ${again} then null else kept.decided_at end,
      submitted_at = case when ${again} then excluded.submitted_at else kept.submitted_at end,
      fingerprint = case when ${again} then excluded.fingerprint else kept.fingerprint end
    returning id, state`.execute(tx);
  const [stored] = rows;
  if (!stored) throw new Error("a check was neither added nor changed");
  return stored;
}

export const updateCheck = (tx: Tx, id: string, changed: Updateable<VettingChecks>): Promise<CheckRow> =>
  tx
    .updateTable("vetting_checks")
    .set(changed)
    .where("id", "=", id)
    .returningAll()
    .$castTo<CheckRow>()
    .executeTakeFirstOrThrow();

/** Withdraws what the coach submitted; returns the check, if one was open. */
export const withdrawOpen = (tx: Tx, coachId: string): Promise<{ id: string } | undefined> =>
  tx
    .updateTable("vetting_checks")
    .set({ state: "withdrawn", decided_at: null })
    .where("coach_id", "=", coachId)
    .where("state", "in", ["waiting", "changesAsked"])
    .returning("id")
    .executeTakeFirst();

/** Switches, times and ratings are not what is checked. */
const UNCHECKED = sql.lit(
  "{slug,is_public,was_public,hidden_at,first_public_at,allow_in_listing,known_clients_may_book,created_at,instant_booking,restriction,closes_at}",
);

const all = (rows: ReturnType<typeof sql>) =>
  sql`(select coalesce(jsonb_agg(one order by one), '[]') from (${rows}) one)`;

/** A hash of everything that the team checks: it changes with each word, picture, price and document. */
export async function fingerprintOf(db: DbOrTx, coachId: string): Promise<string> {
  const { rows } = await sql<{ fingerprint: string }>`
    select encode(sha256(convert_to(jsonb_build_array(
      users.first_name, users.last_name, users.company_name, users.vat_number,
      to_jsonb(coaches) - ${UNCHECKED}::text[],
      (select to_jsonb(businesses) - '{iban,trader_asked_at,trader_reminders}'::text[] from businesses where coach_id = users.id),
      ${all(sql`select to_jsonb(consultations) as one from consultations where coach_id = users.id`)},
      ${all(sql`select jsonb_build_array(role, version) as one from photos where owner_id = users.id`)},
      (select jsonb_build_array(title, description, document_id) from resumes where coach_id = users.id),
      ${all(sql`select to_jsonb(resume_entries) as one from resume_entries where coach_id = users.id`)},
      ${all(sql`select jsonb_build_array(name, file_key) as one from documents where owner_id = users.id and is_visible`)}
    )::text, 'UTF8')), 'hex') as fingerprint
    from users join coaches on coaches.user_id = users.id where users.id = ${coachId}`.execute(db);
  return rows[0]?.fingerprint ?? "";
}
