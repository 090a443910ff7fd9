-- That somebody had agreed to a list, kept while claims can be made: a keyed hash in place of the address, so that it
-- proves the consent of an address that is named to us, and tells nobody which addresses there were.
create table consent_proofs (
  id uuid primary key default uuidv7(),
  list text not null check (list in ('newsletter', 'earlyAccess', 'giftCards')),
  address_hash bytea not null,
  asked_at timestamptz not null,
  confirmed_at timestamptz not null,
  ended_at timestamptz not null
);
create index consent_proofs_by_end on consent_proofs (ended_at);
create index consent_proofs_of_address on consent_proofs (address_hash);
create index subscriptions_by_confirmation on subscriptions (list, confirmed_at) where left_at is null;

-- An invoice stays as it is until the law no longer asks for it: eight years from the end of its year.
create or replace function invoices_are_written_once() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and old.issued_at < (date_trunc('year', now() at time zone 'Europe/Berlin') - interval '8 years')
    at time zone 'Europe/Berlin' then return old; end if;
  raise exception 'an invoice is never changed' using errcode = 'restrict_violation';
end $$;
-- Not while a later one corrects or replaces it.
create index invoices_by_issue on invoices (issued_at);

-- What else is found by its age.
create index withdrawals_by_receipt on withdrawals (received_at);
create index sessions_by_end on sessions (ended_at) where ended_at is not null;
create index onboarding_drafts_by_age on onboarding_drafts (saved_at);
create index schedule_exceptions_ended on schedule_exceptions (ends_at);
create index totp_secrets_unconfirmed on totp_secrets (created_at) where confirmed_at is null;
