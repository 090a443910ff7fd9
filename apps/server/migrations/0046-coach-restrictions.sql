-- What the team does to a coach's practice: pause, suspend, close; each with its reasons, which the coach is sent.
create table coach_restrictions (
  id uuid primary key default uuidv7(),
  coach_id uuid not null references coaches on delete cascade,
  kind text not null check (kind in ('pause', 'suspend', 'close')),
  ground text not null check (ground in ('request', 'terms', 'repeated', 'law')),
  reason text not null check (char_length(reason) between 1 and 2000),
  allows_log_in boolean not null default true,
  set_by uuid references users on delete set null,
  set_at timestamptz not null,
  -- From when it counts: an account is closed some time after the notice.
  begins_at timestamptz not null,
  begun_at timestamptz,
  -- Of a pause that ends by itself.
  ends_at timestamptz,
  lifted_at timestamptz,
  lifted_by uuid references users on delete set null,
  -- Empty if time lifted it.
  lift_reason text,
  constraint only_the_law_bars check (allows_log_in or ground = 'law'),
  constraint only_pauses_end check (ends_at is null or kind = 'pause'),
  constraint only_closing_waits check (kind = 'close' or begun_at is not null),
  constraint lifted check ((lifted_at is null) = (lift_reason is null))
);
-- One open restriction of each kind, whatever happens at once.
create unique index coach_restrictions_open on coach_restrictions (coach_id, kind) where lifted_at is null;
create index coach_restrictions_of_coach on coach_restrictions (coach_id, set_at desc);
create index coach_restrictions_begin on coach_restrictions (begins_at) where begun_at is null and lifted_at is null;
create index coach_restrictions_end on coach_restrictions (ends_at) where ends_at is not null and lifted_at is null;

-- The strongest of them that counts now, and when the account ends, so that every look at a coach has both at hand.
alter table coaches
  add column restriction text check (restriction in ('paused', 'suspended', 'barred', 'closed')),
  add column closes_at timestamptz;

drop trigger coaches_leave_search on coaches;
create trigger coaches_leave_search after update on coaches
  for each row when (not (new.is_public and new.allow_in_listing and new.restriction is null))
  execute function leave_search();
