import { expect, type Page } from '@playwright/test';
import { corrections } from '../src/contracts/corrections.ts';
import { pages } from '../src/contracts/pages.ts';
import { insertArticle } from '../src/server/domains/articles/index.ts';
import { keepOwnFile } from '../src/server/domains/files/index.ts';
import { findOrCreateJournal } from '../src/server/domains/journals/index.ts';
import { inTransaction } from '../src/server/in-transaction.ts';
import { isComplete } from './is-there.ts';
import { test } from './journey.ts';
import { madeUpPdf } from './made-up-pdf.ts';
import { startOwnProduct, type OwnProduct } from './own-product.ts';
import { demoPassword } from './people.ts';
import { turnName, turnsFrom } from './settings.ts';
import { isSoundInTurn, isSoundNow } from './sound-screen.ts';

const catId = 'MEND';
const title = 'Salt flats after a dry winter';
const notice = 'The winter of 2024 was wet and not dry, in the title and in Table 2.\n\nThe conclusions stand.';

let product: OwnProduct;
let journalId: string;

async function publish(): Promise<string> {
  const { system } = product;
  const now = system.now();
  const kept = { purpose: 'article-pdf', name: 'paper.pdf', mediaType: 'application/pdf' } as const;
  const pdfFileId = await keepOwnFile(system, { ...kept, bytes: madeUpPdf(1) });
  const affiliations = ['Example University, Dubai'];
  return inTransaction(system, async (tx) => {
    await tx.announcePublicChange();
    const article = {
      journalId,
      title: { text: title, html: title },
      authors: [
        {
          authorTitle: null,
          authorGivenName: 'Lina',
          authorLastName: 'Hadad',
          authorAffiliation: 'Example University, Dubai',
          affiliations,
          orcid: null,
          isCorresponding: true,
          email: null,
        },
      ],
      abstractText: 'What the salt kept.',
      abstractHtml: '<p>What the salt kept.</p>',
      keywords: [{ text: 'salt flats', html: 'salt flats' }],
      volume: '2',
      issue: '1',
      publishedOn: '2026-03-04',
      language: 'en',
      access: 'open' as const,
      pdfFileId,
      createdAt: now,
      updatedAt: now,
    };
    return insertArticle(tx.db, article, { bodyHtml: null, headings: [], references: [] });
  });
}

const at = (articleId: string) => product.url + pages.article.href({ catId, articleId });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Correct this article' });
const field = (page: Page, name: string | RegExp) => dialog(page).getByRole('textbox', { name });

/** Signs in as the administrator of this product, as an earlier login would have. */
async function signIn(page: Page): Promise<string> {
  const data = { email: 'admin@demo.example', password: demoPassword };
  const login = await page.request.post(`${product.url}/api/auth/login`, { data });
  const session = await login.text();
  await page.goto(`${product.url}/robots.txt`);
  await page.evaluate((kept) => localStorage.setItem('currentUser', kept), session);
  return (JSON.parse(session) as { token: string }).token;
}

/** From the page of the article to the form, as an administrator goes. */
async function toForm(page: Page, articleId: string): Promise<void> {
  await page.goto(at(articleId));
  await page.getByRole('link', { name: 'Manage' }).click();
  await page.waitForURL('**/dashboard/**');
  await expect(page.getByText('This article was not submitted here')).toBeVisible({ timeout: 30_000 });
  await page.getByRole('button', { name: 'Correct' }).press('Enter');
  await expect(field(page, /^Notice of correction/)).toBeFocused();
}

test.beforeAll(async () => {
  product = await startOwnProduct();
  const journal = { abbreviation: catId, title: 'Mended Studies', subject: 'Physical Sciences' };
  const more = { language: 'English', issn: null, startYear: 2025, startMonth: 1 };
  journalId = (await findOrCreateJournal(product.system, { ...journal, ...more })).journal.id;
});
test.afterAll(() => product.stop());

