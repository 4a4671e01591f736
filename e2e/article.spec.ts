import { expect, type Page, type Request } from '@playwright/test';
import { anArticle } from './an-article.ts';
import { answers, isComplete } from './is-there.ts';
import { test } from './journey.ts';
import { watchLayoutShift } from './layout-shift.ts';
import { madeUpPdf } from './made-up-pdf.ts';

/** Answers for the PDF of any article with these bytes, whole or in ranges, and tells which ranges were asked for. */
async function servePdf(page: Page, bytes: Buffer): Promise<string[]> {
  const asked: string[] = [];
  await page.route('**/article.pdf', async (route) => {
    const range = route.request().headers()['range'];
    asked.push(range ?? 'whole');
    const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(range ?? '') ?? [];
    const body = range ? bytes.subarray(Number(from), Number(to) + 1) : bytes;
    await route.fulfill({
      status: range ? 206 : 200,
      headers: {
        'content-type': 'application/pdf',
        'accept-ranges': 'bytes',
        'content-length': String(body.length),
        ...(range ? { 'content-range': `bytes ${from}-${to}/${bytes.length}` } : {}),
      },
      body,
    });
  });
  return asked;
}

const viewer = (page: Page) => page.getByRole('region', { name: 'Full PDF' });
const pages = (page: Page) => page.getByRole('region', { name: 'Pages of the PDF' });
const sheet = (page: Page, number: number) => page.getByRole('group', { name: `Page ${number}`, exact: true });
const size = async (page: Page) =>
  Number.parseInt((await viewer(page).getByLabel('Zoom', { exact: true }).textContent()) ?? '', 10);

test(
  'each tab has its address; the viewer comes on its tab alone, and its words can be selected',
  { tag: '@core' },
  async ({ page }) => {
    const { title, address } = await anArticle(page, 'open');
    const heavy: string[] = [];
    page.on('request', (request: Request) => {
      if (/pdf[.-]worker|pdf-reader|article\.pdf|react-pdf/.test(request.url())) heavy.push(request.url());
    });
    await page.goto(address);
    await isComplete(page);
    await expect(page.getByRole('heading', { name: 'Abstract' })).toBeVisible();
    expect(heavy).toEqual([]);
    await page.getByRole('link', { name: 'Full PDF', exact: true }).click();
    await page.waitForURL(`**${address}/full-pdf`);
    await expect(page.getByRole('link', { name: 'Full PDF', exact: true })).toHaveAttribute('aria-current', 'page');
    await expect(sheet(page, 1).locator('.textLayer')).toContainText(title.split(' ').slice(0, 2).join(' '));
    expect(heavy.some((url) => url.includes('article.pdf'))).toBe(true);
    await page.goBack();
    await expect(page.getByRole('heading', { name: 'Abstract' })).toBeVisible();
  },
);

test('a long PDF is fetched in ranges, and no more of it than is looked at', async ({ page }) => {
  const bytes = madeUpPdf(20, 100_000);
  const asked = await servePdf(page, bytes);
  await page.goto(`${(await anArticle(page, 'open')).address}/full-pdf`);
  await expect(sheet(page, 1)).toContainText('These are the words of page 1');
  await viewer(page).evaluate((element) => element.scrollIntoView());
  const before = asked.length;
  expect(asked.filter((range) => range === 'whole')).toHaveLength(1);
  expect(before).toBeLessThan(16);
  await viewer(page).getByRole('textbox', { name: 'Page' }).fill('14');
  await page.keyboard.press('Enter');
  await expect(sheet(page, 14)).toContainText('These are the words of page 14');
  await expect(sheet(page, 14)).toBeInViewport();
  await expect(viewer(page).getByRole('textbox', { name: 'Page' })).toHaveValue('14');
  expect(asked.length).toBeGreaterThan(before);
  const fetched = asked.flatMap((range) => /bytes=(\d+)-(\d+)/.exec(range)?.slice(1).map(Number) ?? []);
  const inRanges = fetched.reduce(
    (sum, end, place) => (place % 2 === 1 ? sum + end - (fetched[place - 1] ?? 0) : sum),
    0,
  );
  expect(inRanges).toBeLessThan(bytes.length * 0.75);
});

test('the viewer is used by the keyboard alone, and the page around it stays where it is', async ({ page }) => {
  await servePdf(page, madeUpPdf(6));
  await page.goto(`${(await anArticle(page, 'open')).address}/full-pdf`);
  await expect(sheet(page, 1)).toContainText('page 1');
  await pages(page).focus();
  const [usual, scrolled] = [await size(page), await page.evaluate(() => scrollY)];
  await page.keyboard.press('+');
  await expect.poll(() => size(page)).toBeGreaterThan(usual);
  await page.keyboard.press('-');
  await page.keyboard.press('-');
  await expect.poll(() => size(page)).toBeLessThan(usual);
  await page.keyboard.press('0');
  await expect(page.getByRole('button', { name: 'Fit width' })).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: 'Next page' }).focus();
  await page.keyboard.press('Enter');
  await expect(viewer(page).getByRole('textbox', { name: 'Page' })).toHaveValue('2');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(viewer(page).getByRole('textbox', { name: 'Page' })).toHaveValue('1');
  await pages(page).focus();
  await page.keyboard.press('End');
  await expect(sheet(page, 6)).toBeInViewport();
  expect(await page.evaluate(() => scrollY)).toBe(scrolled);
});

