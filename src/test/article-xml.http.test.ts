import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { verification } from '../contracts/verification.ts';
import { articleXmlHref, pages } from '../contracts/pages.ts';
import { articles as rows } from '../server/db/schema/index.ts';
import { readJatsArticle } from '../server/domains/articles/jats/read-jats-article.ts';
import { importArticles } from '../server/workflows/import/import-articles.ts';
import { schemaFaults } from './jats/jats-rules.ts';
import { buys, cookieOf } from './product/checkouts.ts';
import { reply } from './product/client.ts';
import { aJournal, aManuscript, aUser } from './product/factories.ts';
import { withdraw } from './product/planted-article.ts';
import { startProduct } from './product/start-product.ts';

const product = await startProduct();
const folder = mkdtempSync(path.join(tmpdir(), 'colophon-article-xml-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
// The schema takes seconds to open, on a busy machine many.
beforeAll(() => void schemaFaults('<article/>'), 120_000);

const source = `<?xml version="1.0"?>
<!DOCTYPE article SYSTEM "file:///etc/passwd">
<article xmlns:xlink="http://www.w3.org/1999/xlink" article-type="case-report" xml:lang="en"><?run this?>
<front><journal-meta><journal-title-group><journal-title>Journal of Sand</journal-title></journal-title-group>
<issn publication-format="print">1234-5679</issn><publisher><publisher-name>Dune Press</publisher-name></publisher></journal-meta>
<article-meta><article-id pub-id-type="doi">10.5555/sand.1</article-id><article-categories><subj-group subj-group-type="heading"><subject>Cases</subject></subj-group></article-categories>
<title-group><article-title>Sand</article-title></title-group>
<contrib-group><contrib contrib-type="author" corresp="yes"><name><surname>Doe</surname><given-names>Jane</given-names></name><email>jane@dunes.example</email></contrib></contrib-group>
<pub-date pub-type="epub"><day>2</day><month>3</month><year>2011</year></pub-date></article-meta></front>
<body><sec id="s1"><title>Dunes</title><p>They wander <xref ref-type="bibr" rid="B1">1</xref>.</p></sec></body>
<back><ref-list><ref id="B1"><label>1</label><mixed-citation publication-type="book">Bagnold (1941).</mixed-citation></ref></ref-list></back></article>`;

/** Imports one article for subscribers. */
async function anImport(): Promise<string> {
  mkdirSync(path.join(folder, 'one'), { recursive: true });
  writeFileSync(path.join(folder, 'one', 'article.xml'), source);
  const wish = { folder, abbreviation: 'SAND', title: null, subject: 'Geology' };
  expect(await importArticles(product.system, wish, () => undefined)).toMatchObject({ added: 1, failed: [] });
  const [found] = await product.parts.db.select({ id: rows.id }).from(rows).where(eq(rows.doi, '10.5555/sand.1'));
  return found?.id ?? '';
}
const articleId = await anImport();
const address = articleXmlHref('SAND', articleId);

const asked = async (at: string, headers: Record<string, string> = {}) => {
  const answer = await fetch(product.url + at, { headers, redirect: 'manual' });
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
};
const bearer = ({ token }: { token: string }) => ({ authorization: `Bearer ${token}` });

test('readers without a right get front matter and references, those with one the body, and no cache keeps either', async () => {
  const [reader, subscriber, administrator] = [
    await aUser(product),
    await aUser(product),
    await aUser(product, { isAdmin: true }),
  ];
  await buys(product, subscriber);
  const withRight: Record<string, string>[] = [
    bearer(subscriber),
    bearer(administrator),
    { cookie: await cookieOf(product, subscriber) },
  ];
  for (const headers of [{}, bearer(reader), ...withRight]) {
    const { status, text, headers: got } = await asked(address, headers);
    expect([status, got.get('content-type'), got.get('cache-control')]).toEqual([
      200,
      'application/jats+xml; charset=utf-8',
      'no-store',
    ]);
    expect(schemaFaults(text)).toEqual([]);
    expect(text.includes('They wander')).toBe(withRight.includes(headers));
    expect(text).toContain('Bagnold');
  }
});

test('what the source says beside the record is said again, without addresses, instructions and document type', async () => {
  const { text } = await asked(address);
  expect(text).not.toMatch(/@|<\?run|<!DOCTYPE|passwd/);
  expect(readJatsArticle(text)).toMatchObject({
    articleType: 'case-report',
    heading: 'Cases',
    title: { text: 'Sand' },
    journal: { title: 'Journal of Sand', issnPrint: '1234-5679', publisher: 'Dune Press' },
    references: [{ label: '1', kind: 'book', text: 'Bagnold (1941).' }],
  });
});

test('a correction of the record goes before the source', async () => {
  const title = { text: 'Gravel', html: 'Gravel' };
  await product.parts.db.update(rows).set({ title }).where(eq(rows.id, articleId));
  expect(readJatsArticle((await asked(address)).text).title.text).toBe('Gravel');
});

test('an article that was written here is valid, and its page leads to its XML', async () => {
  const [author, administrator] = [await aUser(product), await aUser(product, { isAdmin: true })];
  const journal = await aJournal(product);
  const { id } = await aManuscript(product, author, { journalId: journal.id });
  await reply(product, verification.accept, { body: { articleId: id } }, { token: administrator.token });
  const at = articleXmlHref(journal.abbreviation, id);
  const { text } = await asked(at);
  expect(schemaFaults(text)).toEqual([]);
  const page = await asked(pages.article.href({ catId: journal.abbreviation, articleId: id }));
  expect(page.text).toContain(`<link rel="alternate" type="application/jats+xml" title="JATS XML" href="${at}"`);
  expect(page.text).toContain(`<a href="${at}">JATS XML</a>`);
});

test('under another journal it leads on; without an article there is none; withdrawn, it is a title page', async () => {
  const moved = await asked(articleXmlHref('OTHER', articleId));
  expect([moved.status, moved.headers.get('location')]).toEqual([301, address]);
  expect((await asked(articleXmlHref('SAND', '0198c0de-0000-7000-8000-0000000000ab'))).status).toBe(404);
  await withdraw(product, articleId);
  const { text } = await asked(address, bearer(await aUser(product, { isAdmin: true })));
  expect(schemaFaults(text)).toEqual([]);
  expect(text).toContain('event-type="withdrawn"');
  expect(text).not.toMatch(/They wander|Bagnold/);
});
