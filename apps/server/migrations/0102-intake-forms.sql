-- What a coach asks with the booking of one kind of appointment. Each time it is asked anew is a row: an appointment is
-- asked what was in force when it was booked. The row without a date is what the coach is writing.
create table intake_forms (
  id uuid primary key default uuidv7(),
  coach_id uuid not null references users on delete cascade,
  consultation text not null check (consultation in ('discovery', 'standard', 'extended')),
  questions jsonb not null check (jsonb_array_length(questions) <= 15),
  version integer not null default 1 check (version > 0),
  changed_at timestamptz not null,
  asked_from timestamptz
);
create unique index intake_form_being_written on intake_forms (coach_id, consultation) where asked_from is null;
create unique index intake_forms_in_force on intake_forms (coach_id, consultation, asked_from) where asked_from is not null;

-- What a client answered, sealed together with what was asked; a draft of the client's until it is handed in.
create table intake_answers (
  id uuid primary key,
  appointment_id uuid not null unique references appointments on delete cascade,
  version integer not null default 1 check (version > 0),
  sealed bytea not null,
  wrapped_key bytea not null,
  key_name text not null,
  changed_at timestamptz not null,
  answered_at timestamptz
);
create index intake_answers_by_key on intake_answers (key_name, id);
