import { expect } from '@playwright/test';
import { foreignHost, hostileAddresses, packed, payloads } from './hostile-payloads.ts';
import { test } from './journey.ts';
import { logIn } from './people.ts';
import { watchedPage } from './watch-for-execution.ts';

test('what stands in an address does nothing', async ({ browser, baseURL }) => {
  const { visit } = await watchedPage(browser, baseURL ?? '', true);
  const places = [
    '/search?q=',
    '/search?page=',
    '/contact/',
    '/ethics/',
    '/',
    '/journal/',
    '/journal/EIJER/',
    '/journal/EIJER?page=',
    '/journal?subject=',
    '/productDisplay?canceled=true&reason=',
    '/returnPayment?session_id=',
    '/verify-email/',
    '/sandbox/checkout/',
    '/checkout/x/fullIssue/y/z/',
    '/dashboard/',
    '/login?next=',
    '/register?next=',
    '/journal/EIJER#',
  ];
  for (const place of places) await visit(place + encodeURIComponent(payloads.join(' ')));
});

test('no address is given back as markup', async ({ request }) => {
  const markup = payloads.filter((text) => /<\w/.test(text));
  const given: string[] = [];
  // A value of more than 200 characters leads nowhere.
  const places = {
    '/journal?subject=': 200,
    '/journal?subject=%22%3E': 198,
    '/search?q=': 200,
    '/contact/': 1500,
    '/journal/': 1500,
  };
  await Promise.all(
    Object.entries(places).map(async ([place, room]) => {
      for (const text of packed(markup, room)) {
        const answer = await request.get(place + encodeURIComponent(text));
        expect.soft(answer.status(), place + text).toBeLessThan(500);
        const html = await answer.text();
        given.push(...markup.filter((one) => html.includes(one)).map((one) => place + one));
      }
    }),
  );
  expect(given).toEqual([]);
});

test('a login leads nowhere but to a page of ours', async ({ browser, baseURL }) => {
  const { page, isInert } = await watchedPage(browser, baseURL ?? '', true);
  await page.goto(`/login?next=${encodeURIComponent('javascript:__ran("next")')}`);
  await logIn(page, 'admin@demo.example');
  await isInert();
  const elsewhere = ['//', '/\\', '/\t/', '/.//', 'https://', ' //'];
  for (const next of [...elsewhere.map((start) => `${start}${foreignHost}`), ...hostileAddresses.slice(0, 3)]) {
    await page.goto(`/login?next=${encodeURIComponent(next)}`);
    await page.waitForURL((url) => url.pathname !== '/login');
    expect(new URL(page.url()).host, next).toBe(new URL(baseURL ?? '').host);
    await isInert();
  }
});
