import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { button, deletedOf, openOf, queueOf } from './desk.ts';
import { test } from './journey.ts';
import {
  accept,
  anAdministrator,
  anAuthor,
  aSubmission,
  paperFile,
  theAdministrator,
  pageOf,
  verifyingJournal,
} from './submissions.ts';

test.describe.configure({ mode: 'parallel' });

/** How many wait for verification, as the rail shows it. */
const badge = (page: Page) => page.getByRole('link', { name: /^Verify Regular Issue/ });

test('rejected with text and file, mended, accepted, certified', { tag: '@core' }, async ({ browser, request }) => {
  const [author, administrator] = [await anAuthor(request), await theAdministrator(request)];
  const title = `Sound of dunes ${randomUUID()}`;
  await aSubmission(request, author, { title });
  const [desk, own] = [await pageOf(browser, administrator), await pageOf(browser, author)];
  await test.step('the administrator reads all that was sent, and rejects with a text and a file', async () => {
    await desk.goto(queueOf(administrator, title));
    await desk.getByRole('link', { name: title }).click();
    await expect(desk.getByRole('heading', { level: 2, name: title })).toBeFocused();
    await expect(desk.getByText('Corresponding author')).toBeVisible();
    await expect(desk.getByText(/^Volume \d+, issue \d$/)).toBeVisible();
    const pdf = desk.getByRole('region', { name: 'Manuscript file' });
    await expect(pdf.getByRole('group', { name: 'Page 1', exact: true })).toBeVisible();
    const href = await pdf.getByRole('link', { name: 'Open in a new tab' }).getAttribute('href');
    const isItsFile = ({ pathname }: URL) => pathname === new URL(href ?? '', desk.url()).pathname;
    await desk.route(isItsFile, (route) => route.abort());
    await desk.reload();
    await expect(pdf.getByRole('alert')).toContainText('The PDF could not be loaded');
    await desk.unroute(isItsFile);
    await pdf.getByRole('button', { name: 'Try again' }).click();
    await expect(pdf.getByRole('group', { name: 'Page 1', exact: true })).toBeVisible();
    await button(desk, 'Reject').click();
    await button(desk, 'Reject the manuscript').click();
    await expect(desk.getByText('The rejection text is required.')).toBeVisible();
    await desk.getByRole('textbox', { name: 'Reasons for the author' }).fill('The sites are not described.');
    await desk.getByLabel('Files for the author (optional)').setInputFiles(paperFile('remarks.pdf'));
    await expect(button(desk, 'Remove remarks.pdf')).toBeVisible();
    await button(desk, 'Reject the manuscript').click();
    await expect(desk.getByText('The manuscript is rejected and its author has been told.').first()).toBeVisible();
  });
  await test.step('the author reads both, and submits it again', async () => {
    await own.goto(`/dashboard/${author.id}`);
    await own.getByText('Read the reasons').click();
    await expect(own.getByText('The sites are not described.')).toBeVisible();
    const remarks = await own.getByRole('link', { name: 'remarks.pdf' }).getAttribute('href');
    expect((await own.request.get(remarks ?? '')).status()).toBe(200);
    await own.getByRole('link', { name: `Edit: ${title}` }).click();
    await own.getByRole('textbox', { name: 'Abstract' }).fill('Twelve sites along the coast.');
    await button(own, 'Submit Manuscript For Verification').click();
    await own.waitForURL(`**/dashboard/${author.id}?tab=0`);
  });
  await test.step('the administrator sees what has changed, and accepts', async () => {
    await desk.goto(queueOf(administrator, title));
    await desk.getByRole('link', { name: title }).click();
    await desk.getByText('All 2 versions').click();
    await expect(desk.getByText('Since version 1: abstract changed')).toBeVisible();
    await expect(desk.getByText('The sites are not described.')).toBeVisible();
    await button(desk, 'Accept').click();
    await expect(desk.getByText('This cannot be undone.')).toBeVisible();
    await button(desk, 'Accept and publish').click();
    await expect(desk.getByText('The manuscript is accepted and published.').first()).toBeVisible();
  });
  await test.step('the certificate, in the menu while a fee is due, opens in a new tab', async () => {
    await own.reload();
    const opened = own.context().waitForEvent('page');
    const answer = own.context().waitForEvent('response', (response) => response.url().includes('/api/certificates/'));
    await own.getByRole('button', { name: /^More for / }).click();
    await own.getByRole('menuitem', { name: 'Certificate' }).click();
    expect([await opened, (await answer).headers()['content-type']]).toContain('application/pdf');
  });
});

