-- For which start the client consented to begin early: it covers that start and every later one, but none before it.
alter table appointments
  add column early_start_for timestamptz,
  add constraint consent_is_for_a_start check (early_start_for is null or early_start_at is not null);

-- So far it was given with the booking, for the start that was booked.
update appointments set early_start_for = appointment_events.starts_at
from appointment_events
where appointment_events.appointment_id = appointments.id and appointment_events.event = 'book'
  and appointments.early_start_at is not null;
