-- A gift card pays before credits and the card, and may pay everything.
alter table charges
  add column gift_cents integer not null default 0 check (gift_cents >= 0),
  drop constraint charges_amount_cents_check,
  add constraint somebody_pays check (amount_cents >= 0 and amount_cents + gift_cents + credit_cents > 0);
alter table refunds
  -- What goes back to gift cards.
  add column gift_cents integer not null default 0 check (gift_cents >= 0),
  drop constraint something_goes_back,
  add constraint something_goes_back check (amount_cents >= 0 and amount_cents + gift_cents + credit_cents > 0);

create or replace function refunds_stay_within_payment() returns trigger language plpgsql as $$
declare paid charges; given record;
begin
  select * into strict paid from charges where appointment_id = new.appointment_id for no key update;
  select sum(amount_cents) as cents, sum(gift_cents) as gift, sum(credit_cents) as credit, sum(price_cents) as price
  into given from refunds where appointment_id = new.appointment_id;
  if paid.status <> 'paid' or given.cents > paid.amount_cents or given.gift > paid.gift_cents
    or given.credit > paid.credit_cents or given.price > paid.amount_cents + paid.gift_cents + paid.credit_cents then
    raise check_violation using message = 'more is refunded than was paid', constraint = 'refunded_at_most_once'; end if;
  if exists (select from disputes where appointment_id = new.appointment_id and status <> 'won') then
    raise check_violation using message = 'a bank has taken this payment', constraint = 'not_refunded_and_disputed'; end if;
  return null;
end $$;

alter table ledger_postings
  drop constraint ledger_postings_kind_check,
  add constraint ledger_postings_kind_check check (kind in (
    'paid', 'earned', 'refunded', 'refund_failed', 'disputed', 'dispute_won', 'dispute_lost', 'reversed', 'paid_out',
    'payout_failed', 'transferred', 'manual', 'gift_sold', 'gift_refunded', 'gift_expired'
  ));
alter table ledger_entries
  drop constraint ledger_entries_account_check,
  add constraint ledger_entries_account_check check (account in (
    'provider', 'disputed', 'prepaid', 'coach', 'fees', 'marketing', 'vat', 'owed_back', 'promotions', 'bank',
    'gift_cards', 'breakage'
  ));
