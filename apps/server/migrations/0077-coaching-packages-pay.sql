-- A package pays all of an appointment, and takes all of it back.
alter table charges
  add column package_cents integer not null default 0 check (package_cents >= 0),
  drop constraint somebody_pays,
  add constraint somebody_pays check (amount_cents >= 0 and amount_cents + gift_cents + credit_cents + package_cents > 0),
  add constraint package_pays_alone check (package_cents = 0 or (amount_cents = 0 and gift_cents = 0 and credit_cents = 0));
alter table refunds
  -- What goes back to a package, or to the cards that paid it.
  add column package_cents integer not null default 0 check (package_cents >= 0),
  drop constraint something_goes_back,
  add constraint something_goes_back check (amount_cents >= 0 and amount_cents + gift_cents + credit_cents + package_cents > 0);

create or replace function refunds_stay_within_payment() returns trigger language plpgsql as $$
declare paid charges; given record;
begin
  select * into strict paid from charges where appointment_id = new.appointment_id for no key update;
  select sum(amount_cents) as cents, sum(gift_cents) as gift, sum(credit_cents) as credit, sum(package_cents) as package,
    sum(price_cents) as price
  into given from refunds where appointment_id = new.appointment_id;
  if paid.status <> 'paid' or given.cents > paid.amount_cents or given.gift > paid.gift_cents
    or given.credit > paid.credit_cents or given.package > paid.package_cents
    or given.price > paid.amount_cents + paid.gift_cents + paid.credit_cents + paid.package_cents then
    raise check_violation using message = 'more is refunded than was paid', constraint = 'refunded_at_most_once'; end if;
  if exists (select from disputes where appointment_id = new.appointment_id and status <> 'won') then
    raise check_violation using message = 'a bank has taken this payment', constraint = 'not_refunded_and_disputed'; end if;
  return null;
end $$;

alter table ledger_postings
  drop constraint ledger_postings_kind_check,
  add constraint ledger_postings_kind_check check (kind in (
    'paid', 'earned', 'refunded', 'refund_failed', 'disputed', 'dispute_won', 'dispute_lost', 'reversed', 'paid_out',
    'payout_failed', 'transferred', 'manual', 'gift_sold', 'gift_refunded', 'gift_expired', 'package_sold', 'package_refunded'
  ));
alter table ledger_entries
  drop constraint ledger_entries_account_check,
  add constraint ledger_entries_account_check check (account in (
    'provider', 'disputed', 'prepaid', 'coach', 'fees', 'marketing', 'vat', 'owed_back', 'promotions', 'bank',
    'gift_cards', 'breakage', 'packages'
  ));

-- Each payment of a package has its own invoice in the coach's name, and each refund of it a correction.
alter table invoices
  add column package_payment_id uuid references package_payments,
  add column package_refund_id uuid references package_refunds,
  drop constraint of_an_appointment_or_a_month,
  add constraint of_one_cause check (num_nonnulls(appointment_id, statement_id, package_payment_id) = 1),
  add constraint package_refund_is_a_correction check (package_refund_id is null or kind = 'clientCredit');
create unique index one_invoice_per_package_payment on invoices (package_payment_id)
  where kind = 'client' and replaces_id is null and package_payment_id is not null;
create index invoices_of_package_payment on invoices (package_payment_id) where package_payment_id is not null;
drop index corrected_once;
create unique index corrected_once on invoices (corrects_id)
  where kind = 'clientCredit' and refund_id is null and package_refund_id is null;
create unique index corrected_once_by_package_refund on invoices (package_refund_id) where package_refund_id is not null;
