-- The people who run the marketplace, and what each of them may do.
create table operators (
  user_id uuid primary key references users on delete cascade,
  permissions text[] not null check (
    cardinality(permissions) > 0 and permissions <@ array['support', 'moderation', 'finance', 'compliance', 'admin']
  ),
  -- Missing for those whom the command line invited.
  invited_by uuid references users on delete set null,
  invited_at timestamptz not null,
  removed_at timestamptz
);

-- When the person of a session last proved a second factor: money and personal data ask again.
alter table sessions add column proved_at timestamptz;

alter table mail_links drop constraint mail_links_purpose_check,
  add constraint mail_links_purpose_check check (purpose in ('confirm', 'reset', 'invite'));

-- Who did what to whom, before and after, and why; looking at personal data counts as an act, and so does a refused try.
-- It refers to nothing, so that it outlives everybody in it.
create table audit_log (
  -- Without a gap: a missing row is seen.
  position bigint primary key,
  at timestamptz not null,
  -- Missing where the command line acted.
  operator_id uuid,
  action text not null check (action ~ '^[a-z-]+\.[a-zA-Z]+$'),
  outcome text not null check (outcome in ('done', 'refused')),
  subject_kind text,
  subject_id text,
  before jsonb,
  after jsonb,
  reason text not null,
  previous_hash bytea not null,
  hash bytea not null
);
create index audit_log_of_operator on audit_log (operator_id, position desc);
create index audit_log_of_subject on audit_log (subject_kind, subject_id, position desc);
create index audit_log_of_action on audit_log (action, position desc);

-- The hash of a row covers all of it and the row before.
create function audit_hash(entry audit_log) returns bytea language sql immutable as $$
  select sha256(entry.previous_hash || convert_to(jsonb_build_array(
    entry.position, extract(epoch from entry.at), entry.operator_id, entry.action, entry.outcome, entry.subject_kind,
    entry.subject_id, entry.before, entry.after, entry.reason
  )::text, 'UTF8'))
$$;

-- One at a time until the commit: two rows never follow the same one.
create function chain_audit_log() returns trigger language plpgsql as $$
declare last audit_log;
begin
  perform pg_advisory_xact_lock(7305401119);
  select * into last from audit_log order by position desc limit 1;
  new.position := coalesce(last.position, 0) + 1;
  new.previous_hash := coalesce(last.hash, '\x');
  new.hash := audit_hash(new);
  return new;
end $$;
create trigger audit_log_is_chained before insert on audit_log for each row execute function chain_audit_log();

create function is_only_added_to() returns trigger language plpgsql as $$
begin raise exception '% is only ever added to', tg_table_name using errcode = 'restrict_violation'; end $$;
create trigger audit_log_stays before update or delete on audit_log
  for each row execute function is_only_added_to();
create trigger audit_log_is_not_emptied before truncate on audit_log
  for each statement execute function is_only_added_to();
revoke update, delete, truncate on audit_log from current_user;

-- What two people have to want: asked by one, decided by another, who sees exactly what was asked for.
create table approvals (
  id uuid primary key default uuidv7(),
  kind text not null check (kind in (
    'refund', 'payoutRelease', 'manualPosting', 'closeAccount', 'openMessages', 'grantPermissions'
  )),
  input jsonb not null,
  input_hash bytea not null,
  -- What the second person is shown, as it was shown to the first.
  preview jsonb not null,
  reason text not null check (reason <> ''),
  subject_kind text not null,
  subject_id text not null,
  asked_by uuid not null references users on delete cascade,
  asked_at timestamptz not null,
  expires_at timestamptz not null,
  decided_by uuid references users on delete cascade,
  decided_at timestamptz,
  decision text check (decision in ('approved', 'refused', 'withdrawn')),
  decision_reason text not null default '',
  constraint decided_is_whole check (
    (decision is null) = (decided_at is null) and (decision is null) = (decided_by is null)
  ),
  constraint two_people check (decision = 'withdrawn' or decided_by <> asked_by)
);
create index approvals_open on approvals (expires_at) where decision is null;
create index approvals_of_subject on approvals (subject_kind, subject_id);
-- Nobody asks twice for the same while the first waits.
create unique index approvals_asked_once on approvals (kind, input_hash) where decision is null;

create function approvals_keep_their_input() returns trigger language plpgsql as $$
begin
  if old.decision is not null or (old.kind, old.input, old.input_hash, old.preview, old.asked_by, old.expires_at)
    is distinct from (new.kind, new.input, new.input_hash, new.preview, new.asked_by, new.expires_at) then
    raise exception 'what was asked for is not changed' using errcode = 'restrict_violation'; end if;
  return new;
end $$;
create trigger approvals_are_decided_once before update on approvals
  for each row execute function approvals_keep_their_input();

