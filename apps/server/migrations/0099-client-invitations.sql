-- People whom a coach invites by mail, one row for each coach and address.
create table client_invitations (
  id uuid primary key,
  coach_id uuid not null references coaches on delete cascade,
  -- A keyed hash, by which an address is found without opening anything.
  email_hash bytea not null,
  -- First name, address and the coach's words, sealed as notes are.
  sealed bytea not null,
  wrapped_key bytea not null,
  key_name text not null,
  locale text not null check (locale in ('de', 'en')),
  -- Of the personal link.
  token_hash bytea not null unique,
  -- Whether one reminder goes out by itself.
  is_reminded boolean not null,
  added_at timestamptz not null,
  -- When the next mail is due: the invitation, then perhaps the reminder.
  due_at timestamptz,
  sent_at timestamptz,
  reminded_at timestamptz,
  mail_id uuid,
  failed_at timestamptz,
  opened_at timestamptz,
  -- Who came by the link.
  client_id uuid references users on delete set null,
  accepted_at timestamptz,
  opted_out_at timestamptz,
  withdrawn_at timestamptz,
  -- Two windows that confirm the same list write to nobody twice.
  constraint invited_once unique (coach_id, email_hash),
  constraint reminded_after_sent check (reminded_at is null or sent_at is not null),
  constraint nothing_due_when_over check (
    due_at is null or coalesce(reminded_at, failed_at, accepted_at, opted_out_at, withdrawn_at) is null
  )
);
create index client_invitations_due on client_invitations (due_at) where due_at is not null;
create index client_invitations_of_coach on client_invitations (coach_id, added_at desc, id);
create index client_invitations_sent on client_invitations (coach_id, sent_at) where sent_at is not null;
create index client_invitations_reminded on client_invitations (coach_id, reminded_at) where reminded_at is not null;
create index client_invitations_to on client_invitations (email_hash);
create index client_invitations_of_client on client_invitations (client_id) where client_id is not null;
create index client_invitations_by_mail on client_invitations (mail_id) where mail_id is not null;
create index client_invitations_by_key on client_invitations (key_name, id);

-- Who wants no invitations, of one coach or of all. It stays for ever, and tells nobody an address.
create table invitation_opt_outs (
  email_hash bytea not null,
  coach_id uuid references coaches on delete cascade,
  opted_out_at timestamptz not null,
  constraint opted_out_once unique nulls not distinct (email_hash, coach_id)
);
