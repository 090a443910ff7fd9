-- The number of the tax office (Steuernummer): whoever has no VAT number needs it on every invoice (§ 14 UStG).
alter table businesses add column tax_number text check (tax_number <> '');

-- Where the last statements of a coach who has left go, for as long as something is to be paid out.
create table settlement_contacts (
  coach_id uuid primary key references users on delete cascade,
  email text not null,
  first_name text not null,
  locale text not null,
  -- Who the coach was in law, for invoices of appointments that end after the profile is gone.
  party jsonb,
  created_at timestamptz not null
);
