-- The third choice beside listed and unlisted: strangers see who it is, and only own clients see free times and book.
alter table coaches add column own_clients_only boolean not null default false;
alter table coaches add constraint own_clients_only_is_unlisted check (not own_clients_only or not allow_in_listing);
