import type { LedgerPosting } from "@aufwind/contract/ledger";
import type { LedgerAccount, LedgerKind } from "@aufwind/rules/ledger";
import { type RawBuilder, sql } from "kysely";
import type { Database } from "../../platform/database/database.ts";

/** From one instant until before another. */
export type Wanted = {
  account?: LedgerAccount | undefined;
  coachId?: string | undefined;
  kind?: LedgerKind | undefined;
  appointmentId?: string | undefined;
  from?: Date | undefined;
  until?: Date | undefined;
};

const hasEntry = (column: "account" | "coach_id", value: string) =>
  sql`exists (select from ledger_entries one where one.posting_id = postings.id and ${sql.ref(`one.${column}`)} = ${value})`;

/** Whether a posting is one of them: whole postings, whichever entry was looked for. */
const isWanted = ({ account, coachId, kind, appointmentId, from, until }: Wanted): RawBuilder<unknown> =>
  sql.join(
    [
      sql`true`,
      ...(account === undefined ? [] : [hasEntry("account", account)]),
      ...(coachId === undefined ? [] : [hasEntry("coach_id", coachId)]),
      ...(kind === undefined ? [] : [sql`postings.kind = ${kind}`]),
      ...(appointmentId === undefined ? [] : [sql`postings.appointment_id = ${appointmentId}`]),
      ...(from === undefined ? [] : [sql`postings.at >= ${from}`]),
      ...(until === undefined ? [] : [sql`postings.at < ${until}`]),
    ],
    sql` and `,
  );

type Part = { limit: number; order: "newest" | "oldest"; beyond?: string | undefined };

export type PostingRow = {
  id: string;
  at: Date;
  kind: LedgerKind;
  appointment_id: string | null;
  reason: string | null;
  statement: LedgerPosting["statement"];
  entries: LedgerPosting["entries"];
};

/** Postings by time, beyond one of them; an unknown one has nothing beyond it. */
export async function findPostings(db: Database, wanted: Wanted, { limit, order, beyond }: Part) {
  const [direction, sign] = order === "newest" ? [sql`desc`, sql`<`] : [sql`asc`, sql`>`];
  const after =
    beyond === undefined
      ? sql`true`
      : sql`(postings.at, postings.id) ${sign} (select at, id from ledger_postings where id = ${beyond})`;
  const { rows } = await sql<PostingRow>`
    with found as materialized (
      select id, key, kind, appointment_id, reason, at from ledger_postings postings
      where ${isWanted(wanted)} and ${after} order by at ${direction}, id ${direction} limit ${limit}
    )
    select found.id, at, found.kind, found.appointment_id, reason, statement.statement, entries.entries
    from found
      cross join lateral (
        select jsonb_agg(jsonb_build_object('account', account, 'amountCents', amount_cents, 'coach',
          case when coach_id is not null then jsonb_build_object('id', coach_id,
            'name', trim(first_name || ' ' || last_name)) end) order by ledger_entries.id) as entries
        from ledger_entries left join users on users.id = coach_id where posting_id = found.id
      ) entries
      left join lateral (
        select jsonb_build_object('id', id, 'month', to_char(month, 'YYYY-MM'), 'status', status) as statement
        from statements where id = case
          when found.kind in ('earned', 'reversed') then (
            select statement_id from earnings where earnings.appointment_id = found.appointment_id
              and (earnings.kind = 'reversal') = (found.kind = 'reversed')
            order by earnings.earned_at = found.at desc limit 1)
          when found.kind in ('paid_out', 'payout_failed') then (
            select id from statements paid where paid.transfer_id = split_part(found.key, ':', 2))
        end
      ) statement on true
    order by at ${direction}, found.id ${direction}`.execute(db);
  return rows;
}

/** How many postings there are; with a limit counted no further. */
export async function countPostings(db: Database, wanted: Wanted, limit?: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from (
      select from ledger_postings postings where ${isWanted(wanted)} limit ${limit ?? null}
    ) found`.execute(db);
  return rows[0]?.count ?? 0;
}

/** What the postings moved on each account. */
export async function sumPostings(db: Database, wanted: Wanted) {
  const isAll = Object.values(wanted).every((each) => each === undefined);
  const chosen = isAll
    ? sql``
    : sql`join ledger_postings postings on postings.id = posting_id where ${isWanted(wanted)}`;
  const { rows } = await sql<{ account: LedgerAccount; cents: number }>`
    select account, sum(amount_cents) as cents from (
      select ledger_entries.account, amount_cents from ledger_entries ${chosen}
    ) moved group by account`.execute(db);
  return rows;
}
