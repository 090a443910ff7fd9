-- For whom a consultation is booked at once: nobody, clients whom the coach knows, or everybody.
alter table consultations add column instant_booking text not null default 'off'
  check (instant_booking in ('off', 'known', 'all'));
-- What held when it was booked: payment details may come a quarter of an hour later.
alter table appointments add column is_instant boolean not null default false;
