-- Low prices as words of the search (`f:80` for at most 80 euros), as the server writes them from now on.
update coach_search set doc = doc || array_to_tsvector(array_remove(array[
  case when fee_cents <= 6000 then 'f:60' end, case when fee_cents <= 8000 then 'f:80' end, 'f:100'], null))
where fee_cents <= 10000;
