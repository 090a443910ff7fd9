import { idOf } from "./ids.ts";

/** A number from 0 up to a limit, always the same for a coach and a key. */
const drawn = (question: number, limit: string | number) =>
  `((hashint8extended(n, ${question}) & 9223372036854775807) % ${limit})::int`;

/** One coach in ten is busy and has half of all future appointments. */
const AHEAD = "case when n % 10 = 0 then 11 else 1 end";
const PAST = 8;
/** As far ahead as coaches open by default, and one in each of this many past weeks. */
const WEEKS = { ahead: 8, between: 32 };
const CLIENTS = 50_000;

export const CLIENT_ROWS = `
  insert into users (id, kind, email, email_key, first_name, last_name, locale, terms_locale,
    terms_accepted_at, adult_confirmed_at, confirmed_at, created_at)
  select ${idOf("0191", "n")}, 'client', email, email, 'Kim', 'Client ' || n, 'de', 'de', $1, $1, $1, $1
  from generate_series(1, ${CLIENTS}) n, lateral (select 'client-' || n || '@load.example' as email) made
  on conflict do nothing`;

/** The hours of coaches `$1` to `$2`, each half day a place for one appointment; `$3` is today. */
const PLACES = `
  select n, coach_id, minutes, place, week,
    (date_trunc('week', $3::timestamptz at time zone time_zone) + make_interval(weeks => week,
      mins => lower(open) + half * ((upper(open) - lower(open)) / 30) * 15)) at time zone time_zone as starts_at
  from (
    select n, schedules.coach_id, time_zone, duration_minutes as minutes, weekly_hours, week, half, open,
      row_number() over (partition by n, week > 0
        order by hashint8extended(n * 10000 + week * 20 + half, lower(open))) as place
    from generate_series($1::bigint, $2::bigint) n
    join schedules on schedules.coach_id = ${idOf("0190", "n")}
    join consultations on consultations.coach_id = schedules.coach_id and kind = 'standard',
    lateral (select week from generate_series(1, ${WEEKS.ahead}) week union all
      select -1 - i * ${WEEKS.between} - ${drawn(31, WEEKS.between)} from generate_series(0, ${PAST - 1}) i) weeks,
    unnest(weekly_hours) open, generate_series(0, 1) half
  ) places
  where place <= case when week > 0 then ${AHEAD} else ${PAST} end`;

/** Appointments within the hours of these coaches, most of them past; ahead each client has one, so none overlap. */
export const APPOINTMENT_ROWS = `
  insert into appointments (id, coach_id, client_id, consultation, starts_at, ends_at, status, awaiting, net_cents,
    gross_cents, vat_status, owed_cents, booked_at, answer_by, due_at, client_zone)
  select ${idOf("0192", "n * 32 + place + case when week > 0 then 16 else 0 end")}, coach_id,
    ${idOf("0191", `1 + (n * 7919 + place * 104729) % ${CLIENTS}`)}, 'standard', starts_at,
    starts_at + make_interval(mins => minutes), status, case status when 'Pending' then 'coach' end,
    10000, 11900, 'regular', case status when 'Cancelled' then 0 else 11900 end, starts_at - interval '10 days',
    case status when 'Pending' then starts_at end, case when week > 0 then starts_at - interval '15 minutes' end,
    'Europe/Berlin'
  from (${PLACES}) placed, lateral (select case
    when week > 0 then case when ${drawn(32, 10)} < 2 then 'Pending' else 'Scheduled' end
    when (n + place) % 10 = 0 then 'Cancelled' else 'Completed' end as status) became
  on conflict do nothing`;

/** As the trigger would: appointments that overlap for a client are left out. */
export const TAKEN_ROWS = `
  insert into taken_times (appointment_id, coach_id, client_id, during)
  select id, coach_id, client_id, tstzrange(starts_at, ends_at) from appointments
  where keeps_time(status) order by starts_at desc on conflict do nothing`;
export const WITHOUT_TIME = `
  delete from appointments where keeps_time(status)
    and not exists (select from taken_times where appointment_id = id)`;

export const RELATION_ROWS = `
  insert into relations (coach_id, client_id, created_at)
  select coach_id, client_id, min(booked_at) from appointments group by 1, 2 on conflict do nothing`;

/** One coach in twenty has an imported calendar, with an hour on each working day of two months; `$1` is today. */
export const BUSY_ROWS = `
  with calendars as (
    insert into imported_calendars (coach_id, name, address, address_hash, host, added_at, due_at)
    select user_id, 'Privat', 'sealed', 'hash', 'calendar.example', $1, 'infinity' from coaches
    where hashtext(user_id::text) % 20 = 0 on conflict do nothing returning id, coach_id
  )
  insert into busy_times (calendar_id, coach_id, during)
  select id, coach_id, tstzrange(day + interval '11 hours', day + interval '12 hours')
  from calendars, generate_series($1::timestamptz, $1::timestamptz + interval '60 days', '1 day') day
  where extract(isodow from day) < 6`;
