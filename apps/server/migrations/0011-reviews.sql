-- A review waits for its coach, who approves or contests it; what is contested an operator decides.
alter table reviews
  add column contested_at timestamptz,
  add column contest_reason text check (char_length(contest_reason) between 1 and 1000),
  add column decided_at timestamptz,
  add column decided_by uuid references users on delete set null,
  -- Told to both sides; a removal without one is none (DSA, Art. 17).
  add column decision_reason text check (char_length(decision_reason) between 1 and 1000),
  add column removed_at timestamptz,
  add constraint contest_is_whole check ((contested_at is null) = (contest_reason is null)),
  add constraint removed_is_not_published check (removed_at is null or published_at is null),
  add constraint decision_is_whole check (decided_at is not null or (decided_by is null and decision_reason is null)),
  add constraint decided_is_published_or_removed check (decided_at is null or num_nonnulls(published_at, removed_at) = 1),
  add constraint removal_has_its_reason check (removed_at is null or decision_reason is not null);

-- Those that show by themselves once they have waited long enough.
create index reviews_waiting on reviews (written_at)
  where published_at is null and contested_at is null and removed_at is null;
-- A coach's own list of what is not published.
create index reviews_unpublished on reviews (coach_id, written_at desc, id) where published_at is null;

-- Who was asked for a review: once for each appointment, whatever became of it.
create table review_requests (
  appointment_id uuid primary key references appointments on delete cascade,
  asked_at timestamptz not null
);
create index appointments_completed on appointments (ends_at) where status = 'Completed';
