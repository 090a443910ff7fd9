-- What a coach's bookkeeping program wants to know; without a row the usual accounts count. Gone with the coach.
create table bookkeeping_settings (
  coach_id uuid primary key references coaches on delete cascade,
  -- Given by the tax adviser; without them no batch can be made.
  consultant_number integer not null check (consultant_number between 1001 and 9999999),
  client_number integer not null check (client_number between 1 and 99999),
  chart text not null check (chart in ('SKR03', 'SKR04')),
  account_length smallint not null check (account_length between 4 and 8),
  -- The month with which the business year begins.
  first_month smallint not null check (first_month between 1 and 12),
  -- A number of that length for each kind of amount, as text: it may begin with zero.
  accounts jsonb not null,
  changed_at timestamptz not null
);
