import { expect, type Page } from '@playwright/test';
import { articlePdfHref, pages } from '../src/contracts/pages.ts';
import { insertArticle, withdrawArticle, type NewArticle } from '../src/server/domains/articles/index.ts';
import { keepOwnFile } from '../src/server/domains/files/index.ts';
import { findOrCreateJournal } from '../src/server/domains/journals/index.ts';
import { inTransaction } from '../src/server/in-transaction.ts';
import { test } from './journey.ts';
import { madeUpPdf } from './made-up-pdf.ts';
import { startOwnProduct, type OwnProduct } from './own-product.ts';
import { turnName, turnsFrom } from './settings.ts';
import { isSoundInTurn } from './sound-screen.ts';

const catId = 'TIDE';
const title = 'Salt flats after a wet winter';
const arabicTitle = 'المسطحات الملحية بعد شتاء ممطر';
const reason =
  'The salinity series of 2024 was read from the wrong sensor, and the conclusions do not hold.\n\nThe authors asked for the withdrawal and agree with this notice.';

let product: OwnProduct;
let journalId: string;

async function publish(changes: Partial<NewArticle> = {}): Promise<string> {
  const { system } = product;
  const now = system.now();
  const pdfFileId = await keepOwnFile(system, {
    purpose: 'article-pdf',
    name: 'paper.pdf',
    mediaType: 'application/pdf',
    bytes: madeUpPdf(2),
  });
  const author = { authorTitle: null, authorAffiliation: 'Example University, Dubai', orcid: null, email: null };
  const article: NewArticle = {
    journalId,
    title: { text: title, html: title },
    authors: ['Lina Haddad', 'Omar Noor'].map((name, place) => ({
      ...author,
      authorGivenName: name.split(' ')[0] ?? '',
      authorLastName: name.split(' ')[1] ?? '',
      affiliations: [author.authorAffiliation],
      isCorresponding: place === 0,
    })),
    abstractText: 'What the salt kept.',
    abstractHtml: '<p>What the salt kept.</p>',
    keywords: [{ text: 'salt flats', html: 'salt flats' }],
    volume: '2',
    issue: '1',
    receivedOn: '2026-01-08',
    acceptedOn: '2026-02-19',
    publishedOn: '2026-03-04',
    doi: '10.5555/tide.1',
    language: 'en',
    access: 'open',
    pdfFileId,
    createdAt: now,
    updatedAt: now,
    ...changes,
  };
  const text = { bodyHtml: '<p>All of it.</p>', headings: [], references: [] };
  return inTransaction(system, async (tx) => {
    await tx.announcePublicChange();
    return insertArticle(tx.db, article, text);
  });
}

const withdraw = (articleId: string) => inTransaction(product.system, (tx) => withdrawArticle(tx, articleId, reason));
const at = (articleId: string) => product.url + pages.article.href({ catId, articleId });
const journalAddress = () => product.url + pages.journal.href({ catId });
const notice = (page: Page) => page.getByRole('region', { name: 'Notice of withdrawal' });

/** The command's process has told the server by the time the address answers with the notice. */
async function isWithdrawn(page: Page, articleId: string): Promise<void> {
  await expect(async () => {
    expect(await (await page.request.get(at(articleId))).text()).toContain('Notice of withdrawal');
  }).toPass({ timeout: 10_000 });
}

test.beforeAll(async () => {
  product = await startOwnProduct();
  const { journal } = await findOrCreateJournal(product.system, {
    abbreviation: catId,
    title: 'Tidal Studies',
    descriptionHtml: '<p>Between sea and land.</p>',
    language: 'English',
    startYear: 2025,
    startMonth: 1,
    subject: 'Other Journals',
  });
  journalId = journal.id;
});

test.afterAll(() => product.stop());

