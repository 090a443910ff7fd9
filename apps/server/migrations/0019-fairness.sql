-- A no show is open to objection for a day: whoever was called absent is awaited, and the team once they object.
alter table appointments drop constraint awaits_who_can_act, add constraint awaits_who_can_act check (
  case status
    when 'Pending' then awaiting is not null and awaiting in ('payment_details', 'coach')
    when 'Rescheduled' then awaiting is not null and awaiting in ('coach', 'client')
    when 'No Show' then awaiting is null or awaiting = 'team' or awaiting = absent
    else awaiting is null
  end
);
alter table appointment_events drop constraint appointment_events_by_check,
  add constraint appointment_events_by_check check (by in ('client', 'coach', 'clock', 'team'));
alter table notifications drop constraint notifications_by_check,
  add constraint notifications_by_check check (by in ('client', 'coach', 'clock', 'team'));
-- Those of before named no time until which somebody can object.
update notifications set data = data || jsonb_build_object('answerBy', to_char((created_at + interval '24 hours') at time zone 'UTC',
  'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) where kind = 'noShow' and not data ? 'answerBy';
create index appointments_objected on appointments (id) where awaiting = 'team';
-- Whether both were present in what took place, as the rules said when it was completed: only that is rated.
alter table appointments add column both_present boolean not null default false;
update appointments set both_present = true where status = 'Completed' and not exists (
  select from unnest(array['client', 'coach']) as sides (side) where coalesce((
    select sum(least(coalesce(left_at, seen_at), ends_at) - greatest(joined_at, starts_at)) from room_visits
    where appointment_id = appointments.id and room_visits.side = sides.side
      and joined_at < ends_at and coalesce(left_at, seen_at) > starts_at
  ), interval '0') < least(interval '10 minutes', (ends_at - starts_at) / 3)
);
alter table appointments add constraint both_present_in_what_took_place check (not both_present or status = 'Completed');
-- Who was there is known at the end, so that the clock looks at every appointment then.
update appointments set due_at = ends_at
where status = 'Scheduled' and reminded_at is not null and due_at > ends_at and ends_at > now();

-- A review after a free discovery says so, and counts neither for the mean nor for anything that is made of it.
alter table reviews add column is_discovery boolean not null default false;
-- Published ones of discoveries, beside those that make the mean.
alter table coach_ratings add column discoveries integer not null default 0 check (discoveries >= 0);
create function review_knows_its_appointment() returns trigger language plpgsql as $$
begin
  new.is_discovery := exists (select from appointments where id = new.appointment_id and consultation = 'discovery');
  return new;
end $$;
create trigger reviews_know_their_appointment before insert or update of appointment_id on reviews
  for each row execute function review_knows_its_appointment();
update reviews set is_discovery = true from appointments
where appointments.id = reviews.appointment_id and consultation = 'discovery';

create function count_discovery(coach uuid, by integer) returns void language sql as $$
  insert into coach_ratings (coach_id) select user_id from coaches where user_id = coach on conflict do nothing;
  update coach_ratings set discoveries = discoveries + by where coach_id = coach
$$;
create function count_published(one reviews, by integer) returns void language plpgsql as $$
begin
  if one.published_at is null then return;
  elsif one.is_discovery then perform count_discovery(one.coach_id, by);
  else perform count_review(one.coach_id, one.stars, by);
  end if;
end $$;
create or replace function keep_ratings() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then perform count_published(old, -1); end if;
  if tg_op <> 'DELETE' then perform count_published(new, 1); end if;
  return null;
end $$;
create or replace function keep_days_of_review(one reviews, by integer) returns void language sql as $$
  select add_to_day(published_part(one, by)) where one.published_at is not null and not one.is_discovery;
  select add_to_day(rated_part(one, starts_at, by)) from appointments
  where id = one.appointment_id and one.removed_at is null;
$$;
create or replace function recount_days() returns void language sql as $$
  lock table appointments, earnings, reviews in share row exclusive mode;
  delete from coach_days;
  delete from coach_meetings;
  insert into coach_days
  select coach_id, day, sum(booked), sum(completed), sum(lost), sum(rated), sum(net_cents), sum(arrives_cents),
    sum(paid), sum(paid_cents), sum(ratings), sum(stars)
  from (
    select (booked_part(appointments, 1)).* from appointments
    union all select (ended_part(appointments, 1)).* from appointments
      where status in ('Completed', 'Cancelled', 'Rejected', 'No Show')
    union all select (earned_part(earnings)).* from earnings
    union all select (published_part(reviews, 1)).* from reviews where published_at is not null and not is_discovery
    union all select (rated_part(reviews, starts_at, 1)).* from reviews join appointments on appointments.id = appointment_id
      where removed_at is null
  ) parts group by 1, 2;
  insert into coach_meetings
  select coach_id, client_id, min(berlin_day(starts_at)), max(berlin_day(starts_at)) from appointments
  where status = 'Completed' group by 1, 2;
$$;
-- Both were counted with the discoveries until now.
update coach_ratings set
  discoveries = n1 + n2 + n3 + n4 + n5, stars_1 = stars_1 - n1, stars_2 = stars_2 - n2, stars_3 = stars_3 - n3, stars_4 = stars_4 - n4, stars_5 = stars_5 - n5
from (
  select coach_id as coach, count(*) filter (where stars = 1) as n1, count(*) filter (where stars = 2) as n2,
    count(*) filter (where stars = 3) as n3, count(*) filter (where stars = 4) as n4, count(*) filter (where stars = 5) as n5
  from reviews where is_discovery and published_at is not null group by coach_id
) discoveries where coach_ratings.coach_id = coach;
select recount_days();

-- What the team looks at before it is paid out: many late cancellations or absences bear no fee, and invite to be made up.
create table earning_holds (
  earning_id uuid primary key references earnings,
  reason text not null check (reason in ('pair', 'coach')),
  opened_at timestamptz not null,
  decided_at timestamptz,
  decision text check (decision in ('release', 'withhold')),
  decided_by uuid references users on delete set null,
  decision_reason text check (char_length(decision_reason) between 1 and 1000),
  constraint hold_decision_is_whole check (num_nulls(decided_at, decision, decision_reason) in (0, 3))
);
create index earning_holds_open on earning_holds (opened_at) where decided_at is null;

-- What the next statement takes: not what is held, and what was released from the moment of that.
create view earnings_to_state as
select earnings.*, coalesce(decided_at, earned_at) as payable_at
from earnings left join earning_holds on earning_id = earnings.id
where statement_id is null and (earning_id is null or decided_at is not null);
