-- One mailbox is welcomed once, in whatever spelling. Only a hash with our secret is kept, and it stays when the account
-- goes: leaving and coming back brings no second welcome. The inviter is named to count them, twelve months long.
create table welcomed_mailboxes (
  mailbox_key bytea primary key,
  inviter_id uuid references users on delete set null,
  welcomed_at timestamptz not null
);
create index welcomes_of_inviter on welcomed_mailboxes (inviter_id, welcomed_at);

-- With whom a credit was used and when: so many welcomes are used with one coach in twelve months.
alter table credits add column used_at timestamptz, add column coach_id uuid references users;
update credits set used_at = appointments.starts_at, coach_id = appointments.coach_id
from appointments where appointments.id = credits.appointment_id;
create index welcomes_with_coach on credits (coach_id, used_at) where reason = 'welcome' and coach_id is not null;

-- The payment at the provider is over less than is to be charged now: it is raised before the next try.
alter table charges add column is_repriced boolean not null default false;

-- What a client let down is worth what the card paid: a credit pays for what took place alone.
alter table appointments
  drop constraint appointments_check1,
  add constraint nothing_more_than_the_price_is_owed check (owed_cents between 0 and gross_cents);
