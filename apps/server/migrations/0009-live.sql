-- A name as search compares it: small letters without marks, as `fold` of the rules has it.
create function folded(name text) returns text language sql immutable parallel safe return
  replace(replace(replace(replace(translate(
    lower(regexp_replace(normalize(name, nfkd), '[\u0300-\u036f]', '', 'g') collate "pg_c_utf8"),
    'øłđðı', 'olddi'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th');
-- Kept with the person: to fold ten thousand names takes longer than to find those that are asked for.
alter table users add column folded_name text not null generated always as (folded(trim(first_name || ' ' || last_name))) stored;

-- What is written between one coach and one client.
create table conversations (
  id uuid primary key default uuidv7(),
  coach_id uuid not null references users,
  client_id uuid not null references users,
  -- The number of its newest message; numbers have no gaps.
  last_number integer not null default 0 check (last_number >= 0),
  created_at timestamptz not null,
  -- The folded names of both, for search in a list. Not at the sides: those change with each message, and so would the index.
  coach_name text not null,
  client_name text not null,
  constraint one_conversation_for_each_pair unique (coach_id, client_id),
  constraint nobody_writes_to_themselves check (coach_id <> client_id)
);
create index conversations_of_client on conversations (client_id);
create extension if not exists btree_gin;
create index conversations_by_client_name on conversations using gin (coach_id, client_name gin_trgm_ops);
create index conversations_by_coach_name on conversations using gin (client_id, coach_name gin_trgm_ops);

-- How a conversation stands for each of its two people.
create table conversation_sides (
  user_id uuid not null references users,
  conversation_id uuid not null references conversations on delete cascade,
  side text not null check (side in ('client', 'coach')),
  -- Where it stands in the person's list; missing before there is anything to see, and once it was removed.
  listed_at timestamptz,
  -- Up to which message it was delivered to this person, read, and removed for this person alone.
  delivered_up_to integer not null default 0 check (delivered_up_to >= 0),
  read_up_to integer not null default 0 check (read_up_to >= 0),
  removed_up_to integer not null default 0 check (removed_up_to >= 0),
  -- How many messages of the other side were not read.
  unread integer not null default 0 check (unread >= 0),
  -- When a mail or a push says that something waits; found from the rows when it is due.
  mail_due_at timestamptz,
  push_due_at timestamptz,
  -- How often it could not be pushed.
  push_tries smallint not null default 0,
  -- Not by person first: then a list would be sorted from it, instead of read from the index that has its order.
  primary key (conversation_id, user_id),
  constraint one_person_on_each_side unique (conversation_id, side)
);
create index conversations_listed on conversation_sides (user_id, listed_at desc, conversation_id)
  where listed_at is not null;
create index conversations_unread on conversation_sides (user_id) include (unread) where unread > 0;
create index conversations_undelivered on conversation_sides (mail_due_at) where mail_due_at is not null;
create index conversations_to_push on conversation_sides (push_due_at) where push_due_at is not null;

-- How many conversations somebody has in the list. Kept by the database alone, so that it is always exact: to count ten
-- thousand with every page of a list took longer than all the rest of it.
create table conversation_counts (
  user_id uuid primary key references users on delete cascade,
  listed integer not null check (listed >= 0)
);
create function count_listed(person uuid, by integer) returns void language sql as $$
  insert into conversation_counts values (person, greatest(by, 0))
  on conflict (user_id) do update set listed = conversation_counts.listed + by
$$;
create function count_new_sides() returns trigger language plpgsql as $$
begin
  perform count_listed(user_id, count(*)::integer) from added where listed_at is not null group by user_id order by user_id;
  return null;
end $$;
create trigger new_sides_counted after insert on conversation_sides
  referencing new table as added for each statement execute function count_new_sides();
create function count_gone_sides() returns trigger language plpgsql as $$
begin
  perform count_listed(user_id, -count(*)::integer) from gone where listed_at is not null group by user_id order by user_id;
  return null;
end $$;
create trigger gone_sides_counted after delete on conversation_sides
  referencing old table as gone for each statement execute function count_gone_sides();
create function count_changed_side() returns trigger language plpgsql as $$
begin
  perform count_listed(new.user_id, case when new.listed_at is null then -1 else 1 end);
  return null;
end $$;
create trigger changed_sides_counted after update of listed_at on conversation_sides for each row
  when ((old.listed_at is null) <> (new.listed_at is null)) execute function count_changed_side();

create function rename_in_conversations() returns trigger language plpgsql as $$
begin
  update conversations set coach_name = new.folded_name where coach_id = new.id;
  update conversations set client_name = new.folded_name where client_id = new.id;
  return null;
end $$;
create trigger names_in_conversations after update on users
  for each row when (old.folded_name <> new.folded_name) execute function rename_in_conversations();

create table messages (
  conversation_id uuid not null references conversations on delete cascade,
  number integer not null check (number > 0),
  -- Given by whoever sends it: the same one sent twice is one.
  id uuid not null unique,
  sender text not null check (sender in ('client', 'coach')),
  -- Sealed: what people tell their coach is nothing for a copy of the database. Null once its author has left.
  sealed bytea,
  sent_at timestamptz not null,
  primary key (conversation_id, number)
);

-- Coaches whom a client wants to find again for writing.
create table contacts (
  client_id uuid not null references users on delete cascade,
  coach_id uuid not null references coaches on delete cascade,
  created_at timestamptz not null,
  primary key (client_id, coach_id)
);
create index contacts_by_coach on contacts (coach_id);

-- What somebody reported to us, with the message as it was then; both stay until it is decided.
create table reports (
  id uuid primary key default uuidv7(),
  reporter_id uuid references users on delete set null,
  message_id uuid not null,
  conversation_id uuid references conversations on delete set null,
  reason text not null check (reason in ('harassment', 'danger', 'fraud', 'contact', 'illegal', 'other')),
  comment text not null check (char_length(comment) <= 1000),
  sealed bytea not null,
  created_at timestamptz not null,
  constraint reported_once unique (reporter_id, message_id)
);

-- Whose pages are open, said anew every few seconds by whoever holds their streams. Losing it only means a moment of "away".
create unlogged table presences (
  user_id uuid primary key,
  seen_at timestamptz not null,
  -- Who said so last.
  server_id uuid not null
);
create index presences_by_age on presences (seen_at);

-- The events of streams may carry what people write: nothing for a copy of the database either.
delete from events;
alter table events drop column data;
alter table events add column sealed bytea not null;

alter table notifications
  add column data jsonb not null default '{}',
  -- When it is to be pushed; `Pending` until then.
  add column push_due_at timestamptz,
  add column push_tries smallint not null default 0,
  -- Since when it has its status.
  add column changed_at timestamptz;
-- Lists are read from the first of these, their counts from the second, which is small.
drop index notifications_of_user;
create index notifications_listed on notifications (user_id, created_at, id) include (status);
create index notifications_counted on notifications (user_id, status);
-- Whoever has to answer is told once that time runs out.
create unique index unanswered_told_once on notifications (appointment_id, user_id, (data ->> 'answerBy'))
  where kind = 'unanswered';
create index notifications_unread on notifications (user_id, created_at desc, id)
  where status in ('Pending', 'Sent', 'Failed');
create index notifications_to_push on notifications (push_due_at) where push_due_at is not null;
create index notifications_put_away on notifications (changed_at) where status in ('Read', 'Deleted');
create index appointments_unanswered on appointments (answer_by) where awaiting in ('coach', 'client');

-- How somebody wants to hear of things; without a row as the rules say.
create table notification_settings (
  user_id uuid primary key references users on delete cascade,
  receives boolean not null default true,
  -- No push and no mail about messages between these, by the clock of this zone; from may be later than until.
  quiet_from time,
  quiet_until time,
  quiet_zone text,
  constraint quiet_hours_are_whole check (num_nulls(quiet_from, quiet_until, quiet_zone) in (0, 3)),
  constraint quiet_hours_end check (quiet_from <> quiet_until)
);
create table notification_choices (
  user_id uuid not null references users on delete cascade,
  topic text not null check (topic in ('requests', 'appointments', 'reminders', 'payments', 'messages', 'practice')),
  in_app boolean not null,
  email boolean not null,
  push boolean not null,
  primary key (user_id, topic)
);

-- Browsers that show messages while no page is open. They go with their session.
create table push_subscriptions (
  id uuid primary key default uuidv7(),
  user_id uuid not null references users on delete cascade,
  session_id uuid not null references sessions on delete cascade,
  endpoint text not null unique check (char_length(endpoint) <= 2000),
  p256dh bytea not null check (octet_length(p256dh) = 65),
  auth bytea not null check (octet_length(auth) = 16),
  created_at timestamptz not null
);
create index push_subscriptions_of_user on push_subscriptions (user_id);
create index push_subscriptions_of_session on push_subscriptions (session_id);

-- Who was in the room of an appointment, from when to when. Nothing of what was said is kept.
create table room_visits (
  id uuid primary key default uuidv7(),
  appointment_id uuid not null references appointments on delete cascade,
  side text not null check (side in ('client', 'coach')),
  joined_at timestamptz not null,
  -- A visit that is not heard of any more is over.
  seen_at timestamptz not null,
  left_at timestamptz,
  constraint left_after_joining check (left_at >= joined_at)
);
create index room_visits_of_appointment on room_visits (appointment_id, joined_at);
-- Whoever opens the room in a second tab takes their place there.
create unique index one_visit_for_each_side on room_visits (appointment_id, side) where left_at is null;
