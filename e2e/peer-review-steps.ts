import { isSoundNow } from './sound-screen.ts';
import { expect as expectSoon, type Browser, type Locator, type Page } from '@playwright/test';
import { dashboardTabs, pages } from '../src/contracts/pages.ts';
import { acceptWithNewAccount, beginsAtOnce, comments, main } from './a-review.ts';
import { reviewedJournal } from './peer-review-people.ts';
import { linkInMailTo, signIn } from './people.ts';
import type { Caller, SentFile } from './submissions.ts';
import { unfoldInvitations } from './unfold.ts';
import { addAuthor } from './wizard.ts';

// Seven people in seven browsers: each waits longer than in other journeys.
export const expect = expectSoon.configure({ timeout: 30_000 });

const stamp = Date.now();
export const title = `Forecasting taught with open data ${stamp}`;
export const abstract =
  'A semester-long course introduces students to ecological forecasting with open data. We describe its lessons on time series, uncertainty and the evaluation of forecasts, and how students programme them.';
const password = 'Palm-Grove-77!';
/** The surname of the reviewer of the pool, whom no other run has. */
export const poolName = `Ferro ${stamp}`;
export const stranger = { email: `iria.${stamp}@north.example`, givenName: 'Iria', lastName: 'Vega' };
export const busy = { email: `bo.${stamp}@south.example`, givenName: 'Bo', lastName: 'Sund' };
const authorsWords = /Haddad|Example University|article\.pdf/i;
export const reviewersWords = /Vega|Ferro|Sund|north\.example|south\.example|fjord/i;

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
export const confirm = async (dialog: Locator, name: string) => {
  await dialog.getByRole('button', { name, exact: true }).click();
  await expect(dialog).toBeHidden();
};
export const visitor = async (browser: Browser) => (await browser.newContext()).newPage();

export async function signedInPage(browser: Browser, email: string): Promise<Page> {
  const page = await visitor(browser);
  await signIn(page, email);
  return page;
}

async function dashboardOf(page: Page, tab: number): Promise<void> {
  const profileId = await page.evaluate(
    () => (JSON.parse(localStorage.getItem('currentUser') ?? '{}') as { user: { id: string } }).user.id,
  );
  await page.goto(pages.dashboard.href({ profileId }, { tab }));
}