test('a rejection that is being written survives a closed dialog, a failure and a reload', async ({
  browser,
  request,
}) => {
  const [author, administrator] = [await anAuthor(request), await theAdministrator(request)];
  const { id } = await aSubmission(request, author, { title: `Kept reasons ${randomUUID()}` });
  const page = await pageOf(browser, administrator);
  await page.goto(openOf(administrator, id));
  const reasons = page.getByRole('textbox', { name: 'Reasons for the author' });
  await button(page, 'Reject').click();
  await reasons.fill('Half a sentence');
  await page.keyboard.press('Escape');
  await expect(button(page, 'Reject')).toBeFocused();
  await button(page, 'Reject').click();
  await expect(reasons).toHaveValue('Half a sentence');
  await page.route('**/sendRejectionText', (route) => route.abort());
  await button(page, 'Reject the manuscript').click();
  await expect(page.getByRole('alert')).toContainText('Your text and your files are saved.');
  await expect(reasons).toHaveValue('Half a sentence');
  await page.reload();
  await button(page, 'Reject').click();
  await expect(reasons).toHaveValue('Half a sentence');
});

test('decision 19: the second of two administrators is told who was first', async ({ browser, request }) => {
  const author = await anAuthor(request);
  const [first, second] = [await anAdministrator(request, 'Erste'), await theAdministrator(request)];
  const manuscript = await aSubmission(request, author, { title: `Wanted by two ${randomUUID()}` });
  const page = await pageOf(browser, second);
  await page.goto(openOf(second, manuscript.id));
  await button(page, 'Reject').click();
  await page.getByRole('textbox', { name: 'Reasons for the author' }).fill('I would say no.');
  await accept(request, first, manuscript);
  await button(page, 'Reject the manuscript').click();
  const words = page.getByRole('alert').filter({ hasText: 'Erste' });
  await expect(words).toContainText('Published');
  await expect(page.locator(':focus')).toContainText('Erste');
  await expect(button(page, 'Reject')).toBeHidden();
  await expect(button(page, 'Withdraw or retract')).toBeVisible();
  await page.getByText('Your unsent reasons').click();
  await expect(page.getByText('I would say no.')).toBeVisible();
});

test('the badge follows what is decided, without a reload', async ({ browser, request }) => {
  const [author, administrator] = [await anAuthor(request), await theAdministrator(request)];
  const title = `Counted ${randomUUID()}`;
  await aSubmission(request, author, { title });
  const page = await pageOf(browser, administrator);
  let waiting = 2;
  // Other journeys submit and decide, too: the page's own counts are what is looked at.
  const none = { mine: 0, rejected: 0, drafts: 0, unpaidFees: 0, verifySpecial: 0, newMessages: [], proofs: [] };
  const counts = () => ({ json: { ...none, verifyRegular: waiting } });
  await page.route('**/api/journalArticle/counts', (route) => route.fulfill(counts()));
  await page.goto(queueOf(administrator, title));
  await expect(badge(page)).toContainText('2');
  await page.getByRole('link', { name: title }).click();
  await button(page, 'Reject').click();
  await page.getByRole('textbox', { name: 'Reasons for the author' }).fill('No.');
  waiting = 7;
  await button(page, 'Reject the manuscript').click();
  await expect(badge(page)).toContainText('5+');
});

test('where nothing waits, either queue says so', async ({ browser, request }) => {
  const administrator = await theAdministrator(request);
  const page = await pageOf(browser, administrator);
  await page.route('**/api/journalArticle/queue*', (route) => route.fulfill({ json: { manuscripts: [], next: null } }));
  for (const [tab, name] of [
    [0, 'Verify Regular Issue'],
    [6, 'Verify Special Issue'],
  ] as const) {
    await page.goto(`/dashboard/${administrator.id}?tab=${tab}`);
    await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'No Manuscripts To Verify' })).toBeVisible();
    await expect(page.getByText('New submissions appear here.')).toBeVisible();
  }
});

