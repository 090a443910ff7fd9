-- An education or a training of a resume that the team verifies by a document.
create table credentials (
  id uuid primary key default uuidv7(),
  coach_id uuid not null references coaches on delete cascade,
  -- The entry as it was offered: entries are replaced as a whole, and an edited one has to be looked at again.
  section text not null check (section in ('education', 'training')),
  title text not null,
  year smallint not null,
  organisation text not null,
  description text not null,
  -- Private; cleared when the coach deletes it.
  document_id uuid references documents on delete set null,
  state text not null check (state in ('waiting', 'verified', 'refused', 'withdrawn')),
  offered_at timestamptz not null,
  decided_at timestamptz,
  decided_by uuid references users on delete set null,
  reason text,
  verified_on date,
  -- The first day without it, in Berlin; null if it does not lapse.
  expires_on date,
  constraint decided_by_team check ((decided_at is not null) = (state in ('verified', 'refused'))),
  constraint refused_with_reason check (state <> 'refused' or reason is not null),
  constraint verified_on_a_day check ((verified_on is not null) = (state = 'verified')),
  constraint expires_after check (expires_on is null or expires_on > verified_on)
);
-- An entry is offered once at a time.
create unique index credentials_live on credentials (coach_id, section, year, md5(title || organisation || description))
  where state in ('waiting', 'verified');
create index credentials_of_coach on credentials (coach_id);
create index credentials_waiting on credentials (offered_at, id) where state = 'waiting';
create index credentials_by_document on credentials (document_id);
create trigger credentials_in_search after insert or update or delete on credentials
  for each row execute function search_is_due('coach_id');