export async function openFromDesk(page: Page): Promise<void> {
  await dashboardOf(page, dashboardTabs.editorsDesk);
  await page.getByRole('link', { name: title }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
}

export async function submit(page: Page, author: Caller, paper: SentFile): Promise<void> {
  await page.goto(pages.dashboard.href({ profileId: author.id }, { tab: dashboardTabs.submit, draft: 'new' }));
  await page.getByRole('button', { name: 'Regular Issue' }).click();
  await page.getByRole('combobox', { name: 'Journal' }).selectOption({ label: reviewedJournal.label });
  await field(page, 'Title').fill(title);
  await field(page, 'Abstract').fill(abstract);
  for (const word of ['forecasting', 'teaching']) {
    await field(page, 'Keywords').fill(word);
    await field(page, 'Keywords').press('Enter');
  }
  await page.getByRole('button', { name: 'Next' }).click();
  await addAuthor(page, author.email);
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByLabel('Choose the file of Manuscript File').setInputFiles(paper);
  await expect(page.getByRole('link', { name: /article\.pdf/ })).toBeVisible();
  await page.getByRole('button', { name: 'Next' }).click();
  await main(page)
    .getByRole('button', { name: /^Submit/ })
    .last()
    .click();
  await page.waitForURL('**/dashboard/*?tab=0');
  await expect(page.getByText(title)).toBeVisible();
}

export async function check(page: Page): Promise<void> {
  await openFromDesk(page);
  for (const name of ['Scope', 'Files', 'Anonymity']) await page.getByRole('checkbox', { name }).check();
  await expect(page.getByText('Saved.', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Send to review' }).click();
  await confirm(page.getByRole('dialog', { name: 'Send this manuscript to review?' }), 'Send to review');
  await expect(page.getByText('Invite 2 more reviewers')).toBeVisible();
}

export async function inviteByEmail(
  page: Page,
  { email, givenName, lastName }: typeof busy,
  round: number,
): Promise<void> {
  await unfoldInvitations(page);
  await page.getByRole('button', { name: 'Invite by email' }).click();
  const dialog = page.getByRole('dialog', { name: 'Invite a reviewer' });
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByLabel('Given name').fill(givenName);
  await dialog.getByLabel('Last name').fill(lastName);
  await confirm(dialog, 'Send the invitation');
  await expect(page.getByRole('table', { name: `Invitations of round ${round}` })).toContainText(email);
}

const invitationTo = (page: Page, email: string) =>
  linkInMailTo(page.request, email, /https?:\/\/\S+\/review-invitation\/[\w-]+/);

export async function decline(page: Page): Promise<void> {
  await page.goto(await invitationTo(page, busy.email));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(main(page)).not.toContainText(authorsWords);
  await main(page).getByRole('button', { name: 'Decline' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill('I am at sea until spring.');
  await dialog.getByRole('button', { name: 'Decline the invitation' }).click();
  await expect(page.getByRole('heading', { name: 'Invitation declined' })).toBeVisible();
}

export async function acceptWithoutAccount(page: Page): Promise<void> {
  await page.goto(await invitationTo(page, stranger.email));
  await main(page).getByRole('button', { name: 'Accept', exact: true }).click();
  await acceptWithNewAccount(page, password);
  await beginsAtOnce(page);
}

export async function openFromList(page: Page): Promise<void> {
  await dashboardOf(page, dashboardTabs.reviews);
  await page.getByRole('table', { name: 'Pending reviews' }).getByRole('link', { name: title }).click();
  await page.waitForURL('**/review/*');
}

export async function acceptFromList(page: Page): Promise<void> {
  await openFromList(page);
  await main(page).getByRole('button', { name: 'Accept', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Your answer' })).toBeHidden();
}

const isSaved = (page: Page) => expect(page.getByText(/^Saved at/)).toBeVisible();

export async function sendReport(page: Page, words: string, recommendation: RegExp): Promise<void> {
  // Copies are made one after another, those of the demo first.
  await expect(main(page).getByRole('link', { name: /\.pdf/ }).first()).toBeVisible({ timeout: 120_000 });
  for (const quality of ['Originality', 'Soundness', 'Clarity', 'Significance'])
    await page.getByRole('group', { name: quality }).getByRole('radio', { name: /Good$/ }).first().check();
  await expect(comments(page)).toHaveValue(words);
  await page.getByRole('radio', { name: recommendation }).check();
  await expect(main(page)).not.toContainText(authorsWords);
  await main(page).getByRole('button', { name: 'Submit the report' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Submit the report' }).click();
  await expect(main(page).getByText('Thank you. Your report has been submitted.')).toBeVisible();
}

export async function typeOverACutLine(page: Page, words: string): Promise<void> {
  await comments(page).fill(words.slice(0, 20));
  await isSaved(page);
  await page.context().setOffline(true);
  await comments(page).fill(words);
  await expect(page.getByText('Waiting for the connection.').first()).toBeVisible();
  await page.context().setOffline(false);
  await isSaved(page);
  await page.reload();
  await expect(comments(page)).toHaveValue(words);
}

export async function decideHere(page: Page, kind: string, name: string, quotes: RegExp[]): Promise<void> {
  await page.getByRole('combobox', { name: 'Decision' }).selectOption(kind);
  for (const quote of quotes) await expect(page.getByLabel('Letter to the author')).toHaveValue(quote);
  await page.getByRole('button', { name: 'Decide', exact: true }).click();
  await confirm(page.getByRole('dialog', { name: `Decide: ${name}?` }), 'Decide');
}

export async function decide(page: Page, ...decision: [kind: string, name: string, quotes: RegExp[]]): Promise<void> {
  await openFromDesk(page);
  await decideHere(page, ...decision);
}

export async function answerAndRevise(page: Page, articleId: string, paper: SentFile): Promise<void> {
  await page.goto(pages.followManuscript.href({ articleId }));
  await expect(page.getByRole('heading', { name: 'Action needed' })).toBeVisible();
  await expect(main(page)).not.toContainText(reviewersWords);
  const answers = page.getByRole('textbox', { name: /^Your answer to Reviewer/ });
  await expect(answers.first()).toBeVisible();
  const count = await answers.count();
  expect(count).toBeGreaterThanOrEqual(2);
  for (let place = 0; place < count; place += 1) await answers.nth(place).fill(`Answered, point ${place + 1}.`);
  await page.locator('[data-path="files.1"]').setInputFiles(paper);
  await expect(page.getByText('Manuscript File: article.pdf is uploaded.')).toBeAttached();
  await page.getByRole('button', { name: 'Submit the revision' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Submit the revision' }).click();
  await expect(page.getByRole('heading', { name: 'With the editor', exact: true })).toBeVisible();
}

/** Follows a link to the changes in the text: the words that are new are marked. */
export async function seesWhatChanged(page: Page, link: string): Promise<void> {
  await page.getByRole('link', { name: link }).click();
  await expect(main(page).getByRole('heading', { level: 1, name: 'What changed' })).toBeVisible();
  await expect(main(page).locator('ins').first()).toHaveText('better ');
  await isSoundNow(page, link);
}
