create extension if not exists btree_gist;

-- The pair of a coach and a client; `existing` where the client came by the coach's own invitation.
create table relations (
  coach_id uuid not null references users on delete cascade,
  client_id uuid not null references users on delete cascade,
  kind text not null default 'new' check (kind in ('new', 'existing')),
  created_at timestamptz not null,
  primary key (coach_id, client_id)
);
create index relations_by_client on relations (client_id);

-- People who leave stay as nameless rows, so appointments keep whom they were with.
create table appointments (
  id uuid primary key default uuidv7(),
  coach_id uuid not null references users,
  client_id uuid not null references users,
  consultation text not null check (consultation in ('discovery', 'standard', 'extended')),
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  status text not null check (
    status in ('Pending', 'Scheduled', 'Rescheduled', 'Cancelled', 'No Show', 'Completed', 'Rejected')
  ),
  -- Who has to act.
  awaiting text,
  -- The price as it was when the appointment was booked, and how VAT was added.
  net_cents integer not null check (net_cents >= 0),
  gross_cents integer not null check (gross_cents >= net_cents),
  vat_status text not null check (vat_status in ('regular', 'small')),
  -- What the client owes for it, as things stand.
  owed_cents integer not null check (owed_cents in (0, gross_cents)),
  booked_at timestamptz not null,
  -- Since when both have said yes: only then there is a contract.
  agreed_at timestamptz,
  -- How long payment details can be given, and how long somebody is waited for.
  hold_until timestamptz,
  answer_by timestamptz,
  -- When the clock has to look at it next; made anew by the rules with every change.
  due_at timestamptz,
  client_reschedules smallint not null default 0 check (client_reschedules between 0 and 3),
  -- Counts the changes that calendars have to hear of.
  sequence integer not null default 0,
  -- Where the client said to be, for mails and calendars.
  client_zone text not null,
  -- The consent to begin before the time for withdrawal is over, and the language it was given in.
  early_start_at timestamptz,
  early_start_locale text check (early_start_locale in ('en', 'de')),
  reminded_at timestamptz,
  client_joined_at timestamptz,
  coach_joined_at timestamptz,
  absent text check (absent in ('client', 'coach')),
  -- Said by whoever cancelled or rejected it.
  reason text check (char_length(reason) between 1 and 1000),
  constraint ends_after_it_begins check (ends_at > starts_at),
  constraint coach_is_not_the_client check (coach_id <> client_id),
  constraint awaits_who_can_act check (
    case status
      when 'Pending' then awaiting is not null and awaiting in ('payment_details', 'coach')
      when 'Rescheduled' then awaiting is not null and awaiting in ('coach', 'client')
      else awaiting is null
    end
  ),
  constraint hold_has_an_end check ((hold_until is not null) = (awaiting is not distinct from 'payment_details')),
  constraint answer_has_an_end check ((answer_by is not null) = coalesce(awaiting in ('coach', 'client'), false)),
  constraint no_show_names_the_absent check ((absent is not null) = (status = 'No Show')),
  constraint consent_is_whole check ((early_start_at is null) = (early_start_locale is null))
);
create index appointments_of_coach on appointments (coach_id, starts_at, id);
create index appointments_of_client on appointments (client_id, starts_at, id);
create index appointments_due on appointments (due_at) where due_at is not null;
-- One discovery for each pair, unless it came to nothing.
create unique index one_discovery on appointments (coach_id, client_id)
  where consultation = 'discovery' and status not in ('Cancelled', 'Rejected');

-- What happened to an appointment; rows are only ever added.
create table appointment_events (
  appointment_id uuid not null references appointments on delete cascade,
  sequence integer not null,
  event text not null,
  by text not null check (by in ('client', 'coach', 'clock')),
  at timestamptz not null,
  status text not null,
  awaiting text,
  starts_at timestamptz not null,
  reason text,
  primary key (appointment_id, sequence)
);

-- The times of live appointments. Two of one person never overlap, whatever the code forgets; half-open, so they may
-- touch. A table of its own, because an update cannot say `on conflict do nothing`, and without that racers deadlock.
create table taken_times (
  appointment_id uuid primary key references appointments on delete cascade deferrable initially deferred,
  coach_id uuid not null,
  client_id uuid not null,
  during tstzrange not null,
  constraint coach_not_double_booked exclude using gist (coach_id with =, during with &&),
  constraint client_not_double_booked exclude using gist (client_id with =, during with &&)
);

