import { expect, type Locator, type Page } from '@playwright/test';
import { answers, isComplete } from './is-there.ts';
import { test } from './journey.ts';
import { watchLayoutShift } from './layout-shift.ts';
import { longJournal } from './long-journal.ts';
import { aPerson, logIn } from './people.ts';

const subjects = [
  'List All Journal',
  'Medical Sciences',
  'Social Sciences',
  'Biological Sciences',
  'Agricultural Sciences',
  'Physical Sciences',
  'Engineering',
  'Arts and Education',
  'Legal Studies',
  'Other Journals',
];
const filter = (page: Page) => page.getByRole('navigation', { name: 'Browse By Subject' });
const list = (page: Page) => page.getByRole('region', { name: 'Journals by Title' });
const published = (page: Page) => page.getByRole('region', { name: 'Published Articles' });

test('the journals by title, to the letter of the specification', async ({ page }) => {
  for (const address of ['/journal', '/journal/publications']) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Explore Our Journals');
    await expect(
      page.getByText('Discover a wide range of scientific journals across various disciplines'),
    ).toBeVisible();
    expect(await filter(page).getByRole('link').allTextContents()).toEqual(subjects);
    const letters = await list(page).getByRole('heading', { level: 3 }).allTextContents();
    expect(letters.length).toBeGreaterThan(2);
    expect(letters).toEqual(letters.toSorted());
  }
});

test('a letter leads to its titles by the keyboard', async ({ page }) => {
  await page.setViewportSize({ width: 1000, height: 500 });
  await page.goto('/journal');
  const letter = page.getByRole('navigation', { name: 'Letters' }).getByRole('link').last();
  const name = await letter.textContent();
  await letter.focus();
  await page.keyboard.press('Enter');
  await expect(list(page).getByRole('heading', { level: 3, name: name ?? '', exact: true })).toBeInViewport();
});

test('a subject lives in the address; a spinner turns until its journals are there', async ({ page }) => {
  await page.goto('/journal');
  await answers(page);
  let isHeld = true;
  await page.route('**/*.data*', async (route) => {
    await expect.poll(() => isHeld).toBe(false);
    await route.continue();
  });
  await filter(page).getByRole('link', { name: 'Engineering' }).click();
  await expect(list(page).getByRole('status')).toHaveText('Loading…');
  isHeld = false;
  await page.waitForURL('**/journal?subject=Engineering');
  await expect(list(page).getByRole('status')).toBeHidden();
  await expect(filter(page).locator('[aria-current]')).toHaveText('Engineering');
  await expect(list(page).getByRole('listitem').filter({ hasText: 'GJSE' })).toBeVisible();
  await expect(list(page).getByText('EIJER')).toBeHidden();
});

test('a subject without journals says so and leads back', async ({ page }) => {
  await page.goto('/journal?subject=Social+Sciences');
  await expect(page.getByRole('heading', { name: 'Nothing in Social Sciences yet' })).toBeVisible();
  await page.getByRole('link', { name: 'List all titles' }).click();
  await page.waitForURL('**/journal');
  await expect(list(page).getByText('EIJER')).toBeVisible();
});

test('proceedings are listed by title and narrowed down by subject; conferences are announced', async ({ page }) => {
  const proceedings = page.getByRole('region', { name: 'Proceedings by Title' });
  await page.goto('/proceedings');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Proceedings');
  await expect(proceedings.getByRole('listitem').filter({ hasText: 'PGSM' })).toBeVisible();
  await expect(proceedings.getByText('EIJER')).toBeHidden();
  await filter(page).getByRole('link', { name: 'Engineering' }).click();
  await page.waitForURL('**/proceedings?subject=Engineering');
  await expect(proceedings.getByRole('heading', { name: 'Nothing in Engineering yet' })).toBeVisible();

  await page.goto('/conferences');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('SOON!');
  await page.getByRole('main').getByRole('link', { name: 'Browse journals' }).click();
  await page.waitForURL('**/journal/publications');
});

test('a journal is chosen by the keyboard, and the choice closes by Escape', async ({ page }) => {
  await page.goto('/journal/EIJER');
  await answers(page);
  const choice = page.getByText('Choose another journal');
  const journals = page.getByRole('navigation', { name: 'Journals', exact: true });
  await choice.focus();
  await page.keyboard.press('Enter');
  await expect(journals.locator('[aria-current="page"]')).toContainText('EIJER');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await expect(journals).toBeHidden();
  await expect(choice).toBeFocused();
  await page.keyboard.press('Enter');
  await journals.getByRole('link', { name: /JCP$/ }).focus();
  await page.keyboard.press('Enter');
  await page.waitForURL('**/journal/JCP');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('(JCP)');
  await expect(journals).toBeHidden();
});

