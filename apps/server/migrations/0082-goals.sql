-- A goal of a client: private, or shared with one coach. Titles, reasons, steps and moods may tell of somebody's health,
-- so they are sealed as notes are: with a key of their own, and that key with the one that is named.
create table goals (
  id uuid primary key,
  client_id uuid not null references users on delete cascade,
  -- Null: nobody but the client reads it.
  coach_id uuid references users on delete set null,
  by text not null check (by in ('client', 'coach')),
  state text not null default 'open' check (state in ('open', 'reached', 'dropped')),
  target_on date,
  -- Counts its changes: whoever writes says which version was read.
  version integer not null default 1 check (version > 0),
  sealed bytea not null,
  wrapped_key bytea not null,
  key_name text not null,
  created_at timestamptz not null,
  changed_at timestamptz not null
);
create index goals_of_client on goals (client_id, created_at);
create index goals_of_coach on goals (coach_id, client_id) where coach_id is not null;
create index goals_by_key on goals (key_name, id);

-- Who called a goal open, reached or dropped, and when.
create table goal_changes (
  goal_id uuid not null references goals on delete cascade,
  state text not null check (state in ('open', 'reached', 'dropped')),
  by text not null check (by in ('client', 'coach')),
  changed_at timestamptz not null
);
create index goal_changes_of_goal on goal_changes (goal_id, changed_at);

create table goal_steps (
  id uuid primary key,
  goal_id uuid not null references goals on delete cascade,
  due_on date,
  done_at timestamptz,
  done_by text check (done_by in ('client', 'coach')),
  -- The last reminder: that it is due, or that it is over. Another date begins anew.
  reminded text check (reminded in ('stepDue', 'stepOverdue')),
  version integer not null default 1 check (version > 0),
  sealed bytea not null,
  wrapped_key bytea not null,
  key_name text not null,
  created_at timestamptz not null,
  constraint done_by_somebody check ((done_at is null) = (done_by is null))
);
create index goal_steps_of_goal on goal_steps (goal_id);
create index goal_steps_due on goal_steps (due_on) where done_at is null and due_on is not null;
create index goal_steps_by_key on goal_steps (key_name, id);

-- How somebody was on a day; the mood is sealed with the word.
create table check_ins (
  id uuid primary key,
  client_id uuid not null references users on delete cascade,
  coach_id uuid references users on delete set null,
  goal_id uuid references goals on delete set null,
  checked_on date not null,
  sealed bytea not null,
  wrapped_key bytea not null,
  key_name text not null,
  created_at timestamptz not null
);
create index check_ins_of_client on check_ins (client_id, checked_on desc, created_at desc);
create index check_ins_of_coach on check_ins (coach_id, client_id) where coach_id is not null;
create index check_ins_by_key on check_ins (key_name, id);

-- Who wants to be invited to check in each week, and the day of the next invitation.
create table check_in_invitations (
  client_id uuid primary key references users on delete cascade,
  next_on date not null
);
create index check_in_invitations_due on check_in_invitations (next_on);

alter table notification_choices drop constraint notification_choices_topic_check;
alter table notification_choices add constraint notification_choices_topic_check check (
  topic in ('requests', 'appointments', 'dayBefore', 'reminders', 'payments', 'messages', 'goals', 'practice')
);
