-- Until now cards were made up for the demo and for trials: no provider has ever known one.
delete from payment_methods;

-- Who somebody is to the card provider.
create table payment_customers (
  user_id uuid primary key references users,
  provider_id text not null unique,
  created_at timestamptz not null
);

-- Four places for each person: a fifth card finds none, even when two are added at once. A card that is taken away keeps
-- no place, and stays only until the provider has forgotten it and nothing is left to charge. Of somebody who leaves the
-- primary card stays the primary one until then.
alter table payment_methods
  add column place smallint check (place between 1 and 4),
  add column removed_at timestamptz,
  add column warned_at timestamptz,
  add constraint kept_has_a_place check ((removed_at is null) = (place is not null)),
  add constraint one_card_per_place unique (user_id, place);
create unique index one_default_card on payment_methods (user_id) where is_default;
create index payment_methods_removed on payment_methods (removed_at) where removed_at is not null;
create index payment_methods_expiring on payment_methods (expires_on) where removed_at is null and warned_at is null;

create table billing_details (
  user_id uuid primary key references users on delete cascade,
  name text not null check (char_length(name) between 1 and 500),
  email text not null check (char_length(email) <= 254),
  phone text check (char_length(phone) <= 40),
  address text not null check (char_length(address) between 1 and 200),
  city text not null check (char_length(city) between 1 and 40),
  postal_code text not null check (char_length(postal_code) between 1 and 20),
  country text not null check (country ~ '^[A-Z]{2}$'),
  tax_type text,
  tax_number text check (char_length(tax_number) between 1 and 20),
  saved_at timestamptz not null,
  constraint tax_is_whole check ((tax_type is null) = (tax_number is null))
);

-- How the payment of an appointment stands, beside it, so that lists and the room need nothing else.
alter table appointments
  add column payment text not null default 'none' check (
    payment in ('none', 'open', 'failed', 'authentication', 'paid', 'refunding', 'refunded', 'disputed')
  ),
  -- Why the card could not be charged, in the provider's word.
  add column decline_code text,
  add column paid_at timestamptz;
update appointments set payment = 'open' where gross_cents > 0 and status in ('Pending', 'Scheduled', 'Rescheduled');

-- What an appointment costs its client: one row and one payment at the provider, however often it is tried.
create table charges (
  appointment_id uuid primary key references appointments,
  amount_cents integer not null check (amount_cents > 0),
  status text not null default 'open' check (status in ('open', 'declined', 'authentication', 'paid', 'void')),
  -- In this order they are tried.
  starts_at timestamptz not null,
  -- When somebody has to look at it again; missing where nothing is left to do.
  due_at timestamptz,
  -- Whose turn it is until then: what a worker leaves behind that died, another one takes over.
  leased_until timestamptz,
  -- The number of the present try, part of its key; and since when its outcome is not known.
  attempt integer not null default 0,
  sent_at timestamptz,
  -- Whether its client was there to answer the bank: asked again it has to say the same.
  is_present boolean not null default false,
  intent_id text unique,
  -- When the last try failed and why, in the provider's word.
  failed_at timestamptz,
  decline_code text,
  card_id uuid references payment_methods on delete set null,
  last_four text,
  paid_at timestamptz,
  constraint paid_is_whole check ((status = 'paid') = (paid_at is not null))
);
create index charges_due on charges (starts_at, appointment_id) where due_at is not null;

