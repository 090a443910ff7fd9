-- A payment is refunded in several parts, each with its own amount and its own request to the provider. Those of before
-- keep the appointment's id, which is part of their keys at the provider and in the ledger.
alter table refunds add column id uuid default uuidv7();
update refunds set id = appointment_id;
alter table refunds
  drop constraint refunds_pkey,
  add primary key (id),
  drop constraint refunds_amount_cents_check,
  -- What comes back as credit; the amount goes to the card.
  add column credit_cents integer not null default 0 check (credit_cents >= 0),
  -- By how much the price is lowered: goodwill of ours lowers none.
  add column price_cents integer not null default 0 check (price_cents >= 0),
  add column bearer text not null default 'shared' check (bearer in ('shared', 'platform')),
  -- Missing where the rules asked for it.
  add column reason text check (char_length(reason) between 1 and 1000),
  add column asked_by uuid references users on delete set null,
  add constraint something_goes_back check (amount_cents >= 0 and amount_cents + credit_cents > 0),
  add constraint nothing_to_send_is_done check (amount_cents > 0 or status = 'succeeded'),
  add constraint goodwill_lowers_no_price check (bearer = 'shared' or (price_cents = 0 and credit_cents = 0));
update refunds set credit_cents = charges.credit_cents, price_cents = charges.amount_cents + charges.credit_cents
from charges where charges.appointment_id = refunds.appointment_id;
create index refunds_of_appointment on refunds (appointment_id, asked_at);

-- Never more than was paid, and nothing that a bank has taken back. The lock lets refunds of one payment wait for each other.
create function refunds_stay_within_payment() returns trigger language plpgsql as $$
declare paid charges; given record;
begin
  select * into strict paid from charges where appointment_id = new.appointment_id for no key update;
  select sum(amount_cents) as cents, sum(credit_cents) as credit, sum(price_cents) as price into given
  from refunds where appointment_id = new.appointment_id;
  if paid.status <> 'paid' or given.cents > paid.amount_cents or given.credit > paid.credit_cents
    or given.price > paid.amount_cents + paid.credit_cents then
    raise check_violation using message = 'more is refunded than was paid', constraint = 'refunded_at_most_once'; end if;
  if exists (select from disputes where appointment_id = new.appointment_id and status <> 'won') then
    raise check_violation using message = 'a bank has taken this payment', constraint = 'not_refunded_and_disputed'; end if;
  return null;
end $$;
create trigger refunds_are_covered after insert on refunds for each row execute function refunds_stay_within_payment();

alter table appointments drop constraint appointments_payment_check, add constraint appointments_payment_check check (
  payment in ('none', 'open', 'failed', 'authentication', 'paid', 'partlyRefunded', 'refunding', 'refunded', 'disputed')
);

-- A refund takes its part of an earning back with a row of its own, all of them never more than was earned.
alter table earnings add column refund_id uuid references refunds,
  add constraint refund_is_a_reversal check (refund_id is null or kind = 'reversal');
drop index reversed_once;
create unique index reversed_once on earnings (appointment_id) where kind = 'reversal' and refund_id is null;
create unique index reversed_once_by_refund on earnings (refund_id) where refund_id is not null;
create function reversals_stay_within_earning() returns trigger language plpgsql as $$
begin
  if (select sum(gross_cents) from earnings where appointment_id = new.appointment_id) < 0 then
    raise check_violation using message = 'more is taken back than was earned', constraint = 'reversed_at_most_once'; end if;
  return null;
end $$;
create trigger reversals_are_covered after insert on earnings
  for each row when (new.kind = 'reversal') execute function reversals_stay_within_earning();

-- An invoice has as many corrections as refunds, together never over more than it says.
alter table invoices add column refund_id uuid references refunds,
  add constraint refund_is_a_correction check (refund_id is null or kind = 'clientCredit');
drop index one_invoice_per_appointment;
create unique index one_invoice_per_appointment on invoices (appointment_id) where kind = 'client';
create index invoices_of_appointment on invoices (appointment_id) where appointment_id is not null;
drop index corrected_once;
create unique index corrected_once on invoices (corrects_id) where kind = 'clientCredit' and refund_id is null;
create unique index corrected_once_by_refund on invoices (refund_id) where refund_id is not null;
create function corrections_stay_within_invoice() returns trigger language plpgsql as $$
begin
  if (select sum(gross_cents) from invoices where new.corrects_id in (id, corrects_id)) < 0 then
    raise check_violation using message = 'more is corrected than was invoiced', constraint = 'corrected_at_most_once'; end if;
  return null;
end $$;
create trigger corrections_are_covered after insert on invoices
  for each row when (new.kind = 'clientCredit') execute function corrections_stay_within_invoice();

-- What a refund gives back of a credit that paid more than that.
alter table credits drop constraint credits_reason_check,
  add constraint credits_reason_check check (reason in ('welcome', 'invited', 'refund'));
