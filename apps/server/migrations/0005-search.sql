-- What a client is looking for. A missing row is somebody who has not said yet.
create table clients (
  user_id uuid primary key references users on delete cascade,
  -- Sealed: topics may tell of somebody's health, and a copy of the database must not.
  areas bytea,
  health_consent_at timestamptz,
  health_consent_locale text check (health_consent_locale in ('en', 'de')),
  languages text[] not null default '{}' check (cardinality(languages) <= 38),
  -- Gross, as clients pay.
  min_fee_cents integer check (min_fee_cents >= 0),
  max_fee_cents integer check (max_fee_cents >= min_fee_cents),
  coach_gender text check (coach_gender in ('female', 'male')),
  referral_source text check (referral_source in (
    'friend', 'searchEngine', 'instagram', 'facebook', 'linkedin', 'tiktok', 'event', 'media', 'other'
  )),
  finished_at timestamptz,
  constraint consent_is_whole check ((health_consent_at is null) = (health_consent_locale is null))
);

create table bookmarks (
  client_id uuid not null references users on delete cascade,
  coach_id uuid not null references coaches on delete cascade,
  created_at timestamptz not null,
  primary key (client_id, coach_id)
);
create index bookmarks_by_age on bookmarks (client_id, created_at desc, coach_id);
create index bookmarks_by_coach on bookmarks (coach_id);

create table reviews (
  id uuid primary key default uuidv7(),
  coach_id uuid not null references coaches on delete cascade,
  -- Kept without its author when the author leaves.
  client_id uuid references users on delete set null,
  stars smallint not null check (stars between 1 and 5),
  body text not null check (char_length(body) between 1 and 2000),
  locale text not null check (locale in ('en', 'de')),
  -- As the client wants to be named; empty for no name.
  author_name text not null default '' check (char_length(author_name) <= 60),
  answer text check (char_length(answer) between 1 and 2000),
  answered_at timestamptz,
  written_at timestamptz not null,
  -- Missing while it waits for the coach's approval.
  published_at timestamptz,
  constraint answer_is_whole check ((answer is null) = (answered_at is null))
);
create index reviews_published on reviews (coach_id, published_at desc, id) where published_at is not null;
create index reviews_by_client on reviews (client_id);

-- How many published reviews of each kind a coach has. Kept by the database alone, so that it is always exact.
create table coach_ratings (
  coach_id uuid primary key references coaches on delete cascade,
  stars_1 integer not null default 0 check (stars_1 >= 0),
  stars_2 integer not null default 0 check (stars_2 >= 0),
  stars_3 integer not null default 0 check (stars_3 >= 0),
  stars_4 integer not null default 0 check (stars_4 >= 0),
  stars_5 integer not null default 0 check (stars_5 >= 0)
);

create function count_review(coach uuid, stars integer, by integer) returns void language sql as $$
  -- In two steps: the checks look at what an insert proposes, and what is taken away would be less than nothing.
  insert into coach_ratings (coach_id) select user_id from coaches where user_id = coach on conflict do nothing;
  update coach_ratings set stars_1 = stars_1 + (stars = 1)::int * by, stars_2 = stars_2 + (stars = 2)::int * by,
    stars_3 = stars_3 + (stars = 3)::int * by, stars_4 = stars_4 + (stars = 4)::int * by,
    stars_5 = stars_5 + (stars = 5)::int * by
  where coach_id = coach
$$;
create function keep_ratings() returns trigger language plpgsql as $$
begin
  if old.published_at is not null then perform count_review(old.coach_id, old.stars, -1); end if;
  if new.published_at is not null then perform count_review(new.coach_id, new.stars, 1); end if;
  return null;
end $$;
create trigger reviews_counted after insert or delete or update of coach_id, stars, published_at on reviews
  for each row execute function keep_ratings();

