-- Open cases are few: searched apart from the closed ones of years.
drop index cases_by_text;
create index cases_open_by_text on cases using gin (search_text gin_trgm_ops) where state <> 'closed';
create index cases_closed_by_text on cases using gin (search_text gin_trgm_ops) where state = 'closed';
create index cases_by_email on cases (lower(person_email) text_pattern_ops);

-- Names in both orders and addresses from their start: of a common name the first hits are enough, which an index of
-- parts cannot stop at.
create index users_by_name_start on users (folded_name text_pattern_ops) where deleted_at is null;
create index users_by_surname_start on users (folded(trim(last_name || ' ' || first_name)) text_pattern_ops)
  where deleted_at is null;
create index users_by_email_start on users (email_key text_pattern_ops) where deleted_at is null;
