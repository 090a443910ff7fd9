-- A person of the demo, whose password everybody knows: nobody logs in as one of them in production.
alter table users add column is_demo boolean not null default false;

-- Wrong tries by where they come from, so that a stranger's lock out the stranger: a network, a browser that the account
-- knows, or a session. Those of all unknown browsers together are counted at the user.
create table login_attempts (
  user_id uuid not null references users on delete cascade,
  -- Keyed hash of the source: the table names no network.
  source bytea not null,
  failed_attempts integer not null,
  locked_until timestamptz,
  last_at timestamptz not null,
  primary key (user_id, source)
);
create index login_attempts_by_age on login_attempts (last_at);
