import { chromium, expect } from '@playwright/test';
import { isComplete } from './is-there.ts';
import { test } from './journey.ts';
import { demoPassword, signIn } from './people.ts';
import { fitsTheWindow } from './sound-screen.ts';

test('on a phone whose text is doubled no page is wider than the window, and the text is doubled', async ({
  baseURL,
  request,
}, { project }) => {
  const { launchOptions = {} } = project.use;
  const browser = await chromium.launch({
    ...launchOptions,
    args: [...(launchOptions.args ?? []), '--blink-settings=defaultFontSize=32'],
  });
  const page = await browser.newPage({ baseURL: baseURL ?? '', viewport: { width: 360, height: 800 } });
  const fits = async (address: string) => {
    await page.goto(address);
    await isComplete(page);
    const size = await page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
    expect(size).toBe('32px');
    await fitsTheWindow(page, address);
  };
  const feed = await (await request.get('/all_articles.rss')).text();
  const article = /\/journal\/[^/<]+\/[0-9a-f-]{36}/.exec(feed)?.[0] ?? '';
  for (const address of ['/', article, '/login', '/register']) await fits(address);
  await signIn(page, 'admin@demo.example', demoPassword);
  const stored = await page.evaluate(() => localStorage.getItem('currentUser'));
  const { user } = JSON.parse(stored ?? '{}') as { user: { id: string } };
  // To submit, the profile, people, and the desk: forms, tables as cards, and a row of choices.
  for (const tab of [1, 2, 10, 14]) await fits(`/dashboard/${user.id}?tab=${tab}`);
  await browser.close();
});
