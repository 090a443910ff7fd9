-- Whose it is, however the address was typed: a person who leaves, or asks for a copy, gets what was sent from each
-- spelling of the mailbox. Filled by the application; this once by the same rule for what is there.
create function pg_temp.key_of(email text) returns text language sql as $$
  select case when domain in ('gmail.com', 'googlemail.com')
    then replace(split_part(local, '+', 1), '.', '') || substr(local, length(split_part(local, '+', 1)) + 1) || '@gmail.com'
    else local || '@' || domain end
  from (select regexp_replace(lower(email), '@[^@]*$', '') as local, regexp_replace(lower(email), '^.*@', '') as domain) parts
$$;

alter table support_requests add column email_key text;
update support_requests set email_key = pg_temp.key_of(email);
alter table support_requests alter column email_key set not null;
create index support_requests_of_mailbox on support_requests (email_key);

alter table subscriptions add column email_key text;
update subscriptions set email_key = pg_temp.key_of(email);
alter table subscriptions alter column email_key set not null;
create index subscriptions_of_mailbox on subscriptions (email_key);

alter table withdrawals add column email_key text;
update withdrawals set email_key = pg_temp.key_of(email);
alter table withdrawals alter column email_key set not null;
create index withdrawals_of_mailbox on withdrawals (email_key);
