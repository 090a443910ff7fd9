-- What somebody's test of camera, microphone and line found, so that support can help: no address, no name of a device.
create table setup_tests (
  id uuid primary key default uuidv7(),
  user_id uuid not null references users on delete cascade,
  tested_at timestamptz not null,
  -- As known to the library that reads user agents.
  browser text check (length(browser) <= 60),
  system text check (length(system) <= 60),
  camera text not null
    check (camera in ('works', 'denied', 'deniedBySystem', 'missing', 'busy', 'unplugged', 'unsupported')),
  microphone text not null check (
    microphone in ('works', 'silent', 'denied', 'deniedBySystem', 'missing', 'busy', 'unplugged', 'unsupported')
  ),
  speaker text not null check (speaker in ('heard', 'notHeard', 'unsaid')),
  -- Whether our servers told of what happens without being asked.
  has_events boolean not null,
  line text not null check (line in ('relayed', 'direct', 'failed')),
  candidates text[] not null check (candidates <@ array['host', 'srflx', 'prflx', 'relay'] and cardinality(candidates) <= 4),
  round_trip_ms integer check (round_trip_ms between 0 and 60000),
  loss_permille integer check (loss_permille between 0 and 1000),
  kilobits integer check (kilobits between 0 and 10000000)
);
create index setup_tests_by_user on setup_tests (user_id, tested_at desc);
create index setup_tests_by_age on setup_tests (tested_at);
