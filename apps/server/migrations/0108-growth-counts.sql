-- How often a coach was shown, opened and chosen: counts by week and source, and nothing of whoever looked.
create table growth_counts (
  coach_id uuid not null references coaches on delete cascade,
  -- A Monday of Berlin.
  week date not null check (extract(isodow from week) = 1),
  source text not null check (source in ('search', 'profile', 'link', 'qr', 'widget', 'invitation', 'direct')),
  step text not null check (step in ('shown', 'viewed', 'started', 'confirming')),
  count integer not null check (count > 0),
  primary key (coach_id, week, source, step)
);
create index growth_counts_by_week on growth_counts (week);
