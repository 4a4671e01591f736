-- What the search finds is what a print shows: names of files and properties are in none. A Word file had no pages before.
update manuscript_checks
set anonymity = (
  select coalesce(jsonb_agg(jsonb_set(finding, '{page}', coalesce(nullif(finding -> 'page', 'null'), '1')) order by place), '[]')
  from jsonb_array_elements(anonymity) with ordinality found(finding, place)
  where finding ->> 'kind' not in ('file-name', 'metadata')
)
where anonymity is not null;
