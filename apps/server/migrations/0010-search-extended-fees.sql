-- Low prices of extended consultations as words of the search (`x:120` for at most 120 euros), as 0008 does for the others.
update coach_search set doc = doc || array_to_tsvector(array_remove(array[
  case when extended_cents <= 10000 then 'x:100' end, case when extended_cents <= 12000 then 'x:120' end, 'x:140'], null))
where extended_cents <= 14000;
