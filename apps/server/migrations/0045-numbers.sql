-- What the whole marketplace came to, by the days of Berlin. A job counts the days that are over, and those of the last
-- weeks again, since some ends are decided late; yesterday and today are counted when somebody looks.
create table daily_numbers (
  day date primary key,
  -- Confirmed accounts by the day of their registration.
  new_coaches integer not null,
  new_clients integer not null,
  -- Appointments by the day on which they were booked, then by the day of their start.
  booked integer not null,
  completed integer not null,
  cancelled integer not null,
  no_shows integer not null,
  -- Of what was earned, with what was taken back: the clients' prices, and our fees without VAT.
  gross_cents bigint not null,
  fee_cents bigint not null,
  -- For each coach who was booked for the first time on this day: the days since the profile's publication.
  first_booking_waits integer[] not null,
  -- How it stood when the day was over; missing where nobody counted then.
  listed_coaches integer,
  coaches_without_slot integer,
  open_cases integer
);

create index users_by_registration on users (created_at) include (kind) where confirmed_at is not null;
create index appointments_by_booking on appointments (booked_at) include (coach_id);
create index appointments_by_start on appointments (starts_at) include (status);
create index earnings_by_moment on earnings (earned_at) include (gross_cents, fee_cents, marketing_cents);

create function berlin_midnight(day date) returns timestamptz language sql stable
  return day::timestamp at time zone 'Europe/Berlin';

-- Every day from the first one up to the one before `past`, counted from the rows themselves.
create function numbers_by_day(first date, past date) returns table (
  day date, new_coaches integer, new_clients integer, booked integer, completed integer, cancelled integer,
  no_shows integer, gross_cents bigint, fee_cents bigint, first_booking_waits integer[]
) language sql stable as $$
  with parts (day, new_coaches, new_clients, booked, completed, cancelled, no_shows, gross_cents, fee_cents, wait) as (
    select berlin_day(created_at), (kind = 'coach')::integer, (kind = 'client')::integer, 0, 0, 0, 0, 0, 0, null::integer
    from users where confirmed_at is not null and created_at >= berlin_midnight(first) and created_at < berlin_midnight(past)
    union all
    select berlin_day(booked_at), 0, 0, 1, 0, 0, 0, 0, 0, null
    from appointments where booked_at >= berlin_midnight(first) and booked_at < berlin_midnight(past)
    union all
    select berlin_day(starts_at), 0, 0, 0, (status = 'Completed')::integer, (status = 'Cancelled')::integer,
      (status = 'No Show')::integer, 0, 0, null
    from appointments where starts_at >= berlin_midnight(first) and starts_at < berlin_midnight(past)
    union all
    select berlin_day(earned_at), 0, 0, 0, 0, 0, 0, gross_cents, fee_cents + marketing_cents, null
    from earnings where earned_at >= berlin_midnight(first) and earned_at < berlin_midnight(past)
    union all
    select first_on, 0, 0, 0, 0, 0, 0, 0, 0, first_on - berlin_day(first_public_at)
    from (
      select distinct coach_id from appointments
      where booked_at >= berlin_midnight(first) and booked_at < berlin_midnight(past)
    ) as lately
    join coaches on user_id = lately.coach_id, lateral (
      -- Counted by keep_days_of_appointments().
      select min(coach_days.day) as first_on from coach_days where coach_id = lately.coach_id and coach_days.booked > 0
    ) as bookings
    -- Whoever had clients before the publication did not wait for one.
    where first_on >= first and first_on < past and first_on >= berlin_day(first_public_at)
  )
  select days.day::date, coalesce(sum(new_coaches), 0)::integer, coalesce(sum(new_clients), 0)::integer,
    coalesce(sum(booked), 0)::integer, coalesce(sum(completed), 0)::integer, coalesce(sum(cancelled), 0)::integer,
    coalesce(sum(no_shows), 0)::integer, coalesce(sum(gross_cents), 0)::bigint, coalesce(sum(fee_cents), 0)::bigint,
    coalesce(array_agg(wait) filter (where wait is not null), '{}')
  from generate_series(first, past - 1, interval '1 day') as days (day) left join parts on parts.day = days.day::date
  group by days.day
$$;

insert into daily_numbers (day, new_coaches, new_clients, booked, completed, cancelled, no_shows, gross_cents, fee_cents,
  first_booking_waits)
select counted.* from (select min(berlin_day(created_at)) as first from users) as began,
  numbers_by_day(began.first, berlin_day(now())) as counted
where began.first is not null;

-- Searches that found nobody, by words or chosen topics. Who searched is a keyed hash of this day alone, and only until
-- the night: then what several people looked for is counted, and the rest is deleted.
create table empty_searches (
  day date not null,
  visitor bytea not null,
  words text not null,
  topics text[] not null,
  primary key (day, visitor, words, topics)
);
create table empty_search_days (
  day date not null,
  words text not null,
  topics text[] not null,
  visitors integer not null,
  primary key (day, words, topics)
);
