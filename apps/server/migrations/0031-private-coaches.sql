-- Whether clients whom the coach knows may book while the profile is private.
alter table coaches add column known_clients_may_book boolean not null default true;