-- Everything that was paid goes back, once.
create table refunds (
  appointment_id uuid primary key references charges,
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
create index refunds_due on refunds (due_at) where due_at is not null;

create table disputes (
  provider_id text primary key,
  appointment_id uuid not null references charges,
  amount_cents integer not null check (amount_cents > 0),
  reason text not null,
  status text not null check (status in ('open', 'won', 'lost')),
  opened_at timestamptz not null,
  closed_at timestamptz,
  constraint closed_is_over check ((status = 'open') = (closed_at is null))
);
create index disputes_of_appointment on disputes (appointment_id);

-- Whoever has agreed pays: any change of it is looked at again. Found from the rows, so nothing planned can be stale.
create function charge_is_due() returns trigger language plpgsql as $$
begin
  insert into charges (appointment_id, amount_cents, starts_at, due_at)
  values (new.id, new.gross_cents, new.starts_at, '-infinity')
  on conflict (appointment_id) do update set starts_at = excluded.starts_at, due_at = '-infinity';
  return null;
end $$;
create trigger appointments_are_charged after insert or update of status, starts_at, owed_cents, agreed_at on appointments
  for each row when (new.agreed_at is not null and new.gross_cents > 0) execute function charge_is_due();
insert into charges (appointment_id, amount_cents, starts_at, due_at)
  select id, gross_cents, starts_at, '-infinity' from appointments
  where agreed_at is not null and gross_cents > 0 and status in ('Pending', 'Scheduled', 'Rescheduled');

-- A new card is a new chance for what could not be charged.
create function card_is_a_chance() returns trigger language plpgsql as $$
begin
  update charges set due_at = '-infinity' from appointments
  where appointments.id = charges.appointment_id and appointments.client_id = new.user_id
    and charges.status in ('declined', 'authentication');
  return null;
end $$;
create trigger payment_methods_are_chances after insert or update of is_default on payment_methods
  for each row when (new.is_default) execute function card_is_a_chance();
create index charges_failed on charges (appointment_id) where status in ('declined', 'authentication');

-- What the provider told us. Only a hint to ask it: so twice, late or in any order is all the same.
create table provider_events (
  id text primary key,
  type text not null,
  object_id text not null,
  created_at timestamptz not null,
  received_at timestamptz not null,
  handled_at timestamptz
);
create index provider_events_by_age on provider_events (created_at);
create index provider_events_open on provider_events (received_at) where handled_at is null;

-- Up to when it was asked for messages that never came: the latest that came says nothing about those before it.
create table provider_events_asked (
  is_only boolean primary key default true check (is_only),
  until timestamptz not null
);

-- Double entry. A posting moves money between accounts and is known by its key, so it is made once; nothing is changed.
create table ledger_postings (
  id uuid primary key default uuidv7(),
  key text not null unique,
  kind text not null check (kind in (
    'paid', 'earned', 'refunded', 'refund_failed', 'disputed', 'dispute_won', 'dispute_lost', 'reversed', 'paid_out',
    'payout_failed'
  )),
  appointment_id uuid references appointments,
  at timestamptz not null
);
create index ledger_postings_of_appointment on ledger_postings (appointment_id);

create table ledger_entries (
  id bigint generated always as identity primary key,
  posting_id uuid not null references ledger_postings,
  account text not null check (account in (
    'provider', 'disputed', 'prepaid', 'coach', 'fees', 'marketing', 'vat', 'owed_back'
  )),
  -- Whose account it is, where it is a coach's.
  coach_id uuid references users,
  amount_cents integer not null check (amount_cents <> 0),
  constraint coaches_have_accounts check ((account = 'coach') = (coach_id is not null))
);
create index ledger_entries_of_posting on ledger_entries (posting_id);
create index ledger_entries_of_coach on ledger_entries (coach_id) where coach_id is not null;

create function ledger_is_written_once() returns trigger language plpgsql as $$
begin raise exception 'the ledger is only ever added to' using errcode = 'restrict_violation'; end $$;
create trigger ledger_postings_stay before update or delete on ledger_postings
  for each row execute function ledger_is_written_once();
create trigger ledger_entries_stay before update or delete on ledger_entries
  for each row execute function ledger_is_written_once();
create trigger ledger_postings_are_not_emptied before truncate on ledger_postings
  for each statement execute function ledger_is_written_once();
create trigger ledger_entries_are_not_emptied before truncate on ledger_entries
  for each statement execute function ledger_is_written_once();

-- Looked at when the statement ends that wrote the entries: all of a posting are written at once, and whatever came later
-- would have to be zero by itself. So only what was written is read, however long the ledger is.
create function postings_sum_to_zero() returns trigger language plpgsql as $$
begin
  if exists (select from written group by posting_id having sum(amount_cents) <> 0) then
    raise exception 'a posting does not sum to zero' using errcode = 'check_violation'; end if;
  return null;
end $$;
create trigger ledger_entries_sum_to_zero after insert on ledger_entries
  referencing new table as written for each statement execute function postings_sum_to_zero();

-- Where a coach is paid out to.
create table payout_accounts (
  coach_id uuid primary key references users,
  provider_id text not null unique,
  status text not null default 'started' check (status in ('started', 'submitted', 'ready')),
  created_at timestamptz not null,
  checked_at timestamptz
);

-- A coach's month, closed once. What it comes to and what is carried over add up.
create table statements (
  id uuid primary key default uuidv7(),
  coach_id uuid not null references users,
  month date not null check (extract(day from month) = 1),
  closed_at timestamptz not null,
  lines integer not null,
  gross_cents integer not null,
  vat_cents integer not null,
  fee_cents integer not null,
  marketing_cents integer not null,
  fee_vat_cents integer not null,
  arrives_cents integer not null,
  carried_in_cents integer not null check (carried_in_cents <= 0),
  payout_cents integer not null check (payout_cents >= 0),
  carried_out_cents integer not null check (carried_out_cents <= 0),
  pay_by date not null,
  status text not null check (status in ('nothing', 'due', 'paid', 'failed')),
  due_at timestamptz,
  leased_until timestamptz,
  attempt integer not null default 1,
  sent_at timestamptz,
  transfer_id text unique,
  failure text,
  paid_at timestamptz,
  unique (coach_id, month),
  constraint adds_up check (arrives_cents = gross_cents - fee_cents - marketing_cents - fee_vat_cents),
  constraint is_paid_or_carried check (
    carried_in_cents + arrives_cents = payout_cents + carried_out_cents and (payout_cents = 0 or carried_out_cents = 0)
  ),
  constraint paid_has_a_date check ((status = 'paid') = (paid_at is not null))
);
create index statements_due on statements (due_at) where due_at is not null;

-- What an appointment came to for its coach; a reversal takes it back with a row of its own.
create table earnings (
  id uuid primary key default uuidv7(),
  appointment_id uuid not null references appointments,
  coach_id uuid not null references users,
  client_id uuid not null references users,
  kind text not null check (kind in ('completed', 'cancelled_late', 'no_show', 'reversal')),
  earned_at timestamptz not null,
  net_cents integer not null,
  vat_cents integer not null,
  gross_cents integer not null,
  fee_rate integer not null,
  fee_cents integer not null,
  marketing_cents integer not null,
  fee_vat_cents integer not null,
  arrives_cents integer not null,
  statement_id uuid references statements,
  constraint gross_adds_up check (gross_cents = net_cents + vat_cents),
  constraint arrives_adds_up check (arrives_cents = gross_cents - fee_cents - marketing_cents - fee_vat_cents)
);
create unique index earned_once on earnings (appointment_id) where kind <> 'reversal';
create unique index reversed_once on earnings (appointment_id) where kind = 'reversal';
create index earnings_of_coach on earnings (coach_id, earned_at, id);
create index earnings_not_stated on earnings (coach_id, earned_at) where statement_id is null;
create index earnings_of_statement on earnings (statement_id);

-- Which appointment bore the one marketing fee of a pair, and since when somebody is the coach's own client.
alter table relations add column marketing_appointment_id uuid references appointments, add column invited_at timestamptz;

-- The last number of each series and year: taken in the transaction that issues, so no number is missing or given twice.
create table invoice_numbers (
  series text not null,
  year smallint not null,
  last integer not null,
  primary key (series, year)
);

-- Written once and kept for eight years, with all that it says, whatever becomes of the people in it.
create table invoices (
  id uuid primary key default uuidv7(),
  kind text not null check (kind in ('client', 'clientCredit', 'fee', 'feeCredit')),
  series text not null,
  year smallint not null,
  sequence integer not null,
  number text not null,
  coach_id uuid not null references users,
  client_id uuid references users,
  appointment_id uuid references appointments,
  statement_id uuid references statements,
  corrects_id uuid references invoices,
  issued_at timestamptz not null,
  gross_cents integer not null,
  content jsonb not null,
  unique (series, year, sequence),
  constraint of_an_appointment_or_a_month check ((appointment_id is null) = (statement_id is not null)),
  constraint client_is_named check ((client_id is not null) = (kind in ('client', 'clientCredit'))),
  constraint credit_corrects check ((corrects_id is not null) = (kind in ('clientCredit', 'feeCredit')))
);
create index invoices_of_client on invoices (client_id, id) where client_id is not null;
create index invoices_of_coach on invoices (coach_id, id);
create unique index one_invoice_per_appointment on invoices (appointment_id, kind) where appointment_id is not null;
create unique index one_invoice_per_month on invoices (statement_id, kind) where statement_id is not null;
-- What a client got is corrected once; of the fees of a month, later months may take back several times.
create unique index corrected_once on invoices (corrects_id) where kind = 'clientCredit';
create index invoices_correcting on invoices (corrects_id) where corrects_id is not null;

create function invoices_are_written_once() returns trigger language plpgsql as $$
begin raise exception 'an invoice is never changed' using errcode = 'restrict_violation'; end $$;
create trigger invoices_stay before update or delete on invoices
  for each row execute function invoices_are_written_once();

-- The address by which a coach brings own clients; shown again, so sealed beside its hash.
create table coach_invitations (
  coach_id uuid primary key references coaches on delete cascade,
  token_hash bytea not null unique,
  token bytea not null,
  made_at timestamptz not null
);
