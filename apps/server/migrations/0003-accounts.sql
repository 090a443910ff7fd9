-- One row per person. After deletion the row stays without anything personal, so that what the law keeps can refer to it.
create table users (
  id uuid primary key default uuidv7(),
  kind text not null check (kind in ('client', 'coach', 'operator')),
  email text,
  -- One account per mailbox, however its address is written.
  email_key text unique,
  first_name text not null,
  last_name text not null,
  company_name text,
  vat_number text,
  -- Missing where the person only ever came through a provider.
  password_hash text,
  -- The language of mails; and that of the terms that were accepted, which differ in their notice.
  locale text not null check (locale in ('en', 'de')),
  terms_locale text not null check (terms_locale in ('en', 'de')),
  terms_accepted_at timestamptz not null,
  adult_confirmed_at timestamptz not null,
  confirmed_at timestamptz,
  failed_attempts integer not null default 0,
  locked_until timestamptz,
  created_at timestamptz not null,
  deleted_at timestamptz,
  constraint company_is_whole check ((company_name is null) = (vat_number is null)),
  constraint deleted_is_anonymous check (
    (deleted_at is null and email is not null and email_key is not null)
    or (deleted_at is not null and email is null and email_key is null and password_hash is null
        and first_name = '' and last_name = '' and company_name is null)
  )
);
create index users_unconfirmed on users (created_at) where confirmed_at is null and deleted_at is null;

-- A sign-in on one device. Tokens are rows of their own: the used ones stay, so that using one again gives the thief away.
create table sessions (
  id uuid primary key default uuidv7(),
  user_id uuid not null references users on delete cascade,
  remembered boolean not null,
  user_agent text not null,
  created_at timestamptz not null,
  last_used_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz
);
create index sessions_of_user on sessions (user_id) where ended_at is null;
create index sessions_by_expiry on sessions (expires_at);

create table session_tokens (
  hash bytea primary key,
  session_id uuid not null references sessions on delete cascade,
  kind text not null check (kind in ('access', 'refresh')),
  expires_at timestamptz not null,
  used_at timestamptz
);
create index session_tokens_of_session on session_tokens (session_id);
create index session_tokens_by_expiry on session_tokens (expires_at);

-- Browsers that have signed in before, so that only a new one is worth a mail.
create table known_devices (
  user_id uuid not null references users on delete cascade,
  token_hash bytea not null,
  last_seen_at timestamptz not null,
  primary key (user_id, token_hash)
);
create index known_devices_by_age on known_devices (last_seen_at);

-- Links in mails: single use, kept as hashes.
create table mail_links (
  token_hash bytea primary key,
  user_id uuid not null references users on delete cascade,
  purpose text not null check (purpose in ('confirm', 'reset')),
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index mail_links_of_user on mail_links (user_id, purpose);
create index mail_links_by_expiry on mail_links (expires_at);

-- The password was right, the second step is missing.
create table second_steps (
  token_hash bytea primary key,
  user_id uuid not null references users on delete cascade,
  remembered boolean not null,
  expires_at timestamptz not null
);
create index second_steps_of_user on second_steps (user_id);
create index second_steps_by_expiry on second_steps (expires_at);

create table totp_secrets (
  user_id uuid primary key references users on delete cascade,
  -- Encrypted: whoever reads the table cannot make codes.
  sealed_secret bytea not null,
  created_at timestamptz not null,
  -- Counts only from the first right code on.
  confirmed_at timestamptz,
  -- A code is good once: the time step of the last one.
  last_step bigint not null default 0
);

create table recovery_codes (
  user_id uuid not null references users on delete cascade,
  code_hash bytea not null,
  used_at timestamptz,
  primary key (user_id, code_hash)
);

create table passkeys (
  id uuid primary key default uuidv7(),
  user_id uuid not null references users on delete cascade,
  credential_id text not null unique,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null,
  name text not null,
  created_at timestamptz not null,
  last_used_at timestamptz
);
create index passkeys_of_user on passkeys (user_id);

-- What a browser was asked to sign: taken away by the first answer.
create table passkey_challenges (
  challenge text primary key,
  -- Whose passkey is being added or asked for; missing where the passkey itself says who signs in.
  user_id uuid references users on delete cascade,
  purpose text not null check (purpose in ('add', 'signIn', 'secondStep')),
  expires_at timestamptz not null
);
create index passkey_challenges_of_user on passkey_challenges (user_id);
create index passkey_challenges_by_expiry on passkey_challenges (expires_at);

-- People who went to a provider and are expected back.
create table provider_visits (
  state_hash bytea primary key,
  provider text not null,
  code_verifier text not null,
  nonce text not null,
  locale text not null check (locale in ('en', 'de')),
  wanted_path text,
  expires_at timestamptz not null
);
create index provider_visits_by_expiry on provider_visits (expires_at);

-- People whom a provider vouches for and who have no account yet.
create table provider_arrivals (
  token_hash bytea primary key,
  provider text not null,
  subject text not null,
  email text not null,
  first_name text not null,
  last_name text not null,
  wanted_path text,
  expires_at timestamptz not null
);
create index provider_arrivals_by_expiry on provider_arrivals (expires_at);

create table provider_links (
  provider text not null,
  subject text not null,
  user_id uuid not null references users on delete cascade,
  created_at timestamptz not null,
  -- Kept where the person took it away, so that the same address does not link it again.
  removed_at timestamptz,
  primary key (provider, subject),
  unique (user_id, provider)
);

-- A person's own data, ready to be fetched once within minutes.
create table data_downloads (
  token_hash bytea primary key,
  user_id uuid not null references users on delete cascade,
  expires_at timestamptz not null
);
create index data_downloads_of_user on data_downloads (user_id);
create index data_downloads_by_expiry on data_downloads (expires_at);
