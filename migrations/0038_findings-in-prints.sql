-- What the search finds is what a print shows: names of files and properties are in none. A Word file had no pages before.
-- holds up: a row for each version of a manuscript in peer review, a few findings each
update manuscript_checks
set anonymity = (
  select coalesce(jsonb_agg(jsonb_set(finding, '{page}', coalesce(nullif(finding -> 'page', 'null'), '1')) order by place), '[]')
  from jsonb_array_elements(anonymity) with ordinality found(finding, place)
  where finding ->> 'kind' not in ('file-name', 'metadata')
)
where anonymity is not null;
