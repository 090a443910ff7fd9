-- Another address that somebody asked for, and, once it counts, the former one, for as long as that can be undone.
create table email_changes (
  id uuid primary key default uuidv7(),
  user_id uuid not null references users on delete cascade,
  -- The browser that asked stays signed in.
  session_id uuid references sessions on delete set null,
  new_email text not null,
  confirm_hash bytea unique,
  old_email text,
  old_email_key text,
  undo_hash bytea unique,
  created_at timestamptz not null,
  changed_at timestamptz,
  expires_at timestamptz not null,
  constraint changed_can_be_undone check (
    (changed_at is null) = (undo_hash is null) and (changed_at is null) = (old_email is null)
    and (old_email is null) = (old_email_key is null)
  )
);
create unique index email_change_pending on email_changes (user_id) where changed_at is null;
create index email_changes_of_user on email_changes (user_id);
create index email_changes_by_expiry on email_changes (expires_at);
-- An address that may come back is nobody else's meanwhile.
create index email_changes_reserved on email_changes (old_email_key) where old_email_key is not null;
