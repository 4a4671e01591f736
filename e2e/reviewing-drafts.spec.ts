import { expect } from '@playwright/test';
import { comments, fillTheReport, main, onAReview, openReview, saved, submitButton } from './a-review.ts';
import { test } from './journey.ts';
import { madeUpPdf } from './made-up-pdf.ts';
import { logIn } from './people.ts';
import { choose, drop, longPdf, slowLine } from './wizard-files.ts';

// Each manuscript is searched for its authors’ words first, and machines are shared.

test('what is typed survives a lost line and another device, and both are kept until one is chosen', async ({
  page,
  browser,
}) => {
  const { person, address } = await onAReview(page, 'Salt in the wells');
  await comments(page).fill('Typed here first.');
  await expect(saved(page)).toBeVisible();

  const other = await (await browser.newContext()).newPage();
  await openReview(other, address, person);
  await expect(comments(other)).toHaveValue('Typed here first.');

  await page.context().setOffline(true);
  await comments(page).fill('Typed here without a line.');
  await expect(page.getByText('Waiting for the connection.').first()).toBeVisible();
  await comments(other).fill('Typed on the other device.');
  await expect(saved(other)).toBeVisible();
  await page.context().setOffline(false);

  await expect(page.getByText('This report was also changed on another device or tab:')).toBeVisible();
  await expect(comments(page)).toHaveValue('Typed here without a line.');
  await page.getByText('Read the other comments to the author').click();
  await expect(main(page).getByText('Typed on the other device.')).toBeVisible();
  await submitButton(page).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('button', { name: 'Keep mine' }).click();
  await expect(comments(page)).toBeFocused();
  await expect(saved(page)).toBeVisible();
  await page.reload();
  await expect(comments(page)).toHaveValue('Typed here without a line.');
});

test('a tab that is closed or reloaded in the middle of a word loses nothing, on this device or another', async ({
  page,
  browser,
}) => {
  const { person, address } = await onAReview(page, 'Old channels below the sand');
  await comments(page).pressSequentially('Cut off in the mid');
  await page.reload();
  await expect(comments(page)).toHaveValue('Cut off in the mid');
  await comments(page).press('Control+End');
  await comments(page).pressSequentially('dle.');
  await page.close({ runBeforeUnload: true });
  const other = await (await browser.newContext()).newPage();
  await openReview(other, address, person);
  await expect(comments(other)).toHaveValue('Cut off in the middle.');
});

test('a sign-in that ended elsewhere leads to the login and back to every word', async ({ page }) => {
  const { person } = await onAReview(page, 'Falcons above the wadi');
  await page.context().setOffline(true);
  await comments(page).fill('Half a sentence that goes on.');
  await expect(page.getByText('Waiting for the connection.').first()).toBeVisible();
  await page.evaluate(() => {
    const session = JSON.parse(localStorage.getItem('currentUser') ?? '{}') as { token: string };
    localStorage.setItem('currentUser', JSON.stringify({ ...session, token: 'ended-long-ago' }));
  });
  await page.context().setOffline(false);
  await page.waitForURL('**/login?*');
  await logIn(page, person.email, person.password);
  await expect(comments(page)).toHaveValue('Half a sentence that goes on.');
  await expect(saved(page)).toBeVisible();
});

test('a report that was submitted in another tab is not sent again, and what stands here can be left', async ({
  page,
}) => {
  const { address } = await onAReview(page, 'Grains that were counted twice');
  await fillTheReport(page, 'The counts do not agree.');
  await expect(saved(page)).toBeVisible();
  const second = await page.context().newPage();
  await second.goto(address);
  await expect(comments(second)).toHaveValue('The counts do not agree.', { timeout: 30_000 });
  await submitButton(page).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Submit the report' }).click();
  await expect(main(page).getByText('Thank you. Your report has been submitted.')).toBeVisible();
  await second.bringToFront();
  await second.getByRole('button', { name: 'Check the status' }).click();
  await expect(main(second).getByText('Report submitted. Thank you.')).toBeVisible();
  await expect(comments(second)).toBeHidden();
});

test('an attachment shows how far it is, can be cancelled, replaced and removed; what is no document is refused', async ({
  page,
}) => {
  await onAReview(page, 'The gazelles of the island');
  const field = page.getByLabel(/^(Choose|Replace) the attachment$/);
  const part = page.getByRole('region', { name: /^Attachment/ });
  await choose(field, 'notes.exe', Buffer.from('MZ'));
  await expect(part.getByText('“notes.exe” is not accepted')).toBeVisible();
  await expect(part.getByRole('button', { name: 'Try again' })).toHaveCount(0);

  await slowLine(page, 128 * 1024);
  await choose(field, 'robin-ferro.pdf', longPdf(2));
  await expect(part.getByRole('progressbar')).toHaveAttribute('value', /^[1-9]/);
  await submitButton(page).click();
  await part.getByRole('button', { name: 'Cancel the upload' }).click();
  await expect(part.getByRole('progressbar')).toHaveCount(0);
  await expect(field).toBeFocused();

  await slowLine(page, -1);
  await page.route('**/attachment', (route) => route.abort('connectionreset'), { times: 1 });
  await drop(part, 'robin-ferro.pdf', madeUpPdf(1));
  await part.getByRole('button', { name: 'Try again' }).click();
  const file = part.getByRole('link', { name: /\(opens in a new tab\)/ });
  await expect(file).toBeVisible();
  // A name of the reviewer’s own goes no further than this page.
  await expect(part).not.toContainText(/robin-ferro/);
  await part.getByRole('button', { name: 'Remove the attachment' }).click();
  await expect(file).toHaveCount(0);
  await expect(field).toBeFocused();
});