test('the queue is gone through without going back to the list', async ({ browser, request }) => {
  const [author, administrator] = [await anAuthor(request), await theAdministrator(request)];
  const words = `row${Date.now()}`;
  for (const name of ['one', 'two', 'three']) await aSubmission(request, author, { title: `${name} ${words}` });
  const page = await pageOf(browser, administrator);
  await page.goto(queueOf(administrator, words));
  await page.getByRole('link', { name: `one ${words}` }).click();
  const moves = page.getByRole('navigation', { name: 'Pending manuscripts' });
  await moves.getByRole('link', { name: /^Next/ }).click();
  await expect(page.getByRole('heading', { level: 2, name: `two ${words}` })).toBeFocused();
  await moves.getByRole('link', { name: /^Next/ }).click();
  await expect(page.getByRole('heading', { level: 2, name: `three ${words}` })).toBeVisible();
  await expect(moves.getByRole('link', { name: /^Next/ })).toBeHidden();
  await moves.getByRole('link', { name: /^Previous/ }).click();
  await button(page, 'Accept').click();
  await button(page, 'Accept and publish').click();
  await expect(page.locator(':focus')).toContainText('The manuscript is accepted and published.');
  await page.getByRole('link', { name: 'Open the next manuscript' }).click();
  await expect(page.getByRole('heading', { level: 2, name: `three ${words}` })).toBeVisible();
  await page.getByRole('button', { name: 'Back to the list' }).click();
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(3);
});

test('decision 34: a deleted manuscript is brought back, with the keyboard alone', async ({ browser, request }) => {
  const [author, administrator] = [await anAuthor(request), await theAdministrator(request)];
  const { articleTitle: title } = await aSubmission(request, author, { title: `Gone and back ${randomUUID()}` });
  const page = await pageOf(browser, administrator);
  await page.goto(queueOf(administrator, title));
  await page.getByRole('link', { name: title }).press('Enter');
  await button(page, 'Delete').press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Delete this manuscript?' });
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(button(page, 'Delete the manuscript')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Article deleted successfully!').first()).toBeVisible();
  await page.goto(deletedOf(administrator, title));
  const row = page.getByRole('row', { name: title });
  await expect(row).toContainText(/\d{4} at \d\d:\d\d/);
  await row.getByRole('button', { name: `Restore: ${title}` }).press('Enter');
  await expect(page.getByText('The manuscript is restored.')).toBeVisible();
  await expect(row).toBeHidden();
  await page.goto(queueOf(administrator, title));
  await expect(page.getByRole('link', { name: title })).toBeVisible();
});

test('a deletion that fails says so to the letter, and why', async ({ browser, request }) => {
  const [author, administrator] = [await anAuthor(request), await theAdministrator(request)];
  const { id } = await aSubmission(request, author, { title: `Stays ${randomUUID()}` });
  const page = await pageOf(browser, administrator);
  await page.goto(openOf(administrator, id));
  await page.route('**/delete-article/**', (route) => route.abort());
  await button(page, 'Delete').click();
  await button(page, 'Delete the manuscript').click();
  const problem = page.getByRole('alert');
  await expect(problem).toContainText('Error deleting article. Please try again.');
  await expect(problem).toContainText('The server did not answer.');
});

test('decision 34: a published article is withdrawn with a reason', async ({ browser, request }) => {
  const [author, administrator] = [await anAuthor(request), await theAdministrator(request)];
  const manuscript = await aSubmission(request, author, { title: `Withdrawn ${randomUUID()}` });
  await accept(request, administrator, manuscript);
  const page = await pageOf(browser, administrator);
  await page.goto(openOf(administrator, manuscript.id));
  await expect(page.getByText('no longer pending. Status: Published')).toBeVisible();
  await button(page, 'Withdraw or retract').click();
  await page.getByRole('radio', { name: 'Withdrawal' }).check();
  await button(page, 'Withdraw the article').click();
  await expect(page.getByText('The reason is required.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Reason' }).fill('The data were not the author’s own.');
  await button(page, 'Withdraw the article').click();
  await expect(page.getByText(/withdrawn/).first()).toBeVisible();
  await page.goto(`/journal/${verifyingJournal}/${manuscript.id}`);
  await expect(page.getByText('The data were not the author’s own.')).toBeVisible();
});

test('decision 34: an administrator gets from any article to its withdrawal, an imported one too', async ({
  browser,
  request,
}) => {
  const administrator = await theAdministrator(request);
  const articles = (await (await request.get('/api/journalArticle/publishedArticle/DRLS')).json()) as { id: string }[];
  const page = await pageOf(browser, administrator);
  await page.goto(`/journal/DRLS/${articles.at(-1)?.id}`);
  await page.getByRole('link', { name: 'Manage' }).click();
  await expect(page.getByText('This article was not submitted here')).toBeVisible();
  await page.getByRole('button', { name: 'Withdraw or retract' }).click();
  await expect(page.getByRole('dialog', { name: 'Withdraw or retract this article' })).toBeVisible();
});
