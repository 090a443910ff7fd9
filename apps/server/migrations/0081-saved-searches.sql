-- A search that a client keeps: new coaches who fit are mailed, once a day at most.
create table saved_searches (
  id uuid primary key default uuidv7(),
  client_id uuid not null references users on delete cascade,
  -- Its name and filters, sealed: topics tell of somebody's health. Beside them a keyed hash of the filters alone:
  -- nobody keeps the same search twice.
  sealed bytea not null,
  filters_hash bytea not null,
  saved_at timestamptz not null,
  -- Of the link that ends the mails of all of a client's searches.
  leave_hash bytea not null,
  -- Up to when new coaches were looked for; when to look next (never: infinity), and when was mailed last.
  looked_at timestamptz not null,
  due_at timestamptz not null,
  mailed_at timestamptz,
  unique (client_id, filters_hash)
);
create index saved_searches_by_leave on saved_searches (leave_hash);
create index saved_searches_due on saved_searches (due_at);

-- Whom a search found before: nobody is new twice.
create table saved_search_coaches (
  search_id uuid not null references saved_searches on delete cascade,
  coach_id uuid not null references coaches on delete cascade,
  found_at timestamptz not null,
  primary key (search_id, coach_id)
);
create index saved_search_coaches_by_coach on saved_search_coaches (coach_id);
