-- A coach books a time for a client: a place that the coach makes, with one offer, which is held until the client
-- confirms it by booking. It stands in no line.
alter table waiting_list_places add column is_proposal boolean not null default false;
drop index one_place;
create unique index one_place on waiting_list_places (client_id, coach_id, consultation)
  where state = 'waiting' and not is_proposal;

-- As before; a proposal ends with its own time, whatever else the client books.
create or replace function end_waiting() returns trigger language plpgsql as $$
declare
  is_live boolean := new.status in ('Pending', 'Scheduled', 'Rescheduled');
  is_timed boolean := is_live and (tg_op = 'INSERT' or old.starts_at <> new.starts_at);
begin
  if is_timed then
    update waiting_list_offers set state = 'taken'
    where coach_id = new.coach_id and client_id = new.client_id and state = 'open'
      and during && tstzrange(new.starts_at, new.ends_at);
    update waiting_list_places set state = 'taken', ended_at = statement_timestamp()
    where client_id = new.client_id and coach_id = new.coach_id and state = 'waiting' and case
      when is_proposal then exists (
        select from waiting_list_offers where place_id = waiting_list_places.id and state = 'taken')
      when consultation <> new.consultation then false
      when moves_id is null then (new.starts_at at time zone 'Europe/Berlin')::date <= until_on
      else tg_op = 'UPDATE' and moves_id = new.id and new.starts_at < old.starts_at end;
  elsif not is_live and tg_op = 'UPDATE' then
    update waiting_list_places set state = 'over', ended_at = statement_timestamp()
    where moves_id = new.id and state = 'waiting';
  end if;
  return null;
end $$;
