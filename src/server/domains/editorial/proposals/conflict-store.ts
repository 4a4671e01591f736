import { sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';

/** A person as they are compared with authors; `ref` is the caller's own name for them. */
interface ComparedPerson {
  readonly ref: string;
  readonly email: string;
  readonly givenName: string;
  readonly lastName: string;
}

/** What ties a person to an author: the same address, a name that may be the same, or an article that both wrote. */
export interface Tie {
  readonly ref: string;
  readonly kind: 'address' | 'name' | 'article';
  /** The author's place in the list, from 1. */
  readonly author: number;
  readonly title: string | null;
  readonly year: string | null;
}

/** People as a table, their names in the form in which names are compared. */
const peopleOf = (people: readonly ComparedPerson[]): SQL => sql`(
  select ref, lower(nullif(email, '')) as email, name_key(given, surname) as name_key, full_name(given, surname) as full_name
  from unnest(
    ${sql.param(people.map(({ ref }) => ref))}::text[], ${sql.param(people.map(({ email }) => email))}::text[],
    ${sql.param(people.map(({ givenName }) => givenName))}::text[], ${sql.param(people.map(({ lastName }) => lastName))}::text[]
  ) one(ref, email, given, surname))`;

/** Whether two rows with names may be one person; matching addresses make it certain. */
const mayBe = (one: string, other: string) => {
  const [a, b] = [sql.identifier(one), sql.identifier(other)];
  return sql`${a}.name_key = ${b}.name_key and (${a}.full_name = ${b}.full_name or names_fit(${a}.name_key, ${a}.full_name, ${b}.full_name))`;
};

/**
 * How these people are connected with a manuscript's authors. Articles count from a day on; one with an incomplete
 * date counts if it may be from then.
 */
export async function listTies(
  db: Database,
  authors: readonly Omit<ComparedPerson, 'ref'>[],
  people: readonly ComparedPerson[],
  since: string,
): Promise<Tie[]> {
  if (people.length === 0) return [];
  const placed = authors.map((author, index) => ({ ...author, ref: String(index + 1) }));
  const { rows } = await db.execute<Record<string, unknown> & Tie>(sql`
    with author as materialized (select * from ${peopleOf(placed)} author),
    person as materialized (select * from ${peopleOf(people)} person),
    own as materialized (
      select article_id, min(ref::int) as author from (
        select one.article_id, ref from author join authorships one on ${mayBe('one', 'author')}
        where one.published_on >= left(${since}, length(one.published_on))
        union
        select one.article_id, ref from author join authorships one on one.email = author.email
        where one.published_on >= left(${since}, length(one.published_on))
      ) found group by article_id
    ),
    fellow as materialized (
      select own.author, own.article_id, one.name_key, one.full_name, one.email
      from own join authorships one on one.article_id = own.article_id
    ),
    tie as (
      select person.ref, 'address' as kind, author.ref::int as author, null::uuid as article_id
      from person join author on author.email = person.email
      union all
      select person.ref, 'name', author.ref::int, null from person join author on ${mayBe('author', 'person')}
      union all
      select person.ref, 'article', fellow.author, article_id from person join fellow on ${mayBe('fellow', 'person')}
      union all
      select person.ref, 'article', fellow.author, article_id from person join fellow on fellow.email = person.email
    )
    select distinct on (tie.ref, kind) tie.ref, kind, author, articles.title->>'text' as title, left(articles.published_on, 4) as year
    from tie left join articles on articles.id = tie.article_id
    order by tie.ref, kind, articles.published_on desc, author`);
  return rows;
}
