-- What a coach writes to clients again and again. Gone with the coach.
create table reply_templates (
  id uuid primary key default uuidv7(),
  coach_id uuid not null references coaches on delete cascade,
  -- As many places as there may be templates: nobody has more, whoever asks at the same moment.
  place smallint not null check (place between 1 and 30),
  title text not null check (title <> ''),
  text text not null check (text <> ''),
  changed_at timestamptz not null,
  unique (coach_id, place),
  unique (coach_id, title)
);
