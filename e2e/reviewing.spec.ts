import { expect } from '@playwright/test';
import { pages } from '../src/contracts/pages.ts';
import {
  acceptWithNewAccount,
  anInvitation,
  beginAfterLogin,
  beginsAtOnce,
  comments,
  fillTheReport,
  main,
  onAReview,
  saved,
  submitButton,
} from './a-review.ts';
import { test } from './journey.ts';
import { aManuscriptInReview, invite } from './peer-review.ts';
import { logIn, signIn } from './people.ts';
import { isSound } from './sound-screen.ts';

// Each manuscript is searched for its authors’ words first, and machines are shared.

const password = 'Palm-Grove-77!';
let made = 0;
const anAddress = () => `reviewer.${process.pid}.${Date.now()}.${(made += 1)}@university.example`;

test('a reviewer without an account accepts by the letter’s link, writes the report and submits it', async ({
  page,
}) => {
  const title = 'Dunes that move at night';
  const { id } = await aManuscriptInReview(page.request, title);
  const email = anAddress();
  const link = await invite(page.request, id, email);
  await isSound(page, link);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  // Opening it spends nothing.
  await page.reload();
  await main(page).getByRole('button', { name: 'Accept', exact: true }).click();
  await expect(page.getByLabel('Surname')).toHaveValue('Ferro');
  await expect(main(page).getByText('You can decline without an account.')).toBeHidden();
  await acceptWithNewAccount(page, password);
  await beginsAtOnce(page);
  await isSound(page, new URL(page.url()).pathname);

  await test.step('the check leads to what is missing', async () => {
    await submitButton(page).click();
    await page.getByRole('button', { name: 'Give a score for Originality.' }).click();
    await expect(page.getByRole('group', { name: 'Originality' }).getByRole('radio').first()).toBeFocused();
  });
  await fillTheReport(page, 'The second example is too small.\n<script>document.title = "taken"</script>');
  await submitButton(page).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Submit the report' }).dblclick();
  // Of two clicks the second may be told so instead.
  const thanks = /^(Thank you\. Your report has been submitted\.|Report submitted\. Thank you\.)$/;
  await expect(main(page).getByText(thanks)).toBeVisible();
  await expect(main(page).getByText('<script>document.title = "taken"</script>')).toBeVisible();
  await expect(page).toHaveTitle(/^Review/);
  await expect(main(page)).not.toContainText(/Haddad|Rahman/);
});

test('where the login fails after a new account has accepted, it is one step on', async ({ page }) => {
  const { id } = await aManuscriptInReview(page.request, 'Dunes that sing');
  const email = anAddress();
  await page.goto(await invite(page.request, id, email));
  await main(page).getByRole('button', { name: 'Accept', exact: true }).click();
  await page.route('**/api/auth/login', (route) => route.abort(), { times: 1 });
  await acceptWithNewAccount(page, password);
  await expect(page.getByRole('heading', { name: 'Invitation accepted' })).toBeVisible();
  await beginAfterLogin(page, email, password);
});

test('an invitation is declined in two clicks without an account, and the link is used up then', async ({ page }) => {
  const { id } = await aManuscriptInReview(page.request, 'Winds over the oasis');
  const link = await invite(page.request, id, anAddress());
  await page.goto(link);
  await main(page).getByRole('button', { name: 'Decline' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Decline the invitation' }).click();
  await expect(page.getByRole('heading', { name: 'Invitation declined' })).toBeVisible();
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'This invitation is closed' })).toBeVisible();
});

test('by keyboard alone: log in from the letter, accept, score, write, submit, step back; the focus is never lost', async ({
  page,
}) => {
  const { person, link } = await anInvitation(page.request, 'Falcons and their heights');
  await page.goto(link);
  await main(page).getByRole('link', { name: 'Log in to accept' }).press('Enter');
  await page.waitForURL('**/login?*');
  await page.getByRole('textbox', { name: 'Email' }).fill(person.email);
  await page.getByLabel(/^Password/).fill(person.password);
  await page.keyboard.press('Enter');
  await main(page).getByRole('button', { name: 'Accept', exact: true }).press('Enter');
  await page.waitForURL('**/review/*');
  for (const quality of ['Originality', 'Soundness', 'Clarity', 'Significance']) {
    await page.getByRole('group', { name: quality }).getByRole('radio').first().press('Space');
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('group', { name: quality }).getByRole('radio', { name: /^2/ })).toBeChecked();
  }
  await page.keyboard.press('Tab');
  await expect(comments(page)).toBeFocused();
  await page.keyboard.type('Typed with the keys.');
  await page.getByRole('radio', { name: /^Acceptance/ }).press('Space');
  await submitButton(page).press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Submit the report' }).press('Enter');
  const thanks = page.getByText('Thank you. Your report has been submitted.');
  await expect(page.locator(':focus').filter({ has: thanks })).toBeVisible();
  await main(page).getByRole('button', { name: 'Withdraw from this review' }).press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.locator(':focus')).toHaveCount(1);
  await dialog.getByRole('textbox', { name: 'Reason' }).pressSequentially('I know this group.');
  await dialog.getByRole('button', { name: 'Withdraw' }).press('Enter');
  await expect(main(page).getByText('This report does not count.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Your report' })).toBeFocused();
});

test('from one’s own list: what waits is said on the dashboard, and an answer leads on without losing the focus', async ({
  page,
}) => {
  const title = 'Beetles that drink fog';
  const { person } = await anInvitation(page.request, title);
  await signIn(page, person.email, person.password);
  await page.goto(pages.dashboard.href({ profileId: person.id }));
  await page.getByRole('link', { name: '1 pending review' }).click();
  const row = page.getByRole('row', { name: title });
  await expect(row).toContainText(/Answer due in \d days/);
  await page.getByRole('link', { name: new RegExp(`^Answer ?: ${title}`) }).click();
  await main(page).getByRole('button', { name: 'Accept', exact: true }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Your report' })).toBeFocused();
  const [calendar] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Add to calendar' }).click(),
  ]);
  expect(calendar.suggestedFilename()).toMatch(/\.ics$/);
  expect(calendar.suggestedFilename()).not.toMatch(/Haddad|Rahman|Amal|Yusuf/);
});

test('whoever steps back after typing can still read what they typed, and it is sent to nobody', async ({ page }) => {
  await onAReview(page, 'A map of fog');
  await comments(page).fill('Half a judgement.');
  await expect(saved(page)).toBeVisible();
  await main(page).getByRole('button', { name: 'Withdraw from this review' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Withdraw' }).click();
  await expect(dialog.getByRole('textbox', { name: 'Reason' })).toHaveAccessibleDescription(/The reason/);
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('I recognise the authors.');
  await dialog.getByRole('button', { name: 'Withdraw' }).click();
  await expect(page.getByRole('heading', { name: 'Your review' })).toBeFocused();
  await main(page).getByText('Your unsent report').click();
  await expect(main(page).getByText('Half a judgement.')).toBeVisible();
  await expect(comments(page)).toBeHidden();
});

test('a review is nobody else’s: who is signed in with another account reads that there is none', async ({
  page,
  browser,
}) => {
  const { address } = await onAReview(page, 'Salt below the gravel');
  const { person } = await anInvitation(page.request, 'Another work');
  const other = await (await browser.newContext()).newPage();
  await other.goto(address);
  await other.waitForURL('**/login?*');
  await logIn(other, person.email, person.password);
  await expect(other.getByRole('heading', { name: 'Review not found' })).toBeVisible();
  await expect(other.getByText('Salt below the gravel')).toHaveCount(0);
});
