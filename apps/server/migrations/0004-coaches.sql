-- A coach may be in business without a company's name; a client who gives a company names it whole.
alter table users drop constraint company_is_whole;
alter table users add constraint company_is_whole check (
  kind = 'coach' or (company_name is null) = (vat_number is null)
);

-- What a coach says about herself. A missing row is an empty profile; texts stand in both languages, one of them may be empty.
create table coaches (
  user_id uuid primary key references users on delete cascade,
  -- The last part of the public address; given once and kept, so that links stay good.
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(slug) <= 100),
  title text not null default 'none' check (title in ('none', 'dr', 'professor')),
  pronoun text check (pronoun in ('she', 'he', 'they', 'undisclosed')),
  gender_identity text check (gender_identity in ('female', 'male')),
  sector text,
  tag_line_de text not null default '' check (char_length(tag_line_de) <= 120),
  tag_line_en text not null default '' check (char_length(tag_line_en) <= 120),
  sales_pitch_de text not null default '' check (char_length(sales_pitch_de) < 500),
  sales_pitch_en text not null default '' check (char_length(sales_pitch_en) < 500),
  about_me_de text not null default '' check (char_length(about_me_de) < 2000),
  about_me_en text not null default '' check (char_length(about_me_en) < 2000),
  description_de text not null default '' check (char_length(description_de) < 2000),
  description_en text not null default '' check (char_length(description_en) < 2000),
  certifications_de text not null default '' check (char_length(certifications_de) < 2000),
  certifications_en text not null default '' check (char_length(certifications_en) < 2000),
  -- Whether the profile has its about part.
  enable_bio boolean not null default true,
  about_video_url text,
  -- Keys of topics, and names of the coach's own.
  areas text[] not null default '{}' check (cardinality(areas) <= 5),
  languages text[] not null default '{}' check (cardinality(languages) <= 38),
  social_networks jsonb not null default '{}',
  is_public boolean not null default false,
  first_public_at timestamptz,
  allow_in_listing boolean not null default true,
  created_at timestamptz not null,
  constraint public_since check (not is_public or first_public_at is not null)
);
create index coaches_listed on coaches (first_public_at desc) where is_public and allow_in_listing;

-- Who the coach is in law. Company name and VAT number stand with the user, who may have named them when registering.
create table businesses (
  coach_id uuid primary key references coaches on delete cascade,
  address1 text not null,
  address2 text,
  zip_code text not null,
  city text not null,
  country text not null check (country ~ '^[A-Z]{2}$'),
  company_email text not null,
  vat_status text not null check (vat_status in ('regular', 'small')),
  -- Sealed: a copy of the database tells nobody's account.
  iban bytea not null
);

-- Missing rows are the defaults of a new coach: the free discovery alone.
create table consultations (
  coach_id uuid not null references coaches on delete cascade,
  kind text not null check (kind in ('discovery', 'standard', 'extended')),
  duration_minutes integer not null check (duration_minutes between 15 and 240),
  description_de text not null check (char_length(description_de) <= 500),
  description_en text not null check (char_length(description_en) <= 500),
  -- Net: VAT depends on the coach and is added where it is shown.
  price_cents integer not null,
  primary key (coach_id, kind),
  constraint discovery_is_short_and_free check (kind <> 'discovery' or (duration_minutes = 15 and price_cents = 0)),
  constraint not_below_the_minimum check (kind = 'discovery' or price_cents * 60 >= 6000 * duration_minutes)
);

create table schedules (
  coach_id uuid primary key references coaches on delete cascade,
  time_zone text not null default 'Europe/Berlin',
  -- Minutes of a week that begins on Monday, by the wall clock of that zone; a multirange cannot overlap itself.
  weekly_hours int4multirange not null default '{}' check (weekly_hours <@ '{[0,10080)}'),
  notice_minutes integer not null default 1440 check (notice_minutes between 0 and 20160),
  horizon_days integer not null default 60 check (horizon_days between 1 and 365),
  pause_before_minutes integer not null default 0 check (pause_before_minutes between 0 and 240),
  pause_after_minutes integer not null default 15 check (pause_after_minutes between 0 and 240),
  grid_minutes integer not null default 15 check (grid_minutes in (5, 10, 15, 20, 30, 60)),
  most_per_day integer check (most_per_day between 1 and 24),
  holiday_state text
);

