-- The team looks for people by parts of names and addresses, and by the end of a card's number.
create index users_by_name_part on users using gin (folded_name gin_trgm_ops) where deleted_at is null;
create index users_by_email_part on users using gin (email_key gin_trgm_ops) where deleted_at is null;
create index payment_methods_by_last_four on payment_methods (last_four);
create index invoices_by_number on invoices (number);

-- What the team has forbidden somebody, or keeps of them: one of each.
create table account_restrictions (
  user_id uuid not null references users on delete cascade,
  kind text not null check (kind in ('noWriting', 'legalHold')),
  reason text not null check (reason <> ''),
  since timestamptz not null,
  set_by uuid references users on delete set null,
  primary key (user_id, kind)
);

-- Second factors that the team will take away for somebody who lost them: after a day, in which the owner can object.
create table factor_resets (
  user_id uuid primary key references users on delete cascade,
  reason text not null check (reason <> ''),
  asked_by uuid references users on delete set null,
  asked_at timestamptz not null,
  due_at timestamptz not null
);
create index factor_resets_due on factor_resets (due_at);
