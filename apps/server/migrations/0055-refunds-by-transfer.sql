-- A refund that came back and was paid by bank transfer: when, and by which reference it is found there.
alter table refunds
  drop constraint refunds_status_check,
  add constraint refunds_status_check check (status in ('due', 'pending', 'succeeded', 'failed', 'transferred')),
  add column transferred_on date,
  add column transfer_reference text check (char_length(transfer_reference) between 1 and 140),
  add constraint transferred_is_whole check (
    (status = 'transferred') = (transferred_on is not null) and (status = 'transferred') = (transfer_reference is not null)
  );
