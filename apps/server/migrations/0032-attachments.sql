-- Pictures and documents of messages. Their bytes lie sealed in a file.
create table message_attachments (
  -- Given by whoever adds it: the same one added twice is one.
  id uuid primary key,
  conversation_id uuid not null references conversations on delete cascade,
  uploader_id uuid not null references users,
  -- Null until it is sent.
  message_id uuid references messages (id) on delete cascade,
  -- Its place in the message: at most four find one.
  position smallint check (position between 1 and 4),
  sealed_name bytea not null,
  -- What a picture shows, in the sender's words.
  sealed_alt bytea not null,
  content_type text not null check (content_type in ('image/webp', 'application/pdf')),
  size_bytes integer not null check (size_bytes > 0),
  width integer check (width > 0),
  height integer check (height > 0),
  file_key text not null unique,
  created_at timestamptz not null,
  constraint sent_attachments_have_a_place check ((message_id is null) = (position is null)),
  constraint pictures_alone_have_a_size check ((content_type = 'image/webp') = (num_nonnulls(width, height) = 2)),
  -- Also how those of a message are found.
  constraint one_attachment_at_each_place unique (message_id, position)
);
-- For a conversation that goes.
create index attachments_of_conversation on message_attachments (conversation_id);
-- For how many somebody added today, and for whoever leaves.
create index attachments_of_uploader on message_attachments (uploader_id, created_at);
create index attachments_unsent on message_attachments (created_at) where message_id is null;

-- What was attached to a reported message, as it was then, sealed for the report.
create table report_attachments (
  report_id uuid not null references reports on delete cascade,
  position smallint not null check (position between 1 and 4),
  sealed_name bytea not null,
  content_type text not null check (content_type in ('image/webp', 'application/pdf')),
  file_key text not null unique,
  primary key (report_id, position)
);

-- Files go with their rows, also where a row goes along with another: the job of loose files removes them.
create function let_attached_files_go() returns trigger language plpgsql as $$
begin
  insert into loose_files (key, loose_since) select file_key, 'epoch' from gone;
  return null;
end $$;
create trigger files_go_with_attachments after delete on message_attachments
  referencing old table as gone for each statement execute function let_attached_files_go();
create trigger files_go_with_reports after delete on report_attachments
  referencing old table as gone for each statement execute function let_attached_files_go();