test('a withdrawn article says so before all else, leads on, and is marked in its journal', async ({ page }) => {
  const [articleId, other] = [await publish(), await publish({ title: { text: 'Another one', html: 'Another one' } })];
  await withdraw(articleId);
  await isWithdrawn(page, articleId);
  await page.goto(journalAddress());
  const entry = page
    .getByRole('region', { name: 'Published Articles' })
    .getByRole('listitem')
    .filter({ hasText: title });
  await expect(entry.getByRole('heading')).toHaveText(`Withdrawn: ${title}`);
  await expect(page.getByRole('region', { name: 'Recommended' })).toBeHidden();
  const view = entry.getByRole('link', { name: /^View Article/ });
  await expect(view).toHaveAccessibleName(new RegExp(`: Withdrawn: ${title}$`));
  await view.click();
  await expect(page).toHaveTitle(new RegExp(`^Withdrawn: ${title}`));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Withdrawn: ${title}`);
  await expect(notice(page)).toContainText('The salinity series of 2024');
  await expect(page.getByRole('article')).not.toContainText('What the salt kept');
  await expect(page.getByRole('navigation', { name: 'Article' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Cite' }).click();
  await expect(page.getByRole('heading', { name: 'How to cite' })).toBeInViewport();
  await notice(page).getByRole('link', { name: 'Contact us' }).click();
  await page.waitForURL('**/contact/new');
  await page.goBack();
  await page.getByRole('link', { name: 'Other articles in Tidal Studies' }).click();
  await page.waitForURL(`**${pages.journal.href({ catId })}`);
  await expect(page.getByRole('link', { name: /^View Article.*Another one$/ })).toHaveAttribute(
    'href',
    pages.article.href({ catId, articleId: other }),
  );
});

test('the PDF tab shows the notice in place of the viewer; the PDF itself is gone', async ({ page }) => {
  const articleId = await publish();
  await withdraw(articleId);
  await isWithdrawn(page, articleId);
  await page.goto(`${at(articleId)}/full-pdf`);
  await expect(notice(page)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'The PDF of this article is no longer available' })).toBeVisible();
  expect((await page.request.get(product.url + articlePdfHref(catId, articleId))).status()).toBe(410);
  await page.getByRole('link', { name: 'Go to the article' }).click();
  await expect(page.getByRole('heading', { name: 'How to cite' })).toBeVisible();
});

test('a reader whose page is older than the withdrawal is told by the viewer, and reads the page again', async ({
  page,
}) => {
  const articleId = await publish();
  await page.route('**/article.pdf', (route) => route.fulfill({ status: 503, body: '{}' }));
  await page.goto(`${at(articleId)}/full-pdf`);
  const told = page.getByRole('region', { name: 'Full PDF' }).getByRole('alert');
  await expect(told).toContainText('The PDF could not be loaded');
  await withdraw(articleId);
  await isWithdrawn(page, articleId);
  await page.unroute('**/article.pdf');
  await told.getByRole('button', { name: 'Try again' }).click();
  await expect(told).toContainText('This article has been withdrawn');
  await told.getByRole('link', { name: 'Reload the page' }).click();
  await expect(notice(page)).toBeVisible();
});

test('on paper the notice stands above the title, without what only a screen can do', async ({ page }) => {
  const articleId = await publish();
  await withdraw(articleId);
  await isWithdrawn(page, articleId);
  await page.goto(at(articleId));
  await page.emulateMedia({ media: 'print' });
  await expect(notice(page)).toBeVisible();
  const [above, below] = [
    await notice(page).boundingBox(),
    await page.getByRole('heading', { level: 1 }).boundingBox(),
  ];
  expect(above?.y).toBeLessThan(below?.y ?? 0);
  for (const hidden of ['Share', 'Copy APA']) await expect(page.getByRole('button', { name: hidden })).toBeHidden();
  await expect(page.getByRole('link', { name: 'Other articles in Tidal Studies' })).toBeHidden();
});

for (const turn of turnsFrom(2))
  test(`page, PDF tab and journal of withdrawn articles are sound, in either direction ${turnName(turn)}`, async ({
    page,
  }) => {
    const isSound = isSoundInTurn(turn);
    const articleId = await publish();
    const arabic = await publish({ language: 'ar', title: { text: arabicTitle, html: arabicTitle } });
    for (const id of [articleId, arabic]) {
      await withdraw(id);
      await isWithdrawn(page, id);
      await isSound(page, at(id));
    }
    await isSound(page, `${at(articleId)}/full-pdf`);
    await isSound(page, journalAddress());
  });

test.describe('with scripting off', () => {
  test.use({ javaScriptEnabled: false });

  test('the notice is read, and nothing else of the article', async ({ page }) => {
    const articleId = await publish();
    await withdraw(articleId);
    await isWithdrawn(page, articleId);
    for (const address of [at(articleId), `${at(articleId)}/full-pdf`]) {
      await page.goto(address);
      await expect(notice(page)).toContainText('Withdrawn on');
      await expect(page.getByRole('article')).not.toContainText('All of it');
    }
  });
});
