-- Notices about profiles, reviews, messages and documents, by anybody; before, only messages could be reported.
alter table reports rename to content_notices;
alter table content_notices rename column message_id to content_id;
alter table content_notices rename column comment to explanation;
alter table content_notices
  drop constraint reported_once,
  drop constraint reports_reason_check,
  drop constraint reports_comment_check;
update content_notices set reason = case reason
  when 'harassment' then 'hateful' when 'fraud' then 'misleading' when 'contact' then 'terms' when 'other' then 'terms'
  else reason end;
alter table content_notices
  add column content_kind text not null default 'message'
    check (content_kind in ('profile', 'review', 'message', 'document')),
  -- Whose content it is.
  add column author_id uuid references users on delete set null,
  -- Where somebody without an account is answered; neither is asked for where a child is in danger.
  add column reporter_name text not null default '' check (char_length(reporter_name) <= 100),
  add column reporter_email text check (char_length(reporter_email) <= 254),
  add column locale text not null default 'de' check (locale in ('en', 'de')),
  add column place text not null default '' check (char_length(place) <= 500),
  add column decision_id uuid,
  -- The content as it was; cleared once nobody can appeal any more.
  alter column sealed drop not null,
  add constraint notice_reason check (
    reason in ('illegal', 'misleading', 'hateful', 'privacy', 'intellectualProperty', 'danger', 'terms')
  ),
  add constraint explanation_is_short check (char_length(explanation) <= 3000);
alter table content_notices alter column content_kind drop default, alter column locale drop default;
update content_notices set author_id = case sender when 'coach' then coach_id else client_id end
  from messages join conversations on conversations.id = messages.conversation_id where messages.id = content_id;

-- The same person reports the same content once, until it is decided.
create unique index noticed_once on content_notices (reporter_id, content_id) where decision_id is null;
create index notices_of_content on content_notices (content_id, created_at);
create index notices_by_time on content_notices (created_at desc);
create index notices_of_reporter on content_notices (reporter_id) where reporter_id is not null;
create index notices_of_decision on content_notices (decision_id) where decision_id is not null;

alter table report_attachments rename to notice_attachments;
alter table notice_attachments rename column report_id to notice_id;
-- Documents are of more types than attachments.
alter table notice_attachments drop constraint report_attachments_content_type_check;
alter trigger files_go_with_reports on notice_attachments rename to files_go_with_notices;

-- One case for each content, however many give notice of it.
update cases set source = 'content_notices', source_id = content_id::text
  from content_notices where source = 'reports' and source_id = content_notices.id::text;

-- What the team decided about a content, as a statement of reasons (Art. 17 of the Digital Services Act).
create table content_decisions (
  id uuid primary key default uuidv7(),
  content_kind text not null check (content_kind in ('profile', 'review', 'message', 'document')),
  content_id uuid not null,
  author_id uuid references users,
  decision text not null check (decision in ('keep', 'restrict', 'remove', 'suspend')),
  facts text not null check (char_length(facts) between 1 and 3000),
  -- The law or the terms, and which clause of them.
  ground text check (ground in ('law', 'terms')),
  clause text check (char_length(clause) between 1 and 200),
  until timestamptz,
  decided_by uuid not null references users,
  decided_at timestamptz not null,
  -- The decision that was appealed, if this one answers an appeal.
  appeal_of uuid references content_decisions,
  constraint reasons_are_whole check ((decision = 'keep') = (ground is null) and (ground is null) = (clause is null)),
  constraint only_some_end check (until is null or decision in ('restrict', 'suspend')),
  constraint suspensions_end check (decision <> 'suspend' or until is not null)
);
create index decisions_of_content on content_decisions (content_id, decided_at desc);
create index decisions_about_author on content_decisions (author_id, decided_at);
create index decisions_by_time on content_decisions (decided_at desc);
create unique index appeals_are_decided_once on content_decisions (appeal_of) where appeal_of is not null;
alter table content_notices add foreign key (decision_id) references content_decisions;

create trigger content_decisions_stay before update or delete on content_decisions
  for each row execute function is_only_added_to();
create trigger content_decisions_are_not_emptied before truncate on content_decisions
  for each statement execute function is_only_added_to();
revoke update, delete, truncate on content_decisions from current_user;

create function appeals_are_decided_by_another() returns trigger language plpgsql as $$
begin
  if exists (select from content_decisions where id = new.appeal_of and decided_by = new.decided_by) then
    raise exception 'an appeal is decided by another person' using errcode = 'restrict_violation'; end if;
  return new;
end $$;
create trigger appeals_are_decided_by_another before insert on content_decisions
  for each row execute function appeals_are_decided_by_another();

-- The author, or somebody who gave notice, does not agree; once each.
create table content_appeals (
  decision_id uuid not null references content_decisions,
  appellant_id uuid not null references users,
  side text not null check (side in ('author', 'reporter')),
  text text not null check (char_length(text) <= 3000),
  made_at timestamptz not null,
  primary key (decision_id, appellant_id)
);

-- What is hidden now because of a decision, and until when; a job lifts what has ended.
create table content_restrictions (
  content_id uuid primary key,
  content_kind text not null check (content_kind in ('profile', 'review', 'message', 'document')),
  decision_id uuid not null references content_decisions,
  until timestamptz
);
create index restrictions_ending on content_restrictions (until) where until is not null;

-- Messages around a reported one, which two operators agreed to open for some time.
create table message_openings (
  message_id uuid primary key,
  conversation_id uuid not null references conversations on delete cascade,
  opened_at timestamptz not null,
  open_until timestamptz not null
);
create index openings_of_conversation on message_openings (conversation_id);

-- Hidden by a decision: from everybody but its owner, and a message from both.
alter table messages add column hidden_at timestamptz;
alter table documents add column hidden_at timestamptz;
alter table coaches
  add column hidden_at timestamptz,
  -- Whether it is to be public again afterwards.
  add column was_public boolean not null default false,
  add constraint hidden_is_not_public check (hidden_at is null or not is_public);

-- A suspension ends by itself.
alter table account_restrictions
  drop constraint account_restrictions_kind_check,
  add column until timestamptz,
  add constraint account_restrictions_kind_check check (kind in ('noWriting', 'legalHold', 'suspended')),
  add constraint suspended_until check ((kind = 'suspended') = (until is not null));
create index account_restrictions_ending on account_restrictions (until) where until is not null;
