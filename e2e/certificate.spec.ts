import { expect, type APIRequestContext } from '@playwright/test';
import { articles } from '../src/contracts/articles.ts';
import { pages } from '../src/contracts/pages.ts';
import { test } from './journey.ts';
import { turnName, turnsFrom } from './settings.ts';
import { isSoundInTurn } from './sound-screen.ts';

/** An article of the demo, and where its certificate is confirmed. */
async function anArticle(request: APIRequestContext) {
  // What the call answers is what its contract says.
  const published = articles.published.reply.parse(await (await request.get(articles.published.path)).json());
  // Other journeys leave withdrawn ones.
  const article = published.find(({ isWithdrawn }) => !isWithdrawn);
  if (!article) throw new Error('The demo has no article');
  return { article, address: pages.certificate.href({ articleId: article.id }) };
}

test('whoever follows the QR code of a certificate reads what is on record', async ({ page, request }) => {
  const { article, address } = await anArticle(request);
  const answer = await page.goto(address);
  expect(answer?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This certificate is genuine');
  const record = page.getByRole('region', { name: 'On record' });
  await expect(record.getByText(article.articleNumber)).toBeVisible();
  for (const { authorGivenName, authorLastName } of article.articleAuthors)
    await expect(record.getByText(`${authorGivenName} ${authorLastName}`.trim())).toBeVisible();
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await record.getByRole('link', { name: article.articleTitle }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(article.articleTitle);
});

test('an address of no certificate says so, with the way to ask', async ({ page }) => {
  for (const id of ['01928374-aaaa-7bbb-8ccc-0123456789ab', 'no-id']) {
    const answer = await page.goto(pages.certificate.href({ articleId: id }));
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('No certificate found');
    await expect(page).toHaveTitle(/No certificate found/);
  }
  await page.getByRole('link', { name: 'Ask us about a certificate' }).click();
  await page.waitForURL('**/contact/new');
});

test('without scripting it is read as well', async ({ browser, request, baseURL }) => {
  const { address } = await anArticle(request);
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(new URL(address, baseURL).href);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This certificate is genuine');
  await context.close();
});

for (const turn of turnsFrom(1))
  test(`the certificate’s page is sound ${turnName(turn)}`, async ({ page, request }) => {
    await isSoundInTurn(turn)(page, (await anArticle(request)).address);
  });
