-- Events of an imported calendar that were not understood at its last success, by title and day, for its coach alone:
-- titles are the coach's private words, so sealed. Missing where all were understood.
alter table imported_calendars add column unclear bytea;
