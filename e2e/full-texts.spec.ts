import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import type { ArticlePage, ArticleSummary } from '../src/contracts/articles.ts';
import { importArticles } from '../src/server/workflows/import/import-articles.ts';
import { axeOn } from './axe.ts';
import { answers } from './is-there.ts';
import { test } from './journey.ts';
import { startOwnProduct, type OwnProduct } from './own-product.ts';

const corpus = path.resolve(import.meta.dirname, '../../shared/corpus');

interface Setting {
  readonly width: number;
  readonly colorScheme: 'light' | 'dark';
}
const light = [360, 1440].map((width): Setting => ({ width, colorScheme: 'light' }));
const dark = light.map((setting): Setting => ({ ...setting, colorScheme: 'dark' }));

const addressOf = ({ id, articlePublishedJournal: { journalAbbreviation } }: ArticleSummary) =>
  `/journal/${journalAbbreviation}/${id}`;

/** The first part that is wider than the window, which it makes scroll; null if it does not. */
function sidewaysPart(): string | null {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return null;
  const parts = [...document.querySelectorAll('main *')];
  return (
    parts.findLast((part) => part.getBoundingClientRect().right > clientWidth)?.outerHTML.slice(0, 300) ?? 'the page'
  );
}

/** What axe finds on a page in each setting. */
async function violationsOn(page: Page, address: string, settings: readonly Setting[]): Promise<string[]> {
  const found: string[] = [];
  await page.goto(address);
  await answers(page);
  await expect(page.locator('#full-text')).toBeVisible();
  for (const { width, colorScheme } of settings) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme });
    const what = `${address} (${width} px, ${colorScheme})`;
    const wide = await page.evaluate(sidewaysPart);
    if (wide !== null) found.push(`${what} scrolls sideways: ${wide}`);
    const { violations } = await axeOn(page).analyze();
    for (const { id, nodes } of violations) found.push(`${what} ${id}, ${nodes.length}: ${nodes[0]?.html}`);
  }
  return found;
}

test('full texts with figures, formulas and tables are sound', { tag: '@core' }, async ({ page }) => {
  const answer = await page.request.get('/api/journalArticle/page?size=100');
  const open = ((await answer.json()) as ArticlePage).articles.filter(({ access }) => access === 'open');
  const wanted = [/class="picture"/, /<math/, /class="table-scroll"/];
  for (const article of open) {
    if (wanted.length === 0) break;
    const html = await (await page.request.get(addressOf(article))).text();
    const place = wanted.findIndex((part) => part.test(html));
    if (place === -1) continue;
    wanted.splice(place, 1);
    expect(await violationsOn(page, addressOf(article), [...light, ...dark])).toEqual([]);
  }
  expect(wanted).toEqual([]);
});

/** Brings the real articles into a product. */
async function importCorpus({ system }: OwnProduct): Promise<void> {
  for (const name of ['zookeys', 'plos', 'jose']) {
    const folder = path.join(corpus, name);
    const wish = { folder, abbreviation: name.toUpperCase(), title: name, subject: 'Other Journals' };
    expect((await importArticles(system, wish, () => undefined)).failed).toEqual([]);
  }
}

/** What axe finds in the real articles, each on a phone and on a desk, in one scheme and the other. */
async function violationsInCorpus(page: Page): Promise<string[]> {
  const all = (await (await page.request.get('/api/journalArticle/publishedArticle')).json()) as ArticleSummary[];
  const real = all.filter((article) => /^\/journal\/(?:ZOOKEYS|PLOS|JOSE)\//.test(addressOf(article)));
  expect(real).toHaveLength(241);
  const found: string[] = [];
  for (const [place, article] of real.entries()) {
    const settings = [...light, ...dark].filter((_, turn) => (place % 2 === 0 ? [0, 3] : [1, 2]).includes(turn));
    found.push(...(await violationsOn(page, addressOf(article), settings)));
  }
  return found;
}

test('the full texts of 241 real articles are sound', async ({ browser }) => {
  test.skip(process.env.EVERY_SETTING !== '1' || !existsSync(corpus), 'before a release, where the corpus is');
  test.setTimeout(0);
  const product = await startOwnProduct();
  try {
    await importCorpus(product);
    const context = await browser.newContext({ baseURL: product.url, reducedMotion: 'reduce' });
    expect(await violationsInCorpus(await context.newPage())).toEqual([]);
  } finally {
    await product.stop();
  }
});
