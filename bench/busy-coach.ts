import { DAY } from "@aufwind/rules/time/durations";
import { makeAppointmentsAt } from "@aufwind/server/seed/many-appointments";
import { makeCoachesAt } from "@aufwind/server/seed/many-coaches";
import pg from "pg";
import { signIn } from "./sign-in.ts";

const CLIENTS = 1500;

type Wanted = { coaches: number; past: number; ahead: number; reviews: number };

/**
 * A coach with a long history among others with a short one; returns the cookie of somebody signed in as this coach.
 */
export async function makeBusyCoach(url: string, wanted: Wanted): Promise<string> {
  await makeCoachesAt(url, wanted.coaches);
  const today = new Date(Math.floor(Date.now() / DAY) * DAY);
  await makeAppointmentsAt(url, { coaches: wanted.coaches, today });
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ id: string }>(
    "select user_id as id from coaches where is_public and allow_in_listing order by slug limit 1",
  );
  const coachId = rows[0]?.id ?? "";
  await client.query("set session_replication_role = replica");
  await client.query("delete from taken_times where coach_id = $1", [coachId]);
  await client.query("delete from appointments where coach_id = $1", [coachId]);
  await client.query(APPOINTMENTS, [coachId, wanted.past, wanted.ahead]);
  for (const rowsOf of [TAKEN, RELATIONS, EARNINGS, STATEMENTS, STATED_EARNINGS, ACCOUNT])
    await client.query(rowsOf, [coachId]);
  // These count what is published.
  await client.query("set session_replication_role = origin");
  await client.query(REVIEWS, [coachId, wanted.reviews]);
  // Rows inserted without triggers.
  await client.query("select recount_days()");
  const cookie = await signIn(client, coachId);
  await client.query("vacuum analyze");
  await client.end();
  return cookie;
}

/** One every two and a half hours in the past, which is three years for ten thousand; every five hours ahead. */
const APPOINTMENTS = `
  insert into appointments (id, coach_id, client_id, consultation, starts_at, ends_at, status, awaiting, answer_by,
    absent, net_cents, gross_cents, owed_cents, vat_status, booked_at, agreed_at, client_zone)
  select uuidv7(), $1, people.id, 'standard', start, start + interval '1 hour', status,
    case status when 'Pending' then 'coach' end, case status when 'Pending' then start end,
    case status when 'No Show' then 'client' end, 10000, 11900, 11900, 'regular',
    least(now(), start) - abs(hashint4(turn + 1)) % 20 * interval '1 day', least(now(), start), 'Europe/Berlin'
  from generate_series(-$2::int, $3::int) turn,
    lateral (select date_trunc('hour', now()) + turn * case when turn < 0 then interval '150 minutes' else interval '5 hours' end
      + interval '2 hours' * sign(turn)) at (start),
    lateral (select case
      when turn > 0 then (array['Scheduled', 'Scheduled', 'Scheduled', 'Pending'])[1 + turn % 4]
      else (array['Cancelled', 'No Show', 'Rejected'])[1 + abs(turn) % 20] end) drawn (other),
    lateral (select coalesce(other, 'Completed')) became (status),
    (select id, row_number() over (order by id) as place from users where kind = 'client' order by id
      limit ${CLIENTS}) people
  where turn <> 0 and people.place = 1 + abs(hashint4(turn)) % ${CLIENTS}`;

const TAKEN = `
  insert into taken_times (appointment_id, coach_id, client_id, during)
  select id, coach_id, client_id, tstzrange(starts_at, ends_at) from appointments
  where coach_id = $1 and keeps_time(status) on conflict do nothing`;

const RELATIONS = `
  insert into relations (coach_id, client_id, created_at)
  select coach_id, client_id, min(booked_at) from appointments where coach_id = $1 group by 1, 2 on conflict do nothing`;

const EARNINGS = `
  insert into earnings (appointment_id, coach_id, client_id, kind, earned_at, net_cents, vat_cents, gross_cents, fee_rate,
    fee_cents, marketing_cents, fee_vat_cents, arrives_cents)
  select id, coach_id, client_id, 'completed', ends_at, 10000, 1900, 11900, 1900, 1900, 0, 361, 9639
  from appointments where coach_id = $1 and status = 'Completed' order by ends_at`;

/** Every month before this one is closed and paid, as the job does it. */
const STATEMENTS = `
  insert into statements (coach_id, month, closed_at, lines, gross_cents, vat_cents, fee_cents, marketing_cents,
    fee_vat_cents, arrives_cents, carried_in_cents, payout_cents, carried_out_cents, pay_by, status, paid_at)
  select coach_id, month, month + interval '1 month', count(*), sum(gross_cents), sum(vat_cents), sum(fee_cents), 0,
    sum(fee_vat_cents), sum(arrives_cents), 0, sum(arrives_cents), 0, month + interval '1 month 9 days', 'paid', now()
  from earnings, lateral (select date_trunc('month', earned_at)::date) of_month (month)
  where coach_id = $1 and month < date_trunc('month', now()) group by coach_id, month`;

const STATED_EARNINGS = `
  update earnings set statement_id = statements.id from statements
  where earnings.coach_id = $1 and statements.coach_id = $1 and month = date_trunc('month', earned_at)::date`;

const ACCOUNT = `
  insert into payout_accounts (coach_id, provider_id, status, created_at) values ($1, 'acct_busy', 'ready', now())`;

/** Spread over all completed ones; the newest few wait for the coach. */
const REVIEWS = `
  insert into reviews (coach_id, client_id, appointment_id, stars, body, locale, written_at, published_at)
  select coach_id, client_id, id, 1 + (4 * sqrt(random()))::int, 'Klare Fragen, gutes Tempo, und danach ein Plan.', 'de',
    ends_at + interval '1 hour', case when ends_at < now() - interval '14 days' then ends_at + interval '1 day' end
  from (select * from appointments where coach_id = $1 and status = 'Completed' order by hashtext(id::text) limit $2) met`;
