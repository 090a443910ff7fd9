-- A view can belong to the whole team; among those each name exists once.
alter table case_views add column is_shared boolean not null default false;
create unique index case_views_shared_name on case_views (lower(name)) where is_shared;

-- Filters of the inbox.
create index cases_open_of_state on cases (state, due_at, id) where state <> 'closed';
create index cases_open_of_locale on cases (locale, due_at, id) where state <> 'closed';
-- The open cases of an address, for merging those of people without an account.
create index cases_open_of_address on cases (lower(person_email)) where state <> 'closed' and person_id is null;
