-- A coach's account at a calendar server. Who signs in there, and with what, is sealed.
create table calendar_connections (
  id uuid primary key,
  coach_id uuid not null references coaches on delete cascade,
  kind text not null check (kind in ('caldav', 'google', 'microsoft')),
  host text not null,
  sealed bytea not null,
  wrapped_key bytea not null,
  key_name text not null,
  added_at timestamptz not null,
  due_at timestamptz not null,
  -- While a worker speaks with the server: nobody else does.
  taken_until timestamptz,
  tried_at timestamptz,
  succeeded_at timestamptz,
  failures integer not null default 0,
  -- Why the last try failed; missing after one that succeeded.
  problem text,
  -- When the list of its calendars was last read.
  listed_at timestamptz,
  -- Nothing is written while our entries were deleted all at once and the coach has not said what to do.
  stopped_at timestamptz,
  -- Our entries are removed there before the row is.
  leaves_at timestamptz
);
create index calendar_connections_of_coach on calendar_connections (coach_id);
create index calendar_connections_due on calendar_connections (due_at);

create table connected_calendars (
  id uuid primary key default uuidv7(),
  connection_id uuid not null references calendar_connections on delete cascade,
  coach_id uuid not null,
  path text not null,
  name text not null,
  is_writable boolean not null,
  -- Its times are not offered.
  blocks boolean not null default false,
  -- Our appointments are written into it.
  receives boolean not null default false,
  -- The state of the server at the last reading, in its own words.
  token text,
  -- Read whole once a day: the window moves on, and not every server tells all changes.
  read_whole_at timestamptz,
  unique (connection_id, path),
  constraint receives_if_writable check (is_writable or not receives)
);
create unique index one_calendar_receives on connected_calendars (coach_id) where receives;

-- The events of a connected calendar: only their version there and their busy minutes since 1970, start and end by turns.
create table calendar_events (
  calendar_id uuid not null references connected_calendars on delete cascade,
  href text not null,
  etag text not null,
  busy_minutes integer[] not null,
  primary key (calendar_id, href)
);

alter table busy_times alter column calendar_id drop not null,
  add column connected_calendar_id uuid references connected_calendars on delete cascade,
  add constraint busy_by_one_calendar check (num_nonnulls(calendar_id, connected_calendar_id) = 1);
create index busy_times_by_connected_calendar on busy_times (connected_calendar_id)
  where connected_calendar_id is not null;
