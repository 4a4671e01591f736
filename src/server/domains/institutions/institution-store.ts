import { sql, type SQL } from 'drizzle-orm';
import type { Institution } from '../../../contracts/institutions.ts';
import type { Database } from '../../db/database.ts';
import { institutions } from '../../db/schema/index.ts';
import { holdsWordsByIndex } from '../../db/word-search.ts';

const { ror, name, city, country, foldedNames, searchText } = institutions;
const place = sql`concat_ws(', ', nullif(${city}, ''), nullif(${country}, ''))`;

/** Of more institutions the best are not chosen: the words are too common. */
const mostCompared = 1000;

/** The institutions whose names have these folded words: one that is exactly this comes first, then those that begin so, then the shortest. */
export async function findInstitutions(db: Database, words: readonly string[], limit: number): Promise<Institution[]> {
  const isExact = sql`${foldedNames} @> array[${words.join(' ')}]`;
  const { rows } = await db.execute<Institution & Record<string, unknown>>(sql`
    select ${ror}, ${name}, ${place} as place from (
      select * from ${institutions} where ${isExact}
      union select * from (select * from ${institutions} where ${holdsWordsByIndex(searchText, words)} limit ${mostCompared}) as matching
    ) as ${institutions}
    order by ${isExact} desc, search_fold(${name}) like ${`${words.join(' ')}%`} desc, length(${name}), ${name}, ${ror} limit ${limit}`);
  return rows;
}

/** An institution that an affiliation names: by one of its names, together with its city or its country. */
export async function findNamedInstitutions(db: Database, affiliations: readonly string[]) {
  const { rows } = await db.execute<{ affiliation: string; ror: string; name: string }>(sql`
    select asked.affiliation, ${ror}, ${name}
    from (
      select affiliation, array(select search_fold(part) from unnest(string_to_array(affiliation, ',')) as part) as parts
      from unnest(${sql.param([...affiliations])}::text[]) as affiliation
    ) as asked
    join ${institutions} on ${foldedNames} && asked.parts
      and (search_fold(${city}) = any(asked.parts) or search_fold(${country}) = any(asked.parts))`);
  return rows;
}

export interface RegisteredInstitution {
  readonly ror: string;
  readonly name: string;
  readonly city: string;
  readonly country: string;
  readonly names: readonly string[];
}

/** Whether a register has been imported. */
export const hasInstitutions = async (db: Database): Promise<boolean> =>
  (await db.select({ ror }).from(institutions).limit(1)).length > 0;

/** Takes every institution out of the register, before another import. */
export const removeInstitutions = (db: Database): Promise<unknown> => db.delete(institutions);

const folded = (names: SQL) =>
  sql`array(select distinct search_fold(one) from jsonb_array_elements_text(${names}) as one)`;

/** Adds institutions to the register. */
export async function addInstitutions(db: Database, added: readonly RegisteredInstitution[]): Promise<void> {
  await db.execute(sql`
    insert into ${institutions} (ror, name, city, country, folded_names, search_text)
    select one->>'ror', one->>'name', one->>'city', one->>'country', ${folded(sql`one->'names'`)},
      array_to_string(${folded(sql`one->'names'`)}, ' ')
    from jsonb_array_elements(${JSON.stringify(added)}::jsonb) as one`);
}
