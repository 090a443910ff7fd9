import type { LedgerKind } from "@aufwind/rules/ledger";
import { type Insertable, sql } from "kysely";
import type { Database, DbOrTx, Tx } from "../../platform/database/database.ts";
import type { ReconciledDays } from "../../platform/database/database-types.ts";

const ACCOUNT = sql`account = 'provider'`;

/** The day on which the ledger's account of the provider begins, as `yyyy-mm-dd` in Berlin. */
export async function firstLedgerDay(db: Database): Promise<string | undefined> {
  const { rows } = await sql<{ day: string | null }>`
    select (min(at) at time zone 'Europe/Berlin')::date::text as day from ledger_postings
    where exists (select from ledger_entries where posting_id = ledger_postings.id and ${ACCOUNT})`.execute(db);
  return rows[0]?.day ?? undefined;
}

/** The latest day that was compared, and the differences of all days until then. */
export async function lastReconciled(db: DbOrTx): Promise<{ day: string; runningCents: number } | undefined> {
  const { rows } = await sql<{ day: string; runningCents: number }>`
    select day::text as day, running_cents as "runningCents" from reconciled_days order by reconciled_days.day desc limit 1`.execute(
    db,
  );
  return rows[0];
}

type Time = { from: Date; to: Date };

/** What the ledger moved on the provider's account from one instant until before another. */
export async function sumLedger(db: DbOrTx, { from, to }: Time): Promise<number> {
  const { rows } = await sql<{ cents: number }>`
    select coalesce(sum(amount_cents), 0) as cents
    from ledger_postings join ledger_entries on posting_id = ledger_postings.id
    where at >= ${from} and at < ${to} and ${ACCOUNT}`.execute(db);
  return rows[0]?.cents ?? 0;
}

/** The sum of all differences before a day. */
export async function runningBefore(tx: Tx, day: string): Promise<number> {
  const { rows } = await sql<{ cents: number }>`
    select coalesce(sum(difference_cents), 0) as cents from reconciled_days where day < ${day}::date`.execute(tx);
  return Number(rows[0]?.cents ?? 0);
}

/** A day that is looked at again takes the place of what was found before. */
export const upsertDay = (tx: Tx, row: Insertable<ReconciledDays>) =>
  tx
    .insertInto("reconciled_days")
    .values(row)
    .onConflict((conflict) =>
      conflict.column("day").doUpdateSet((eb) => ({
        ledger_cents: eb.ref("excluded.ledger_cents"),
        provider_cents: eb.ref("excluded.provider_cents"),
        running_cents: eb.ref("excluded.running_cents"),
        provider_fee_cents: eb.ref("excluded.provider_fee_cents"),
        own_cents: eb.ref("excluded.own_cents"),
        movements: eb.ref("excluded.movements"),
        checked_at: eb.ref("excluded.checked_at"),
      })),
    )
    .execute();

/** The latest days, newest first. */
export const findDays = (db: Database, limit: number) =>
  db
    .selectFrom("reconciled_days")
    .selectAll()
    .select(sql<string>`day::text`.as("on"))
    .orderBy("day", "desc")
    .limit(limit)
    .execute();

/** One day that was compared. */
export const findDay = (db: Database, day: string) =>
  db
    .selectFrom("reconciled_days")
    .selectAll()
    .select(sql<string>`day::text`.as("on"))
    .where("day", "=", sql<Date>`${day}::date`)
    .executeTakeFirst();

export type PostingRow = {
  id: string;
  at: Date;
  kind: LedgerKind;
  appointment_id: string | null;
  amount_cents: number;
  /** What the provider calls its cause. */
  reference: string | null;
  /** Why somebody posted it by hand. */
  reason: string | null;
};

