-- Addresses that a coach's page had after its first publication: whoever follows an old link is led to the new one,
-- and nobody else gets the address.
create table former_slugs (
  slug text primary key,
  coach_id uuid not null references coaches (user_id) on delete cascade,
  left_at timestamptz not null
);
create index former_slugs_coach on former_slugs (coach_id);