-- A live appointment takes its time with the very statement that makes or moves it, and gives it back when it ends.
create function take_time() returns trigger language plpgsql as $$
declare is_live boolean := new.status in ('Pending', 'Scheduled', 'Rescheduled');
begin
  if tg_op = 'UPDATE' then
    if is_live and old.status in ('Pending', 'Scheduled', 'Rescheduled')
      and (old.starts_at, old.ends_at) = (new.starts_at, new.ends_at) then return new; end if;
    delete from taken_times where appointment_id = old.id;
  end if;
  if is_live then
    insert into taken_times (appointment_id, coach_id, client_id, during)
    values (new.id, new.coach_id, new.client_id, tstzrange(new.starts_at, new.ends_at)) on conflict do nothing;
    if not found then
      raise exclusion_violation using message = 'this time is taken', constraint = case when exists (
        select from taken_times where coach_id = new.coach_id and during && tstzrange(new.starts_at, new.ends_at)
      ) then 'coach_not_double_booked' else 'client_not_double_booked' end;
    end if;
  end if;
  return new;
end $$;
create trigger appointments_take_time before insert or update of status, starts_at, ends_at on appointments
  for each row execute function take_time();

-- Calendars elsewhere whose busy times are not offered. The address is as good as a password: sealed.
create table imported_calendars (
  id uuid primary key default uuidv7(),
  coach_id uuid not null references coaches on delete cascade,
  name text not null check (char_length(name) between 1 and 60),
  address bytea not null,
  -- Tells two equal addresses without opening them.
  address_hash bytea not null,
  host text not null,
  added_at timestamptz not null,
  due_at timestamptz not null,
  tried_at timestamptz,
  succeeded_at timestamptz,
  failures integer not null default 0,
  -- Why the last try failed; missing after one that succeeded.
  problem text,
  unique (coach_id, address_hash)
);
create index imported_calendars_due on imported_calendars (due_at);

create table busy_times (
  calendar_id uuid not null references imported_calendars on delete cascade,
  coach_id uuid not null,
  during tstzrange not null
);
create index busy_times_by_coach on busy_times using gist (coach_id, during);
create index busy_times_by_calendar on busy_times (calendar_id);

-- Whose free times changed: only those are looked at again, not the whole row. At the commit, so that whoever books
-- and whoever saves a schedule take their locks in one order.
create function free_time_is_due() returns trigger language plpgsql as $$
declare coach uuid := coalesce(new.coach_id, old.coach_id);
begin
  insert into coach_search_due (coach_id, due_at, is_changed)
  select coach_id, '-infinity', false from coach_search where coach_id = coach
  on conflict (coach_id) do update set due_at = '-infinity' where coach_search_due.due_at <> '-infinity';
  return null;
end $$;
create constraint trigger taken_times_in_search after insert or delete on taken_times
  deferrable initially deferred for each row execute function free_time_is_due();
create function busy_times_are_due() returns trigger language plpgsql as $$
begin
  insert into coach_search_due (coach_id, due_at, is_changed)
  select coach_id, '-infinity', false from coach_search where coach_id in (select coach_id from changed)
  on conflict (coach_id) do update set due_at = '-infinity' where coach_search_due.due_at <> '-infinity';
  return null;
end $$;
create trigger busy_times_come after insert on busy_times
  referencing new table as changed for each statement execute function busy_times_are_due();
create trigger busy_times_go after delete on busy_times
  referencing old table as changed for each statement execute function busy_times_are_due();

-- The address under which a person's appointments can be subscribed to; shown again, so sealed beside its hash.
create table calendar_feeds (
  user_id uuid primary key references users on delete cascade,
  token_hash bytea not null unique,
  token bytea not null,
  made_at timestamptz not null
);

create table notifications (
  id uuid primary key default uuidv7(),
  user_id uuid not null references users on delete cascade,
  kind text not null,
  appointment_id uuid references appointments on delete cascade,
  by text check (by in ('client', 'coach', 'clock')),
  -- As it was when it was said.
  starts_at timestamptz,
  status text not null default 'Sent' check (
    status in ('Pending', 'Sent', 'Failed', 'Read', 'Deleted', 'Archived', 'Dismissed')
  ),
  created_at timestamptz not null
);
create index notifications_of_user on notifications (user_id, created_at desc, id);
create index notifications_of_appointment on notifications (appointment_id);

-- Cards as clients see them; the numbers stay with the provider.
create table payment_methods (
  id uuid primary key default uuidv7(),
  user_id uuid not null references users on delete cascade,
  provider_id text not null unique,
  brand text not null,
  last_four text not null check (last_four ~ '^\d{4}$'),
  expires_on date not null,
  is_default boolean not null default false,
  created_at timestamptz not null
);
create index payment_methods_of_user on payment_methods (user_id);

-- A calendar entry goes with a mail about an appointment.
alter table mails add column calendar text, add column calendar_method text check (calendar_method in ('REQUEST', 'CANCEL')),
  add constraint calendar_is_whole check ((calendar is null) = (calendar_method is null));

alter table reviews add column appointment_id uuid unique references appointments;
