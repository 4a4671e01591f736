import { expect } from '@playwright/test';
import { test } from './journey.ts';
import { aPerson, logIn, type NewPerson } from './people.ts';
import {
  choose,
  drop,
  expectStored,
  fileField,
  goToFiles,
  longPdf,
  methodsOf,
  resumableRequests,
  slotOf,
  slowLine,
} from './wizard-files.ts';
import { beginSubmission } from './wizard.ts';

const megabyte = 1024 * 1024;

// Lines are made slow here, and machines are shared.
const paper = longPdf();
const waiting = 'Waiting for the connection. Resumes automatically.';

let person: NewPerson;

// Registrations are counted; each test begins a submission of its own.
test.beforeAll(async ({ request }) => {
  person = await aPerson(request);
});

test.beforeEach(async ({ page }) => {
  await beginSubmission(page, person);
  await goToFiles(page);
});

test('decision 22: an upload survives a cut line, and arrives whole', { tag: '@core' }, async ({ page, context }) => {
  const sent = resumableRequests(page);
  await slowLine(page, 2 * megabyte);
  await choose(fileField(page), 'dunes.pdf', paper);
  await expect(slotOf(page).getByRole('progressbar')).toHaveAttribute('value', /[1-9]/);
  await context.setOffline(true);
  await expect(slotOf(page).getByText(waiting, { exact: true })).toBeVisible();
  await context.setOffline(false);
  await expectStored(page, 'dunes.pdf', paper);
  expect(methodsOf(sent).filter((method) => method === 'POST')).toHaveLength(1);
});

test('a server that does not answer for a while is waited for', async ({ page }) => {
  const sent = resumableRequests(page);
  let answers = 0;
  await page.route('**/api/s3/resumable/*', (route) => {
    answers += 1;
    if (answers === 2) return route.abort('connectionreset');
    return answers === 3 || answers === 4 ? route.fulfill({ status: 503, body: 'starting' }) : route.continue();
  });
  await choose(fileField(page), 'dunes.pdf', paper);
  await expect(slotOf(page).getByText(waiting, { exact: true })).toBeVisible();
  await expectStored(page, 'dunes.pdf', paper);
  expect(methodsOf(sent).filter((method) => method === 'POST')).toHaveLength(1);
});

test('an upload is paused and goes on from where it was', async ({ page }) => {
  const sent = resumableRequests(page);
  await slowLine(page, 2 * megabyte);
  await choose(fileField(page), 'dunes.pdf', paper);
  await expect(slotOf(page).getByRole('progressbar')).toHaveAttribute('value', /[5-9]\d/);
  await page.getByRole('button', { name: 'Pause the upload of Manuscript File' }).click();
  await expect(slotOf(page).getByText('Paused. Progress is saved.', { exact: true })).toBeVisible();
  const before = sent.length;
  const goOn = page.getByRole('button', { name: 'Resume the upload of Manuscript File' });
  await expect(goOn).toBeFocused();
  expect(sent).toHaveLength(before);
  await page.keyboard.press('Enter');
  await expectStored(page, 'dunes.pdf', paper);
  expect(methodsOf(sent).filter((method) => method === 'POST')).toHaveLength(1);
  expect(Number(sent.at(before + 1)?.headers()['upload-offset'])).toBeGreaterThan(0);
});

test('after a reload the same file goes on from where it was', async ({ page }) => {
  await slowLine(page, 2 * megabyte);
  await choose(fileField(page), 'dunes.pdf', paper);
  await expect(slotOf(page).getByRole('progressbar')).toHaveAttribute('value', /[5-9]\d/);
  await page.reload();
  await goToFiles(page);
  await expect(
    slotOf(page)
      .getByText(/Choose the same file to resume/)
      .first(),
  ).toBeVisible();
  const sent = resumableRequests(page);
  await slowLine(page, -1);
  await choose(fileField(page), 'dunes.pdf', paper);
  await expectStored(page, 'dunes.pdf', paper);
  expect(methodsOf(sent)).not.toContain('POST');
  expect(Number(sent.find((request) => request.method() === 'PATCH')?.headers()['upload-offset'])).toBeGreaterThan(0);
});

test('another file after a reload begins anew, and the first is given up', async ({ page }) => {
  const other = longPdf(1);
  await slowLine(page, 2 * megabyte);
  await choose(fileField(page), 'dunes.pdf', paper);
  await expect(slotOf(page).getByRole('progressbar')).toHaveAttribute('value', /[1-9]/);
  await page.reload();
  await goToFiles(page);
  const sent = resumableRequests(page);
  await choose(fileField(page), 'dunes.pdf', other);
  await expectStored(page, 'dunes.pdf', other);
  expect(methodsOf(sent)).toEqual(expect.arrayContaining(['DELETE', 'POST', 'PATCH']));
});

