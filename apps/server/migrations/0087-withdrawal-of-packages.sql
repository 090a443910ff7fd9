-- A package is one contract: told to clients by its number, as an appointment is.
alter table package_purchases add column booking_number text not null default new_booking_number();
create unique index package_purchases_by_booking_number on package_purchases (booking_number);

-- A withdrawal can end a package.
alter table withdrawal_outcomes
  add column package_id uuid references package_purchases,
  drop constraint withdrawal_outcomes_outcome_check,
  add constraint withdrawal_outcomes_outcome_check check (outcome in ('cancelled', 'repaid', 'refused', 'ended')),
  drop constraint carried_out_for_an_appointment,
  add constraint carried_out_for_a_contract check (
    case outcome when 'refused' then true when 'ended' then package_id is not null and appointment_id is null
      else appointment_id is not null and package_id is null end
  );
create unique index package_withdrawn_once on withdrawal_outcomes (package_id) where outcome <> 'refused';

-- Its contract is kept as that of an appointment is.
alter table contracts
  alter column appointment_id drop not null,
  add column package_id uuid references package_purchases on delete cascade,
  add constraint contract_of_one check (num_nonnulls(appointment_id, package_id) = 1),
  add constraint package_concluded_once unique (package_id);
