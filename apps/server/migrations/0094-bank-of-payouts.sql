-- To which bank account the provider sends a coach's payouts: its name and last four digits, as the provider says them.
alter table payout_accounts add column bank_name text, add column bank_last_four text check (bank_last_four ~ '^\w{4}$');
