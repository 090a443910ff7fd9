-- What waits for a coach's answer, the most urgent first: counted and listed on every page of the coach, whatever
-- else is ahead.
create index appointments_awaiting_coach on appointments (coach_id, (coalesce(hold_until, answer_by)), id)
  where awaiting = 'coach';
