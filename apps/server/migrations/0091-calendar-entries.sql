-- Our appointments in a coach's own calendar, as they were last written there.
create table calendar_entries (
  calendar_id uuid not null references connected_calendars on delete cascade,
  appointment_id uuid not null references appointments on delete cascade,
  -- Where it is there and in which version; missing before the first writing.
  href text,
  etag text,
  -- Tells whether something has to be written again.
  written_hash bytea,
  written_starts_at timestamptz,
  written_ends_at timestamptz,
  -- When it has to be written, moved or removed; missing while both sides agree.
  due_at timestamptz,
  -- What was done to it there, until the coach has answered.
  change text check (change in ('moved', 'deleted')),
  changed_starts_at timestamptz,
  changed_ends_at timestamptz,
  noticed_at timestamptz,
  primary key (calendar_id, appointment_id),
  constraint change_is_whole check ((change is null) = (noticed_at is null)),
  constraint move_has_times check (
    (change is not distinct from 'moved') = (changed_starts_at is not null and changed_ends_at is not null)
  )
);
create index calendar_entries_of_appointment on calendar_entries (appointment_id);
create index calendar_entries_due on calendar_entries (calendar_id, due_at) where due_at is not null;

-- How a coach's entries are called, in the feed and in connected calendars; no row means neutral.
create table calendar_titles (
  coach_id uuid primary key references coaches on delete cascade,
  titles text not null check (titles in ('neutral', 'initials', 'name'))
);

-- Whoever changes an appointment, its entry is due: what is to be written is seen when it is written.
create function entry_is_due() returns trigger language plpgsql as $$
begin
  insert into calendar_entries (calendar_id, appointment_id, due_at)
  select id, new.id, '-infinity' from connected_calendars
  where coach_id = new.coach_id and receives and new.awaiting is distinct from 'payment_details'
  on conflict (calendar_id, appointment_id) do update set due_at = '-infinity';
  -- What was done to it there counts no more once it has another time here, or none.
  if tg_op = 'UPDATE' and (new.starts_at <> old.starts_at or new.ends_at <> old.ends_at
    or new.status in ('Cancelled', 'Rejected')) then
    update calendar_entries set change = null, changed_starts_at = null, changed_ends_at = null, noticed_at = null
    where appointment_id = new.id and change is not null;
  end if;
  return null;
end $$;
create trigger appointments_in_calendars after insert or update of status, awaiting, starts_at, ends_at on appointments
  for each row execute function entry_is_due();
