import pg from 'pg';
import { v7 } from 'uuid';
import { expect, test } from 'vitest';
import { migrate } from '../server/db/migrate.ts';
import { databaseBefore } from './product/database-before.ts';

const old = await databaseBefore('0066_citations');
const journal = v7();

async function anArticle(references: readonly object[], withdrawnOn: string | null = null): Promise<string> {
  const id = v7();
  await old.run(
    `insert into articles (id, journal_id, title, authors, abstract_text, abstract_html, keywords, published_on, language, access, withdrawn_on, created_at, updated_at)
     values ($1, $2, '{}', '[]', '', '', '[]', '2020-01-02', 'en', 'open', $3, now(), now())`,
    [id, journal, withdrawnOn],
  );
  await old.run('insert into article_texts (article_id, headings, "references") values ($1, $2, $3)', [
    id,
    '[]',
    JSON.stringify(references),
  ]);
  return id;
}

test('what the articles of before cite is known, and their references without a DOI are to be looked up', async () => {
  await old.run(
    `insert into journals (id, abbreviation, title, language, start_year, start_month, subject, created_at)
     values ($1, 'OLD', 'Old', 'English', 2020, 1, 'Other', now())`,
    [journal],
  );
  const reference = (doi: string | null) => ({ id: 'r', html: 'A work.', doi, url: null });
  const whole = await anArticle([reference('10.5555/ONE'), reference('10.5555/one'), reference('10.5555/two')]);
  const partly = await anArticle([reference('10.5555/one'), reference(null), reference(`10.5555/${'x'.repeat(3000)}`)]);
  await anArticle([]);
  await anArticle([reference('10.5555/one'), reference(null)], '2026-01-01');

  await old.close();
  await migrate(old.url);
  const client = new pg.Client({ connectionString: old.url });
  await client.connect();
  const cited = await client.query('select * from article_citations order by article_id, doi');
  const pending = await client.query('select article_id from reference_lookups');
  await client.end();
  const row = (article_id: string, doi: string) => ({ article_id, doi, published_on: '2020-01-02' });
  expect(cited.rows).toEqual([row(whole, '10.5555/one'), row(whole, '10.5555/two'), row(partly, '10.5555/one')]);
  expect(pending.rows).toEqual([{ article_id: partly }]);
});
