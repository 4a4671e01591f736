import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { articles } from '../contracts/articles.ts';
import { importArticles } from '../server/workflows/import/import-articles.ts';
import { reply } from './product/client.ts';
import { jatsArticle } from './product/jats-article.ts';
import { startProduct } from './product/start-product.ts';

const product = await startProduct();
const root = mkdtempSync(path.join(tmpdir(), 'colophon-import-pictures-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const drawing = (colour: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 30"><script>1</script><path fill="${colour}" d="M0 0H40V30H0Z"/></svg>`;
const body = `<body><fig id="one"><label>Figure 1</label><caption><p>Kept.</p></caption><graphic xlink:href="figures/one.svg"><alt-text>A field</alt-text></graphic></fig>
<fig><label>Figure 2</label><caption><p>Named without its ending.</p></caption><graphic xlink:href="figures/two"/></fig>
<fig><label>Figure 3</label><caption><p>Outside.</p></caption><graphic xlink:href="../outside.svg"/></fig></body>`;

/** Imports an article with the files that its figures name. Returns its full text and what lies behind its pictures. */
async function bringIn(abbreviation: string, licence: string, colour = 'green') {
  const folder = path.join(root, abbreviation, 'article');
  mkdirSync(path.join(folder, 'figures'), { recursive: true });
  const xml = jatsArticle({ doi: `10.5555/${abbreviation}`, licence }).replace('</front>', `</front>${body}`);
  writeFileSync(path.join(folder, 'article.xml'), xml);
  writeFileSync(path.join(folder, 'figures', 'one.svg'), drawing(colour));
  writeFileSync(path.join(folder, 'figures', 'two.svg'), drawing('blue'));
  writeFileSync(path.join(folder, '..', 'outside.svg'), drawing('red'));
  const wish = { folder: path.join(root, abbreviation), abbreviation, title: null, subject: null };
  const result = await importArticles(product.system, wish, () => undefined);
  const params = { journalAbbreviation: abbreviation };
  const [listed] = await reply(product, articles.publishedOfJournal, { params });
  const [single] = await reply(product, articles.single, { params: { articleId: listed?.id ?? '' } });
  return { result, html: single?.fullText?.html ?? '' };
}

const addressesIn = (html: string) => Array.from(html.matchAll(/ src="([^"]*)"/g), ([, address]) => address ?? '');
const open = 'https://creativecommons.org/licenses/by/4.0/';

test('pictures beside the XML are shown in the text, and nothing in them can run', async () => {
  const { html } = await bringIn('PIX', open);
  expect(html).toContain('alt="A field" width="40" height="30"');
  expect(html).toContain('alt="Figure 2"');
  const [first = '', second = '', ...more] = addressesIn(html);
  expect(more).toEqual([]);
  const answer = await fetch(product.url + first);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/svg+xml']);
  expect(answer.headers.get('content-security-policy')).toMatch(/default-src 'none'.*sandbox/);
  expect(await answer.text()).toContain('green');
  expect(await (await fetch(product.url + second)).text()).toContain('blue');
});

test('a changed picture brings the article up to date, and takes the place of the earlier one', async () => {
  const before = await bringIn('TWICE', open);
  expect((await bringIn('TWICE', open)).result).toMatchObject({ unchanged: 1 });
  const after = await bringIn('TWICE', open, 'yellow');
  expect(after.result).toMatchObject({ updated: 1 });
  const [address = ''] = addressesIn(after.html);
  expect(await (await fetch(product.url + address)).text()).toContain('yellow');
  for (const earlier of addressesIn(before.html)) expect((await fetch(product.url + earlier)).status).toBe(404);
});

test('decision 13: the pictures of an article for subscribers are not for everyone', async () => {
  const { html } = await bringIn('PAID', open);
  const [address = ''] = addressesIn(html);
  expect((await fetch(product.url + address)).status).toBe(200);
  const closed = await bringIn('PAID', '');
  expect([closed.result.updated, closed.html]).toEqual([1, '']);
  const { rows } = await product.parts.db.execute<{
    id: string;
  }>(`select id from files where purpose = 'article-picture'
    and article_id = (select id from articles where lower(doi) = '10.5555/paid')`);
  expect(rows).toHaveLength(2);
  for (const { id } of rows) expect((await fetch(`${product.url}/api/files/${id}`)).status).toBe(404);
});