test('a cancelled upload leaves nothing at the server, and the focus at its field', async ({ page, request }) => {
  const sent = resumableRequests(page);
  await slowLine(page, 2 * megabyte);
  await choose(fileField(page), 'dunes.pdf', paper);
  await expect(slotOf(page).getByRole('progressbar')).toHaveAttribute('value', /[1-9]/);
  const gone = page.waitForResponse((answer) => answer.request().method() === 'DELETE');
  await page.getByRole('button', { name: 'Cancel the upload of Manuscript File' }).click();
  expect((await gone).status()).toBe(204);
  await expect(slotOf(page).getByRole('progressbar')).toHaveCount(0);
  await expect(fileField(page)).toBeFocused();
  const patch = sent.find((one) => one.method() === 'PATCH');
  const headers = { authorization: patch?.headers()['authorization'] ?? '', 'tus-resumable': '1.0.0' };
  expect((await request.head(patch?.url() ?? '', { headers })).status()).toBe(404);
});

test('decision 23: a file of another kind is refused at once, without a byte being sent', async ({ page }) => {
  const sent = resumableRequests(page);
  await choose(fileField(page), 'dunes.pdf', Buffer.from('<html>no paper</html>'));
  await expect(slotOf(page).getByRole('alert')).toContainText('ends in .pdf, but ');
  await choose(fileField(page, 'Cover Letter'), 'letter.odt', Buffer.from('%PDF-1.4'));
  await expect(slotOf(page, 'Cover Letter').getByRole('alert')).toContainText('is not accepted');
  expect(sent).toHaveLength(0);
});

test('the server’s refusal of a content is shown in its slot', async ({ page }) => {
  await choose(fileField(page), 'dunes.pdf', Buffer.from(`%PDF-1.4\n${'nothing '.repeat(200)}`));
  await expect(slotOf(page).getByRole('alert')).toContainText('dunes.pdf');
  await expect(slotOf(page).getByRole('button', { name: 'Try again' })).toHaveCount(0);
});

test('two files go at once, each dropped anywhere on its place, and a stray drop does no harm', async ({ page }) => {
  const letter = longPdf(1);
  await slowLine(page, 2 * megabyte);
  await drop(slotOf(page), 'dunes.pdf', paper);
  await drop(slotOf(page, 'Cover Letter'), 'letter.pdf', letter);
  await drop(page.getByRole('heading', { level: 1 }), 'stray.pdf', letter);
  await expect(page.getByRole('progressbar')).toHaveCount(2);
  await expectStored(page, 'letter.pdf', letter);
  await expectStored(page, 'dunes.pdf', paper);
  const remove = page.getByRole('button', { name: 'Remove the file of Cover Letter' });
  await remove.press('Enter');
  await expect(page.getByRole('link', { name: /letter\.pdf/ })).toHaveCount(0);
  await expect(fileField(page, 'Cover Letter')).toBeFocused();
});

test('where resumable uploads do not get through, the file goes in one', async ({ page }) => {
  const short = longPdf(1);
  await page.route('**/api/s3/resumable/*', (route) =>
    route.request().method() === 'PATCH'
      ? route.fulfill({ status: 405, body: 'Method Not Allowed' })
      : route.continue(),
  );
  const sent = resumableRequests(page);
  await choose(fileField(page), 'dunes.pdf', short);
  await expectStored(page, 'dunes.pdf', short);
  expect(sent.some((request) => new URL(request.url()).pathname.startsWith('/api/s3/upload/'))).toBe(true);
});

test('a full store says what is kept, and the upload can be tried again', async ({ page }) => {
  const problem = { title: 'Full', status: 507, code: 'storage-full', detail: 'There is no room just now.' };
  let isFull = true;
  await page.route('**/api/s3/resumable/*', (route) =>
    isFull && route.request().method() === 'PATCH'
      ? route.fulfill({ status: 507, contentType: 'application/problem+json', body: JSON.stringify(problem) })
      : route.continue(),
  );
  await choose(fileField(page), 'dunes.pdf', paper);
  await expect(slotOf(page).getByRole('alert')).toContainText('There is no room just now.');
  isFull = false;
  await slotOf(page).getByRole('button', { name: 'Try again' }).click();
  await expectStored(page, 'dunes.pdf', paper);
});

test('decision 2: a sign-in that ends in the middle is said, and the upload goes on after the next one', async ({
  page,
}) => {
  const sent = resumableRequests(page);
  await slowLine(page, 2 * megabyte);
  await choose(fileField(page), 'dunes.pdf', paper);
  await expect(slotOf(page).getByRole('progressbar')).toHaveAttribute('value', /[1-9]/);
  const { authorization = '' } = sent[0]?.headers() ?? {};
  await page.request.get('/api/auth/logout', { headers: { authorization } });
  await expect(page.getByRole('heading', { name: 'Login Here to submit articles' })).toBeVisible({ timeout: 20_000 });
  await logIn(page, person.email, person.password);
  await goToFiles(page);
  await expect(
    slotOf(page)
      .getByText(/You are logged out\. Log in again, then resume/)
      .first(),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Resume the upload of Manuscript File' }).click();
  await expectStored(page, 'dunes.pdf', paper);
  expect(methodsOf(sent).filter((method) => method === 'POST')).toHaveLength(1);
});
