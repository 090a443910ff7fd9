-- In which of the coach's languages a consultation is held. Empty is all of them, so that a language that is added to
-- the profile counts for it, too.
alter table consultations add column languages text[] not null default '{}' check (cardinality(languages) <= 38);

-- The language that was agreed on, whatever the coach offers later. Null where the coach had only one, and from before.
alter table appointments add column language text check (language ~ '^[a-z]{2}$');
