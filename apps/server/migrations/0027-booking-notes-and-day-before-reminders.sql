-- What a client wants the coach to know when booking; sealed for its appointment, beside it so that lists never carry it.
create table booking_notes (
  appointment_id uuid primary key references appointments on delete cascade,
  sealed bytea not null
);

-- When the two were reminded the day before, or when that was left out; a moved appointment is reminded anew.
alter table appointments add column day_before_reminded_at timestamptz;
-- What begins soon is past that moment already; nobody is reminded of it out of turn.
update appointments set day_before_reminded_at = starts_at - interval '26 hours'
  where starts_at < now() + interval '26 hours';
update appointments set due_at = least(due_at, starts_at - interval '26 hours')
  where status = 'Scheduled' and day_before_reminded_at is null and due_at is not null;

-- Reminded the day before is a choice of its own; who wants no reminders at all wants none of these.
alter table notification_choices drop constraint notification_choices_topic_check;
alter table notification_choices add constraint notification_choices_topic_check check (
  topic in ('requests', 'appointments', 'dayBefore', 'reminders', 'payments', 'messages', 'practice')
);
insert into notification_choices (user_id, topic, in_app, email, push)
  select user_id, 'dayBefore', in_app, email, push from notification_choices where topic = 'reminders';
