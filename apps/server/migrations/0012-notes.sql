-- What a coach writes down about an appointment, for nobody else.
create table notes (
  id uuid primary key,
  appointment_id uuid not null references appointments on delete cascade,
  coach_id uuid not null references users on delete cascade,
  -- Counts its changes: whoever writes says which version was read.
  version integer not null check (version > 0),
  -- Sealed with a key of its own, and that key with the one that is named; both open for this row alone.
  sealed bytea not null,
  wrapped_key bytea not null,
  key_name text not null,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  constraint one_note_for_each_appointment unique (appointment_id)
);
create index notes_of_coach on notes (coach_id, appointment_id);
-- Those whose key has to be wrapped anew.
create index notes_by_key on notes (key_name, id);
