import { expect, type Page } from '@playwright/test';
import { answers } from './is-there.ts';
import { test } from './journey.ts';
import { logIn, signIn } from './people.ts';

const desktop = { width: 1440, height: 900 };
const phone = { width: 360, height: 780 };

const opacityOfTint = (page: Page) =>
  page.locator('header').evaluate((bar) => Number(getComputedStyle(bar, '::before').opacity));

async function profileId(page: Page): Promise<string> {
  const text = await page.evaluate(() => localStorage.getItem('currentUser'));
  return (JSON.parse(text ?? '{}') as { user: { id: string } }).user.id;
}

test.describe('the desktop bar', () => {
  test.use({ viewport: desktop });

  test('is 7rem tall and takes its tint as soon as the page is scrolled', async ({ page }) => {
    await page.goto('/journal');
    await answers(page);
    expect((await page.locator('header').boundingBox())?.height).toBe(7 * 16);
    expect(await opacityOfTint(page)).toBe(0);
    await page.mouse.wheel(0, 1);
    await expect.poll(() => opacityOfTint(page)).toBe(1);
  });

  test('shows a visitor and a signed-in person what each may do', async ({ page }) => {
    await page.goto('/journal');
    const bar = page.getByRole('navigation', { name: 'Main' });
    const links = () =>
      bar.getByRole('link').evaluateAll((found) => found.map((link) => [link.textContent, link.getAttribute('href')]));
    const reading = [
      ['Home', '/'],
      ['Journals', '/journal/publications'],
      ['Proceedings', '/proceedings'],
      ['Conferences', '/conferences'],
    ];
    expect(await links()).toEqual([
      ...reading,
      ['Login', '/login'],
      ['Register', '/register'],
      ['Submit Manuscript', '/login?next=%2Fdashboard%3Ftab%3D1'],
    ]);
    await logIn(page, 'author@demo.example');
    const id = await profileId(page);
    await page.goto('/journal');
    await expect(bar.getByRole('link', { name: 'Dashboard' })).toBeVisible();
    expect(await links()).toEqual([
      ...reading,
      ['Dashboard', '/dashboard'],
      ['Logout', '/logout'],
      ['Submit Manuscript', `/dashboard/${id}?tab=0`],
    ]);
  });

  test('unfolds a search field, which the keyboard opens, fills and leaves', async ({ page }) => {
    await page.goto('/journal');
    await answers(page);
    const open = page.getByRole('button', { name: 'Search', exact: true }).first();
    await open.focus();
    await page.keyboard.press('Enter');
    const field = page.getByRole('searchbox', { name: 'Search articles' });
    await expect(field).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(field).toBeHidden();
    await expect(open).toBeFocused();
    await page.keyboard.press('Enter');
    await field.fill('desert water');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/search?q=desert+water');
    await expect(field).toBeHidden();
  });
});

test.describe('the bar of a phone', () => {
  test.use({ viewport: phone });

  test(
    'opens a menu over the whole screen that keeps the focus and closes with Escape',
    { tag: '@core' },
    async ({ page }) => {
      await page.goto('/journal');
      await answers(page);
      const hamburger = page.getByRole('button', { name: 'Open menu' });
      await hamburger.click();
      const menu = page.getByRole('dialog', { name: 'Menu' });
      await expect(menu).toBeVisible();
      await expect.poll(() => menu.boundingBox()).toEqual({ x: 0, y: 0, ...phone });
      const stops = await menu.getByRole('link').count();
      for (let stop = 0; stop < stops + 3; stop += 1) {
        await page.keyboard.press('Tab');
        // Between the last and the first stop the browser's own controls have their turn; the page behind never has.
        const isBehind = await page.evaluate(
          () => document.activeElement !== document.body && document.activeElement?.closest('dialog') === null,
        );
        expect(isBehind).toBe(false);
      }
      await page.keyboard.press('Escape');
      await expect(menu).toBeHidden();
      await expect(hamburger).toBeFocused();
      await hamburger.click();
      await page.getByRole('button', { name: 'Close menu' }).click();
      await expect(menu).toBeHidden();
    },
  );

  for (const { what, button, opened } of [
    { what: 'menu', button: 'Open menu', opened: 'dialog' },
    { what: 'search', button: 'Search', opened: 'search' },
  ] as const)
    test(`opens its ${what} before the page is ready, and leaves it open when it is`, async ({ page }) => {
      const { promise: isLetThrough, resolve: letThrough } = Promise.withResolvers<void>();
      await page.route(/\.js(\?|$)/, async (route) => {
        await isLetThrough;
        await route.continue();
      });
      await page.goto('/journal', { waitUntil: 'commit' });
      await page.getByRole('button', { name: button, exact: true }).click();
      const place = page.getByRole('banner').getByRole(opened);
      await expect(place).toBeVisible();
      letThrough();
      await page.locator('[data-ready="true"]').first().waitFor({ state: 'attached' });
      await expect(place).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(place).toBeHidden();
    });

  test('leads a signed-in person to the submission, and out', async ({ page }) => {
    await signIn(page, 'author@demo.example');
    const id = await profileId(page);
    await page.goto('/journal');
    await page.getByRole('button', { name: 'Open menu' }).click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await expect(menu.getByRole('link', { name: 'Submit Manuscript' })).toHaveAttribute(
      'href',
      `/dashboard/${id}?tab=1`,
    );
    await menu.getByRole('link', { name: 'Logout' }).click();
    await page.waitForURL('**/');
    expect(await page.evaluate(() => localStorage.getItem('currentUser'))).toBeNull();
  });
});