-- Everything that waits for the team, with its deadline.
create table cases (
  id uuid primary key default uuidv7(),
  number bigint generated always as identity (start with 1001) unique,
  kind text not null check (kind in (
    'question', 'contentNotice', 'contestedReview', 'noShowObjection', 'withdrawal', 'payment', 'payout', 'vetting',
    'pattern', 'complaint', 'privacy', 'system'
  )),
  -- What caused it; the same cause opens no second case while the first is open.
  source text not null,
  source_id text not null,
  -- What somebody wrote above their message; others are named by their source.
  subject text check (char_length(subject) between 1 and 200),
  -- Whom it concerns: by account, or by the name and address that were given.
  person_id uuid references users on delete set null,
  person_name text not null default '',
  person_email text,
  locale text not null check (locale in ('en', 'de')),
  about_kind text check (about_kind in ('appointment', 'payment', 'review', 'message', 'profile', 'document')),
  about_id text,
  state text not null default 'open' check (state in ('open', 'waiting', 'snoozed', 'closed')),
  due_at timestamptz not null,
  -- When a waiting or snoozed one opens again.
  wakes_at timestamptz,
  assignee_id uuid references users on delete set null,
  -- Who is writing an answer, so that nobody else does.
  writing_by uuid references users on delete set null,
  writing_until timestamptz,
  -- Whether something came in that nobody of the team has opened.
  is_unread boolean not null default true,
  -- Each change of the case: an answer to a former version asks first.
  version integer not null default 1,
  opened_at timestamptz not null,
  changed_at timestamptz not null,
  answered_at timestamptz,
  closed_at timestamptz,
  merged_into_id uuid references cases,
  search_text text generated always as (
    lower(number::text || ' ' || coalesce(subject, '') || ' ' || person_name || ' ' || coalesce(person_email, ''))
  ) stored,
  constraint about_is_whole check ((about_kind is null) = (about_id is null)),
  constraint closed_has_a_date check ((state = 'closed') = (closed_at is not null)),
  constraint sleeping_wakes check ((state in ('waiting', 'snoozed')) = (wakes_at is not null))
);
create unique index cases_one_per_cause on cases (source, source_id) where state <> 'closed';
create index cases_of_cause on cases (source, source_id);
create index cases_open on cases (due_at, id) where state <> 'closed';
create index cases_open_of_kind on cases (kind, due_at, id) where state <> 'closed';
create index cases_open_of_assignee on cases (assignee_id, due_at, id) where state <> 'closed';
create index cases_closed on cases (closed_at desc, id) where state = 'closed';
create index cases_of_person on cases (person_id, opened_at desc) where person_id is not null;
create index cases_about on cases (about_kind, about_id) where about_kind is not null;
create index cases_to_wake on cases (wakes_at) where wakes_at is not null;
create index cases_by_text on cases using gin (search_text gin_trgm_ops);

-- What was written and done in a case, in its order.
create table case_entries (
  id uuid primary key default uuidv7(),
  case_id uuid not null references cases,
  kind text not null check (kind in ('received', 'sent', 'note', 'act', 'system')),
  author_id uuid,
  text text not null default '',
  -- What an act did, as data for a sentence in the reader's language.
  data jsonb not null default '{}',
  at timestamptz not null
);
create index case_entries_of_case on case_entries (case_id, at, id);

-- Written once; a person's erasure empties texts and changes nothing else.
create function case_entries_stay() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and new.text = '' and (old.id, old.case_id, old.kind, old.author_id, old.data, old.at)
    is not distinct from (new.id, new.case_id, new.kind, new.author_id, new.data, new.at) then return new; end if;
  raise exception 'case_entries is only ever added to' using errcode = 'restrict_violation';
end $$;
create trigger case_entries_stay before update or delete on case_entries
  for each row execute function case_entries_stay();
create trigger case_entries_are_not_emptied before truncate on case_entries
  for each statement execute function is_only_added_to();
revoke delete, truncate on case_entries from current_user;

-- Filters that somebody keeps under a name.
create table case_views (
  id uuid primary key default uuidv7(),
  operator_id uuid not null references users on delete cascade,
  name text not null check (char_length(name) between 1 and 60),
  filter jsonb not null,
  created_at timestamptz not null,
  unique (operator_id, name)
);

-- Answers that are written once and used often; {{name}} and the like are filled in.
create table case_templates (
  id uuid primary key default uuidv7(),
  name text not null unique check (char_length(name) between 1 and 80),
  text_de text not null check (char_length(text_de) between 1 and 5000),
  text_en text not null check (char_length(text_en) between 1 and 5000),
  changed_by uuid references users on delete set null,
  changed_at timestamptz not null
);
