-- The same card, by the provider's fingerprint, is kept once for each person. Of those that are there twice the primary
-- one stays, else the newest; the others are forgotten like any card that is taken away.
update payment_methods set removed_at = now(), place = null, is_default = false
where id in (
  select id from (
    select id, row_number() over (partition by user_id, card_key order by is_default desc, created_at desc, id desc) as place
    from payment_methods where removed_at is null and card_key is not null
  ) as kept where place > 1
);
create unique index same_card_once on payment_methods (user_id, card_key)
  where removed_at is null and card_key is not null;

-- What a client has to pay now stands first on the client's page.
create index appointments_to_pay on appointments (client_id) where payment in ('failed', 'authentication');
