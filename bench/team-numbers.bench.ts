import type { Figure } from "./figure.ts";
import { newDatabase, startSite } from "./site.ts";
import { makeTeam, measureOperatorWait } from "./team.ts";

const APPOINTMENTS = 1_000_000;
const COACHES = 5000;
const CLIENTS = 50_000;

const NUMBERS = {
  name: `The numbers of the marketplace over ${APPOINTMENTS.toLocaleString("en")} appointments, every period`,
  limit: 100,
  paths: ["today", "thisMonth", "last3Months", "last12Months", "last5Years", "allTime"].map(
    (period) => `/api/operators/numbers?period=${period}`,
  ),
};

/** The first page of the team, after three years. */
export async function run(): Promise<Figure[]> {
  const databaseUrl = await newDatabase();
  const cookie = await makeTeam(databaseUrl, async (client) => {
    await client.query(PEOPLE_ROWS, [COACHES + CLIENTS, COACHES]);
    await client.query(COACH_ROWS);
    await client.query(APPOINTMENT_ROWS, [APPOINTMENTS, COACHES, CLIENTS]);
    await client.query(EARNING_ROWS);
    // Rows inserted without triggers, and the days that the job would have counted.
    await client.query("select recount_days()");
    await client.query(DAY_ROWS);
  });
  const site = await startSite({ databaseUrl, allCores: true });
  try {
    return [await measureOperatorWait(site, cookie, NUMBERS)];
  } finally {
    await site.stop();
  }
}

const PEOPLE_ROWS = `
  insert into users (id, kind, email, email_key, first_name, last_name, locale, terms_locale, terms_accepted_at,
    adult_confirmed_at, confirmed_at, created_at)
  select ('00000000-0000-7000-8000-' || lpad(turn::text, 12, '0'))::uuid,
    case when turn <= $2::int then 'coach' else 'client' end, 'person' || turn || '@example.net',
    'person' || turn || '@example.net', 'Erika', 'Muster', 'de', 'de', at, at, at, at
  from generate_series(1, $1::int) turn,
    lateral (select now() - interval '3 years' + (turn * 7919 % 1095) * interval '1 day') dated (at)`;

const COACH_ROWS = `
  insert into coaches (user_id, slug, created_at, first_public_at, is_public)
  select id, 'coach-' || id, created_at, created_at - interval '30 days', true from users where kind = 'coach'`;

/** Each at one of the hours of the last three years; four in five took place. */
const APPOINTMENT_ROWS = `
  insert into appointments (id, coach_id, client_id, consultation, starts_at, ends_at, status, absent, both_present,
    net_cents, gross_cents, owed_cents, vat_status, booked_at, client_zone)
  select uuidv7(), ('00000000-0000-7000-8000-' || lpad((1 + turn % $2::int)::text, 12, '0'))::uuid,
    ('00000000-0000-7000-8000-' || lpad(($2::int + 1 + turn % $3::int)::text, 12, '0'))::uuid, 'standard',
    start, start + interval '1 hour', status, case status when 'No Show' then 'client' end, status = 'Completed',
    10000, 11900, 11900, 'regular', start - turn % 20 * interval '1 day', 'Europe/Berlin'
  from generate_series(1, $1::int) turn,
    lateral (select date_trunc('hour', now()) - (turn / 40) * interval '1 hour' - interval '1 hour') begun (start),
    lateral (select (array['Cancelled', 'No Show'])[1 + turn % 10]) other (end_of_few),
    lateral (select coalesce(end_of_few, 'Completed')) became (status)`;

const EARNING_ROWS = `
  insert into earnings (appointment_id, coach_id, client_id, kind, earned_at, net_cents, vat_cents, gross_cents, fee_rate,
    fee_cents, marketing_cents, fee_vat_cents, arrives_cents)
  select id, coach_id, client_id, 'completed', ends_at, 10000, 1900, 11900, 1900, 1900, 0, 361, 9639
  from appointments where status = 'Completed'`;

const DAY_ROWS = `
  insert into daily_numbers (day, new_coaches, new_clients, booked, completed, cancelled, no_shows, gross_cents, fee_cents,
    first_booking_waits)
  select counted.* from (select min(berlin_day(created_at)) as first from users) began,
    numbers_by_day(began.first, berlin_day(now())) counted`;
