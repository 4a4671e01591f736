import { axeOn } from './axe.ts';
import { expect, type Page } from '@playwright/test';
import type { CurrentUser } from '../src/contracts/own-data.ts';
import { callsOf } from './calls-of.ts';
import { test } from './journey.ts';
import { isSoundNow } from './sound-screen.ts';
import { anAdministrator, pageOf, type Caller } from './submissions.ts';

const field = (page: Page, name: string) => page.getByRole('textbox', { name });
/** The call that hands an email in. */
const handingIn = '**/api/auth/send-marketing-email';
const said = (page: Page, text: string | RegExp) => page.getByText(text).first();

/** The state of the whole mailing; the counts of its emails use the same words. */
const stateOf = (page: Page, state: string) =>
  page.getByRole('paragraph').filter({ hasText: new RegExp(`^${state}$`) });

async function openTab(page: Page, { id }: Pick<Caller, 'id'>): Promise<void> {
  await page.goto(`/dashboard/${id}?tab=5`);
  await expect(page.getByRole('heading', { level: 2, name: 'Mailing' })).toBeVisible();
  await expect(field(page, 'Subject')).toBeEnabled();
}

async function write(page: Page, subject: string, words: string): Promise<void> {
  await field(page, 'Subject').fill(subject);
  await field(page, 'Content').click();
  await page.keyboard.type(words);
}

/** What the profile of a person says now. */
async function accountOf(page: Page, { id, headers }: Caller) {
  const answer = await page.request.get(`/api/users/${id}`, { headers });
  return (await answer.json()) as CurrentUser;
}

/** A local time as the field takes it, so many days ahead of now. */
const ahead = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 16);

/** The next night of a last Sunday in October, when clocks in Berlin go back. */
function nextDoubledHour(): string {
  const now = new Date();
  const [thisYear, nextYear] = [0, 1].map((years) => {
    const last = new Date(Date.UTC(now.getUTCFullYear() + years, 9, 31));
    last.setUTCDate(31 - last.getUTCDay());
    return last;
  });
  const night = thisYear && thisYear.getTime() > now.getTime() ? thisYear : nextYear;
  return `${night?.toISOString().slice(0, 10)}T02:30`;
}

test('an administrator writes to everyone, and a recipient unsubscribes with one click and no login', async ({
  page,
  browser,
}) => {
  const administrator = await anAdministrator(page.request, 'Mailer');
  const account = await accountOf(page, administrator);
  const edit = { data: { ...account, marketingCommunications: true }, headers: administrator.headers };
  expect((await page.request.post(`/api/users/edit/${administrator.id}`, edit)).status()).toBe(200);

  const desk = await pageOf(browser, administrator);
  await openTab(desk, administrator);
  await expect(said(desk, /^This will reach \d+ (person|people)\./)).toBeVisible();
  await desk.getByRole('button', { name: 'Send email' }).click();
  await expect(said(desk, 'Subject is required.')).toBeVisible();
  await expect(said(desk, 'Write the email first.')).toBeVisible();
  await expect(field(desk, 'Subject')).toBeFocused();
  await isSoundNow(desk, 'what is missing');

  const subject = `The winds of issue ${Date.now() % 1e6}`;
  await write(desk, subject, 'The new issue is out.');
  await desk.reload();
  await expect(field(desk, 'Subject')).toHaveValue(subject);
  await expect(field(desk, 'Content')).toContainText('The new issue is out.');

  await desk.getByRole('button', { name: 'Preview' }).click();
  const preview = desk.getByRole('dialog', { name: 'As it will arrive' });
  const letter = preview.frameLocator('iframe');
  await expect(letter.getByText('The new issue is out.')).toBeVisible();
  await expect(letter.getByRole('link', { name: 'Unsubscribe' })).toBeVisible();
  expect((await axeOn(desk).analyze()).violations).toEqual([]);
  await preview.getByText('Phone').click();
  await expect(preview.locator('iframe')).toHaveJSProperty('clientWidth', 373);
  await preview.getByText('Plain text').click();
  const plain = preview.getByText(/The new issue is out\.\s+--/);
  await expect(plain).toBeVisible();
  // Their own: they asked for news, too.
  const link = /Unsubscribe: (\S+)/.exec((await plain.textContent()) ?? '')?.[1] ?? '';
  await desk.keyboard.press('Escape');
  const tests = callsOf(desk, 'test');
  await desk.getByRole('button', { name: 'Send a test to me' }).dblclick();
  await expect(said(desk, `A test is on its way to ${administrator.email}.`)).toBeVisible();
  expect(tests).toEqual([200]);

  const send = async () => {
    await desk.getByRole('button', { name: 'Send email' }).click();
    const sure = desk.getByRole('dialog', { name: /^Send to \d+ (person|people)\?$/ });
    await sure.getByRole('button', { name: 'Send now' }).click();
  };
  // The line is down: what was written stays, and goes when it is up again.
  await desk.route(handingIn, (route) => route.abort());
  await send();
  await expect(said(desk, 'Email not sent, Please try again.')).toBeVisible();
  await expect(said(desk, /Your text is saved\.$/)).toBeVisible();
  await expect(field(desk, 'Subject')).toHaveValue(subject);
  await expect(field(desk, 'Content')).toContainText('The new issue is out.');
  await desk.unroute(handingIn);
  await send();
  await expect(said(desk, 'Email Sent')).toBeVisible();
  await expect(desk.locator(':focus')).toContainText(`Email Sent: “${subject}”.`);
  await expect(field(desk, 'Subject')).toHaveValue('');
  await desk.getByRole('link', { name: 'View status' }).click();
  await expect(desk.getByRole('heading', { level: 3, name: subject })).toBeFocused();
  await expect(stateOf(desk, 'Sent')).toBeVisible({ timeout: 60_000 });
  await isSoundNow(desk, 'one mailing');
  await desk.getByRole('link', { name: 'All emails' }).click();
  await desk.getByRole('link', { name: 'Sent', exact: true }).click();
  await expect(desk.getByRole('table', { name: 'Emails: Sent' })).toContainText(subject);

  await page.goto(link);
  await expect(page.getByText(/^\w…@\S+ receives news\.$/)).toBeVisible();
  await isSoundNow(page, 'unsubscribe');
  const wanted = async () => (await accountOf(page, administrator)).marketingCommunications;
  expect(await wanted()).toBe(true);
  await page.getByRole('button', { name: 'Unsubscribe' }).click();
  await expect(said(page, 'You are unsubscribed.')).toBeVisible();
  expect(await wanted()).toBe(false);
  await page.getByRole('button', { name: 'Subscribe again' }).click();
  await expect(said(page, 'You are subscribed again.')).toBeVisible();
  expect(await wanted()).toBe(true);
});