test('a PDF that cannot be shown says why and leads to the file itself', async ({ page }) => {
  const { address } = await anArticle(page, 'open');
  await page.route('**/article.pdf', (route) =>
    route.fulfill({ contentType: 'application/pdf', body: 'no PDF at all' }),
  );
  await page.goto(`${address}/full-pdf`);
  const fault = viewer(page).getByRole('alert');
  await expect(fault).toContainText('This PDF cannot be shown here');
  await expect(fault.getByRole('link', { name: 'Open the file' })).toHaveAttribute('href', `${address}/article.pdf`);
  await page.unroute('**/article.pdf');
  await page.route('**/article.pdf', (route) => route.fulfill({ status: 402, body: '{}' }));
  await fault.getByRole('button', { name: 'Try again' }).click();
  await expect(fault).toContainText('You have no access to this PDF');
  await page.unroute('**/article.pdf');
  await servePdf(page, madeUpPdf(1));
  await fault.getByRole('button', { name: 'Try again' }).click();
  await expect(sheet(page, 1)).toContainText('page 1');
});

test('a visitor finds the way in instead of a subscribers’ PDF, and comes back to it', async ({ page }) => {
  const { address } = await anArticle(page, 'subscription');
  const asked = await servePdf(page, madeUpPdf(1));
  await page.goto(`${address}/full-pdf`);
  await expect(page.locator('.paywall')).toContainText('Please login or register to have full access to the article');
  const next = new URLSearchParams({ next: `${address}/full-pdf` });
  for (const name of ['Login', 'Register'])
    await expect(page.locator('.paywall').getByRole('link', { name })).toHaveAttribute(
      'href',
      `/${name.toLowerCase()}?${next}`,
    );
  await isComplete(page);
  expect(asked).toEqual([]);
});

test('beside the article: what else to read stands open, the full issue closed', async ({ page }) => {
  const { title, address } = await anArticle(page, 'open');
  await page.goto(address);
  const recommended = page.locator('details', { has: page.getByRole('heading', { name: 'Recommended articles' }) });
  await expect(recommended.getByRole('listitem')).toHaveCount(5);
  await expect(recommended.getByRole('link').first()).toBeVisible();
  await expect(recommended.getByRole('link', { name: title })).toHaveCount(0);
  const purchase = page.locator('details', { has: page.getByRole('heading', { name: 'Purchase Full Issue' }) });
  await expect(purchase.getByLabel('Volume')).toBeHidden();
  await purchase.locator('summary').focus();
  await page.keyboard.press('Enter');
  await expect(purchase.getByLabel('Volume')).toBeVisible();
  await expect(purchase.getByLabel('Issue', { exact: true })).toBeVisible();
});

test('the contents lead to the references; the link is copied where the device has no sharing', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { address } = await anArticle(page, 'open');
  await page.goto(address);
  await answers(page);
  await page.evaluate(() => Object.defineProperty(navigator, 'share', { value: undefined }));
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByText('Link copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(address);
  await page.getByRole('navigation', { name: 'Contents' }).getByRole('link', { name: 'References' }).click();
  await expect(page.getByRole('heading', { name: 'References' })).toBeInViewport();
});

test('where copying is refused the link is shown, to be copied by hand', async ({ page }) => {
  const { address } = await anArticle(page, 'open');
  await page.goto(address);
  await answers(page);
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'share', { value: undefined });
    navigator.clipboard.writeText = () => Promise.reject(new Error('not allowed'));
  });
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(
    page.getByRole('status').getByText(`Copy this text: ${new URL(address, page.url()).href}`),
  ).toBeVisible();
});

test('nothing moves while an article or its PDF loads', { tag: '@core' }, async ({ page }) => {
  const { address } = await anArticle(page, 'open');
  const shift = await watchLayoutShift(page);
  for (const at of [address, `${address}/full-pdf`]) {
    await page.goto(at);
    await isComplete(page);
    if (at.endsWith('full-pdf')) await expect(sheet(page, 1).locator('.textLayer')).toBeVisible();
    expect(await shift(), at).toBeLessThan(0.01);
  }
});

test('letters that come late move nothing: what stands for them takes as much room', async ({ page }) => {
  const { address } = await anArticle(page, 'open');
  const shift = await watchLayoutShift(page);
  const come = Promise.withResolvers<undefined>();
  await page.route('**/*.woff2', async (route) => {
    await come.promise;
    await route.continue();
  });
  await page.goto(address, { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const width = () =>
    page.getByRole('heading', { level: 1 }).evaluate((title) => {
      const words = document.createRange();
      words.selectNodeContents(title);
      return Array.from(words.getClientRects()).reduce((sum, line) => sum + line.width, 0);
    });
  const before = await width();
  come.resolve(undefined);
  await isComplete(page);
  expect(await page.evaluate(() => document.fonts.check("600 20px 'Source Serif 4 Variable'"))).toBe(true);
  expect(Math.abs((await width()) / before - 1)).toBeLessThan(0.03);
  expect(await shift()).toBeLessThan(0.01);
});

test.describe('with scripting off', () => {
  test.use({ javaScriptEnabled: false });

  test('the article is read whole, the sections open, and the PDF is a plain link', async ({ page }) => {
    const { address } = await anArticle(page, 'open');
    await page.goto(address);
    await expect(page.getByRole('heading', { name: 'References' })).toBeVisible();
    await page.getByText('Recommended articles').click();
    await expect(page.locator('details', { hasText: 'Recommended articles' }).getByRole('link').first()).toBeHidden();
    await page.getByRole('link', { name: 'Full PDF', exact: true }).click();
    await expect(page.getByText('Opening the PDF')).toBeHidden();
    const link = page.getByRole('link', { name: 'Open in a new tab' });
    const file = await page.request.get((await link.getAttribute('href')) ?? '');
    expect([file.status(), (await file.body()).subarray(0, 5).toString()]).toEqual([200, '%PDF-']);
  });
});
