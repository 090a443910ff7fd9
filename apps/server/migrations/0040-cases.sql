-- The cases of an address, for a person's copy and erasure.
create index cases_of_address on cases (lower(person_email)) where person_email is not null;
create index cases_merged on cases (merged_into_id) where merged_into_id is not null;
-- What gave up is looked for every few minutes.
create index mails_failed on mails (id) where state = 'failed';
