-- A place in the waiting list of a coach: who wants which kind of appointment, when, and until when it is of use.
create table waiting_list_places (
  id uuid primary key default uuidv7(),
  client_id uuid not null references users on delete cascade,
  coach_id uuid not null references coaches on delete cascade,
  consultation text not null check (consultation in ('discovery', 'standard', 'extended')),
  -- The later appointment that is to come earlier, instead of a new one.
  moves_id uuid references appointments on delete cascade,
  -- By the wall clock of Berlin; Monday is 1.
  weekdays smallint[] not null check (cardinality(weekdays) between 1 and 7 and weekdays <@ '{1,2,3,4,5,6,7}'),
  from_minute smallint not null,
  to_minute smallint not null,
  until_on date not null,
  state text not null default 'waiting' check (state in ('waiting', 'taken', 'left', 'over', 'closed')),
  joined_at timestamptz not null,
  ended_at timestamptz,
  constraint hours_in_order check (from_minute >= 0 and from_minute < to_minute and to_minute <= 1440),
  constraint ended_places_have_a_time check ((ended_at is null) = (state = 'waiting'))
);
-- Nobody stands in one line twice.
create unique index one_place on waiting_list_places (client_id, coach_id, consultation) where state = 'waiting';
create index places_in_line on waiting_list_places (coach_id, joined_at, id) where state = 'waiting';
create index places_of_client on waiting_list_places (client_id, joined_at desc);
create index places_that_move on waiting_list_places (moves_id) where moves_id is not null;
create index places_by_end on waiting_list_places (ended_at) where ended_at is not null;

-- A time that became free, held for one who waits.
create table waiting_list_offers (
  id uuid primary key default uuidv7(),
  place_id uuid not null references waiting_list_places on delete cascade,
  client_id uuid not null,
  coach_id uuid not null,
  during tstzrange not null,
  state text not null default 'open' check (state in ('open', 'taken', 'passedOn', 'lapsed', 'withdrawn')),
  offered_at timestamptz not null,
  held_until timestamptz not null
);
-- One time at once for everybody who waits, and the same one never again.
create unique index one_open_offer on waiting_list_offers (place_id) where state = 'open';
create unique index offered_once on waiting_list_offers (place_id, lower(during));
create index open_offers_of_coach on waiting_list_offers (coach_id) where state = 'open';

-- Whose lines have to be looked at, and when; only coaches for whom somebody waits have a row.
create table waiting_list_due (
  coach_id uuid primary key references coaches on delete cascade,
  due_at timestamptz not null
);
create index waiting_list_due_at on waiting_list_due (due_at);

-- A held time is taken like that of an appointment, by the same constraint, for everybody but the one it is held for.
alter table taken_times drop constraint taken_times_pkey;
alter table taken_times alter column appointment_id drop not null;
alter table taken_times alter column client_id drop not null;
alter table taken_times add column offer_id uuid unique references waiting_list_offers on delete cascade;
alter table taken_times add column held_for uuid;
alter table taken_times add constraint taken_once unique (appointment_id);
alter table taken_times add constraint taken_or_held check (
  case when offer_id is null then num_nulls(appointment_id, client_id) = 0 and held_for is null
    else num_nonnulls(appointment_id, client_id) = 0 and held_for is not null end
);

create function hold_time() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into taken_times (offer_id, coach_id, held_for, during)
    values (new.id, new.coach_id, new.client_id, new.during) on conflict do nothing;
    if not found then
      raise exclusion_violation using message = 'this time is taken', constraint = 'coach_not_double_booked';
    end if;
  else
    delete from taken_times where offer_id = new.id;
  end if;
  return null;
end $$;
create trigger offers_hold_time after insert on waiting_list_offers
  for each row when (new.state = 'open') execute function hold_time();
create trigger offers_free_time after update of state on waiting_list_offers
  for each row when (new.state <> 'open') execute function hold_time();

