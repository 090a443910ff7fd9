-- The short addresses of a coach's booking page. Former ones stay and lead on: they are printed and on websites.
create table short_names (
  name text primary key check (name ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(name) between 3 and 40),
  coach_id uuid not null references coaches on delete cascade,
  is_current boolean not null default true,
  chosen_at timestamptz not null
);
create unique index short_names_one_current on short_names (coach_id) where is_current;
create index short_names_by_coach on short_names (coach_id);

-- The websites that may show a coach's widget, by their origins; named in the policy of the widget's page.
create table widget_sites (
  coach_id uuid not null references coaches on delete cascade,
  origin text not null check (origin ~ '^https://[a-z0-9.:-]+$' and length(origin) <= 200),
  primary key (coach_id, origin)
);
