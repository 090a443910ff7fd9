-- The team reads the ledger by what moved the money.
create index ledger_postings_by_kind on ledger_postings (kind, at, id);
