import { expect, type Locator, type Page } from '@playwright/test';
import { test } from './journey.ts';
import { fitsTheWindow } from './sound-screen.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const carousel = (page: Page) => page.getByRole('region', { name: 'Latest Publications' });
const interval = 6000;

/** The home page under a clock of its own, with the carousel in motion. */
async function open(page: Page): Promise<Locator> {
  await page.clock.install();
  await page.goto('/');
  const region = carousel(page);
  await expect(region).toHaveAttribute('data-moves', 'true');
  await page.mouse.move(0, 0);
  return region;
}

/** The one slide that can be reached. */
const shown = (region: Locator) =>
  region
    .locator('[aria-roledescription=slide]:not([inert])')
    .evaluateAll((slides) => slides.map((slide) => slide.getAttribute('aria-label')).join());

/** Long enough for one move and too short for two, whatever time the page has taken to load. */
const oneInterval = (page: Page) => page.clock.runFor(interval + 1000);

async function expectStill(page: Page, region: Locator): Promise<void> {
  const before = await shown(region);
  await page.clock.runFor(4 * interval);
  expect(await shown(region)).toBe(before);
}

async function expectMotion(page: Page, region: Locator): Promise<void> {
  const before = await shown(region);
  await oneInterval(page);
  expect(await shown(region)).not.toBe(before);
}

test('the carousel moves on by itself after six seconds, silently', async ({ page }) => {
  const region = await open(page);
  expect(await shown(region)).toBe('1 of 6');
  await expect(region.locator('[aria-live]')).toHaveAttribute('aria-live', 'off');
  await oneInterval(page);
  expect(await shown(region)).toBe('2 of 6');
});

test('it has no end: after the last slide comes the first', async ({ page }) => {
  const region = await open(page);
  await region.getByRole('button', { name: 'Previous slide' }).click();
  expect(await shown(region)).toBe('6 of 6');
  await region.getByRole('button', { name: 'Next slide' }).click();
  expect(await shown(region)).toBe('1 of 6');
});

test('it waits while the pointer is on it', async ({ page }) => {
  const region = await open(page);
  await region.getByRole('group', { name: '1 of 6' }).hover();
  await expectStill(page, region);
  await page.mouse.move(0, 0);
  await expectMotion(page, region);
});

test('it waits while the focus is in it, and tells then what is shown', async ({ page }) => {
  const region = await open(page);
  await region.getByRole('link', { name: 'Read Full Article' }).first().focus();
  await expect(region.locator('[aria-live]')).toHaveAttribute('aria-live', 'polite');
  await expectStill(page, region);
  await page.getByRole('main').getByRole('searchbox').focus();
  await expectMotion(page, region);
});

test('the button stops it, and starts it under the pointer itself', async ({ page }) => {
  const region = await open(page);
  await region.getByRole('button', { name: 'Pause' }).click();
  await page.getByRole('main').getByRole('searchbox').focus();
  await page.mouse.move(0, 0);
  await expectStill(page, region);
  await region.getByRole('button', { name: 'Play' }).click();
  await expectMotion(page, region);
});

test('the arrow keys lead through it', async ({ page }) => {
  const region = await open(page);
  await region.getByRole('button', { name: 'Next slide' }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  expect(await shown(region)).toBe('3 of 6');
  await page.keyboard.press('ArrowLeft');
  expect(await shown(region)).toBe('2 of 6');
});

test('it can be dragged, and a paused one stays paused', async ({ page }) => {
  const region = await open(page);
  await region.getByRole('button', { name: 'Pause' }).click();
  const slide = await region.getByRole('group', { name: '1 of 6' }).boundingBox();
  if (!slide) throw new Error('The slide is not shown');
  const height = slide.y + slide.height / 2;
  await page.mouse.move(slide.x + slide.width - 60, height);
  await page.mouse.down();
  await page.mouse.move(slide.x + 60, height, { steps: 8 });
  await page.mouse.up();
  await page.clock.runFor(1000);
  expect(await shown(region)).toBe('2 of 6');
  await page.getByRole('main').getByRole('searchbox').focus();
  await page.mouse.move(0, 0);
  await expectStill(page, region);
});

test('it stays still for those who ask for less motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const region = await open(page);
  await expect(region.getByRole('button', { name: 'Play' })).toBeVisible();
  await expectStill(page, region);
  await region.getByRole('button', { name: 'Next slide' }).click();
  expect(await shown(region)).toBe('2 of 6');
});

test('a title in its contents brings that slide', async ({ page }) => {
  const region = await open(page);
  await region.getByRole('list', { name: 'Contents' }).getByRole('button').nth(3).click();
  expect(await shown(region)).toBe('4 of 6');
});

test('its frame has 1400, 950 or 350 px, or what a phone leaves', async ({ page }) => {
  await page.goto('/');
  for (const { window, width } of [
    { window: 1536, width: 1400 },
    { window: 1535, width: 950 },
    { window: 1440, width: 950 },
    { window: 1000, width: 950 },
    { window: 919, width: 950 },
    { window: 918, width: 350 },
    { window: 360, width: 328 },
  ]) {
    await page.setViewportSize({ width: window, height: 800 });
    expect(await carousel(page).boundingBox(), `in a window of ${window} px`).toMatchObject({ width });
    await fitsTheWindow(page, `the home page at ${window} px`);
  }
});

test.describe('without scripting', () => {
  test.use({ javaScriptEnabled: false });

  test('the page of a phone does not scroll sideways', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    await page.goto('/');
    await fitsTheWindow(page, 'the home page without scripting');
  });

  test('all its entries can be scrolled to', async ({ page }) => {
    await page.goto('/');
    const links = carousel(page).getByRole('link', { name: 'Read Full Article' });
    await expect(links).toHaveCount(6);
    await expect(carousel(page).getByRole('button')).toHaveCount(0);
    await links.first().scrollIntoViewIfNeeded();
    await links.first().hover();
    await expect(links.first()).toBeInViewport({ ratio: 1 });
    for (const next of (await links.all()).slice(1))
      // A turn of the wheel is lost where the last one is still being snapped.
      await expect(async () => {
        await page.mouse.wheel(700, 0);
        await expect(next).toBeInViewport({ ratio: 1, timeout: 3000 });
      }).toPass();
  });
});
