-- What a coach offers: several appointments of one consultation at one price. Never changed, only ended.
create table coaching_packages (
  id uuid primary key default uuidv7(),
  coach_id uuid not null references coaches on delete cascade,
  consultation text not null check (consultation in ('standard', 'extended')),
  size smallint not null check (size between 2 and 20),
  net_cents integer not null check (net_cents > 0),
  months smallint not null check (months between 1 and 24),
  offered_at timestamptz not null,
  ended_at timestamptz
);
-- The same is offered once at a time.
create unique index package_offered_once on coaching_packages (coach_id, consultation, size, months) where ended_at is null;
create trigger packages_in_search after insert or update or delete on coaching_packages
  for each row execute function search_is_due('coach_id');

-- What a client bought: a copy of the offer, so that later changes of price or duration do not matter.
create table package_purchases (
  id uuid primary key default uuidv7(),
  package_id uuid references coaching_packages on delete set null,
  coach_id uuid not null references users,
  client_id uuid not null references users,
  status text not null default 'ordered' check (status in ('ordered', 'active', 'ended')),
  consultation text not null check (consultation in ('standard', 'extended')),
  duration_minutes smallint not null check (duration_minutes > 0),
  size smallint not null check (size between 2 and 20),
  months smallint not null check (months between 1 and 24),
  net_cents integer not null check (net_cents > 0),
  gross_cents integer not null check (gross_cents >= net_cents),
  vat_status text not null check (vat_status in ('regular', 'small')),
  terms_version date,
  locale text not null check (locale in ('de', 'en')),
  ordered_at timestamptz not null,
  bought_at timestamptz,
  valid_until date,
  -- When the next reminder of its end is due, and how many are over.
  remind_at timestamptz,
  reminders smallint not null default 0,
  ended_at timestamptz,
  end_cause text check (end_cause in ('client', 'expired', 'disputed', 'left')),
  constraint bought_is_whole check ((status = 'ordered') = (bought_at is null) and (bought_at is null) = (valid_until is null)),
  constraint end_has_a_cause check ((status = 'ended') = (ended_at is not null) and (ended_at is null) = (end_cause is null))
);
-- Whoever sends an order twice goes on with the first.
create unique index package_ordered_once on package_purchases (client_id, package_id) where status = 'ordered';
create index package_purchases_of_client on package_purchases (client_id, id);
create index package_purchases_of_coach on package_purchases (coach_id, id);
create index package_purchases_ordered on package_purchases (ordered_at) where status = 'ordered';
create index package_purchases_ending on package_purchases (valid_until) where status = 'active';
create index package_purchases_to_remind on package_purchases (remind_at) where remind_at is not null;

-- The payments of a purchase: one, or up to three instalments. Each is one payment at the provider.
create table package_payments (
  id uuid primary key default uuidv7(),
  purchase_id uuid not null references package_purchases on delete cascade,
  place smallint not null check (place between 1 and 3),
  amount_cents integer not null check (amount_cents > 0),
  status text not null default 'open' check (
    status in ('open', 'declined', 'authentication', 'paid', 'disputed', 'void')
  ),
  -- The day on which it was planned, and when it is to be tried or asked about next.
  planned_at timestamptz not null,
  due_at timestamptz,
  leased_until timestamptz,
  attempt integer not null default 0,
  failures smallint not null default 0,
  sent_at timestamptz,
  is_present boolean not null default false,
  intent_id text unique,
  card_id uuid references payment_methods on delete set null,
  last_four text,
  decline_code text,
  paid_at timestamptz,
  unique (purchase_id, place),
  constraint paid_has_a_time check ((paid_at is not null) = (status in ('paid', 'disputed')))
);
create index package_payments_due on package_payments (due_at) where due_at is not null;

-- What goes back of a payment: what was not used of a package, or a part of an appointment's price.
create table package_refunds (
  id uuid primary key default uuidv7(),
  payment_id uuid not null references package_payments,
  appointment_id uuid references appointments,
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
create index package_refunds_of_payment on package_refunds (payment_id);
create index package_refunds_due on package_refunds (due_at) where due_at is not null;

-- Never more than was paid. The lock lets refunds of one payment wait for each other.
create function package_refunds_stay_within_payment() returns trigger language plpgsql as $$
declare paid package_payments;
begin
  select * into strict paid from package_payments where id = new.payment_id for no key update;
  if paid.status <> 'paid' or (select sum(amount_cents) from package_refunds where payment_id = new.payment_id) > paid.amount_cents then
    raise check_violation using message = 'more is refunded than was paid', constraint = 'package_refunded_at_most_once'; end if;
  return null;
end $$;
create trigger package_refunds_are_covered after insert on package_refunds
  for each row execute function package_refunds_stay_within_payment();

-- The package from which an appointment was booked, and which of its appointments it is; it loses the number when it goes back.
alter table appointments
  add column package_id uuid references package_purchases,
  add column package_unit smallint check (package_unit between 1 and 20),
  add constraint unit_of_a_package check (package_unit is null or package_id is not null);
-- Of many who book the last one, one gets it.
create unique index package_unit_taken_once on appointments (package_id, package_unit) where package_unit is not null;
create index appointments_of_package on appointments (package_id) where package_id is not null;
