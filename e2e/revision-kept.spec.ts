import { expect, type Page } from '@playwright/test';
import { pages } from '../src/contracts/pages.ts';
import { anAskedRevision } from './asked-revision.ts';
import { test } from './journey.ts';
import { logIn } from './people.ts';
import { actOn } from './each-state.ts';
import { pageOf } from './submissions.ts';

const first = (page: Page) => page.getByRole('textbox', { name: 'Your answer to Reviewer 1, point 1' });
const saved = (page: Page) => page.getByText(/^Saved( at|$)/).first();

async function onARevision(page: Page, articleId: string) {
  await page.goto(pages.followManuscript.href({ articleId }));
  await expect(first(page)).toBeVisible();
}

test('answers survive a cut line and another device, and both are kept until one is chosen', async ({
  browser,
  request,
}) => {
  const { id, author } = await anAskedRevision(request, 'Grains on two devices');
  const [here, there] = [await pageOf(browser, author), await pageOf(browser, author)];
  await onARevision(here, id);
  await first(here).fill('Typed here first.');
  await expect(saved(here)).toBeVisible();
  await onARevision(there, id);
  await expect(first(there)).toHaveValue('Typed here first.');
  await here.context().setOffline(true);
  await first(here).fill('Typed here without a line.');
  await expect(here.getByText('Waiting for the connection.').first()).toBeVisible();
  await first(there).fill('Typed on the other device.');
  await expect(saved(there)).toBeVisible();
  await here.context().setOffline(false);
  await expect(here.getByText(/These answers were also changed on another device/)).toBeVisible();
  await expect(first(here)).toHaveValue('Typed here without a line.');
  await test.step('nothing is submitted before the choice', async () => {
    await here.getByRole('button', { name: 'Submit the revision' }).click();
    await expect(here.getByText(/Your answers were also changed elsewhere/)).toBeVisible();
  });
  await here.getByRole('button', { name: 'Use the other answers' }).press('Enter');
  await expect(first(here)).toHaveValue('Typed on the other device.');
  await first(here).fill('Both in one.');
  await expect(saved(here)).toBeVisible();
  await here.reload();
  await expect(first(here)).toHaveValue('Both in one.');
});

test('a sign-in that has ended leads to the login and back to every word', async ({ browser, request }) => {
  const { id, author } = await anAskedRevision(request, 'Grains after the login');
  const page = await pageOf(browser, author);
  await onARevision(page, id);
  await first(page).fill('Half a sentence that');
  await expect(saved(page)).toBeVisible();
  await page.evaluate(() => {
    const session = JSON.parse(localStorage.getItem('currentUser') ?? '{}') as { token: string };
    localStorage.setItem('currentUser', JSON.stringify({ ...session, token: 'ended-long-ago' }));
  });
  await first(page).fill('Half a sentence that goes on.');
  await page.waitForURL('**/login?*');
  await logIn(page, author.email, author.password);
  await expect(first(page)).toHaveValue('Half a sentence that goes on.');
  await expect(saved(page)).toBeVisible();
});

test('a revision that is put on hold while it is typed is refused with what stands, and no word is lost', async ({
  browser,
  request,
}) => {
  const { id, author } = await anAskedRevision(request, 'Grains on hold');
  const page = await pageOf(browser, author);
  await onARevision(page, id);
  for (const box of await page.getByRole('textbox', { name: /^Your answer to/ }).all()) await box.fill('We did so.');
  await actOn(request, id, 'hold', { reason: 'Two authors disagree.' });
  await page.getByRole('button', { name: 'Submit the revision' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Submit the revision' }).click();
  await expect(page.getByRole('status').filter({ hasText: /on hold.*Your entries are saved/i })).toBeVisible();
  await actOn(request, id, 'release', { to: 'go-on' });
  await page.reload();
  await expect(first(page)).toHaveValue('We did so.');
});
