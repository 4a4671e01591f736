import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { indexRecords } from '../contracts/index-records.ts';
import { dataciteHref } from '../contracts/pages.ts';
import { faultsOfRecord } from './index-records/record-schemas.ts';
import { refusal } from './product/client.ts';
import { aJournal } from './product/factories.ts';
import { withdraw } from './product/planted-article.ts';
import { aPublishedArticle } from './product/published-article.ts';
import { startProduct } from './product/start-product.ts';

const product = await startProduct();
const journal = await aJournal(product, { abbreviation: 'SAND', title: 'Sand & Dunes' });
const anArticle = (title: string, publishedOn: string, changes = {}) =>
  aPublishedArticle(product, journal.id, { title: { text: title, html: title }, publishedOn, ...changes });
const open = await anArticle('Open </title><x>', '2026-03-04', { doi: '10.5555/sand.open' });
await anArticle('Of a year', '2025');
await anArticle('Paid', '2026-05-06', { access: 'subscription' });
const withdrawn = await anArticle('Withdrawn', '2026-03-05');
await withdraw(product, withdrawn);

async function asked(address: string) {
  const answer = await fetch(product.url + address, { redirect: 'manual' });
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
}
const file = (index: 'doaj' | 'pubmed', query = '') => asked(`/journal/SAND/articles-for-${index}.xml${query}`);
const titles = (text: string) => [...text.matchAll(/<(?:title|ArticleTitle)[^>]*>([^<]*)</g)].map(([, one]) => one);

test('DOAJ gets the open articles of a journal that are not withdrawn, as a file', async () => {
  const { text, headers } = await file('doaj');
  expect(headers.get('content-type')).toBe('application/xml; charset=utf-8');
  expect(headers.get('content-disposition')).toContain('attachment; filename="SAND-doaj.xml"');
  expect(faultsOfRecord('doaj', text)).toEqual([]);
  expect(titles(text)).toEqual(['Of a year', 'Open &lt;/title&gt;&lt;x&gt;']);
});

test('PubMed gets every article that is not withdrawn, under its document type', async () => {
  const { text } = await file('pubmed');
  expect(text.split('\n')[1]).toMatch(/^<!DOCTYPE ArticleSet PUBLIC "-\/\/NLM\/\/DTD PubMed 2\.8\/\/EN"/);
  expect(titles(text)).toEqual(['Of a year', 'Open &lt;/title&gt;&lt;x&gt;', 'Paid']);
});

test('days of publication limit the file; a year counts as all of its days', async () => {
  const of = async (query: string) => titles((await file('pubmed', query)).text);
  expect(await of('?from=2026-01-01&until=2026-03-31')).toEqual(['Open &lt;/title&gt;&lt;x&gt;']);
  expect(await of('?from=2025-06-01&until=2025-12-31')).toEqual(['Of a year']);
});

test('a file without articles, with too many, or of no journal is refused in words', async () => {
  const call = indexRecords.ofJournal;
  const params = { journalAbbreviation: 'SAND', index: 'doaj' } as const;
  expect(await refusal(product, call, { params, query: { from: '2030-01-01' } })).toMatchObject({
    status: 422,
    detail: 'This journal has no article for this file in this time.',
  });
  expect(await refusal(product, call, { params, query: { from: 'soon' } })).toMatchObject({ status: 422 });
  expect(await refusal(product, call, { params: { ...params, journalAbbreviation: 'NONE' } })).toMatchObject({
    status: 404,
  });
  const other = await aJournal(product, { abbreviation: 'MANY' });
  await product.parts.db.execute(sql`
    insert into articles (id, journal_id, title, authors, abstract_text, abstract_html, keywords, published_on, language, access, created_at, updated_at)
    select gen_random_uuid(), ${other.id}, title, authors, abstract_text, abstract_html, keywords, published_on, language, access, created_at, updated_at
    from articles, generate_series(1, 1001) where id = ${open}`);
  await product.system.announcePublicChange();
  const many = { journalAbbreviation: 'MANY', index: 'pubmed' } as const;
  expect(await refusal(product, call, { params: many })).toMatchObject({
    status: 422,
    detail: 'More than 1,000 articles: ask for a shorter time.',
  });
});

test('an article is in DataCite’s schema, withdrawn too; under another journal it leads on', async () => {
  const { text, status } = await asked(dataciteHref('SAND', open));
  expect([status, faultsOfRecord('datacite', text)]).toEqual([200, []]);
  expect(text).toContain('<identifier identifierType="DOI">10.5555/sand.open</identifier>');
  const page = await asked(dataciteHref('SAND', withdrawn));
  expect(page.text).toContain('Withdrawn: Withdrawn');
  const moved = await asked(dataciteHref('OTHER', open));
  expect([moved.status, moved.headers.get('location')]).toEqual([301, dataciteHref('SAND', open)]);
});
