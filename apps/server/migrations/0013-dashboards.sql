-- What the days of a coach came to, by the days of Berlin. Kept by the database alone, so that it is always exact: to
-- count ten thousand appointments with every look at a dashboard took longer than all the rest of it.
create table coach_days (
  coach_id uuid not null references users on delete cascade,
  day date not null,
  -- Appointments by the day on which they were booked, then by the day of their start.
  booked integer not null default 0,
  completed integer not null default 0,
  lost integer not null default 0,
  rated integer not null default 0,
  -- With what was taken back, and then how many were paid for and with how much, whatever was taken back.
  net_cents integer not null default 0,
  arrives_cents integer not null default 0,
  paid integer not null default 0,
  paid_cents integer not null default 0,
  -- Published reviews by the day on which they were written.
  ratings integer not null default 0,
  stars integer not null default 0,
  primary key (coach_id, day)
);

-- Between which days a coach and a client have met.
create table coach_meetings (
  coach_id uuid not null references users on delete cascade,
  client_id uuid not null references users on delete cascade,
  first_on date not null,
  last_on date not null,
  primary key (coach_id, client_id)
);
create index coach_meetings_by_last on coach_meetings (coach_id, last_on);
create index coach_meetings_by_first on coach_meetings (coach_id, first_on);

create function berlin_day(at timestamptz) returns date language sql immutable
  return (at at time zone 'Europe/Berlin')::date;

-- Adds what is in a row to the day that it names; not where the coach is being removed, and all of this with them.
create function add_to_day(part coach_days) returns void language sql as $$
  insert into coach_days as kept select part.* where exists (select from users where id = part.coach_id)
  on conflict (coach_id, day) do update set booked = kept.booked + part.booked,
    completed = kept.completed + part.completed, lost = kept.lost + part.lost, rated = kept.rated + part.rated,
    net_cents = kept.net_cents + part.net_cents, arrives_cents = kept.arrives_cents + part.arrives_cents,
    paid = kept.paid + part.paid, paid_cents = kept.paid_cents + part.paid_cents,
    ratings = kept.ratings + part.ratings, stars = kept.stars + part.stars
$$;

create function booked_part(one appointments, by integer) returns coach_days language sql immutable
  return row(one.coach_id, berlin_day(one.booked_at), by, 0, 0, 0, 0, 0, 0, 0, 0, 0)::coach_days;
create function ended_part(one appointments, by integer) returns coach_days language sql immutable
  return row(one.coach_id, berlin_day(one.starts_at), 0, (one.status = 'Completed')::integer * by,
    (one.status in ('Cancelled', 'Rejected', 'No Show'))::integer * by, 0, 0, 0, 0, 0, 0, 0)::coach_days;
create function earned_part(one earnings) returns coach_days language sql immutable
  return row(one.coach_id, berlin_day(one.earned_at), 0, 0, 0, 0, one.net_cents, one.arrives_cents,
    (one.kind <> 'reversal')::integer, case when one.kind <> 'reversal' then one.net_cents else 0 end, 0, 0)::coach_days;
create function published_part(one reviews, by integer) returns coach_days language sql immutable
  return row(one.coach_id, berlin_day(one.written_at), 0, 0, 0, 0, 0, 0, 0, 0, by, one.stars * by)::coach_days;
create function rated_part(one reviews, starts_at timestamptz, by integer) returns coach_days language sql immutable
  return row(one.coach_id, berlin_day(starts_at), 0, 0, 0, by, 0, 0, 0, 0, 0, 0)::coach_days;

create function keep_days_of_appointments() returns trigger language plpgsql as $$
declare is_over text[] := array['Completed', 'Cancelled', 'Rejected', 'No Show'];
begin
  if tg_op = 'INSERT' then perform add_to_day(booked_part(new, 1)); end if;
  if tg_op = 'DELETE' then perform add_to_day(booked_part(old, -1)); end if;
  if tg_op <> 'INSERT' and old.status = any (is_over) then perform add_to_day(ended_part(old, -1)); end if;
  if tg_op <> 'DELETE' and new.status = any (is_over) then perform add_to_day(ended_part(new, 1)); end if;
  -- What took place stays so: nobody ever un-meets.
  if tg_op <> 'DELETE' and new.status = 'Completed' then
    insert into coach_meetings as kept values
      (new.coach_id, new.client_id, berlin_day(new.starts_at), berlin_day(new.starts_at))
    on conflict (coach_id, client_id) do update set first_on = least(kept.first_on, excluded.first_on),
      last_on = greatest(kept.last_on, excluded.last_on);
  end if;
  return null;
end $$;
create trigger appointments_in_days after insert or delete or update of status, starts_at on appointments
  for each row execute function keep_days_of_appointments();

-- Earnings are only ever added.
create function keep_days_of_earnings() returns trigger language plpgsql as $$
begin
  perform add_to_day(earned_part(new));
  return null;
end $$;
create trigger earnings_in_days after insert on earnings for each row execute function keep_days_of_earnings();

create function keep_days_of_review(one reviews, by integer) returns void language sql as $$
  select add_to_day(published_part(one, by)) where one.published_at is not null;
  select add_to_day(rated_part(one, starts_at, by)) from appointments
  where id = one.appointment_id and one.removed_at is null;
$$;
create function keep_days_of_reviews() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then perform keep_days_of_review(old, -1); end if;
  if tg_op <> 'DELETE' then perform keep_days_of_review(new, 1); end if;
  return null;
end $$;
create trigger reviews_in_days after insert or delete or update of stars, published_at, removed_at on reviews
  for each row execute function keep_days_of_reviews();

-- All of it anew, from the rows themselves: for what was there before this, and for rows that come past the triggers.
create function recount_days() returns void language sql as $$
  lock table appointments, earnings, reviews in share row exclusive mode;
  delete from coach_days;
  delete from coach_meetings;
  insert into coach_days
  select coach_id, day, sum(booked), sum(completed), sum(lost), sum(rated), sum(net_cents), sum(arrives_cents),
    sum(paid), sum(paid_cents), sum(ratings), sum(stars)
  from (
    select (booked_part(appointments, 1)).* from appointments
    union all select (ended_part(appointments, 1)).* from appointments
      where status in ('Completed', 'Cancelled', 'Rejected', 'No Show')
    union all select (earned_part(earnings)).* from earnings
    union all select (published_part(reviews, 1)).* from reviews where published_at is not null
    union all select (rated_part(reviews, starts_at, 1)).* from reviews join appointments on appointments.id = appointment_id
      where removed_at is null
  ) parts group by 1, 2;
  insert into coach_meetings
  select coach_id, client_id, min(berlin_day(starts_at)), max(berlin_day(starts_at)) from appointments
  where status = 'Completed' group by 1, 2;
$$;
select recount_days();

-- With whom a coach has met in a while that is over.
create index appointments_took_place on appointments (coach_id, starts_at) include (client_id) where status = 'Completed';
