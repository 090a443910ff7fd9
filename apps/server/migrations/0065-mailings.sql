-- A letter to a list of subscribers or, for messages of the service alone, to everybody with an account.
create table mailings (
  id uuid primary key default uuidv7(),
  -- Read by the team alone.
  name text not null check (char_length(name) between 1 and 80),
  audience text not null check (audience in ('newsletter', 'earlyAccess', 'giftCards', 'everybody')),
  -- Why people with an account have to know it.
  necessity text not null default '' check (char_length(necessity) <= 500),
  subject_de text not null,
  subject_en text not null,
  text_de text not null,
  text_en text not null,
  state text not null default 'draft' check (state in ('draft', 'scheduled', 'sending', 'stopped', 'sent')),
  -- Counts the changes, so that nothing is sent but what somebody has seen.
  version integer not null default 1,
  created_by uuid references users on delete set null,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  due_at timestamptz,
  started_at timestamptz,
  ended_at timestamptz,
  -- What became of it, once no mail of it is on its way any more; the rows of recipients are deleted later.
  settled_at timestamptz,
  waiting_count integer not null default 0,
  sent_count integer not null default 0,
  failed_count integer not null default 0,
  left_count integer not null default 0,
  constraint only_the_necessary_reaches_everybody check ((audience = 'everybody') = (necessity <> '')),
  constraint draft_has_no_time check ((state = 'draft') = (due_at is null))
);
create index mailings_newest on mailings (created_at desc, id desc);
create index mailings_at_work on mailings (due_at) where state in ('scheduled', 'sending');
create index mailings_unsettled on mailings (id) where started_at is not null and settled_at is null;
create index mailings_settled on mailings (settled_at) where settled_at is not null;

-- One row for each recipient (a subscription or a person), without the address, which is read when the mail is written:
-- in the transaction that queues the mail, so that nobody gets two and nobody is forgotten.
create table mailing_recipients (
  mailing_id uuid not null references mailings on delete cascade,
  recipient_id uuid not null,
  state text not null default 'waiting' check (state in ('waiting', 'queued', 'sent', 'failed', 'left')),
  mail_id uuid unique,
  queued_at timestamptz,
  primary key (mailing_id, recipient_id),
  constraint queued_with_its_mail check ((state in ('waiting', 'left')) = (mail_id is null))
);
create index mailing_recipients_waiting on mailing_recipients (mailing_id, recipient_id) where state = 'waiting';
create index mailing_recipients_on_their_way on mailing_recipients (mailing_id, mail_id) where state = 'queued';
create index mailing_recipients_by_time on mailing_recipients (queued_at) where queued_at is not null;
create index mailings_to on mailing_recipients (recipient_id);

-- One of many: its failure is counted with its mailing and opens no case.
alter table mails add column is_bulk boolean not null default false;
create index subscriptions_confirmed on subscriptions (list, id) where confirmed_at is not null and left_at is null;