test('an administrator corrects an article: what is typed is kept, two presses send once, and the page says so', async ({
  page,
}) => {
  const articleId = await publish();
  await signIn(page);
  await toForm(page, articleId);
  await dialog(page).getByRole('button', { name: 'Publish the correction' }).click();
  await expect(dialog(page)).toContainText('The notice is required.');
  await expect(field(page, /^Notice of correction/)).toBeFocused();
  await field(page, /^Notice of correction/).fill(notice);
  await field(page, 'Title').fill('Salt flats after a wet winter');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Correct' })).toBeFocused();
  await page.reload();
  await expect(page.getByText('This article was not submitted here')).toBeVisible({ timeout: 30_000 });
  await page.getByRole('button', { name: 'Correct' }).click();
  await expect(field(page, /^Notice of correction/)).toHaveValue(notice);
  await expect(field(page, 'Title')).toHaveValue('Salt flats after a wet winter');
  await dialog(page).getByRole('checkbox', { name: 'Correct how authors are written' }).check();
  await field(page, /^Last name/).fill('Haddad');
  await dialog(page)
    .getByLabel('Corrected PDF (optional)')
    .setInputFiles({ name: 'corrected.pdf', mimeType: 'application/pdf', buffer: madeUpPdf(2) });
  await expect(dialog(page).getByRole('button', { name: 'Remove corrected.pdf' })).toBeVisible();
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/correct-article/')) sent.push(request.url());
  });
  await dialog(page).getByRole('button', { name: 'Publish the correction' }).dblclick();
  await expect(page.getByText('is corrected.')).toBeVisible();
  expect(sent).toHaveLength(1);
  await page.getByRole('link', { name: 'View article' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Salt flats after a wet winter');
  const told = page.getByRole('region', { name: 'Notice of correction' });
  await expect(told).toContainText('Corrected on');
  await expect(told).toContainText('The conclusions stand.');
  await expect(told.getByText(title)).toBeHidden();
  await told.getByText('Before the correction').click();
  await expect(told.getByText(title)).toBeVisible();
  await expect(told.getByText('Lina Hadad, Example University, Dubai')).toBeVisible();
  const earlier = await told.getByRole('link', { name: /^Earlier PDF/ }).getAttribute('href');
  expect((await page.request.get(product.url + earlier)).status()).toBe(200);
});

test('who was overtaken is told, keeps what was typed, and sees what stands now', async ({ page }) => {
  const articleId = await publish();
  const token = await signIn(page);
  await toForm(page, articleId);
  // Nothing is read any more that would tell the form before it is sent.
  await isComplete(page);
  const beside = await page.request.post(product.url + corrections.correct.path.replace(':articleId', articleId), {
    headers: { authorization: `Bearer ${token}` },
    data: { notice: 'From elsewhere.', corrections: 0, articleTitle: 'Another title meanwhile' },
  });
  expect(beside.status()).toBe(200);
  await field(page, /^Notice of correction/).fill(notice);
  await dialog(page).getByRole('button', { name: 'Publish the correction' }).click();
  await expect(dialog(page)).toContainText('was corrected by you since you opened it');
  await expect(field(page, /^Notice of correction/)).toHaveValue(notice);
  await expect(field(page, 'Title')).toHaveValue('Another title meanwhile');
  await dialog(page).getByRole('button', { name: 'Publish the correction' }).click();
  await page.getByRole('link', { name: 'View article' }).click();
  const told = page.getByRole('region', { name: 'Corrections' });
  await expect(told.getByText(/^Corrected on/)).toHaveCount(2);
});

test('who closed the form, and was overtaken then, is told when it opens again', async ({ page }) => {
  const articleId = await publish();
  const token = await signIn(page);
  await toForm(page, articleId);
  await field(page, 'Title').fill('Mine');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  const beside = await page.request.post(product.url + corrections.correct.path.replace(':articleId', articleId), {
    headers: { authorization: `Bearer ${token}` },
    data: { notice: 'From elsewhere.', corrections: 0, articleTitle: 'Theirs', articleAbstract: 'Also theirs.' },
  });
  expect(beside.status()).toBe(200);
  await page.reload();
  await page.getByRole('button', { name: 'Correct' }).click();
  await expect(dialog(page)).toContainText('Someone else has corrected this article.');
  await expect(field(page, 'Title')).toHaveValue('Mine');
  await expect(field(page, 'Abstract')).toHaveValue('Also theirs.');
});

for (const turn of turnsFrom(4))
  test(`the form of a correction and the page of a corrected article are sound ${turnName(turn)}`, async ({ page }) => {
    const isSoundAt = isSoundInTurn(turn);
    const articleId = await publish();
    await signIn(page);
    await toForm(page, articleId);
    await dialog(page).getByRole('checkbox', { name: 'Correct how authors are written' }).check();
    await isSoundNow(page, 'the form of a correction');
    await field(page, /^Notice of correction/).fill(notice);
    await field(page, 'Title').fill('Salt flats after a wet winter');
    await dialog(page).getByRole('button', { name: 'Publish the correction' }).click();
    await expect(page.getByText('is corrected.')).toBeVisible();
    await isSoundAt(page, at(articleId));
  });
