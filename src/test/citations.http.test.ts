import { copyFileSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { v7 } from 'uuid';
import { afterAll, describe, expect, test } from 'vitest';
import { articles, type ArticleSummary } from '../contracts/articles.ts';
import { citationHref, pages } from '../contracts/pages.ts';
import { importArticles } from '../server/workflows/import/import-articles.ts';
import { Cite } from './citation-reader.ts';
import { refusal, reply, send } from './product/client.ts';
import { jatsArticle } from './product/jats-article.ts';
import { startProduct } from './product/start-product.ts';

const product = await startProduct();
const folder = mkdtempSync(path.join(tmpdir(), 'colophon-citations-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const corpus = path.resolve(import.meta.dirname, '../../../shared/corpus');
const real = [
  'plos/journal.pbio.1001044.xml',
  'zookeys/10.3897_zookeys.100.1360.xml',
  'jose/jose.00090/article.xml',
] as const;
const isThere = existsSync(corpus);
if (!isThere) process.stderr.write(`\nSKIPPED: no real articles were cited, since ${corpus} is missing.\n\n`);

const fileOf = async (article: ArticleSummary, format: 'bib' | 'ris' | 'json') => {
  const href = citationHref(article.articlePublishedJournal.journalAbbreviation, article.id, format);
  const answer = await fetch(product.url + href);
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
};

async function broughtIn(): Promise<ArticleSummary[]> {
  const settings = { folder, abbreviation: 'CITE', title: 'Journal of Citing', subject: 'Other Journals' } as const;
  const { failed } = await importArticles(product.system, settings, () => undefined);
  expect(failed).toEqual([]);
  return reply(product, articles.published);
}

describe('the reference of an article', () => {
  test('is a file with a name, for BibTeX and for RIS, with the address of the installation', async () => {
    writeFileSync(
      path.join(folder, 'one.xml'),
      jatsArticle({ doi: '10.5555/cite', title: 'On <italic>Apis</italic> &amp; us' }),
    );
    const [article] = await broughtIn();
    if (!article) throw new Error('Nothing was brought in');
    const address = product.url + pages.article.href({ catId: 'CITE', articleId: article.id });
    const bib = await fileOf(article, 'bib');
    expect([bib.status, bib.headers.get('content-type')]).toEqual([200, 'application/x-bibtex; charset=utf-8']);
    expect(bib.headers.get('content-disposition')).toContain(
      `attachment; filename="CITE-${article.articleNumber}.bib"`,
    );
    expect(bib.text).toContain('title = {On \\textit{{Apis}} \\& us}');
    expect(bib.text).toContain(`url = {${address}}`);
    const ris = await fileOf(article, 'ris');
    expect(ris.headers.get('content-type')).toBe('application/x-research-info-systems; charset=utf-8');
    expect(ris.headers.get('content-disposition')).toContain('.ris"');
    expect((await fileOf(article, 'json')).headers.get('content-disposition')).toContain('.json"');
    expect(ris.text.split('\r\n')).toEqual(
      expect.arrayContaining(['TI  - On Apis & us', `UR  - ${address}`, 'DO  - 10.5555/cite']),
    );
  });

  test('is found by machines from the page, with what the article cites as and consists of', async () => {
    const [article] = await reply(product, articles.published);
    if (!article) throw new Error('Nothing was brought in');
    const place = { catId: 'CITE', articleId: article.id };
    const html = await (await fetch(product.url + pages.article.href(place))).text();
    const csl = citationHref('CITE', article.id, 'json');
    for (const tag of [
      '<link rel="type" href="https://schema.org/ScholarlyArticle"/>',
      '<link rel="cite-as" href="https://doi.org/10.5555/cite"/>',
      `<link rel="describedby" href="${csl}" type="application/vnd.citationstyles.csl+json"/>`,
    ])
      expect(html).toContain(tag);
  });

  test('is offered in three styles', async () => {
    const [article] = await reply(product, articles.published);
    const styled = await reply(product, articles.citations, { params: { articleId: article?.id ?? '' } });
    expect(styled.map(({ style }) => style)).toEqual(['APA', 'Harvard', 'Vancouver']);
    expect(styled[0]?.html).toContain('On <i>Apis</i> &amp; us');
    expect(styled[0]?.text).toContain('On Apis & us. (2011). Journal of Citing');
  });

  test('of an unknown article is not found', async () => {
    const params = { journalAbbreviation: 'CITE', articleId: v7() };
    for (const call of [articles.bibtex, articles.ris, articles.cslJson]) {
      expect((await refusal(product, call, { params })).status).toBe(404);
      expect((await send(product, call, { params: { ...params, articleId: 'x' } })).status).toBe(404);
    }
    expect((await refusal(product, articles.citations, { params })).status).toBe(404);
  });
});

test.skipIf(!isThere)('real articles are read back from all files as they are on their pages', async () => {
  real.forEach((file, at) => copyFileSync(path.join(corpus, file), path.join(folder, `real-${at}.xml`)));
  const all = (await broughtIn()).filter(({ articleTitle }) => !articleTitle.startsWith('On Apis'));
  expect(all).toHaveLength(real.length);
  for (const { id } of all) {
    const [article] = await reply(product, articles.single, { params: { articleId: id } });
    if (!article) throw new Error('The article is gone');
    for (const format of ['bib', 'ris', 'json'] as const) {
      const items = new Cite((await fileOf(article, format)).text).data;
      expect(items).toHaveLength(1);
      expect(items[0]).toMatchObject({
        type: 'article-journal',
        DOI: article.doi,
        ...(article.articleVolume ? { volume: article.articleVolume } : {}),
        'container-title': 'Journal of Citing',
        issued: {
          'date-parts': [
            article.articlePublishedDate
              .split('-')
              .map(Number)
              .slice(0, format === 'bib' ? 2 : 3),
          ],
        },
      });
      const title = String(items[0]?.['title']).replace(/<[^>]*>/g, '');
      expect(title).toBe(article.articleTitle);
      expect(items[0]?.author?.map(({ family }) => family?.split(' ').at(-1))).toEqual(
        article.articleAuthors.map(({ authorLastName }) => authorLastName.split(' ').at(-1)),
      );
    }
  }
});
