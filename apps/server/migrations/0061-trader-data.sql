-- What a trader states before anybody can pay for an appointment (Art. 30 DSA), and when coaches who were here before
-- were asked for it: they have some time, and are reminded.
alter table businesses
  add column phone text,
  add column register text
    check (register in ('none', 'commercial', 'partnership', 'civil', 'cooperative', 'association', 'foreign')),
  add column register_court text,
  add column register_number text,
  add column certified_version text,
  add column certified_at timestamptz,
  add column trader_asked_at timestamptz,
  add column trader_reminders smallint not null default 0,
  add constraint entry_of_a_register check (
    (register_number is not null) = coalesce(register <> 'none', false)
    and (register_court is not null) = (register_number is not null)
  ),
  add constraint certified_with_version check ((certified_at is null) = (certified_version is null));

update businesses set trader_asked_at = now();

-- The few who have not answered yet.
create index businesses_to_remind on businesses (trader_asked_at) where trader_asked_at is not null;
