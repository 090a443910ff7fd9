-- Who was told of a new version of a legal text, once each. A version is named for the day from which it holds.
create table text_announcements (
  text text not null check (text in ('terms', 'conduct', 'privacy')),
  version text not null check (version ~ '^\d{4}-\d\d-\d\d$'),
  user_id uuid not null references users on delete cascade,
  announced_at timestamptz not null,
  -- The day from which it applies to this person; none where only their agreement makes it apply.
  applies_on text check (applies_on ~ '^\d{4}-\d\d-\d\d$'),
  primary key (text, version, user_id)
);
create index text_announcements_of_a_person on text_announcements (user_id);

-- Who agreed to which version, in which language and where.
create table text_agreements (
  text text not null check (text in ('terms', 'conduct')),
  version text not null check (version ~ '^\d{4}-\d\d-\d\d$'),
  user_id uuid not null references users on delete cascade,
  locale text not null check (locale in ('en', 'de')),
  given_at text not null check (given_at in ('registration', 'onboarding', 'page', 'booking')),
  agreed_at timestamptz not null,
  primary key (text, version, user_id)
);
create index text_agreements_of_a_person on text_agreements (user_id);

-- The terms that were agreed with the booking, in the language in which they were read.
alter table appointments add column terms_version text check (terms_version ~ '^\d{4}-\d\d-\d\d$');
alter table appointments add column terms_locale text check (terms_locale in ('en', 'de'));
