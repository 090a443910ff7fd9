-- Refunds of appointments, packages and gift cards are sent, asked about and paid by transfer in one way, so they have the
-- same columns. Several can be of one gift card; those of before keep its id, which is part of their keys.
alter table gift_card_refunds add column id uuid default uuidv7();
update gift_card_refunds set id = gift_card_id;
alter table gift_card_refunds
  drop constraint gift_card_refunds_pkey,
  add primary key (id),
  alter column gift_card_id set not null,
  drop constraint gift_card_refunds_status_check,
  add constraint gift_card_refunds_status_check check (status in ('due', 'pending', 'succeeded', 'failed', 'transferred')),
  add column transferred_on date,
  add column transfer_reference text check (char_length(transfer_reference) between 1 and 140),
  add constraint transferred_is_whole check (
    (status = 'transferred') = (transferred_on is not null) and (status = 'transferred') = (transfer_reference is not null)
  );
create index gift_card_refunds_of_card on gift_card_refunds (gift_card_id, asked_at);
alter table package_refunds
  drop constraint package_refunds_status_check,
  add constraint package_refunds_status_check check (status in ('due', 'pending', 'succeeded', 'failed', 'transferred')),
  add column transferred_on date,
  add column transfer_reference text check (char_length(transfer_reference) between 1 and 140),
  add constraint transferred_is_whole check (
    (status = 'transferred') = (transferred_on is not null) and (status = 'transferred') = (transfer_reference is not null)
  );

-- Never more than was paid, and nothing that a bank has taken back. The lock lets refunds of one payment wait for each other.
-- Arguments: the table of what was paid, its key, the column by which a refund names it, and the amounts that both have.
create or replace function refunds_stay_within_payment() returns trigger language plpgsql as $$
declare
  refund jsonb := to_jsonb(new);
  whose uuid := refund ->> tg_argv[2];
  paid jsonb; amount text; given bigint; whole bigint := 0;
begin
  execute format('select to_jsonb(paid) from %I paid where %I = $1 for no key update', tg_argv[0], tg_argv[1])
    into strict paid using whose;
  foreach amount in array tg_argv[3:] loop
    execute format('select sum(%I) from %I where %I = $1', amount, tg_table_name, tg_argv[2]) into given using whose;
    whole := whole + (paid ->> amount)::bigint;
    if paid ->> 'paid_at' is null or given > (paid ->> amount)::bigint then
      raise check_violation using message = 'more is refunded than was paid', constraint = 'refunded_at_most_once'; end if;
  end loop;
  -- By how much refunds of an appointment lower its price.
  if refund ? 'price_cents' and (select sum(price_cents) from refunds where appointment_id = whose) > whole then
    raise check_violation using message = 'more is refunded than was paid', constraint = 'refunded_at_most_once'; end if;
  if paid ->> 'status' = 'disputed' or exists (select from disputes where appointment_id = whose and status <> 'won') then
    raise check_violation using message = 'a bank has taken this payment', constraint = 'not_refunded_and_disputed'; end if;
  return null;
end $$;
drop trigger refunds_are_covered on refunds;
create trigger refunds_are_covered after insert on refunds for each row execute function refunds_stay_within_payment(
  'charges', 'appointment_id', 'appointment_id', 'amount_cents', 'gift_cents', 'package_cents', 'credit_cents'
);
drop trigger package_refunds_are_covered on package_refunds;
create trigger package_refunds_are_covered after insert on package_refunds
  for each row execute function refunds_stay_within_payment('package_payments', 'id', 'payment_id', 'amount_cents');
create trigger gift_card_refunds_are_covered after insert on gift_card_refunds
  for each row execute function refunds_stay_within_payment('gift_cards', 'id', 'gift_card_id', 'amount_cents');
drop function package_refunds_stay_within_payment();
