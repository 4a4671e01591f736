import { siteDay } from '../src/contracts/site-zone.ts';
import { expect, type Page } from '@playwright/test';
import { eq } from 'drizzle-orm';
import { v7 } from 'uuid';
import { articleCorrections, articles, doiRegistrations } from '../src/server/db/schema/index.ts';
import { insertArticle, withdrawArticle } from '../src/server/domains/articles/index.ts';
import { keepOwnFile } from '../src/server/domains/files/index.ts';
import { insertFullIssue } from '../src/server/domains/issues/index.ts';
import { findOrCreateJournal } from '../src/server/domains/journals/index.ts';
import { inTransaction } from '../src/server/in-transaction.ts';
import { test } from './journey.ts';
import { madeUpPdf } from './made-up-pdf.ts';
import { startOwnProduct, type OwnProduct } from './own-product.ts';
import { logIn } from './people.ts';
import { settingsInTurn } from './settings.ts';
import { isSoundNow } from './sound-screen.ts';

let product: OwnProduct;
let journalId: string;

const keep = (purpose: 'article-pdf' | 'issue-document', name: string) =>
  keepOwnFile(product.system, { purpose, name, mediaType: 'application/pdf', bytes: madeUpPdf(2) });

async function publish(title: string): Promise<string> {
  const now = product.system.now();
  const article = {
    journalId,
    title: { text: title, html: title },
    authors: [],
    abstractText: 'What the salt kept.',
    abstractHtml: '<p>What the salt kept.</p>',
    keywords: [],
    volume: '2',
    issue: '1',
    publishedOn: '2026-03-04',
    language: 'en',
    access: 'open' as const,
    pdfFileId: await keep('article-pdf', 'paper.pdf'),
    createdAt: now,
    updatedAt: now,
  };
  return insertArticle(product.system.db, article, { bodyHtml: null, headings: [], references: [] });
}

/** The article had another title before. */
async function noteCorrection(articleId: string): Promise<void> {
  const { system } = product;
  const title = { text: 'Salt, once more', html: 'Salt, once more' };
  const correctedOn = siteDay(system.now());
  const correction = { id: v7(), articleId, number: 1, correctedOn, notice: 'Its title was another.', title };
  await system.db.insert(articleCorrections).values({ ...correction, createdAt: system.now() });
  await system.db.update(articles).set({ correctedOn }).where(eq(articles.id, articleId));
}

/** The tab, as an administrator opens it from the dashboard. */
async function theTab(page: Page, tab: number): Promise<void> {
  await page.goto(`${product.url}/login`);
  await logIn(page, 'admin@demo.example');
  const id = await page.evaluate(() => {
    const stored = JSON.parse(localStorage.getItem('currentUser') ?? '{}') as { user?: { id?: string } };
    return stored.user?.id ?? '';
  });
  await page.goto(`${product.url}/dashboard/${id}?tab=${tab}`);
}

test.beforeAll(async () => {
  product = await startOwnProduct(() => Promise.resolve({ DOI_PREFIX: '10.5555' }));
  const { journal } = await findOrCreateJournal(product.system, {
    abbreviation: 'TIDE',
    title: 'Tidal Studies',
    descriptionHtml: null,
    language: 'English',
    startYear: 2025,
    startMonth: 1,
    subject: 'Other Journals',
  });
  journalId = journal.id;
});

test.afterAll(() => product.stop());

test('issue 9: an issue on sale that holds a withdrawn article and an earlier one says so, and is built anew', async ({
  page,
}) => {
  const { system } = product;
  const gone = await publish('Salt flats after a wet winter, and what a year of the wrong sensor made of them');
  const corrected = await publish('A second look at the salt');
  await insertFullIssue(system.db, {
    id: v7(),
    journalId,
    volume: '2',
    number: '1',
    priceMinor: 14_900,
    currency: 'AED',
    name: 'Volume 2, Issue 1: Tides',
    description: 'All of it.',
    lookupKey: `issue_${v7()}`,
    coverFileId: null,
    documentFileId: await keep('issue-document', 'issue.pdf'),
    createdAt: system.now(),
  });
  await inTransaction(system, (tx) => withdrawArticle(tx, gone, 'Doubt.'));
  await noteCorrection(corrected);
  await theTab(page, 17);
  await page.getByRole('link', { name: '1 full issue on sale with a withdrawn article' }).click();

  const row = page
    .getByRole('table', { name: 'Full issues on sale' })
    .getByRole('row')
    .filter({ hasText: 'Volume 2, Issue 1' });
  await expect(row).toContainText('Contains a withdrawn article');
  await expect(row).toContainText('Contains an article from before its correction');
  const inNextSetting = settingsInTurn(0);
  for (let turn = 0; turn < 6; turn += 1) {
    const setting = await inNextSetting(page);
    await row.scrollIntoViewIfNeeded();
    await isSoundNow(page, `an issue with a withdrawn article, ${setting}`);
  }
  await row.getByRole('button', { name: /^Rebuild/ }).click();
  await expect(page.getByText('Build TIDE, Volume 2, Issue 1 below from its current articles')).toBeVisible();
  const ordered = page.getByRole('list', { name: 'Articles in the order of the issue' }).getByRole('listitem');
  await expect(ordered).toHaveText([/A second look at the salt/]);
  await page.getByRole('button', { name: 'Build this issue' }).click();
  const built = page.getByRole('list', { name: 'Built issues' }).getByRole('listitem').first();
  await built.getByRole('button', { name: 'Replace the issue’s document' }).click({ timeout: 90_000 });
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Save the changes' }).click();
  await expect(dialog).toBeHidden();
  await expect(row).not.toContainText('Contains a');
});

test('decision 19: a DOI that Crossref refused stands in the overview with what was said', async ({ page }) => {
  const { system } = product;
  const now = system.now();
  for (const [figure, state, lastError] of [
    ['1', 'refused', 'ISSN "0000-0000" has already been assigned to another title and publisher'],
    ['2', 'waiting', null],
  ] as const) {
    const articleId = await publish(`A paper on tides, part ${figure}`);
    const doi = `10.5555/tide.a00000000${figure}`;
    const since = { nextTryAt: now, stateAt: now, createdAt: now };
    await system.db.insert(doiRegistrations).values({ doi, articleId, state, lastError, ...since });
  }
  await theTab(page, 17);
  await page.getByRole('link', { name: '1 unregistered DOI' }).click();
  const list = page.getByRole('region', { name: 'DOIs' });
  await expect(list).toContainText('DOIs begin with 10.5555. Without a Crossref account, DOIs wait here.');
  const [refused, waiting] = [list.getByRole('row').nth(1), list.getByRole('row').nth(2)];
  await expect(refused).toContainText('Crossref refused the DOI');
  await expect(refused).toContainText('has already been assigned to another title');
  await expect(waiting).toContainText('Waiting');
  const inNextSetting = settingsInTurn(0);
  for (let turn = 0; turn < 6; turn += 1) {
    const setting = await inNextSetting(page);
    await list.scrollIntoViewIfNeeded();
    await isSoundNow(page, `DOIs that are not registered, ${setting}`);
  }
});
