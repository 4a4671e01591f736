import { expect, type APIRequestContext, type Page } from '@playwright/test';
import {
  addJournals,
  addOneJournalEach,
  decideAll,
  importAll,
  importedJournal,
  signIn,
  submitAll,
  type Person,
} from './hostile-data.ts';
import { packed, payloads, payloadsInProse, payloadsOnOneLine } from './hostile-payloads.ts';
import { hostileTexts, publishHostileBoard } from './hostile-site-content.ts';
import { test } from './journey.ts';
import { startOwnProduct, type OwnProduct } from './own-product.ts';
import { logIn } from './people.ts';
import { unsaid, watchedPage } from './watch-for-execution.ts';

let product: OwnProduct;
let api: APIRequestContext;
let people: Person[];

test.beforeAll(async () => {
  product = await startOwnProduct();
  api = product.request;
  await addJournals(product);
  await importAll(product);
  people = await submitAll(api);
});

test.afterAll(() => product.stop());

interface Listed {
  readonly id: string;
  readonly articleTitle: string;
  readonly articlePublishedJournal: { readonly journalAbbreviation: string };
}

async function publishedArticles(): Promise<Listed[]> {
  const answer = await api.get('/api/journalArticle/page?size=100');
  return ((await answer.json()) as { articles: Listed[] }).articles;
}

const addressOf = ({ id, articlePublishedJournal: { journalAbbreviation } }: Listed) =>
  `/journal/${journalAbbreviation}/${id}`;

/** Every payload that this many of the parts were given is there to read, as it was written. */
async function saysAll(page: Page, selector: string, texts: readonly string[]): Promise<void> {
  expect.soft(await unsaid(page.locator(selector), texts), `not said in ${selector} of ${page.url()}`).toEqual([]);
}

test('the screens of author and administrator show it as text', async ({ browser }) => {
  for (const bypassCSP of [true, false]) {
    const { page, visit, isInert } = await watchedPage(browser, product.url, bypassCSP);
    await page.goto('/login');
    await logIn(page, 'admin@demo.example');
    const { id } = await signIn(api, 'admin@demo.example');
    await visit(`/dashboard/${id}?tab=0`);
    await expect(page.getByRole('table')).toBeVisible();
    await isInert();
    await saysAll(page, 'main', payloadsOnOneLine);
    const opening = page.getByRole('table').getByRole('link');
    for (const place of bypassCSP ? [0, 1, 2] : [0]) {
      await opening.nth(place).click();
      await expect(page.getByRole('button', { name: 'Accept', exact: true })).toBeVisible();
      await isInert();
      await saysAll(page, 'main', payloadsInProse);
      await page.getByRole('button', { name: 'Back to the list' }).click();
    }
    await visit(`/dashboard/${id}?tab=9`);
    await expect(page.locator('main details').first()).toBeVisible();
    await page.locator('main details').evaluateAll((all) => all.forEach((one) => one.setAttribute('open', '')));
    await isInert();
    await page.goto('/logout');
    await page.waitForURL((url) => url.pathname === '/');
    await logIn(page, people[0]?.email ?? '');
    await visit(`/dashboard/${people[0]?.id}?tab=0`);
    await expect(page.getByRole('table')).toBeVisible();
    await isInert();
    await page.context().close();
  }
});

test('the texts of the site are text, and formatted ones hold what the house allows', async ({ browser }) => {
  await publishHostileBoard(api);
  for (const bypassCSP of [true, false]) {
    const { page, visit, isInert } = await watchedPage(browser, product.url, bypassCSP);
    await visit('/editorial-board');
    await saysAll(page, 'main', payloadsInProse);
    for (const publish of hostileTexts(api)) {
      await publish();
      await visit('/');
      await visit('/contact/new');
    }
    await page.goto('/login');
    await logIn(page, 'admin@demo.example');
    const { id } = await signIn(api, 'admin@demo.example');
    for (const part of ['hero', 'about', 'contact', 'board']) {
      await visit(`/dashboard/${id}?tab=18&part=${part}`);
      await page.getByRole('button', { name: 'Preview' }).click();
      await expect(page.getByRole('dialog', { name: 'Preview' })).toBeVisible();
      await isInert();
    }
    await page.context().close();
  }
});

test('a rejection’s text is text', async ({ browser }) => {
  await decideAll(api);
  const { page, visit, isInert } = await watchedPage(browser, product.url, true);
  await page.goto('/login');
  await logIn(page, people[0]?.email ?? '');
  await visit(`/dashboard/${people[0]?.id}?tab=0`);
  await page.getByText('Read the reasons').click();
  await isInert();
  await saysAll(page, 'main details', payloadsInProse);
});

