-- The dates of a series are agreed to in one act: one contract lists all of them. `contracts.appointment_id` is then the
-- first; a contract about one appointment has no rows here.
create table contract_dates (
  contract_id uuid not null references contracts on delete cascade,
  appointment_id uuid not null references appointments on delete cascade,
  primary key (appointment_id, contract_id)
);
create index contract_dates_of_contract on contract_dates (contract_id);
