-- A coach's own agreements with clients, beside the platform's contract.
create table agreements (
  id uuid primary key default uuidv7(),
  coach_id uuid not null references users on delete cascade,
  -- Asked for before the first paid appointment.
  is_required boolean not null,
  created_at timestamptz not null,
  -- No longer asked for; what was accepted stays.
  retired_at timestamptz
);
create index agreements_of_coach on agreements (coach_id, created_at);

-- Written once: a change is a new version. Either a text or a PDF.
create table agreement_versions (
  id uuid primary key default uuidv7(),
  agreement_id uuid not null references agreements,
  number integer not null check (number > 0),
  title text not null check (char_length(title) between 1 and 120),
  languages text[] not null check (languages <@ array['de', 'en'] and cardinality(languages) > 0),
  text text check (char_length(text) between 1 and 30000),
  file_key text unique,
  file_name text,
  file_bytes integer,
  fingerprint text not null check (fingerprint ~ '^[0-9a-f]{64}$'),
  -- Whether who accepted an earlier one is asked again.
  asks_again boolean not null,
  published_at timestamptz not null,
  constraint one_of_each_number unique (agreement_id, number),
  constraint text_or_file check (num_nonnulls(text, file_key) = 1
    and num_nonnulls(file_key, file_name, file_bytes) in (0, 3))
);

-- Who accepted which version when; the typed name is sealed, and goes with the person.
create table agreement_acceptances (
  id uuid primary key,
  version_id uuid not null references agreement_versions,
  client_id uuid not null references users,
  accepted_at timestamptz not null,
  constraint accepted_once unique (version_id, client_id)
);
create index agreement_acceptances_of_client on agreement_acceptances (client_id, accepted_at);
create table agreement_signatures (
  id uuid primary key references agreement_acceptances,
  client_id uuid not null references users on delete cascade,
  sealed bytea not null,
  wrapped_key bytea not null,
  key_name text not null
);
create index agreement_signatures_of_client on agreement_signatures (client_id);
create index agreement_signatures_by_key on agreement_signatures (key_name, id);

-- Whom the coach asked for a version, once.
create table agreement_requests (
  version_id uuid not null references agreement_versions on delete cascade,
  client_id uuid not null references users on delete cascade,
  asked_at timestamptz not null,
  primary key (version_id, client_id)
);

-- A version that somebody accepted stays as it is; one that nobody accepted goes with its coach.
create function agreement_versions_stay() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and not exists (select from agreement_acceptances where version_id = old.id) then return old; end if;
  raise exception 'agreement_versions is only ever added to' using errcode = 'restrict_violation';
end $$;
create trigger agreement_versions_stay before update or delete on agreement_versions
  for each row execute function agreement_versions_stay();
create trigger agreement_versions_are_not_emptied before truncate on agreement_versions
  for each statement execute function is_only_added_to();
create trigger agreement_acceptances_stay before update or delete on agreement_acceptances
  for each row execute function is_only_added_to();
create trigger agreement_acceptances_are_not_emptied before truncate on agreement_acceptances
  for each statement execute function is_only_added_to();
-- A name is never another one: only its key is wrapped anew.
create function agreement_signatures_stay() returns trigger language plpgsql as $$
begin
  if (old.id, old.client_id, old.sealed) is not distinct from (new.id, new.client_id, new.sealed) then return new; end if;
  raise exception 'agreement_signatures is only ever added to' using errcode = 'restrict_violation';
end $$;
create trigger agreement_signatures_stay before update on agreement_signatures
  for each row execute function agreement_signatures_stay();
