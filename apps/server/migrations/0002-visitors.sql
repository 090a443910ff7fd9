create table support_requests (
  id uuid primary key default uuidv7(),
  reference text not null unique,
  name text not null,
  email citext not null,
  subject text not null,
  message text not null,
  locale text not null check (locale in ('en', 'de')),
  created_at timestamptz not null
);
create index support_requests_by_age on support_requests (created_at);

-- Double opt-in: an address counts only from confirmed_at on. Tokens are kept as hashes; the one that confirmed
-- stays, so that pressing the link twice is answered with the same yes.
create table subscriptions (
  id uuid primary key default uuidv7(),
  list text not null check (list in ('newsletter', 'earlyAccess', 'giftCards')),
  email citext not null,
  locale text not null check (locale in ('en', 'de')),
  confirm_token_hash bytea not null unique,
  confirm_expires_at timestamptz not null,
  leave_token_hash bytea not null unique,
  asked_at timestamptz not null,
  confirmed_at timestamptz,
  -- Off the list at once; the row goes a month later, so that leaving twice is answered with the same yes.
  left_at timestamptz,
  unique (list, email)
);
create index subscriptions_unconfirmed on subscriptions (asked_at) where confirmed_at is null;
create index subscriptions_left on subscriptions (left_at) where left_at is not null;

-- The declarations of §356a BGB, as they came in: nothing here is ever changed.
create table withdrawals (
  id uuid primary key default uuidv7(),
  reference text not null unique,
  name text not null,
  email citext not null,
  contract text not null,
  locale text not null check (locale in ('en', 'de')),
  received_at timestamptz not null
);
