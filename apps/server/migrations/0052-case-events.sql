-- Whoever changes a case, the team hears of it: which one, and who writes in it; whom it concerns is read by permission.
create function tell_team_of_case() returns trigger language plpgsql as $$
begin
  perform pg_notify('transient_events', json_build_object(
    'audience', user_id,
    'kind', 'case',
    'data', json_build_object('number', new.number, 'version', new.version, 'writing', new.writing_by)
  )::text) from operators where removed_at is null;
  return null;
end $$;
create trigger new_cases_are_told after insert on cases for each row execute function tell_team_of_case();
create trigger changed_cases_are_told after update on cases for each row
  when ((old.version, old.is_unread, old.writing_by, old.writing_until)
    is distinct from (new.version, new.is_unread, new.writing_by, new.writing_until))
  execute function tell_team_of_case();
