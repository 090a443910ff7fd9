-- Where the client came from when booking; nothing else is kept of the way. `direct` for all from before.
alter table appointments add column source text not null default 'direct'
  check (source in ('search', 'profile', 'link', 'qr', 'widget', 'invitation', 'direct'));
