-- An invoice with a wrong recipient or supplier is cancelled by a correction, and another one takes its place.
alter table invoices
  add column replaces_id uuid references invoices,
  add constraint replacement_is_an_invoice check (replaces_id is null or kind = 'client');
drop index one_invoice_per_appointment;
create unique index one_invoice_per_appointment on invoices (appointment_id) where kind = 'client' and replaces_id is null;
create unique index replaced_once on invoices (replaces_id) where replaces_id is not null;
