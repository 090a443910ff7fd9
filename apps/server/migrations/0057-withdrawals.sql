-- Ten signs of 30 that nobody confuses: told to clients, and too many to guess.
create function new_booking_number() returns text language sql volatile as $$
  select string_agg(substr('23456789ABCDEFGHJKMNPQRSTVWXYZ', 1 + get_byte(bytes, place) % 30, 1)
    || case place when 4 then '-' else '' end, '' order by place)
  from (select uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()) as bytes) as drawn,
    unnest(array[0, 1, 2, 3, 4, 9, 10, 11, 12, 13]) as place
$$;
alter table appointments add column booking_number text not null default new_booking_number();
create unique index appointments_by_booking_number on appointments (booking_number);

-- What a withdrawal led to: carried out at once, or decided by the team. The declaration itself is never changed.
create table withdrawal_outcomes (
  withdrawal_id uuid primary key references withdrawals on delete cascade,
  -- None where the team could not find the contract.
  appointment_id uuid references appointments,
  outcome text not null check (outcome in ('cancelled', 'repaid', 'refused')),
  -- What is still owed for what was performed before.
  owed_cents integer not null default 0 check (owed_cents >= 0),
  -- Why it was refused, as the person reads it.
  reason text check (reason <> ''),
  decided_by uuid references users,
  decided_at timestamptz not null,
  constraint refused_with_a_reason check (outcome <> 'refused' or reason is not null),
  constraint carried_out_for_an_appointment check (outcome = 'refused' or appointment_id is not null)
);
create unique index withdrawn_once on withdrawal_outcomes (appointment_id) where outcome <> 'refused';
