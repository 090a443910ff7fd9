-- An appointment that is over still had its time: the pause after it and the most of its day count it. Only what never
-- took place gives its time back.
create function keeps_time(status text) returns boolean language sql immutable parallel safe
  return status not in ('Cancelled', 'Rejected');

create or replace function take_time() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    if keeps_time(new.status) and keeps_time(old.status)
      and (old.starts_at, old.ends_at) = (new.starts_at, new.ends_at) then return new; end if;
    delete from taken_times where appointment_id = old.id;
  end if;
  if keeps_time(new.status) then
    insert into taken_times (appointment_id, coach_id, client_id, during)
    values (new.id, new.coach_id, new.client_id, tstzrange(new.starts_at, new.ends_at)) on conflict do nothing;
    -- One that is over is refused no more: where its time went to somebody else, that one counts.
    if not found and new.status in ('Pending', 'Scheduled', 'Rescheduled') then
      raise exclusion_violation using message = 'this time is taken', constraint = case when exists (
        select from taken_times where coach_id = new.coach_id and during && tstzrange(new.starts_at, new.ends_at)
      ) then 'coach_not_double_booked' else 'client_not_double_booked' end;
    end if;
  end if;
  return new;
end $$;

-- What went when it was over comes back. Where a time had been given to somebody else meanwhile, that one keeps it.
insert into taken_times (appointment_id, coach_id, client_id, during)
select id, coach_id, client_id, tstzrange(starts_at, ends_at) from appointments
where status in ('Completed', 'No Show') order by starts_at, id
on conflict do nothing;

-- Whoever met here is `new` for good: an earlier appointment, whatever became of it, or a message between the two.
create function existing_never_met() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' or exists (
    select from appointments where coach_id = new.coach_id and client_id = new.client_id
  ) or exists (
    select from conversations where coach_id = new.coach_id and client_id = new.client_id and last_number > 0
  ) then
    raise check_violation using message = 'these two met here before', constraint = 'existing_never_met';
  end if;
  return new;
end $$;
create trigger existing_came_by_invitation before insert on relations
  for each row when (new.kind = 'existing') execute function existing_never_met();
create trigger new_stays_new before update of kind on relations
  for each row when (old.kind = 'new' and new.kind = 'existing') execute function existing_never_met();
