-- Until when the bank wants the evidence; unknown for disputes from before.
alter table disputes add column evidence_by timestamptz;
create index disputes_open on disputes (appointment_id) where status = 'open';

-- What a coach says about a disputed appointment: part of the evidence for the bank.
create table dispute_accounts (
  id uuid primary key default uuidv7(),
  dispute_id text not null unique references disputes on delete cascade,
  coach_id uuid not null references users on delete cascade,
  -- Sealed as notes are: it may tell what the appointment was about.
  sealed bytea not null,
  wrapped_key bytea not null,
  key_name text not null,
  written_at timestamptz not null
);
create index dispute_accounts_of_coach on dispute_accounts (coach_id);
create index dispute_accounts_by_key on dispute_accounts (key_name, id);
