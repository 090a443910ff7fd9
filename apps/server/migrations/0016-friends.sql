-- The link by which a client invites friends; short, and no secret.
create table friend_codes (
  client_id uuid primary key references users on delete cascade,
  code text not null unique check (code ~ '^[2-9a-z]{8}$'),
  made_at timestamptz not null
);

-- Who came through whose link: once, when registering.
create table friends (
  friend_id uuid primary key references users on delete cascade,
  inviter_id uuid not null references users on delete cascade,
  joined_at timestamptz not null,
  -- When the inviter got a credit for it.
  credited_at timestamptz,
  constraint nobody_invites_oneself check (friend_id <> inviter_id)
);
create index friends_of_inviter on friends (inviter_id, joined_at desc, friend_id);

-- By whose link somebody came who registers through a mail provider.
alter table provider_visits add column friend_code text;
alter table provider_arrivals add column friend_code text;

-- What the platform pays towards an appointment: whole, and one for each appointment at most.
create table credits (
  id uuid primary key default uuidv7(),
  client_id uuid not null references users on delete cascade,
  cents integer not null check (cents > 0),
  reason text not null check (reason in ('welcome', 'invited')),
  -- For whom it was given; missing once that friend has left.
  friend_id uuid references users on delete set null,
  granted_at timestamptz not null,
  appointment_id uuid unique references appointments,
  -- The card that paid the rest, where it was used: one welcome for each card, whoever holds it.
  card_key bytea,
  constraint welcome_is_for_oneself check (reason = 'invited' or friend_id is null),
  constraint card_is_of_a_used_welcome check (card_key is null or (reason = 'welcome' and appointment_id is not null))
);
create unique index welcomed_once on credits (client_id) where reason = 'welcome';
create unique index one_welcome_for_each_card on credits (card_key) where card_key is not null;
create unique index credited_once_for_each_friend on credits (friend_id) where friend_id is not null;
create index credits_unused on credits (client_id, granted_at, id) where appointment_id is null;
create index credits_of_client on credits (client_id, granted_at desc, id);

-- By this a card is known again under another name; made of the provider's fingerprint with our secret.
alter table payment_methods add column card_key bytea;

-- How much of the price the platform pays; the card pays the amount.
alter table charges add column credit_cents integer not null default 0 check (credit_cents >= 0);

alter table ledger_entries
  drop constraint ledger_entries_account_check,
  add constraint ledger_entries_account_check check (account in (
    'provider', 'disputed', 'prepaid', 'coach', 'fees', 'marketing', 'vat', 'owed_back', 'promotions'
  ));