test.describe('on a clock in Berlin', () => {
  test.use({ timezoneId: 'Europe/Berlin' });

  test('an email to one person waits for its time, which is judged by the clock on the wall, and is called off', async ({
    page,
    browser,
  }) => {
    const administrator = await anAdministrator(page.request, 'Planner');
    const desk = await pageOf(browser, administrator, { timezoneId: 'Europe/Berlin' });
    await openTab(desk, administrator);
    await desk.getByRole('radio', { name: 'One person' }).check();
    const to = field(desk, 'Recipient’s email');
    await to.fill('a@example.org, b@example.org');
    const subject = `About your paper ${Date.now() % 1e6}`;
    await write(desk, subject, 'It has been accepted.');
    await desk.getByRole('radio', { name: 'Schedule' }).check();
    const time = desk.getByLabel('Date and time');
    const schedule = desk.getByRole('button', { name: 'Schedule email' });
    await schedule.click();
    await expect(said(desk, 'Enter one email address. To write to several people, send several emails.')).toBeVisible();
    await expect(said(desk, 'Choose when to send it.')).toBeVisible();
    await expect(to).toBeFocused();
    await to.fill('author@example.org');
    await time.fill(ahead(-1));
    await schedule.click();
    await expect(said(desk, 'This time is in the past. Choose a later one.')).toBeVisible();

    await time.fill(nextDoubledHour());
    await expect(said(desk, 'Clocks go back then, so this time occurs twice. Which do you mean?')).toBeVisible();
    await schedule.click();
    await expect(said(desk, 'Clocks change then. Choose one of the two times below.')).toBeVisible();
    await isSoundNow(desk, 'a doubled hour');
    await desk.getByRole('radio', { name: /at 02:30 UTC\+1$/ }).check();
    await expect(said(desk, /^Will be sent on Sunday, \d+ October \d{4} at 02:30 UTC\+1\.$/)).toBeVisible();

    // It is taken, and the answer is lost: all stays as it was written, and a second try does not make it two.
    await desk.route(handingIn, async (route) => {
      await route.fetch();
      await route.abort();
    });
    const asWritten = await time.inputValue();
    await schedule.click();
    await expect(said(desk, 'Failed to schedule email')).toBeVisible();
    await expect(field(desk, 'Subject')).toHaveValue(subject);
    await expect(field(desk, 'Content')).toContainText('It has been accepted.');
    await expect(to).toHaveValue('author@example.org');
    await expect(time).toHaveValue(asWritten);
    await desk.unroute(handingIn);
    await schedule.click();
    await expect(said(desk, 'Email Scheduled Successfully')).toBeVisible();
    const listed = desk.getByRole('table', { name: 'Emails: Scheduled' });
    await expect(listed.getByRole('link', { name: subject })).toHaveCount(1);
    await listed.getByRole('link', { name: subject }).click();
    await expect(stateOf(desk, 'Scheduled')).toBeVisible();
    await desk.getByRole('button', { name: 'Cancel email' }).click();
    await desk.getByRole('dialog').getByRole('button', { name: 'Do not send' }).click();
    await expect(said(desk, 'Cancelled. No one receives this email.')).toBeVisible();
    await expect(stateOf(desk, 'Cancelled')).toBeVisible();
  });
});