-- As before; whoever a time is held for takes it out of their own hold.
create or replace function take_time() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    if keeps_time(new.status) and keeps_time(old.status)
      and (old.starts_at, old.ends_at) = (new.starts_at, new.ends_at) then return new; end if;
    delete from taken_times where appointment_id = old.id;
  end if;
  if keeps_time(new.status) then
    delete from taken_times where coach_id = new.coach_id and during && tstzrange(new.starts_at, new.ends_at)
      and held_for = new.client_id;
    insert into taken_times (appointment_id, coach_id, client_id, during)
    values (new.id, new.coach_id, new.client_id, tstzrange(new.starts_at, new.ends_at)) on conflict do nothing;
    -- One that is over is refused no more: where its time went to somebody else, that one counts.
    if not found and new.status in ('Pending', 'Scheduled', 'Rescheduled') then
      raise exclusion_violation using message = 'this time is taken', constraint = case when exists (
        select from taken_times where coach_id = new.coach_id and during && tstzrange(new.starts_at, new.ends_at)
      ) then 'coach_not_double_booked' else 'client_not_double_booked' end;
    end if;
  end if;
  return new;
end $$;

-- Whoever has a time waits no more, however they came by it; nor does who has nothing left to move.
create function end_waiting() returns trigger language plpgsql as $$
declare
  is_live boolean := new.status in ('Pending', 'Scheduled', 'Rescheduled');
  is_timed boolean := is_live and (tg_op = 'INSERT' or old.starts_at <> new.starts_at);
begin
  if is_timed then
    update waiting_list_offers set state = 'taken'
    where coach_id = new.coach_id and client_id = new.client_id and state = 'open'
      and during && tstzrange(new.starts_at, new.ends_at);
    update waiting_list_places set state = 'taken', ended_at = statement_timestamp()
    where client_id = new.client_id and coach_id = new.coach_id and consultation = new.consultation
      and state = 'waiting' and case when moves_id is null
        then (new.starts_at at time zone 'Europe/Berlin')::date <= until_on
        else tg_op = 'UPDATE' and moves_id = new.id and new.starts_at < old.starts_at end;
  elsif not is_live and tg_op = 'UPDATE' then
    update waiting_list_places set state = 'over', ended_at = statement_timestamp()
    where moves_id = new.id and state = 'waiting';
  end if;
  return null;
end $$;
create trigger appointments_end_waiting after insert or update of status, starts_at on appointments
  for each row execute function end_waiting();

-- Nothing is held for who waits no more.
create function withdraw_offers() returns trigger language plpgsql as $$
begin
  update waiting_list_offers set state = 'withdrawn' where place_id = new.id and state = 'open';
  return null;
end $$;
create trigger ended_places_hold_nothing after update of state on waiting_list_places
  for each row when (new.state <> 'waiting') execute function withdraw_offers();

-- Wherever search hears that times may have become free, the waiting list hears it, too.
create or replace function search_is_due() returns trigger language plpgsql as $$
declare coach uuid := (to_jsonb(coalesce(new, old)) ->> TG_ARGV[0])::uuid;
begin
  insert into coach_search_due (coach_id, due_at) select user_id, '-infinity' from coaches where user_id = coach
  on conflict (coach_id) do update set due_at = '-infinity', is_changed = true
  where coach_search_due.due_at <> '-infinity' or not coach_search_due.is_changed;
  update waiting_list_due set due_at = '-infinity' where coach_id = coach and due_at <> '-infinity';
  return null;
end $$;
create or replace function free_time_is_due() returns trigger language plpgsql as $$
declare coach uuid := coalesce(new.coach_id, old.coach_id);
begin
  insert into coach_search_due (coach_id, due_at, is_changed)
  select coach_id, '-infinity', false from coach_search where coach_id = coach
  on conflict (coach_id) do update set due_at = '-infinity' where coach_search_due.due_at <> '-infinity';
  if tg_op = 'DELETE' then
    update waiting_list_due set due_at = '-infinity' where coach_id = coach and due_at <> '-infinity';
  end if;
  return null;
end $$;
create or replace function busy_times_are_due() returns trigger language plpgsql as $$
begin
  insert into coach_search_due (coach_id, due_at, is_changed)
  select coach_id, '-infinity', false from coach_search where coach_id in (select coach_id from changed)
  on conflict (coach_id) do update set due_at = '-infinity' where coach_search_due.due_at <> '-infinity';
  update waiting_list_due set due_at = '-infinity'
  where coach_id in (select coach_id from changed) and due_at <> '-infinity';
  return null;
end $$;
