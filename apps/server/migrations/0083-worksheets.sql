-- What a coach asks in writing: a template, changed as often as the coach likes.
create table worksheet_templates (
  id uuid primary key default uuidv7(),
  coach_id uuid not null references users on delete cascade,
  title text not null check (char_length(title) between 1 and 120),
  intro text not null check (char_length(intro) <= 2000),
  questions jsonb not null check (jsonb_array_length(questions) between 1 and 30),
  version integer not null default 1 check (version > 0),
  created_at timestamptz not null,
  changed_at timestamptz not null
);
create index worksheet_templates_of_coach on worksheet_templates (coach_id, created_at);

-- When a template is sent by itself: for which kind of appointment, and how many hours before it or after it.
create table worksheet_rules (
  id uuid primary key default uuidv7(),
  template_id uuid not null references worksheet_templates on delete cascade,
  consultation text not null check (consultation in ('discovery', 'standard', 'extended')),
  moment text not null check (moment in ('booking', 'before', 'after')),
  hours integer not null check (hours between 0 and 336),
  created_at timestamptz not null,
  constraint one_rule_for_each_moment unique (template_id, consultation, moment),
  constraint booking_has_no_distance check (moment <> 'booking' or hours = 0)
);

-- A copy that was sent to a client: later changes of the template change nothing here. What is asked is sealed, too.
create table worksheets (
  id uuid primary key,
  coach_id uuid not null references users on delete cascade,
  client_id uuid not null references users on delete cascade,
  template_id uuid references worksheet_templates on delete set null,
  appointment_id uuid references appointments on delete set null,
  -- Sent by hand, or by a rule.
  moment text check (moment in ('booking', 'before', 'after')),
  sealed bytea not null,
  wrapped_key bytea not null,
  key_name text not null,
  sent_at timestamptz not null,
  due_on date,
  reminded_at timestamptz,
  answered_at timestamptz,
  -- Taken back by the coach while unanswered; the row stays, so that no rule sends it again.
  withdrawn_at timestamptz,
  constraint answered_stays check (answered_at is null or withdrawn_at is null)
);
-- However many workers look at once, each appointment gets it once; with a booking each client once for all.
create unique index worksheet_sent_once on worksheets (template_id, appointment_id, moment) where moment is not null;
create unique index intake_sent_once on worksheets (template_id, client_id) where moment = 'booking';
create index worksheets_of_client on worksheets (client_id, sent_at desc);
create index worksheets_of_pair on worksheets (coach_id, client_id, sent_at desc);
create index worksheets_of_appointment on worksheets (appointment_id) where appointment_id is not null;
create index worksheets_due on worksheets (due_on)
  where answered_at is null and withdrawn_at is null and reminded_at is null and due_on is not null;
create index worksheets_by_key on worksheets (key_name, id);

-- The answers: a draft of the client's until the worksheet is answered.
create table worksheet_answers (
  id uuid primary key references worksheets on delete cascade,
  version integer not null default 1 check (version > 0),
  sealed bytea not null,
  wrapped_key bytea not null,
  key_name text not null,
  changed_at timestamptz not null
);
create index worksheet_answers_by_key on worksheet_answers (key_name, id);