test('the foot of every page holds the three groups of the specification', async ({ page }) => {
  await page.goto('/journal');
  const group = (name: string) =>
    page
      .getByRole('contentinfo')
      .getByRole('navigation', { name })
      .getByRole('link')
      .evaluateAll((found) => found.map((link) => `${link.textContent} ${link.getAttribute('href')}`));
  expect(await group('Authors')).toEqual([
    'Fee for Publication /mansucript_handling_fee',
    'FAQ for Authors /faq/authorFAQ',
    'Policy on Waivers /waiver_policy',
    'Peer Review Process /peer_review',
  ]);
  expect(await group('Editors & Reviewers')).toEqual([
    'FAQ for Reviewers /faq/reviewFAQ',
    'FAQ for Editors /faq/editorFAQ',
    'Reviewers Guidelines /reviewers_guidelines',
    'Editors /for_editors',
    'Editorial Board /editorial-board',
  ]);
  expect(await group('General')).toEqual([
    'Policies /policies',
    'Contact Us /contact/new',
    'Subscribe to RSS /all_articles.rss',
    'Terms of Use /terms',
  ]);
});

test('the skip link leads past the bar', async ({ page }) => {
  await page.goto('/journal');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
});

test('a message stays while it is looked at, hides six seconds after, and is announced', async ({ page }) => {
  await page.clock.install();
  await page.goto('/journal/EIJER');
  await answers(page);
  const region = page.getByRole('status').first();
  await expect(region).toHaveAttribute('aria-live', 'polite');
  await page.getByRole('region', { name: 'Purchase Full Issue' }).getByRole('link').click();
  const message = region.getByText('Please Login to Purchase Full Issue');
  await expect(message).toBeVisible();
  await message.hover();
  await page.clock.runFor(10_000);
  await expect(message).toBeVisible();
  await page.mouse.click(5, 700);
  await expect(message).toBeVisible();
  await region.getByRole('button', { name: 'Close message' }).focus();
  await page.clock.runFor(10_000);
  await expect(message).toBeVisible();
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await page.clock.runFor(5900);
  await expect(message).toBeVisible();
  await page.clock.runFor(200);
  await expect(message).toBeHidden();
});

test('with letters twice as large all of the bar is on a small screen', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 720 });
  await page.goto('/');
  await answers(page);
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  const bar = page.getByRole('banner');
  for (const control of [...(await bar.getByRole('button').all()), ...(await bar.getByRole('link').all())]) {
    if (!(await control.isVisible())) continue;
    const box = await control.boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 0), (await control.textContent()) ?? '').toBeLessThanOrEqual(360);
  }
});

test('a screen that fails says so, and offers a way on', async ({ page }) => {
  await page.goto('/journal');
  await answers(page);
  await page.route('**/*.data*', (route) => route.fulfill({ status: 500, body: 'broken' }));
  await page.getByRole('link', { name: 'Proceedings' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Unexpected Application Error!' })).toBeVisible();
  await page.unroute('**/*.data*');
  await page.getByRole('link', { name: 'Go to the home page' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Colophon/);
});
