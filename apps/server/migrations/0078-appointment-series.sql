-- Appointments that were booked in one act. Each is an ordinary appointment with its own charge; the series says which
-- belong together.
create table appointment_series (
  id uuid primary key default uuidv7(),
  coach_id uuid not null references users,
  client_id uuid not null references users,
  consultation text not null check (consultation in ('standard', 'extended')),
  rhythm text not null check (rhythm in ('weekly', 'fortnightly', 'monthly')),
  booked_at timestamptz not null,
  constraint series_of_a_pair unique (id, coach_id, client_id)
);
create index appointment_series_of_coach on appointment_series (coach_id);
create index appointment_series_of_client on appointment_series (client_id);

-- All dates of a series are of the same two people.
alter table appointments
  add column series_id uuid,
  add constraint dates_of_one_pair foreign key (series_id, coach_id, client_id)
    references appointment_series (id, coach_id, client_id);
create index appointments_of_series on appointments (series_id, starts_at, id) where series_id is not null;
