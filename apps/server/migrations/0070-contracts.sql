-- The contract of an appointment, each time both agree to it: what its confirmation says stays, whatever changes later.
create table contracts (
  id uuid primary key default uuidv7(),
  appointment_id uuid not null references appointments on delete cascade,
  concluded_at timestamptz not null,
  locale text not null check (locale in ('en', 'de')),
  terms_version text not null check (terms_version ~ '^\d{4}-\d\d-\d\d$'),
  -- Service, times, price, provider and client, as the paper names them.
  facts jsonb not null,
  constraint concluded_once unique (appointment_id, concluded_at)
);
create index contracts_by_age on contracts (concluded_at);
