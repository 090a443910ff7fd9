-- The request that a mail follows from, as the log and traces name it: gone with the mail's content.
alter table mails add column trail jsonb;
