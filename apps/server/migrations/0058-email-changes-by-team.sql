-- Where the team asks for another address, the present one agrees too, or does not object for a while.
alter table email_changes
  add column old_confirm_hash bytea unique,
  add column new_confirmed_at timestamptz,
  add column old_confirmed_at timestamptz,
  -- When it takes effect without an answer from the present address; null where its owner asked.
  add column unanswered_at timestamptz;
create index email_changes_unanswered on email_changes (unanswered_at) where changed_at is null;
