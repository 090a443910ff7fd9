-- Who is signed in writes with what they write about; a visitor's request has none of it.
alter table support_requests
  add column user_id uuid references users on delete set null,
  add column topic text check (topic in ('appointment', 'payment', 'account', 'technical', 'report', 'other')),
  add column appointment_id uuid references appointments on delete set null,
  -- Page, browser and version, as far as the person let them be sent.
  add column context jsonb not null default '{}'
    check (jsonb_typeof(context) = 'object' and octet_length(context::text) <= 2000),
  add constraint member_names_a_topic check (user_id is null or topic is not null);
create index support_requests_of_user on support_requests (user_id, created_at desc) where user_id is not null;
create index support_requests_of_appointment on support_requests (appointment_id) where appointment_id is not null;
create index support_requests_by_email on support_requests (email);
