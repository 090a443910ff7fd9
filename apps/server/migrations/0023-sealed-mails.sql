-- What a mail says, sealed until it is sent: links in it open accounts. Subject, text, HTML, headers and calendar entry
-- stay empty beside it; only mails from before this migration have them in the clear, and lose them as they are sent.
alter table mails add column sealed bytea;

-- The mailbox, however its address is written, so that a person's mails are found when the person leaves.
alter table mails add column to_key text;
update mails set to_key = lower(to_address);
create index mails_of_mailbox on mails (to_key);
