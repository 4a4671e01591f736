import { expect, type Page } from '@playwright/test';
import { XmlDocument } from 'libxml2-wasm';
import { isComplete } from './is-there.ts';
import { test } from './journey.ts';

interface Listed {
  readonly id: string;
  readonly access: 'open' | 'subscription';
  readonly isWithdrawn: boolean;
  readonly articlePublishedJournal: { readonly journalAbbreviation: string };
}

/** The address of the newest article that is open to everyone, or only with a pass. */
async function articleAddress(page: Page, access: Listed['access']): Promise<string> {
  const answer = await page.request.get('/api/journalArticle/publishedArticle');
  const article = ((await answer.json()) as Listed[]).find((listed) => listed.access === access && !listed.isWithdrawn);
  return `/journal/${article?.articlePublishedJournal.journalAbbreviation}/${article?.id}`;
}

/** What the heads of all pages share, read out of the page. */
const headOf = (page: Page) =>
  page.evaluate(() => {
    const all = (selector: string, name: string) =>
      [...document.head.querySelectorAll(selector)].map((element) => element.getAttribute(name));
    return {
      canonical: all('link[rel="canonical"]', 'href'),
      feeds: all('link[rel="alternate"][type="application/rss+xml"]', 'href'),
      picture: all('meta[property="og:image"]', 'content'),
      address: all('meta[property="og:url"]', 'content'),
      descriptions: all('meta[name="description"]', 'content'),
      scholar: [...document.head.querySelectorAll('meta[name^="citation_"]')].map((meta) => meta.getAttribute('name')),
    };
  });

async function jsonLdOf(page: Page): Promise<Record<string, unknown>> {
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
  expect(texts).toHaveLength(1);
  return JSON.parse(texts[0] ?? '') as Record<string, unknown>;
}

/** What the content policy of a page has refused. */
async function refusals(page: Page): Promise<string[]> {
  const found: string[] = [];
  page.on('console', (message) => {
    if (/content security policy/i.test(message.text())) found.push(message.text());
  });
  return found;
}

test('every address of the sitemap is a page that names itself, its description, its picture and the feed', async ({
  page,
  baseURL,
}) => {
  const document = XmlDocument.fromString(await (await page.request.get('/sitemap.xml')).text());
  const map = { map: 'http://www.sitemaps.org/schemas/sitemap/0.9' };
  const addresses = document.find('//map:loc', map).map(({ content }) => content);
  document.dispose();
  expect(addresses.length).toBeGreaterThan(20);
  for (const address of addresses) {
    const answer = await page.request.get(address);
    expect(answer.status(), address).toBe(200);
    const html = await answer.text();
    expect(html, address).toContain(`<link rel="canonical" href="${address}"/>`);
    expect(html, address).toContain(`<meta property="og:image" content="${baseURL}/social-card.png"/>`);
    expect(html, address).toMatch(/<meta name="description" content="[^"]{20,}"\/>/);
    expect(html, address).toContain('href="/all_articles.rss"');
  }
});

test('a page of a list is its own; a filter, and a second address, are the list’s', async ({ page, baseURL }) => {
  const expected = {
    '/journal?subject=Engineering': '/journal',
    '/journal/publications': '/journal',
    '/journal/EIJER?page=1': '/journal/EIJER',
  };
  for (const [address, canonical] of Object.entries(expected)) {
    await page.goto(address);
    expect((await headOf(page)).canonical, address).toEqual([`${baseURL}${canonical}`]);
  }
  await page.goto('/journal/EIJER');
  expect((await headOf(page)).feeds).toEqual(
    expect.arrayContaining(['/all_articles.rss', '/journal/EIJER/articles.rss']),
  );
  await page.goto('/journal/NOSUCH');
  expect((await headOf(page)).canonical).toEqual([]);
});

