-- What the yearly tax report has to say about a coach, besides the business details: number, birth or register, holder of
-- the account. Sealed; saved whole or not at all, so a row is complete.
create table tax_details (
  coach_id uuid primary key references users,
  sealed bytea not null,
  saved_at timestamptz not null
);

-- How often a coach who has earned was asked for them; gone as soon as they are there.
create table tax_requests (
  coach_id uuid primary key references users,
  times smallint not null check (times between 1 and 3),
  first_at timestamptz not null,
  last_at timestamptz not null check (last_at >= first_at)
);

-- Who a coach was who has left: the report of that year, and its corrections, still name the person. Sealed.
create table former_sellers (
  coach_id uuid primary key references users,
  sealed bytea not null,
  left_at timestamptz not null
);

-- Payouts also wait for tax details: without a person's decision, so without a person's reason, and beside the team's.
alter table payout_holds
  add column cause text not null default 'team' check (cause in ('team', 'taxDetails')),
  alter column reason drop not null,
  drop constraint release_is_whole,
  add constraint team_gives_a_reason check ((cause = 'team') = (reason is not null)),
  add constraint release_is_whole check (
    case cause when 'team' then (released_at is null) = (release_reason is null) else release_reason is null end
  );
drop index held_once;
create unique index held_once on payout_holds (coach_id, cause) where released_at is null;
