import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { test } from './journey.ts';
import { anAdministrator, anAuthor, pageOf, theAdministrator, type Caller } from './submissions.ts';
import { aWaiverRequest } from './waiver-request.ts';

// Two people and their doings take their time.
test.describe.configure({ mode: 'parallel' });

const waiversOf = ({ id }: Caller) => `/dashboard/${id}?tab=13`;
const aTitle = () => `Wells under three regimes ${randomUUID().slice(0, 8)}`;
const card = (page: Page, title: string) => page.getByRole('listitem').filter({ hasText: title });
const decided = (page: Page, title: string) =>
  page.getByRole('table', { name: 'Decided requests' }).getByRole('row').filter({ hasText: title });
const dialog = (page: Page) => page.getByRole('dialog');

const justification = 'Our faculty has no fund for publication.';

/** Reads on until an entry is there: other journeys ask and decide, too. */
async function readUntil(page: Page, entry: ReturnType<typeof card>): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Journal handling fees' })).toBeVisible();
  await expect(async () => {
    const more = page.getByRole('button', { name: 'Show more' });
    if ((await entry.count()) === 0 && (await more.count()) > 0) await more.click();
    expect(await entry.count()).toBe(1);
  }).toPass({ timeout: 60_000 });
}

test('a reduction smaller than asked needs its reason, and its author reads it', async ({ browser, request }) => {
  const [office, author, title] = [await theAdministrator(request), await anAuthor(request), aTitle()];
  const { articleId } = await aWaiverRequest(request, author, office, { title, percentAsked: 75, justification });
  const page = await pageOf(browser, office);
  await page.goto(waiversOf(office));
  await readUntil(page, card(page, title));
  for (const words of ['United Arab Emirates', 'No waiver by country', 'AED 450.00 of AED 1,800.00', justification])
    await expect(card(page, title)).toContainText(words);
  await card(page, title)
    .getByRole('button', { name: /^Grant/ })
    .click();
  await expect(dialog(page)).toContainText('Left to pay: AED 450.00 of AED 1,800.00.');
  const percent = dialog(page).getByRole('textbox', { name: 'Waiver in per cent' });
  for (const [typed, words] of [
    ['80', 'The author asks for 75 %. Grant no more than that.'],
    ['0', 'To grant nothing, refuse the request.'],
    ['much', 'Enter a whole percentage.'],
  ] as const) {
    await percent.fill(typed);
    await page.keyboard.press('Enter');
    await expect(dialog(page).getByText(words)).toBeVisible();
    await expect(percent).toBeFocused();
  }
  await percent.fill('50');
  await expect(dialog(page)).toContainText('Left to pay: AED 900.00 of AED 1,800.00.');
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByText('Give a reason for granting less than was asked.')).toBeVisible();
  await dialog(page)
    .getByRole('textbox', { name: 'Answer to the author' })
    .fill('The fund of this year is nearly spent.');
  await dialog(page).getByRole('button', { name: 'Grant waiver' }).click();
  await readUntil(page, decided(page, title));
  await expect(decided(page, title)).toContainText('50 % granted');
  const fee = await request.get(`/api/fees/${articleId}`, { headers: author.headers });
  expect(await fee.json()).toMatchObject({
    dueMinor: 90_000,
    request: { state: 'granted', answer: 'The fund of this year is nearly spent.' },
  });
});

test('a refusal needs an answer; of two administrators the second is told and keeps what was typed', async ({
  browser,
  request,
}) => {
  const [first, second] = [await theAdministrator(request), await anAdministrator(request, 'Osei')];
  const [author, title] = [await anAuthor(request), aTitle()];
  await aWaiverRequest(request, author, first, { title, percentAsked: 100, justification });
  const [one, other] = [await pageOf(browser, first), await pageOf(browser, second)];
  for (const [page, office] of [[one, first] as const, [other, second] as const]) {
    await page.goto(waiversOf(office));
    await readUntil(page, card(page, title));
    await card(page, title)
      .getByRole('button', { name: /^Refuse/ })
      .click();
  }
  await dialog(one).getByRole('button', { name: 'Refuse request' }).click();
  await expect(dialog(one).getByText('The answer is required.')).toBeVisible();
  for (const page of [one, other]) {
    await dialog(page).getByRole('textbox', { name: 'Answer to the author' }).fill('A grant pays for it.');
    await dialog(page).getByRole('button', { name: 'Refuse request' }).click();
    if (page === one) await expect(dialog(one)).toBeHidden();
  }
  await expect(dialog(other).getByRole('alert')).toHaveText(
    'This request has already been decided. Nothing was changed.',
  );
  await expect(dialog(other).getByRole('textbox')).toHaveValue('A grant pays for it.');
  await isReadAgain(other, title);
});

/** The list behind the dialog was read again: the request waits no more. */
async function isReadAgain(page: Page, title: string): Promise<void> {
  await dialog(page).getByRole('button', { name: 'Cancel' }).click();
  await readUntil(page, decided(page, title));
  await expect(decided(page, title)).toContainText('Refused');
}

test('an earlier decision leaves a further request to somebody else', async ({ browser, request }) => {
  const [first, second] = [await anAdministrator(request, 'Nwosu'), await theAdministrator(request)];
  const [author, title] = [await anAuthor(request), aTitle()];
  const asked = { title, percentAsked: 50, justification };
  const { articleId, requestId } = await aWaiverRequest(request, author, second, asked);
  await request.post(`/api/waiver-requests/${requestId}`, {
    headers: first.headers,
    data: { grantedPercent: 0, answer: 'Not this year.' },
  });
  await request.post(`/api/fees/${articleId}/request-waiver`, {
    headers: author.headers,
    data: { percentAsked: 50, justification: 'Our grant has ended.' },
  });
  const page = await pageOf(browser, first);
  await page.goto(waiversOf(first));
  await readUntil(page, card(page, title));
  await expect(card(page, title)).toContainText('Another administrator decides this one');
  await expect(card(page, title).getByRole('button')).toHaveCount(0);
});

test('the handling fee of a journal is typed as an amount, by the keyboard alone', async ({ browser, request }) => {
  const office = await theAdministrator(request);
  const page = await pageOf(browser, office);
  await page.goto(waiversOf(office));
  const fee = page.getByRole('table', { name: 'Handling fees' }).getByRole('row').filter({ hasText: 'PGSM' });
  const change = fee.getByRole('button', { name: /^Change fee/ });
  const typed = dialog(page).getByRole('textbox', { name: 'Handling fee in AED' });
  const set = async (amount: string) => {
    await change.focus();
    await page.keyboard.press('Enter');
    await expect(typed).toBeFocused();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type(amount);
    await page.keyboard.press('Enter');
  };
  await set('1.50');
  await expect(dialog(page).getByText('The handling fee is 0, or at least 2.00.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(change).toBeFocused();
  await set('1,500.50');
  await expect(page.getByRole('status').filter({ hasText: 'Handling fee saved.' })).toBeVisible();
  await expect(fee).toContainText('AED 1,500.50');
  await expect(change).toBeFocused();
  await set('0');
  await expect(fee).toContainText('None');
});
