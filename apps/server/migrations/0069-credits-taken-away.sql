-- A present that broke the rules is taken away, in words that the client reads. The row stays, so that it is not given again.
alter table credits
  add column taken_at timestamptz,
  add column taken_message text not null default '' check (char_length(taken_message) <= 500),
  add constraint taken_with_words check ((taken_at is null) = (taken_message = '')),
  add constraint only_presents_are_taken check (taken_at is null or (reason in ('welcome', 'invited') and appointment_id is null));
