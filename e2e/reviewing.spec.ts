import { expect, test, type Page } from '@playwright/test';
import { aManuscriptInReview, invite } from './peer-review.ts';
import { aPerson, logIn } from './people.ts';
import { isSound } from './sound-screen.ts';

const password = 'Palm-Grove-77!';
const main = (page: Page) => page.getByRole('main');
const comments = (page: Page) => page.getByRole('textbox', { name: 'Comments to the author' });
let made = 0;
const anAddress = () => `reviewer.${process.pid}.${Date.now()}.${(made += 1)}@university.example`;

async function fillTheScores(page: Page): Promise<void> {
  for (const quality of ['Originality', 'Soundness', 'Clarity', 'Significance'])
    await page.getByRole('group', { name: quality }).getByRole('radio', { name: /Good$/ }).first().check();
}

/** A person with an account who has accepted to review a manuscript of the test's own; on its page. */
async function onAReview(page: Page, title: string) {
  const { id } = await aManuscriptInReview(page.request, title);
  const person = await aPerson(page.request, 'Ferro');
  const link = await invite(page.request, id, person.email);
  await page.goto(link);
  await main(page).getByRole('link', { name: 'Log in to accept' }).click();
  await logIn(page, person.email, person.password);
  await main(page).getByRole('button', { name: 'Accept', exact: true }).click();
  await page.waitForURL('**/review/*');
  return person;
}

test('a reviewer without an account accepts by the letter’s link, writes the report and submits it', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const title = 'Dunes that move at night';
  const { id } = await aManuscriptInReview(page.request, title);
  const email = anAddress();
  const link = await invite(page.request, id, email);
  await isSound(page, link);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await main(page).getByRole('button', { name: 'Accept', exact: true }).click();
  await page.getByLabel('Title').selectOption('Dr');
  await expect(page.getByLabel('Surname')).toHaveValue('Ferro');
  await page.getByLabel('Affiliation').fill('University of Elsewhere');
  await page.getByRole('combobox', { name: 'Country' }).fill('Norway');
  await page.keyboard.press('Enter');
  await page.getByLabel(/^Password/).fill(password);
  await main(page).getByRole('button', { name: 'Accept the review' }).click();
  await main(page).getByRole('link', { name: 'Log in and begin' }).click();
  await logIn(page, email, password);
  await page.waitForURL('**/review/*');
  await isSound(page, new URL(page.url()).pathname);

  // The check leads to what is missing.
  await main(page).getByRole('button', { name: 'Submit the report' }).click();
  await page.getByRole('button', { name: 'Please give a score for Originality.' }).click();
  await expect(page.getByRole('group', { name: 'Originality' }).getByRole('radio').first()).toBeFocused();

  await fillTheScores(page);
  await comments(page).fill('The second example is too small for the third conclusion.');
  await page.getByRole('radio', { name: /^Minor modifications/ }).check();
  await main(page).getByRole('button', { name: 'Submit the report' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Submit the report' }).click();
  await expect(main(page).getByText('Thank you. Your report has been submitted.')).toBeVisible();
  await expect(main(page)).not.toContainText(/Haddad|Rahman/);
});

test('an invitation is declined in two clicks without an account, and the link is used up then', async ({ page }) => {
  const { id } = await aManuscriptInReview(page.request, 'Winds over the oasis');
  const link = await invite(page.request, id, anAddress());
  await page.goto(link);
  await main(page).getByRole('button', { name: 'Decline' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Decline the invitation' }).click();
  await expect(page.getByRole('heading', { name: 'You have declined' })).toBeVisible();
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'This invitation is closed' })).toBeVisible();
});

test('what is typed survives a lost line and another device, and both are kept until one is chosen', async ({
  page,
  browser,
}) => {
  test.setTimeout(120_000);
  const person = await onAReview(page, 'Salt in the wells');
  const address = page.url();
  await comments(page).fill('Typed here first.');
  await expect(page.getByText(/^Saved at/)).toBeVisible();

  const other = await (await browser.newContext()).newPage();
  await other.goto(address);
  await logIn(other, person.email, person.password);
  await expect(comments(other)).toHaveValue('Typed here first.');

  await page.context().setOffline(true);
  await comments(page).fill('Typed here without a line.');
  await expect(page.getByText('Waiting for the connection.').first()).toBeVisible();
  await comments(other).fill('Typed on the other device.');
  await expect(other.getByText(/^Saved at/)).toBeVisible();
  await page.context().setOffline(false);

  await expect(page.getByText('This report was also changed on another device or in another tab.')).toBeVisible();
  await expect(comments(page)).toHaveValue('Typed here without a line.');
  await page.getByRole('button', { name: 'Keep this one' }).click();
  await expect(page.getByText(/^Saved at/)).toBeVisible();
  await page.reload();
  await expect(comments(page)).toHaveValue('Typed here without a line.');
});

test('a sign-in that ended elsewhere leads to the login and back to every word', async ({ page }) => {
  test.setTimeout(120_000);
  const person = await onAReview(page, 'Falcons and their heights');
  await comments(page).fill('Half a sentence that');
  await page.evaluate(() => {
    const session = JSON.parse(localStorage.getItem('currentUser') ?? '{}') as { token: string };
    localStorage.setItem('currentUser', JSON.stringify({ ...session, token: 'ended-long-ago' }));
  });
  await comments(page).fill('Half a sentence that goes on.');
  await page.waitForURL('**/login?*');
  await logIn(page, person.email, person.password);
  await expect(comments(page)).toHaveValue('Half a sentence that goes on.');
  await expect(page.getByText(/^Saved at/)).toBeVisible();
});
