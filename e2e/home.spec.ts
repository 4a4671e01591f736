import { expect, type Page } from '@playwright/test';
import { isReadable } from './contrast.ts';
import { isComplete } from './is-there.ts';
import { test } from './journey.ts';
import { aPerson, logIn } from './people.ts';

const hero = (page: Page) => page.locator('section').filter({ has: page.getByRole('heading', { level: 1 }) });

for (const { width, height, expected } of [
  { width: 360, height: 740, expected: 370 },
  { width: 767, height: 1024, expected: 370 },
  { width: 768, height: 1024, expected: 1024 },
  { width: 1440, height: 900, expected: 900 },
]) {
  test(`at ${width} px the hero is ${expected} px high and holds its words`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/');
    const box = await hero(page).boundingBox();
    expect(box).toMatchObject({ y: 0, height: expected });
    const title = await page.getByRole('heading', { level: 1 }).boundingBox();
    expect(title?.y).toBeGreaterThan(64);
    await expect(hero(page).getByRole('link', { name: 'Browse journals' })).toBeInViewport({ ratio: 1 });
  });
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the words on the picture can be read, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.goto('/');
    await page.evaluate(() => document.fonts.ready);
    for (const [width, height] of [
      [320, 640],
      [360, 740],
      [768, 1024],
      [1024, 600],
      [1440, 900],
      [2560, 1080],
    ] as const) {
      await page.setViewportSize({ width, height });
      await isReadable(page.getByRole('heading', { level: 1 }));
      await isReadable(hero(page).getByText('Peer-reviewed research'));
      await isReadable(hero(page).getByRole('link', { name: 'Browse journals' }));
      await isReadable(page.getByRole('main').getByRole('button', { name: 'Search' }));
      await isReadable(page.getByRole('banner').getByRole('link', { name: 'Colophon' }).first());
    }
  });
}

for (const [width, height] of [
  [360, 1400],
  [768, 1400],
  [1440, 1400],
] as const) {
  test(`letters twice as large stand whole on the picture at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/');
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    const picture = await hero(page).boundingBox();
    const bar = await page.getByRole('banner').boundingBox();
    if (!picture || !bar) throw new Error('There is no picture');
    const title = page.getByRole('heading', { level: 1 });
    const sentence = hero(page).getByText('Peer-reviewed research');
    for (const words of [title, sentence, hero(page).getByRole('link', { name: 'Browse journals' })]) {
      const box = await words.boundingBox();
      if (!box) throw new Error('There are no words');
      expect(box.y).toBeGreaterThanOrEqual(bar.y + bar.height);
      expect(box.y + box.height).toBeLessThanOrEqual(picture.y + picture.height);
      expect(await words.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeLessThanOrEqual(0);
      expect(box.x + box.width).toBeLessThanOrEqual(width);
    }
    expect(await title.evaluate((element) => element.getClientRects().length)).toBe(1);
    await isReadable(title);
    await isReadable(sentence);
  });
}

test('the search field of the hero leads to the results', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('main').getByRole('searchbox', { name: 'Search articles' }).fill('wind tower');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search\?q=wind\+tower$/);
});

test('each card on ethics leads to its page', async ({ page }) => {
  await page.goto('/');
  const cards = page.getByRole('region', { name: 'Ethics of Publication' }).getByRole('listitem');
  const addresses = await cards
    .getByRole('link', { name: 'Learn More' })
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(addresses).toEqual(['/ethics/ethicalpractice', '/ethics/authorship', '/ethics/submission']);
  for (const card of await cards.all()) {
    const box = await card.boundingBox();
    expect(box?.width).toBeLessThanOrEqual(345);
    expect(box?.height).toBeGreaterThanOrEqual(360);
    expect(await card.locator('svg').boundingBox()).toMatchObject({ height: 140 });
  }
});

for (const width of [360, 768, 918, 919, 1000, 1440, 1536, 1920])
  test(`at ${width} px the latest publications begin where other sections do`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/');
    const left = async (name: string) => (await page.getByRole('heading', { level: 2, name }).boundingBox())?.x;
    expect(await left('Latest Publications')).toBeCloseTo((await left('About Us')) ?? -1, 0);
    await expect(page.getByRole('region', { name: 'Latest Publications' })).toContainText(
      /Accepted \d+ \w+ \d{4}\s*Published \d+ \w+ \d{4}/,
    );
  });

test('the four doors lead on', async ({ page }) => {
  await page.goto('/');
  const doors = page.getByRole('navigation', { name: 'Services' }).getByRole('link');
  const addresses = await doors.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  const toWizard = '/login?next=%2Fdashboard%3Ftab%3D1';
  expect(addresses).toEqual([toWizard, '/journal/publications', '/proceedings', '/conferences']);
});

test('nothing jumps while the page loads and the carousel turns', async ({ page }) => {
  await page.addInitScript(() => {
    let moved = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if ('value' in entry) moved += Number(entry.value);
      document.documentElement.dataset.moved = String(moved);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.clock.install();
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/');
  await page.getByRole('region', { name: 'Latest Publications' }).scrollIntoViewIfNeeded();
  await page.clock.runFor(7000);
  await isComplete(page);
  expect(Number(await page.evaluate(() => document.documentElement.dataset.moved ?? '0'))).toBeLessThan(0.01);
});

test('signed in, the actions on the dune look as they do to a visitor', async ({ page }) => {
  const look = () =>
    page
      .getByRole('main')
      .getByRole('link', { name: 'Browse journals' })
      .evaluate((link) => [getComputedStyle(link).color, getComputedStyle(link).fontSize]);
  await page.goto('/');
  const visitors = await look();
  const person = await aPerson(page.request);
  await logIn(page, person.email, person.password);
  await page.goto(`/dashboard/${person.id}?tab=2`);
  await page.getByRole('banner').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/$/);
  expect(await look()).toEqual(visitors);
});
