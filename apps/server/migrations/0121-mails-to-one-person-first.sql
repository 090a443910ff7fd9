-- What is for one person goes before a mailing that waits: a new password's link would come minutes later.
create index mails_next on mails (is_bulk, due_at) where state = 'queued';
drop index mails_due;