for (const bypassCSP of [true, false]) {
  test.describe(bypassCSP ? 'with the policy taken away' : 'under the policy', () => {
    test.beforeAll(() => decideAll(api));

    test('the public pages show it as text', async ({ browser }) => {
      const { page, visit } = await watchedPage(browser, product.url, bypassCSP);
      await visit('/');
      await visit('/journal');
      await saysAll(page, 'main', payloads);
      const list = await publishedArticles();
      const submitted = list.filter((one) => one.articlePublishedJournal.journalAbbreviation !== importedJournal);
      for (const article of submitted.slice(0, bypassCSP ? 3 : 1)) {
        await visit(addressOf(article));
        await saysAll(page, 'h1', [article.articleTitle]);
        await saysAll(page, 'main', payloadsInProse);
      }
      const pages = [
        '/journal/H0?page=1',
        '/journal/H0?page=2',
        `/journal/${importedJournal}`,
        `/search?journal=${importedJournal}`,
        '/search?q=script&sort=newest',
      ];
      for (const address of pages) await visit(address);
      for (let place = 1; place < (bypassCSP ? packed(payloads, 900).length : 2); place += 1)
        await visit(`/journal/H${place}`);
      for (const article of list.slice(0, 2)) await visit(`${addressOf(article)}/full-pdf`);
    });

    test('an imported article says in each of its parts what its file says', async ({ browser }) => {
      const { page, visit } = await watchedPage(browser, product.url, bypassCSP);
      const imported = (await publishedArticles()).filter(
        (article) => article.articlePublishedJournal.journalAbbreviation === importedJournal,
      );
      const parts = ['h1', 'section[aria-labelledby=abstract]', '#full-text', '.references'];
      const said = new Map(parts.map((part) => [part, new Set<string>()]));
      for (const article of imported) {
        await visit(addressOf(article));
        const own = payloads.filter((text) => article.articleTitle.includes(text.replace(/\s+/g, ' ').trim()));
        if (article.articleTitle.startsWith('Elements')) continue;
        for (const [part, texts] of said) {
          const missing = await unsaid(page.locator(part), own);
          expect.soft(missing, `not said in ${part} of ${page.url()}`).toEqual([]);
          for (const text of own) if (!missing.includes(text)) texts.add(text);
        }
      }
      for (const [part, texts] of said) expect.soft(texts.size, part).toBe(new Set(payloads).size);
    });

    test('nothing changes when a page is reached within the page', async ({ browser }) => {
      const { page, visit, isInert } = await watchedPage(browser, product.url, bypassCSP);
      await visit('/journal');
      await page.evaluate(() => Reflect.set(window, 'isSamePage', true));
      for (const address of [`/journal/${importedJournal}`, '/journal/H0']) {
        await page.locator(`main a[href="${address}"]`).first().click();
        await page.waitForURL(`**${address}`);
        const more = page.getByRole('main').getByRole('link', { name: /View Article/ });
        await expect(more.first()).toBeVisible();
        await isInert();
        for (let place = 0; place < (bypassCSP ? 4 : 1); place += 1) {
          await more.nth(place).click();
          await expect(page.getByRole('link', { name: 'Full PDF', exact: true })).toBeVisible();
          await isInert();
          await page.goBack();
          await expect(more.first()).toBeVisible();
        }
        await page.goBack();
        await page.waitForURL('**/journal');
      }
      expect(await page.evaluate(() => Reflect.get(window, 'isSamePage') as unknown)).toBe(true);
    });
  });
}

test('a journal’s description keeps its formatting and nothing else', async ({ browser }) => {
  await addOneJournalEach(product);
  const { page, visit, isInert } = await watchedPage(browser, product.url, true);
  await visit('/conferences');
  const left = await page.evaluate(async () => {
    const answer = await fetch('/api/journal');
    const journals = (await answer.json()) as { journalAbbreviation: string; journalDescription: string }[];
    const allowed = 'P BR B STRONG I EM U SUB SUP A UL OL LI H3 H4 BLOCKQUOTE'.split(' ');
    const own = journals.filter(({ journalAbbreviation: name }) => /^P\d/.test(name));
    const faults = own.flatMap(({ journalAbbreviation: name, journalDescription: html }) => {
      const place = document.body.appendChild(document.createElement('div'));
      place.innerHTML = html;
      // A second reading of what the first one made shows markup that changes its meaning on the way.
      const read = place.innerHTML;
      place.innerHTML = read;
      const foreign = [...place.querySelectorAll('*')].filter(
        (element) =>
          !allowed.includes(element.tagName) ||
          [...element.attributes].some(
            ({ name: attribute, value }) =>
              attribute !== 'href' || !/^(https?|mailto):$/.test(new URL(value, location.href).protocol),
          ),
      );
      const isThere = place.textContent.startsWith(`Before ${name.slice(1)}`);
      return foreign.length > 0 || !isThere ? [html] : [];
    });
    return { read: own.length, faults };
  });
  expect(left).toEqual({ read: payloads.length, faults: [] });
  await isInert();
});
