import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { pages } from '../src/contracts/pages.ts';
import { aManuscriptInReview, invite } from './peer-review.ts';
import { aReviewer, logIn, type NewPerson } from './people.ts';

export const main = (page: Page) => page.getByRole('main');
export const comments = (page: Page) => page.getByRole('textbox', { name: 'Comments to the author' });
export const saved = (page: Page) => page.getByText(/^Saved( at|$)/).first();
export const submitButton = (page: Page) => main(page).getByRole('button', { name: 'Submit the report' });

const tokenOf = (link: string) => link.split('/').at(-1) ?? '';

/** A person with an account who is invited to review a manuscript of the test's own. */
export async function anInvitation(request: APIRequestContext, title: string) {
  const { id } = await aManuscriptInReview(request, title);
  const person = await aReviewer(request);
  return { manuscriptId: id, person, link: await invite(request, id, person.email) };
}

/** The same, accepted by a call; gives the address of the review. */
export async function anAcceptedReview(request: APIRequestContext, title: string) {
  const invitation = await anInvitation(request, title);
  const { email, password } = invitation.person;
  const login = await request.post('/api/auth/login', { data: { email, password } });
  const { token } = (await login.json()) as { token: string };
  const accepted = await request.post(`/api/review/invitation/${tokenOf(invitation.link)}/accept`, {
    headers: { authorization: `Bearer ${token}` },
    data: {},
  });
  expect(accepted.status()).toBe(200);
  const { invitationId } = (await accepted.json()) as { invitationId: string };
  return { ...invitation, invitationId, token, address: pages.review.href({ invitationId }) };
}

/** Opens a review in a browser where its reviewer signs in. */
export async function openReview(page: Page, address: string, { email, password }: NewPerson): Promise<void> {
  await page.goto(address);
  await page.waitForURL('**/login?*');
  await logIn(page, email, password);
  // The page brings its viewer; a busy machine takes its time.
  await expect(comments(page)).toBeVisible({ timeout: 30_000 });
}

/** A review of the test's own, on its page. */
export async function onAReview(page: Page, title: string) {
  const review = await anAcceptedReview(page.request, title);
  await openReview(page, review.address, review.person);
  return review;
}

/** All that a report needs. */
export async function fillTheReport(page: Page, words: string): Promise<void> {
  for (const quality of ['Originality', 'Soundness', 'Clarity', 'Significance'])
    await page.getByRole('group', { name: quality }).getByRole('radio', { name: /^3/ }).check();
  await comments(page).fill(words);
  await page.getByRole('radio', { name: /^Minor modifications/ }).check();
}

/** Fills in who the invited person is, but for the country. */
async function fillInTheAccount(page: Page, password: string): Promise<void> {
  await page.getByLabel('Title').selectOption('Dr');
  await page.getByLabel('Affiliation').fill('University of Elsewhere');
  await page.getByLabel(/^Password/).fill(password);
}

/** Fills in who the invited person is, and accepts. */
export async function acceptWithNewAccount(page: Page, password: string): Promise<void> {
  await fillInTheAccount(page, password);
  const country = page.getByRole('combobox', { name: 'Country' });
  await country.click();
  await country.fill('Norway');
  await page.getByRole('option', { name: 'Norway' }).click();
  await main(page).getByRole('button', { name: 'Accept and create account' }).click();
}

/** The new account leads to the review at once, and the person is told what they have accepted. */
export async function beginsAtOnce(page: Page): Promise<void> {
  await page.waitForURL('**/review/*');
  await expect(page.getByText(/^Thank you for accepting\. Your account for .* is ready\./).first()).toBeVisible();
}

/** Goes from the accepted invitation over the login to the review. */
export async function beginAfterLogin(page: Page, email: string, password: string): Promise<void> {
  await main(page).getByRole('link', { name: 'Log in and start' }).click();
  await page.waitForURL('**/login?*');
  await logIn(page, email, password);
  await page.waitForURL('**/review/*');
}
