-- A coach's clients, the newest first.
create index relations_of_coach on relations (coach_id, created_at desc, client_id);
-- What two people had with each other, and what came of it.
create index appointments_of_pair on appointments (coach_id, client_id, starts_at, id);
create index earnings_of_pair on earnings (coach_id, client_id);
