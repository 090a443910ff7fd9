-- What a coach keeps about an own client for themselves: a remark and tags, which nobody else sees.
create table client_remarks (
  id uuid primary key default uuidv7(),
  coach_id uuid not null,
  client_id uuid not null,
  -- Both together, sealed as notes are.
  sealed bytea not null,
  wrapped_key bytea not null,
  key_name text not null,
  -- A keyed hash of each tag, to find clients by: the words themselves may tell of somebody's health.
  tag_keys bytea[] not null check (cardinality(tag_keys) <= 8),
  changed_at timestamptz not null,
  unique (coach_id, client_id),
  foreign key (coach_id, client_id) references relations on delete cascade
);
create index client_remarks_by_client on client_remarks (client_id);
create index client_remarks_by_key on client_remarks (key_name, id);
