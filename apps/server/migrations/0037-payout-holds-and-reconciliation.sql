-- A coach's payouts wait while the team looks into something; what is earned and stated goes on.
create table payout_holds (
  id uuid primary key default uuidv7(),
  coach_id uuid not null references users,
  -- The coach reads both reasons.
  reason text not null check (char_length(reason) between 1 and 1000),
  held_by uuid references users on delete set null,
  held_at timestamptz not null,
  release_reason text check (char_length(release_reason) between 1 and 1000),
  released_by uuid references users on delete set null,
  released_at timestamptz,
  constraint release_is_whole check ((released_at is null) = (release_reason is null))
);
create unique index held_once on payout_holds (coach_id) where released_at is null;
create index payout_holds_of_coach on payout_holds (coach_id, held_at);

-- Each day of Berlin in the ledger and at the provider. What the provider keeps for itself, and what we took out or put in,
-- is in no account of the ledger and stands beside.
create table reconciled_days (
  day date primary key,
  ledger_cents bigint not null,
  provider_cents bigint not null,
  difference_cents bigint not null generated always as (provider_cents - ledger_cents) stored,
  -- All days until this one: what was booked just after midnight makes up for the day before.
  running_cents bigint not null,
  provider_fee_cents bigint not null,
  own_cents bigint not null,
  movements integer not null,
  checked_at timestamptz not null
);
