-- When a bank asked a payment of a package back, and when it decided; whose it was then, the status says.
alter table package_payments
  add column disputed_at timestamptz,
  add column dispute_closed_at timestamptz,
  add constraint dispute_is_over_after_it_began check (dispute_closed_at is null or disputed_at is not null);

update package_payments set disputed_at = cases.opened_at, dispute_closed_at = cases.closed_at
from cases
where cases.source = 'package_payments' and cases.source_id = package_payments.id::text
  and package_payments.status = 'disputed';
