-- A message to the tax office about a year: new sellers, or corrections of what was reported. The file is sealed as it was
-- made; its hash says that it is the one that was sent.
create table tax_reports (
  id uuid primary key default uuidv7(),
  year smallint not null,
  kind text not null check (kind in ('new', 'correction')),
  message_ref text not null unique,
  -- The operator's own record is sent once a year; later messages only name it.
  operator_ref text not null,
  sealed bytea not null,
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  made_at timestamptz not null,
  made_by uuid references users on delete set null,
  transmitted_on date,
  transmitted_by uuid references users on delete set null,
  constraint not_sent_before_it_was_made check (transmitted_on >= (made_at at time zone 'Europe/Berlin')::date)
);
create index tax_reports_of_year on tax_reports (year, made_at);

-- What was said about each coach, sealed: the next report is made from the difference.
create table tax_report_sellers (
  report_id uuid not null references tax_reports on delete cascade,
  coach_id uuid not null references users,
  doc_ref text not null unique,
  act text not null check (act in ('new', 'corrected', 'deleted')),
  corrects_ref text,
  sealed bytea not null,
  primary key (report_id, coach_id),
  constraint correction_names_its_record check ((act = 'new') = (corrects_ref is null))
);
create index tax_report_sellers_of_coach on tax_report_sellers (coach_id);

-- The copy that a coach got of a year, as it was.
create table tax_copies (
  coach_id uuid not null references users,
  year smallint not null,
  quarters jsonb not null,
  given_at timestamptz not null,
  primary key (coach_id, year)
);

-- A year of all coaches.
create index statements_by_month on statements (month);
