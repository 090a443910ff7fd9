-- A closed statement is never edited: what was wrong in it stands as a line of its own on the next one, with its reason.
alter table earnings
  alter column appointment_id drop not null,
  alter column client_id drop not null,
  -- What the coach gets, or gives back, besides fees.
  add column adjusted_cents integer not null default 0,
  add column reason text,
  add column corrects_statement_id uuid references statements,
  drop constraint earnings_kind_check,
  add constraint earnings_kind_check check (kind in ('completed', 'cancelled_late', 'no_show', 'reversal', 'adjustment')),
  drop constraint arrives_adds_up,
  add constraint arrives_adds_up check (
    arrives_cents = gross_cents - fee_cents - marketing_cents - fee_vat_cents + adjusted_cents
  ),
  add constraint adjustment_has_a_reason check ((kind = 'adjustment') = (reason is not null)),
  add constraint others_are_of_an_appointment check (
    kind = 'adjustment' or (appointment_id is not null and corrects_statement_id is null and adjusted_cents = 0)
  ),
  add constraint appointment_has_a_client check ((appointment_id is null) = (client_id is null));
drop index earned_once;
create unique index earned_once on earnings (appointment_id) where kind not in ('reversal', 'adjustment');
create unique index waived_once on earnings (appointment_id) where kind = 'adjustment';

alter table statements
  add column adjusted_cents integer not null default 0,
  drop constraint adds_up,
  add constraint adds_up check (
    arrives_cents = gross_cents - fee_cents - marketing_cents - fee_vat_cents + adjusted_cents
  );

drop view earnings_to_state;
create view earnings_to_state as
select earnings.*, greatest(earnings.earned_at, decided_at) as payable_at
from earnings
left join earnings as original
  on original.appointment_id = earnings.appointment_id and original.kind not in ('reversal', 'adjustment')
left join earning_holds on earning_id = original.id
where earnings.statement_id is null and (earning_id is null or decision = 'release');

-- An adjustment is no appointment.
create or replace function earned_part(one earnings) returns coach_days language sql immutable
  return row(one.coach_id, berlin_day(one.earned_at), 0, 0, 0, 0, one.net_cents, one.arrives_cents,
    (one.kind not in ('reversal', 'adjustment'))::integer,
    case when one.kind not in ('reversal', 'adjustment') then one.net_cents else 0 end, 0, 0)::coach_days;

-- Fees that are given back after their month was invoiced correct its invoice, each with a number of its own.
alter table invoices
  add column adjustment_id uuid references earnings,
  add constraint adjustment_is_a_credit check (adjustment_id is null or kind = 'feeCredit');
drop index one_invoice_per_month;
create unique index one_invoice_per_month on invoices (statement_id, kind)
  where statement_id is not null and adjustment_id is null;
create unique index one_credit_per_adjustment on invoices (adjustment_id) where adjustment_id is not null;
