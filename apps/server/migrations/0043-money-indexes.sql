-- The team looks through all payments: those of one state by their appointment's start, and by the end of a card's number.
create index appointments_by_payment on appointments (payment, starts_at, id);
create index charges_by_last_four on charges (last_four);

-- The team reads the ledger by time, and each account's balance.
create index ledger_postings_by_time on ledger_postings (at, id);
create index ledger_entries_by_account on ledger_entries (account, posting_id) include (amount_cents);
