-- What the team grants: by whom, and in which words the client was told. Larger than a price it is split, and the rest
-- keeps both, so that what was granted to a person lately is still their sum.
alter table credits
  drop constraint credits_reason_check,
  add constraint credits_reason_check check (reason in ('welcome', 'invited', 'refund', 'goodwill')),
  add column granted_by uuid references users on delete set null,
  add column message text not null default '' check (char_length(message) <= 500),
  add constraint only_goodwill_is_granted check (reason = 'goodwill' or (granted_by is null and message = ''));
create index credits_granted on credits (client_id, granted_at) where granted_by is not null;