/** What the ledger booked on the provider's account from one instant until before another, oldest first. */
export async function findPostings(db: Database, { from, to }: Time): Promise<PostingRow[]> {
  const { rows } = await sql<PostingRow>`
    select postings.id, at, kind, postings.appointment_id, ledger_entries.amount_cents, postings.reason,
      case
        when kind = 'manual' then null
        when kind = 'paid' then charges.intent_id
        when kind = 'gift_sold' then gift_cards.intent_id
        when kind = 'package_sold' then package_payments.intent_id
        when kind in ('refunded', 'refund_failed', 'gift_refunded', 'package_refunded')
          then coalesce(refunds.provider_id, gift_card_refunds.provider_id, package_refunds.provider_id)
        else split_part(key, ':', 2)
      end as reference
    from ledger_postings postings
      join ledger_entries on posting_id = postings.id and ${ACCOUNT}
      left join charges on kind = 'paid' and charges.appointment_id = postings.appointment_id
      left join refunds on kind in ('refunded', 'refund_failed') and refunds.id::text = split_part(key, ':', 2)
        and refunds.appointment_id = postings.appointment_id
      left join gift_cards on kind = 'gift_sold' and gift_cards.id::text = split_part(key, ':', 2)
      left join gift_card_refunds on kind in ('gift_refunded', 'refund_failed')
        and gift_card_refunds.id::text = split_part(key, ':', 2)
      left join package_payments on kind = 'package_sold' and package_payments.id::text = split_part(key, ':', 2)
      left join package_refunds on kind in ('package_refunded', 'refund_failed')
        and package_refunds.id::text = split_part(key, ':', 2)
    where at >= ${from} and at < ${to} order by at, postings.id`.execute(db);
  return rows;
}

const MOST_BY_HAND = 500;

/** What people posted on the provider's account since then, oldest first. */
export async function findByHand(
  db: Database,
  since: Date,
): Promise<{ at: Date; amountCents: number; reason: string }[]> {
  const { rows } = await sql<{ at: Date; amountCents: number; reason: string }>`
    select at, amount_cents as "amountCents", reason
    from ledger_postings join ledger_entries on posting_id = ledger_postings.id and ${ACCOUNT}
    where kind = 'manual' and at >= ${since} order by at, ledger_postings.id limit ${MOST_BY_HAND}`.execute(db);
  return rows;
}

/** The ledger's accounts, and what each of them holds. */
export async function findAccounts(db: Database): Promise<{ account: string; cents: number }[]> {
  const { rows } = await sql<{ account: string; cents: number }>`
    select account, sum(amount_cents) as cents from ledger_entries group by account order by account`.execute(db);
  return rows;
}

export type ForecastRow = { day: string; charge_cents: number; refund_cents: number; payout_cents: number };
type Ahead = { now: Date; until: Date; openMonthPaidBy: string };

/**
 * What will move on each day: agreed appointments are charged a day before they begin, refunds at once, statements by
 * their day, and what is in no statement yet by the day of this month's.
 */
export async function findForecast(db: Database, { now, until, openMonthPaidBy }: Ahead): Promise<ForecastRow[]> {
  const { rows } = await sql<ForecastRow>`
    with moves as (
      select greatest(charges.starts_at - interval '24 hours', ${now}) as at, charges.amount_cents as charge, 0 as refund, 0 as payout
      from charges join appointments on appointments.id = charges.appointment_id
      where charges.status in ('open', 'declined', 'authentication') and appointments.status = 'Scheduled' and owed_cents > 0
        and charges.starts_at > ${now}
        and appointments.package_unit is null
      union all
      select greatest(planned_at, ${now}), package_payments.amount_cents, 0, 0
      from package_payments join package_purchases on package_purchases.id = purchase_id
      where package_payments.status in ('open', 'declined', 'authentication') and package_purchases.status = 'active'
      union all
      select greatest(asked_at, ${now}), 0, amount_cents, 0 from refunds where status = 'due'
      union all
      select greatest(asked_at, ${now}), 0, amount_cents, 0 from package_refunds where status = 'due'
      union all
      select greatest(pay_by::timestamp at time zone 'Europe/Berlin', ${now}), 0, 0, payout_cents
      from statements where status in ('due', 'failed')
      union all
      select greatest(${openMonthPaidBy}::date::timestamp at time zone 'Europe/Berlin', ${now}), 0, 0, greatest(sum(arrives_cents), 0)::integer
      from earnings where statement_id is null group by coach_id
    )
    select (at at time zone 'Europe/Berlin')::date::text as day, sum(charge) as charge_cents, sum(refund) as refund_cents,
      sum(payout) as payout_cents
    from moves where at < ${until} group by 1 order by 1`.execute(db);
  return rows;
}
