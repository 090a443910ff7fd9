-- A gift card: ordered by anybody, paid at once, delivered, put into an account by its code, and used up bit by bit.
create table gift_cards (
  id uuid primary key default uuidv7(),
  status text not null default 'ordered' check (
    status in ('ordered', 'paid', 'held', 'delivered', 'void', 'expired')
  ),
  amount_cents integer not null check (amount_cents between 2500 and 50000),
  -- What is left of it: never below zero, whoever uses it at once.
  balance_cents integer not null default 0,
  design text not null check (design in ('sunrise', 'meadow', 'waves', 'stars')),
  -- One session of a coach as a present: only its price and this name; it can be used with everybody.
  coach_name text not null default '' check (char_length(coach_name) <= 200),
  -- Who bought it; without an account the address alone.
  buyer_id uuid references users on delete set null,
  buyer_name text not null check (char_length(buyer_name) <= 80),
  buyer_email citext check (char_length(buyer_email) <= 254),
  locale text not null check (locale in ('de', 'en')),
  recipient_name text not null check (char_length(recipient_name) <= 80),
  recipient_email citext check (char_length(recipient_email) <= 254),
  message text not null default '' check (char_length(message) <= 400),
  delivery text not null check (delivery in ('mail', 'print')),
  deliver_on date,
  -- The code, shown again when it is sent again, so sealed beside its keyed hash.
  code_hash bytea unique,
  code bytea,
  ordered_at timestamptz not null,
  -- The payment: asked about until its outcome is known.
  intent_id text unique,
  asked_at timestamptz,
  card_key bytea,
  last_four text,
  paid_at timestamptz,
  expires_on date,
  -- When it is to be delivered, and was.
  deliver_at timestamptz,
  delivered_at timestamptz,
  -- Into whose account it was put.
  owner_id uuid references users on delete set null,
  redeemed_at timestamptz,
  -- When the next reminder of its end is due, and how many were sent.
  remind_at timestamptz,
  reminders smallint not null default 0,
  voided_at timestamptz,
  void_cause text check (void_cause in ('refused', 'withdrawn', 'team', 'disputed')),
  constraint balance_is_covered check (balance_cents between 0 and amount_cents),
  constraint unpaid_is_worth_nothing check (paid_at is not null or (balance_cents = 0 and code_hash is null)),
  constraint paid_is_whole check (
    (status = 'ordered' and paid_at is null) or (paid_at is not null and expires_on is not null and code_hash is not null)
  ),
  constraint mailed_to_somebody check (delivery = 'print' or recipient_email is not null or paid_at is not null),
  constraint void_has_a_cause check ((void_cause is null) = (voided_at is null))
);
create index gift_cards_to_deliver on gift_cards (deliver_at) where status = 'paid' and delivered_at is null;
create index gift_cards_open on gift_cards (ordered_at) where status = 'ordered';
create index gift_cards_of_owner on gift_cards (owner_id, expires_on) where owner_id is not null;
create index gift_cards_of_buyer on gift_cards (buyer_id) where buyer_id is not null;
create index gift_cards_by_buyer_email on gift_cards (buyer_email, paid_at);
create index gift_cards_by_recipient_email on gift_cards (recipient_email);
create index gift_cards_by_card on gift_cards (card_key, paid_at) where card_key is not null;
create index gift_cards_by_age on gift_cards (paid_at desc, id) where paid_at is not null;
create index gift_cards_to_remind on gift_cards (remind_at) where remind_at is not null;
create index gift_cards_ending on gift_cards (expires_on) where balance_cents > 0;

-- What a gift card paid of an appointment, and what came back of it.
create table gift_card_uses (
  gift_card_id uuid not null references gift_cards,
  appointment_id uuid not null references appointments,
  cents integer not null check (cents > 0),
  returned_cents integer not null default 0,
  used_at timestamptz not null,
  primary key (gift_card_id, appointment_id),
  constraint returned_at_most_once check (returned_cents between 0 and cents)
);
create index gift_card_uses_of_appointment on gift_card_uses (appointment_id, used_at);

-- What goes back to the card with which a gift card was bought; once.
create table gift_card_refunds (
  gift_card_id uuid primary key references gift_cards,
  amount_cents integer not null check (amount_cents > 0),
  status text not null check (status in ('due', 'pending', 'succeeded', 'failed')),
  due_at timestamptz,
  leased_until timestamptz,
  attempt integer not null default 1,
  sent_at timestamptz,
  provider_id text unique,
  failure text,
  asked_at timestamptz not null,
  settled_at timestamptz
);
create index gift_card_refunds_due on gift_card_refunds (due_at) where due_at is not null;

-- Wrong codes of a person or a network, as keyed hashes.
create table gift_code_guesses (
  source bytea primary key,
  wrong smallint not null,
  last_at timestamptz not null,
  locked_until timestamptz
);
create index gift_code_guesses_by_age on gift_code_guesses (last_at);
