import type { Status } from "@aufwind/rules/appointments/status";
import type { Consultation } from "@aufwind/rules/consultations";
import type { HoldReason } from "@aufwind/rules/earnings";
import type { Direction } from "@aufwind/rules/search/filters";
import { type RawBuilder, sql } from "kysely";
import type { Database } from "../../platform/database/database.ts";
import type { EarnedRow } from "../earnings/queries.ts";

/** Agreed future appointments with what decides their fees: the first of a new pair bears the marketing fee. */
const booked = (coachId: string) => sql`
  select appointments.id as appointment_id, appointments.client_id, appointments.consultation, appointments.starts_at,
    appointments.ends_at, appointments.net_cents, appointments.vat_status, relations.kind as relation,
    coalesce(relations.kind = 'new' and relations.marketing_appointment_id is null, false)
      and row_number() over (partition by appointments.client_id order by starts_at, id) = 1 as is_first
  from appointments left join relations using (coach_id, client_id)
  where coach_id = ${coachId} and gross_cents > 0
    and (status = 'Scheduled' or (status = 'Rescheduled' and agreed_at is not null))`;

export type BookedRow = {
  appointment_id: string;
  ends_at: Date;
  starts_at: Date;
  net_cents: number;
  vat_status: string;
  relation: string | null;
  is_first: boolean;
};

export type OneRow = BookedRow & { status: Status; earned_cents: number | null; coach_since: Date };

/** One of a coach's own with a price, agreed or not, and what it has earned. */
export async function findOne(
  db: Database,
  { coachId, id }: { coachId: string; id: string },
): Promise<OneRow | undefined> {
  const { rows } = await sql<OneRow>`
    select appointments.id as appointment_id, starts_at, ends_at, net_cents, vat_status, status,
      relations.kind as relation, users.created_at as coach_since,
      coalesce(relations.kind = 'new' and relations.marketing_appointment_id is null, relations.kind is null)
        and not exists (
          select from appointments earlier where earlier.coach_id = appointments.coach_id
            and earlier.client_id = appointments.client_id and earlier.gross_cents > 0
            and earlier.status in ('Scheduled', 'Rescheduled') and earlier.starts_at < appointments.starts_at
        ) as is_first,
      (select sum(arrives_cents)::int from earnings where appointment_id = appointments.id) as earned_cents
    from appointments join users on users.id = coach_id
      left join relations on relations.coach_id = appointments.coach_id and relations.client_id = appointments.client_id
    where appointments.id = ${id} and appointments.coach_id = ${coachId} and gross_cents > 0`.execute(db);
  return rows[0];
}

export async function findBooked(db: Database, coachId: string): Promise<BookedRow[]> {
  return (await sql<BookedRow>`${booked(coachId)}`.execute(db)).rows;
}

/** Everything that a coach earned or will earn, and corrections, in one list. What was released counts from then on. */
const sales = (coachId: string) => sql`
  select earnings.appointment_id, earnings.client_id, consultation, coalesce(starts_at, earnings.earned_at) as starts_at,
    coalesce(ends_at, earnings.earned_at) as ends_at,
    case when earnings.refund_id is null then earnings.kind else 'refund' end as kind, earnings.reason,
    case when earnings.statement_id is null then
      case when earning_id is null or decision = 'release' then 'earned' else 'held' end
      when statements.status = 'paid' then 'paidOut' else 'stated' end as state,
    earnings.net_cents, earnings.vat_cents, earnings.gross_cents, earnings.fee_rate, earnings.fee_cents,
    earnings.marketing_cents, earnings.fee_vat_cents, earnings.adjusted_cents, earnings.arrives_cents,
    greatest(earnings.earned_at, decided_at) as earned_at, statements.paid_at, pay_by::text as pay_by,
    null as vat_status, null as relation, false as is_first, earnings.statement_id
  from earnings left join appointments on appointments.id = earnings.appointment_id
    left join statements on statements.id = earnings.statement_id
    left join earnings as original on earnings.statement_id is null
      and original.appointment_id = earnings.appointment_id and original.kind not in ('reversal', 'adjustment')
    left join earning_holds on earning_id = original.id
  where earnings.coach_id = ${coachId}
  union all
  select appointment_id, client_id, consultation, starts_at, ends_at, 'booked', null, 'booked', net_cents, 0, 0, 0, 0, 0,
    0, 0, 0, null, null, null, vat_status, relation, is_first, null
  from (${booked(coachId)}) booked`;

export type SaleRow = Omit<BookedRow, "appointment_id"> &
  EarnedRow & {
    appointment_id: string | null;
    kind: "booked" | "completed" | "cancelled_late" | "no_show" | "reversal" | "refund" | "adjustment";
    reason: string | null;
    state: "booked" | "earned" | "held" | "stated" | "paidOut";
    consultation: Consultation | null;
    vat_cents: number;
    gross_cents: number;
    earned_at: Date | null;
    paid_at: Date | null;
    pay_by: string | null;
    first_name: string | null;
    last_name: string | null;
  };

export type Wanted = {
  coachId: string;
  state: SaleRow["state"] | undefined;
  /** Only what this statement holds. */
  statementId: string | undefined;
  /** By the start; undefined: all time. */
  range: { from: number; to: number } | undefined;
};