-- What search filters, ranks and counts: one narrow row per coach who is public and listed.
-- Made from the other tables by the server, which alone knows the rules; the list below says whose row is due.
create table coach_search (
  coach_id uuid primary key references coaches on delete cascade,
  -- Stems of all that is said, in both languages, and the choices of the filters as lexemes (`a:burnout`, `l:de`).
  doc tsvector not null,
  -- Short enough to stay in the row: they decide how good a match is.
  name_words tsvector not null,
  key_words tsvector not null,
  -- A bit per topic and per language, numbered by the rules.
  areas bigint not null,
  languages bigint not null,
  -- Bits: female, male, offers extended consultations.
  traits smallint not null,
  -- Gross: the lowest price, and that of the extended consultation.
  fee_cents integer not null,
  extended_cents integer,
  -- Mean of the reviews in hundredths; 0 before the first.
  rating smallint not null,
  -- Points for what a coach changes, and with those for free times, which pass.
  base_rank integer not null default 0,
  rank integer not null,
  next_free_at timestamptz not null default 'infinity',
  public_since timestamptz not null,
  -- From 0 to 1023, drawn from the id: where there are very many coaches, counts are taken from a share of them.
  sample smallint not null
) with (toast_tuple_target = 128);
-- The long list of words is only ever asked for by its index: kept aside, so that rows stay short.
alter table coach_search alter column doc set storage external;
alter table coach_search alter column name_words set storage main;
alter table coach_search alter column key_words set storage main;
-- No pending list: searches must not pay for what was written before them.
create index coach_search_doc on coach_search using gin (doc) with (fastupdate = off);
-- A covering index per order: broad searches walk it and stop after a page.
create index coach_search_by_rank on coach_search (rank desc, coach_id)
  include (areas, languages, traits, fee_cents, extended_cents, rating, next_free_at);
create index coach_search_by_rating on coach_search (rating desc, rank desc, coach_id)
  include (areas, languages, traits, fee_cents, extended_cents, next_free_at);
create index coach_search_by_fee on coach_search (fee_cents, rank desc, coach_id)
  include (areas, languages, traits, extended_cents, rating, next_free_at);
create index coach_search_by_extended on coach_search (extended_cents, rank desc, coach_id)
  include (areas, languages, traits, fee_cents, rating, next_free_at);
create index coach_search_by_next_free on coach_search (next_free_at, rank desc, coach_id)
  include (areas, languages, traits, fee_cents, extended_cents, rating);
create index coach_search_by_age on coach_search (public_since desc, rank desc, coach_id)
  include (areas, languages, traits, fee_cents, extended_cents, rating, next_free_at);
create index coach_search_by_sample on coach_search (sample)
  include (areas, languages, traits, fee_cents, extended_cents, rating, next_free_at);

-- A coach as lists show it, ready to send.
create table coach_cards (
  coach_id uuid primary key references coaches on delete cascade,
  card jsonb not null,
  changed_at timestamptz not null
);

-- Words that coaches use, as they are written, for typing mistakes.
create table search_words (word text primary key check (char_length(word) between 3 and 40));
create extension if not exists pg_trgm;
create index search_words_alike on search_words using gin (word gin_trgm_ops);

-- Whose row in search has to be made again, and when: at once where something changed, later where only time will pass.
create table coach_search_due (
  coach_id uuid primary key references coaches on delete cascade,
  due_at timestamptz not null,
  -- Whether somebody changed something; else only the next free time has to be looked at.
  is_changed boolean not null default true
);
create index coach_search_due_at on coach_search_due (due_at);

-- Written by any hand, by any table: search hears of it. `TG_ARGV[0]` names the column that holds the coach.
create function search_is_due() returns trigger language plpgsql as $$
declare coach uuid := (to_jsonb(coalesce(new, old)) ->> TG_ARGV[0])::uuid;
begin
  insert into coach_search_due (coach_id, due_at) select user_id, '-infinity' from coaches where user_id = coach
  on conflict (coach_id) do update set due_at = '-infinity', is_changed = true
  where coach_search_due.due_at <> '-infinity' or not coach_search_due.is_changed;
  return null;
end $$;
create trigger coaches_in_search after insert or update on coaches
  for each row execute function search_is_due('user_id');
create trigger names_in_search after update of first_name, last_name on users
  for each row when (new.kind = 'coach') execute function search_is_due('id');
create trigger businesses_in_search after insert or update or delete on businesses
  for each row execute function search_is_due('coach_id');
create trigger consultations_in_search after insert or update or delete on consultations
  for each row execute function search_is_due('coach_id');
create trigger schedules_in_search after insert or update on schedules
  for each row execute function search_is_due('coach_id');
create trigger exceptions_in_search after insert or update or delete on schedule_exceptions
  for each row execute function search_is_due('coach_id');
create trigger resumes_in_search after insert or update on resumes
  for each row execute function search_is_due('coach_id');
create trigger photos_in_search after insert or update or delete on photos
  for each row execute function search_is_due('owner_id');
create trigger ratings_in_search after insert or update on coach_ratings
  for each row execute function search_is_due('coach_id');

-- Who hides is gone from every list with the same commit, not when a job comes by.
create function leave_search() returns trigger language plpgsql as $$
begin
  delete from coach_search where coach_id = new.user_id;
  delete from coach_cards where coach_id = new.user_id;
  return null;
end $$;
create trigger coaches_leave_search after update on coaches
  for each row when (not (new.is_public and new.allow_in_listing)) execute function leave_search();

insert into coach_search_due (coach_id, due_at) select user_id, '-infinity' from coaches;
