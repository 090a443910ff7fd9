-- What gave up and waits for a person: a mail, a background job, a message of the card provider. The thing itself stays
-- in its own table; here stands that it failed, and what became of it.
create table failures (
  id uuid primary key default uuidv7(),
  kind text not null check (kind in ('mail', 'job', 'providerEvent')),
  -- The id of the mail or message; of a job its queue and what it was given, since doing one again does all of the same.
  source_id text not null,
  -- The queue of a job, the type of a message.
  name text not null default '',
  -- What the job was given, to do it again: ids alone. The queue itself forgets a job after a day.
  data jsonb,
  attempts integer not null check (attempts >= 0),
  -- A code, never the words of an error: those may name people.
  error text not null default '',
  -- By the clock of the thing that failed.
  failed_at timestamptz not null,
  state text not null default 'open' check (state in ('open', 'retried', 'dismissed', 'mended')),
  settled_at timestamptz,
  settled_by uuid references users on delete set null,
  reason text not null default '',
  check ((state = 'open') = (settled_at is null)),
  check (state <> 'dismissed' or reason <> '')
);
create unique index failures_open_once on failures (kind, source_id) where state = 'open';
create index failures_of_source on failures (kind, source_id, failed_at);
create index failures_open on failures (failed_at desc, id) where state = 'open';
create index failures_settled on failures (settled_at desc, id) where state <> 'open';
create index failures_by_operator on failures (settled_by) where settled_by is not null;

alter table mails add column failed_at timestamptz;
update mails set failed_at = due_at where state = 'failed';

-- How often a message was looked into in vain, and when it is tried again: less and less often.
alter table provider_events
  add column attempts integer not null default 0,
  add column last_error text,
  add column tried_at timestamptz,
  add column due_at timestamptz;