test('the front of a journal: its contents, five to read first, its issues', async ({ page }) => {
  await page.goto('/journal/EIJER');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('(EIJER)');
  const recommended = page.getByRole('region', { name: 'Recommended' }).getByRole('link');
  await expect(recommended).toHaveCount(5);
  const addresses = async (links: Locator) => links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  const listed = await addresses(published(page).getByRole('link'));
  expect((await addresses(recommended)).filter((address) => listed.includes(address))).toEqual([]);
  await expect(page.getByRole('heading', { name: 'Purchase Full Issue' })).toBeVisible();
  const first = published(page).getByRole('listitem').filter({ hasText: 'Published' }).first();
  await expect(first).toContainText(/Published \d+ \w+ \d{4}/);
  await expect(first).toContainText(/A000[0-9A-F]{6}/);
  const title = await first.getByRole('heading').textContent();
  await first.getByRole('link', { name: /^View Article/ }).click();
  await page.waitForURL(/\/journal\/EIJER\/[0-9a-f-]{36}$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '');
});

test('a journal leads to the contents of each issue, its board, its fee and a submission of one’s own', async ({
  page,
}) => {
  await page.goto('/journal/EIJER');
  const all = await published(page).getByRole('heading', { level: 3 }).allTextContents();
  const issues = page.getByRole('navigation', { name: 'Issues' });
  await issues.getByRole('link', { name: 'Volume 1, Issue 2 (3)' }).click();
  await page.waitForURL('**/journal/EIJER?volume=1&issue=2');
  await expect(issues.locator('[aria-current="page"]')).toHaveText('Volume 1, Issue 2 (3)');
  await expect(published(page).getByRole('heading', { level: 3 })).toHaveCount(3);
  await expect(page).toHaveTitle(/^Volume 1, Issue 2, /);
  await issues.getByRole('link', { name: 'All', exact: true }).click();
  await page.waitForURL('**/journal/EIJER');
  await expect(published(page).getByRole('heading', { level: 3 })).toHaveText(all);
  expect((await page.goto('/journal/EIJER?volume=99&issue=9'))?.status()).toBe(404);

  await page.goto('/journal/EIJER');
  const head = page.getByRole('main').getByRole('banner').or(page.locator('main header').first());
  await expect(head.getByRole('link', { name: 'Editorial board' })).toHaveAttribute('href', '/editorial-board');
  await expect(head.getByRole('link', { name: /^Handling fee: AED/ })).toBeVisible();
  await head.getByRole('link', { name: 'Submit to this journal' }).click();
  await page.waitForURL('**/login?next=*');
  const person = await aPerson(page.request);
  await logIn(page, person.email, person.password);
  await page.getByRole('button', { name: 'Regular Issue' }).click();
  await expect(
    page
      .getByRole('combobox', { name: /^Journal/ })
      .or(page.getByLabel(/^Journal/))
      .first(),
  ).toContainText('Emirates International Journal');
});

test('ten articles to a page, each page with an address of its own', async ({ page, request, browser }) => {
  const journal = await longJournal(request);
  await page.goto(`/journal/${journal}`);
  await expect(published(page).getByRole('listitem').filter({ hasText: 'Published' })).toHaveCount(10);
  const onFirst = await published(page).getByRole('heading', { level: 3 }).allTextContents();
  await page.getByRole('link', { name: 'Page 2', exact: true }).click();
  await page.waitForURL(`**/journal/${journal}?page=2`);
  await expect(page.getByRole('link', { name: 'Page 2', exact: true })).toHaveAttribute('aria-current', 'page');
  const onSecond = await published(page).getByRole('heading', { level: 3 }).allTextContents();
  expect(onSecond.length).toBeGreaterThan(0);
  expect(onFirst.filter((title) => onSecond.includes(title))).toEqual([]);

  const plain = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await plain.goto(`/journal/${journal}?page=2`);
  expect(await published(plain).getByRole('heading', { level: 3 }).allTextContents()).toEqual(onSecond);
  await plain.getByRole('link', { name: 'Previous' }).click();
  expect(await published(plain).getByRole('heading', { level: 3 }).allTextContents()).toEqual(onFirst);
  await plain.getByText('Choose another journal').click();
  await expect(plain.getByRole('navigation', { name: 'Journals', exact: true })).toBeVisible();
});

test('what is not there answers 404', async ({ page }) => {
  for (const address of [
    '/journal/NOSUCH',
    '/journal/EIJER?page=99',
    '/journal/EIJER/01990000-0000-7000-8000-000000000000',
  ])
    expect((await page.goto(address))?.status(), address).toBe(404);
});

test('nothing moves while the lists load', async ({ page }) => {
  const shift = await watchLayoutShift(page);
  for (const address of ['/journal', '/journal/EIJER']) {
    await page.goto(address);
    await isComplete(page);
    expect(await shift(), address).toBeLessThan(0.01);
  }
});
