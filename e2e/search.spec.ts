import { axeOn } from './axe.ts';
import { expect, type Page } from '@playwright/test';
import { test } from './journey.ts';
import { nextFrames } from './next-frames.ts';

const main = (page: Page) => page.getByRole('main');
const results = (page: Page) => main(page).getByRole('region', { name: 'Results' });
const field = (page: Page) => main(page).getByRole('searchbox', { name: 'Search' });
const choices = (page: Page, name: string) => main(page).getByRole('navigation', { name, exact: true });

test('a visitor mistypes a word, narrows the results down, and shares their address', async ({ page, browser }) => {
  await page.goto('/');
  await page.getByRole('banner').getByRole('button', { name: 'Search' }).click();
  await page.getByRole('banner').getByRole('searchbox').fill('desalinaton');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search\?q=desalinaton$/);
  await expect(page).toHaveTitle(/^desalinaton · Search · /);
  await expect(results(page).getByText('Showing results for desalination.')).toBeVisible();
  await expect(results(page).locator('mark').first()).toHaveText(/desalination/i);

  await field(page).fill('water');
  await main(page).getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL(/\/search\?q=water$/);
  await expect(results(page).getByRole('heading', { name: /articles for “water”/ })).toBeVisible();
  const all = await results(page).getByRole('article').count();
  const subject = choices(page, 'Subject').getByRole('link', { name: /Agricultural Sciences/ });
  const promised = Number(/(\d+) article/.exec((await subject.textContent()) ?? '')?.[1]);
  await subject.click();
  await expect(page).toHaveURL(/subject=Agricultural\+Sciences/);
  await expect(results(page).getByRole('article')).toHaveCount(promised);
  expect(promised).toBeLessThan(all);
  await expect(subject).toHaveAttribute('aria-current', 'true');

  const stranger = await (await browser.newContext()).newPage();
  await stranger.goto(page.url());
  await expect(results(stranger).getByRole('article')).toHaveCount(promised);
  await expect(field(stranger)).toHaveValue('water');

  await results(page).getByRole('link', { name: 'Remove: Agricultural Sciences' }).click();
  await expect(results(page).getByRole('article')).toHaveCount(all);
  await page.goBack();
  await expect(results(page).getByRole('article')).toHaveCount(promised);
});

test('by keyboard alone: type, search, change the order, open an article', { tag: '@core' }, async ({ page }) => {
  await page.goto('/search');
  await field(page).focus();
  await page.keyboard.type('palm');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/q=palm/);
  await expect(field(page)).toBeFocused();
  const newest = results(page).getByRole('link', { name: 'Newest' });
  for (let presses = 0; presses < 40; presses += 1) {
    await page.keyboard.press('Tab');
    if (await newest.evaluate((link) => link === document.activeElement)) break;
  }
  await expect(newest).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/sort=newest/);
  await expect(newest).toHaveAttribute('aria-current', 'true');
  await page.keyboard.press('Tab');
  const first = results(page)
    .getByRole('link', { name: /^View Article/ })
    .first();
  await expect(first).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/journal\/[^/]+\/[^/]+$/);
});

test('what is typed before the scripts arrive stays', async ({ page }) => {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route('**/*.js', async (call) => {
    await held;
    await call.continue();
  });
  await page.goto('/search', { waitUntil: 'commit' });
  await field(page).pressSequentially('p');
  letGo();
  await page.waitForLoadState('load');
  await expect
    .poll(() => field(page).evaluate((input) => Object.keys(input).some((key) => key.startsWith('__reactFiber'))))
    .toBe(true);
  await nextFrames(page);
  await field(page).pressSequentially('alm');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/q=palm/);
});

test('nothing found: advice and a way on, soundly', async ({ page }) => {
  await page.goto('/search?q=xqzwvkj');
  await expect(results(page).getByRole('heading', { name: 'No articles for “xqzwvkj”' })).toBeVisible();
  await expect(results(page).getByRole('link', { name: 'Browse journals' })).toBeVisible();
  expect((await axeOn(page).analyze()).violations).toEqual([]);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
});

test('on a phone the choices are folded away, and fold away again when one is made', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/search?q=water');
  const year = choices(page, 'Year');
  await expect(year).toBeHidden();
  const fold = main(page).getByText('Filter results');
  await fold.click();
  await expect(year).toBeVisible();
  await year
    .getByRole('link', { name: /^20\d\d/ })
    .first()
    .click();
  await expect(page).toHaveURL(/year=20\d\d/);
  await expect(year).toBeHidden();
  expect((await axeOn(page).analyze()).violations).toEqual([]);
});

test.describe('without scripting', () => {
  test.use({ javaScriptEnabled: false });

  test('typing, narrowing down and turning pages work all the same', { tag: '@core' }, async ({ page }) => {
    await page.goto('/search');
    const pageTwo = main(page).getByRole('link', { name: 'Page 2' });
    await pageTwo.click();
    await expect(page).toHaveURL(/\/search\?page=2$/);
    await expect(results(page).getByRole('article').first()).toBeVisible();
    await field(page).fill('water');
    await main(page).getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL(/\/search\?q=water$/);
    await expect(results(page).locator('mark').first()).toBeVisible();
    await choices(page, 'Year')
      .getByRole('link', { name: /^20\d\d/ })
      .first()
      .click();
    await expect(page).toHaveURL(/q=water&year=20\d\d/);
    await expect(results(page).getByRole('link', { name: /^Remove/ })).toBeVisible();
  });
});