const wanted = ({ coachId, state, statementId, range }: Wanted): RawBuilder<unknown> => sql`
  from (${sales(coachId)}) sales where
    ${state ? sql`state = ${state}` : sql`true`} and
    ${statementId ? sql`statement_id = ${statementId}` : sql`true`} and
    ${range ? sql`starts_at >= ${new Date(range.from)} and starts_at < ${new Date(range.to)}` : sql`true`}`;

type Page = { sort: Direction; rows?: { limit: number; offset: number } };

/** One page by the start, or everything; what was taken back or corrected comes after earnings. */
export async function findSales(db: Database, asked: Wanted, { sort, rows: part }: Page): Promise<SaleRow[]> {
  const order = sort === "asc" ? sql`asc` : sql`desc`;
  const by = sql`starts_at ${order}, appointment_id ${order}, kind in ('reversal', 'refund', 'adjustment') ${order}, earned_at ${order}`;
  const { rows } = await sql<SaleRow>`
    select page.*, first_name, last_name
    from (select * ${wanted(asked)} order by ${by} limit ${part?.limit ?? null} offset ${part?.offset ?? 0}) page
    left join (select id, first_name, last_name from users) people on people.id = page.client_id
    order by ${by}`.execute(db);
  return rows;
}

export async function countWanted(db: Database, asked: Wanted): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count ${wanted(asked)}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Since when the coach is registered. */
export async function findSince(db: Database, coachId: string): Promise<Date> {
  const { created_at } = await db
    .selectFrom("users")
    .select("created_at")
    .where("id", "=", coachId)
    .executeTakeFirstOrThrow();
  return created_at;
}

type Sums = {
  earned: number;
  count: number;
  carried: number;
  open: number | null;
  pay_by: string | null;
  paid_out: number;
};

/** What the next statement will have, what is closed and unpaid, and what was paid since then. */
export async function findSums(db: Database, { coachId, since }: { coachId: string; since: Date }): Promise<Sums> {
  const { rows } = await sql<Sums>`
    select earned.*, closed.*, coalesce((
      select carried_out_cents from statements where coach_id = ${coachId} order by month desc limit 1), 0) as carried
    from (
      select coalesce(sum(arrives_cents), 0) as earned, count(*) filter (where kind not in ('reversal', 'adjustment')) as count
      from earnings_to_state where coach_id = ${coachId}
    ) earned, (
      select sum(payout_cents) filter (where status in ('due', 'failed')) as open,
        min(pay_by) filter (where status in ('due', 'failed'))::text as pay_by,
        coalesce(sum(payout_cents) filter (where paid_at >= ${since}), 0) as paid_out
      from statements where coach_id = ${coachId}
    ) closed`.execute(db);
  const [sums] = rows;
  if (!sums) throw new Error("sums are always there");
  return sums;
}

type HeldSums = { count: number; checked_cents: number; kept_cents: number; reason: HoldReason | null };

/** What is held of a coach, with what was taken back of it: undecided, with the latest reason, and kept. */
export async function findHeldSums(db: Database, coachId: string): Promise<HeldSums> {
  const { rows } = await sql<HeldSums>`
    select count(*) as count, coalesce(sum(line.arrives_cents) filter (where decision is null), 0) as checked_cents,
      coalesce(sum(line.arrives_cents) filter (where decision = 'withhold'), 0) as kept_cents,
      (array_agg(earning_holds.reason order by opened_at desc) filter (where decision is null))[1] as reason
    from earnings join earning_holds on earning_id = earnings.id join earnings as line using (appointment_id)
    where earnings.coach_id = ${coachId} and earnings.statement_id is null and line.statement_id is null
      and decision is distinct from 'release'`.execute(db);
  const [sums] = rows;
  if (!sums) throw new Error("sums are always there");
  return sums;
}

export type MonthRow = { month: string; net_cents: number; fee_cents: number; paid_out_cents: number };

/** The instant at which a month of Berlin begins. */
const monthBegins = (ahead: number) =>
  sql`((series.begins + make_interval(months => ${sql.lit(ahead)}))::timestamp at time zone 'Europe/Berlin')`;

/** Each month from one to another, both `yyyy-mm-01`, in order. */
export async function findMonths(db: Database, { coachId, from, to }: FindMonthsParams): Promise<MonthRow[]> {
  const { rows } = await sql<MonthRow>`
    select to_char(series.begins, 'YYYY-MM') as month, earned.*, paid.*
    from generate_series(${from}::date, ${to}::date, interval '1 month') series (begins),
      lateral (
        select coalesce(sum(net_cents), 0) as net_cents, coalesce(sum(fee_cents + marketing_cents), 0) as fee_cents
        from earnings
        where coach_id = ${coachId} and earned_at >= ${monthBegins(0)} and earned_at < ${monthBegins(1)}
      ) earned,
      lateral (
        select coalesce(sum(payout_cents), 0) as paid_out_cents from statements
        where coach_id = ${coachId} and paid_at >= ${monthBegins(0)} and paid_at < ${monthBegins(1)}
      ) paid
    order by series.begins`.execute(db);
  return rows;
}
type FindMonthsParams = { coachId: string; from: string; to: string };
