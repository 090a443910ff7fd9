-- What a client says of themselves, for their own coaches; each may stay unsaid.
alter table clients
  add column pronoun text check (pronoun in ('she', 'he', 'they', 'undisclosed')),
  add column gender text check (gender in ('female', 'male')),
  add column experience text check (experience in ('entry', 'intermediate', 'advanced', 'leadership', 'specialized')),
  add column qualification text check (qualification in ('high_school', 'associate', 'bachelor', 'master', 'doctorate'));

-- A coach's document that one client may see, too, for as long as the row stands.
create table document_shares (
  document_id uuid not null references documents on delete cascade,
  client_id uuid not null references users on delete cascade,
  shared_at timestamptz not null,
  primary key (document_id, client_id)
);
create index document_shares_of_client on document_shares (client_id, shared_at desc, document_id desc);
