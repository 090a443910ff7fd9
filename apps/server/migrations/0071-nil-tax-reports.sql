-- A year in which nobody is to be reported is said to be one: a message about no coach.
alter table tax_reports drop constraint tax_reports_kind_check;
alter table tax_reports add constraint tax_reports_kind_check check (kind in ('new', 'correction', 'nil'));
