-- What people post: by two of them, with a reason. Money also moves through the company's own bank account.
alter table ledger_postings
  drop constraint ledger_postings_kind_check,
  add constraint ledger_postings_kind_check check (kind in (
    'paid', 'earned', 'refunded', 'refund_failed', 'disputed', 'dispute_won', 'dispute_lost', 'reversed', 'paid_out',
    'payout_failed', 'transferred', 'manual'
  )),
  add column reason text,
  add constraint by_hand_has_a_reason check ((kind = 'manual') = (reason is not null));
create index ledger_postings_by_hand on ledger_postings (at desc, id) where kind = 'manual';
alter table ledger_entries
  drop constraint ledger_entries_account_check,
  add constraint ledger_entries_account_check check (account in (
    'provider', 'disputed', 'prepaid', 'coach', 'fees', 'marketing', 'vat', 'owed_back', 'promotions', 'bank'
  ));
