-- What the team checks about a coach: the first publication, and later changes of name or business details.
create table vetting_checks (
  id uuid primary key default uuidv7(),
  coach_id uuid not null references coaches on delete cascade,
  -- Collected while the check is open.
  reasons text[] not null check (
    cardinality(reasons) > 0 and reasons <@ array['firstPublication', 'changedName', 'changedBusiness']
  ),
  state text not null check (state in ('waiting', 'changesAsked', 'approved', 'refused', 'withdrawn')),
  submitted_at timestamptz not null,
  -- Of everything that was to be checked, as it was submitted; as it was seen once somebody decided.
  fingerprint text not null,
  decided_at timestamptz,
  decided_by uuid references users on delete set null,
  reason text,
  -- `[{section, sentence}]`, for the coach.
  requested_changes jsonb not null default '[]',
  constraint decided check ((decided_at is not null) = (state in ('changesAsked', 'approved', 'refused'))),
  constraint refused_with_reason check (state <> 'refused' or reason is not null)
);
-- One open check per coach, whatever happens at once.
create unique index vetting_checks_open on vetting_checks (coach_id) where state in ('waiting', 'changesAsked');
create index vetting_checks_of_coach on vetting_checks (coach_id, submitted_at desc);
create index vetting_checks_waiting on vetting_checks (submitted_at, id) where state = 'waiting';