-- By the wall clock of the coach's zone, like the weekly hours they depart from.
create table schedule_exceptions (
  id uuid primary key default uuidv7(),
  coach_id uuid not null references coaches on delete cascade,
  kind text not null check (kind in ('available', 'notAvailable', 'timeOff', 'allDay')),
  starts_at timestamp not null,
  ends_at timestamp not null,
  note text not null default '' check (char_length(note) <= 200),
  constraint ends_after_it_begins check (ends_at > starts_at),
  constraint whole_days check (
    kind <> 'allDay' or (starts_at::time = '00:00' and ends_at::time = '00:00')
  ),
  -- The same exception twice would only have to be removed twice.
  unique (coach_id, kind, starts_at, ends_at)
);
create index schedule_exceptions_by_end on schedule_exceptions (coach_id, ends_at);

-- Keys of stored files that no row refers to: from before a file is put until its row stands, and once its row is gone.
-- A job removes them, so neither a crash nor a rolled-back write leaves a file behind.
create table loose_files (
  key text primary key,
  loose_since timestamptz not null
);
create index loose_files_by_age on loose_files (loose_since);

create table documents (
  id uuid primary key default uuidv7(),
  owner_id uuid not null references users on delete cascade,
  name text not null check (char_length(name) between 5 and 120),
  file_key text not null unique,
  content_type text not null,
  size_bytes integer not null check (size_bytes > 0),
  is_visible boolean not null default false,
  created_at timestamptz not null
);
-- No second file of a name, whatever its capitals.
create unique index documents_by_name on documents (owner_id, lower(name));

create table resumes (
  coach_id uuid primary key references coaches on delete cascade,
  id uuid not null unique default uuidv7(),
  title text not null default '',
  description text not null default '',
  -- One of the coach's own documents; cleared when that goes.
  document_id uuid references documents on delete set null,
  updated_at timestamptz not null
);
create index resumes_by_document on resumes (document_id);
create table resume_entries (
  coach_id uuid not null references resumes on delete cascade,
  section text not null check (section in ('education', 'work', 'training', 'publication', 'conference')),
  -- The newest year first; within a year in the coach's own order.
  place_in_list smallint not null,
  title text not null,
  year smallint not null check (year between 1000 and 9999),
  -- Institution, company, training centre, publisher or organiser.
  organisation text not null,
  description text not null,
  primary key (coach_id, section, place_in_list)
);

-- One profile picture and one banner per person, each in the widths that pages need.
create table photos (
  owner_id uuid not null references users on delete cascade,
  role text not null check (role in ('profile', 'banner')),
  width integer not null,
  height integer not null,
  -- The part of the file keys that changes with each new picture; the files are `photos/<version>-<width>.webp`.
  version text not null,
  widths integer[] not null,
  -- Of the widest.
  size_bytes integer not null check (size_bytes > 0),
  created_at timestamptz not null,
  primary key (owner_id, role)
);

-- The coach's way through the five steps. What is typed but not yet complete is kept too, sealed, as it may hold anything.
create table onboardings (
  user_id uuid primary key references users on delete cascade,
  terms_accepted_at timestamptz,
  terms_locale text check (terms_locale in ('en', 'de')),
  conduct_accepted_at timestamptz,
  conduct_locale text check (conduct_locale in ('en', 'de')),
  finished_at timestamptz
);
create table onboarding_drafts (
  user_id uuid not null references users on delete cascade,
  step text not null check (step in ('terms', 'conduct', 'account', 'profile', 'schedule')),
  -- Missing once the step was sent or the draft discarded: what was typed before that and arrives late is not kept.
  draft bytea,
  saved_at timestamptz not null,
  primary key (user_id, step)
);