test('an open article says so to search engines, and nothing of it is refused by the page’s own policy', async ({
  page,
  baseURL,
}) => {
  const refused = await refusals(page);
  const address = await articleAddress(page, 'open');
  await page.goto(address);
  await isComplete(page);
  const head = await headOf(page);
  expect(head.canonical).toEqual([baseURL + address]);
  expect(head.scholar).toEqual(expect.arrayContaining(['citation_title', 'citation_author', 'citation_pdf_url']));
  expect(await jsonLdOf(page)).toMatchObject({
    '@type': 'ScholarlyArticle',
    '@id': baseURL + address,
    isAccessibleForFree: true,
  });
  expect(refused).toEqual([]);
});

test('a subscribers’ article names the part that stands for the rest, and that part is there', async ({
  page,
  baseURL,
}) => {
  const address = await articleAddress(page, 'subscription');
  await page.goto(address);
  const described = await jsonLdOf(page);
  expect(described).toMatchObject({ isAccessibleForFree: false, hasPart: { cssSelector: '.paywall' } });
  await expect(page.locator('.paywall')).toHaveCount(1);
  expect((await headOf(page)).scholar).not.toContain('citation_fulltext_html_url');
  await page.goto(`${address}/full-pdf`);
  const head = await headOf(page);
  expect(head.canonical).toEqual([baseURL + address]);
  expect(head.scholar).toEqual([]);
  await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(0);
});

test('going from one article to the next leaves nothing of the first in the head', async ({ page }) => {
  await page.goto(await articleAddress(page, 'open'));
  const title = () =>
    page.evaluate(() => document.head.querySelector('meta[name="citation_title"]')?.getAttribute('content'));
  const first = await title();
  await page.getByRole('complementary').getByRole('link').first().click();
  await expect.poll(title).not.toBe(first);
  await expect(page.locator('head meta[name="citation_title"]')).toHaveCount(1);
  await expect(page.locator('head link[rel="canonical"]')).toHaveCount(1);
  expect(await jsonLdOf(page)).toMatchObject({ headline: await title() });
});

test('a reader chooses a citation style by keyboard and copies it', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(await articleAddress(page, 'open'));
  const cite = page.getByRole('region', { name: 'How to cite' });
  await expect(cite.getByRole('radio', { name: 'APA' })).toBeChecked();
  await cite.getByRole('radio', { name: 'APA' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(cite.getByRole('radio', { name: 'Harvard' })).toBeChecked();
  const shown = cite.locator('p').filter({ hasText: 'Available at:' });
  await expect(shown).toBeVisible();
  await cite.getByRole('button', { name: 'Copy Harvard' }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await shown.textContent());
});

test('the references for reference managers are files', async ({ page }) => {
  await page.goto(await articleAddress(page, 'subscription'));
  for (const [name, ending] of [
    ['BibTeX', '.bib'],
    ['RIS', '.ris'],
  ] as const) {
    const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name }).click()]);
    expect(download.suggestedFilename()).toMatch(new RegExp(`^[A-Z]+-A000[0-9A-F]{6}\\${ending}$`));
  }
});

test('a feed opened in a browser can be read, and says what it is', async ({ page }) => {
  const refused = await refusals(page);
  await page.goto('/all_articles.rss');
  expect(await page.evaluate(() => document.styleSheets.length)).toBe(1);
  const said = await page.evaluate(() => {
    const link = document.getElementsByTagNameNS('http://www.w3.org/2005/Atom', 'link')[0];
    return link ? getComputedStyle(link, '::before').content : '';
  });
  expect(said).toContain('This is a feed');
  expect(refused).toEqual([]);
});

test.describe('with scripting off', () => {
  test.use({ javaScriptEnabled: false });

  test('the citation styles can be chosen all the same', async ({ page }) => {
    await page.goto(await articleAddress(page, 'open'));
    const cite = page.getByRole('region', { name: 'How to cite' });
    await cite.getByRole('radio', { name: 'Vancouver' }).check();
    await expect(cite.locator('p').filter({ hasText: 'doi:' })).toBeVisible();
    await expect(cite.locator('p').filter({ hasText: 'Available at:' })).toBeHidden();
  });
});
