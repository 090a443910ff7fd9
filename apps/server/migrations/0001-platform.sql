create extension if not exists citext;

-- A mail is a row of the transaction that causes it: no commit, no mail; a commit, and it is sent or kept until it is.
create table mails (
  id uuid primary key default uuidv7(),
  to_address text not null,
  reply_to text,
  locale text not null check (locale in ('en', 'de')),
  subject text not null,
  text text not null,
  html text not null,
  headers jsonb not null default '{}',
  state text not null default 'queued' check (state in ('queued', 'sent', 'kept', 'failed')),
  attempts integer not null default 0,
  last_error text,
  created_at timestamptz not null,
  -- When it may be tried (again). Whoever tries moves it ahead first, so that two workers never send one mail at once.
  due_at timestamptz not null,
  sent_at timestamptz
);
create index mails_due on mails (due_at) where state = 'queued';
create index mails_newest on mails (created_at desc);

-- One row per audience, locked until commit: its events become visible in the order of their ids, without gaps.
create table event_streams (
  audience text primary key,
  last_id bigint not null
);
create table events (
  audience text not null,
  id bigint not null,
  kind text not null,
  data jsonb not null,
  created_at timestamptz not null,
  primary key (audience, id)
);
create index events_by_age on events (created_at);

-- Generic cell rate: one instant per key says how far its allowance is used up. Losing it in a crash only forgives.
create unlogged table rate_limits (
  key text primary key,
  used_until timestamptz not null
);
create index rate_limits_by_age on rate_limits (used_until);
