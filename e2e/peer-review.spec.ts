import { expect as expectSoon, test, type Browser, type Locator, type Page } from '@playwright/test';
import { dashboardTabs, pages } from '../src/contracts/pages.ts';
import { openOf } from './desk.ts';
import { letterTo } from './letters.ts';
import { aReviewerOfThePool, chiefEmail, editorEmail, realPaper, reviewedJournal } from './peer-review-people.ts';
import { linkInMailTo, logIn } from './people.ts';
import { anAuthor, pageOf, theAdministrator, type Caller } from './submissions.ts';

// Seven people in seven browsers: each waits longer than in other journeys.
const expect = expectSoon.configure({ timeout: 30_000 });
test.use({ actionTimeout: 30_000, navigationTimeout: 60_000 });

const stamp = Date.now();
const title = `Forecasting taught with open data ${stamp}`;
const abstract =
  'A semester-long course introduces students to ecological forecasting with open data. We describe its lessons on time series, uncertainty and the evaluation of forecasts, and how students programme them.';
const password = 'Palm-Grove-77!';
const stranger = { email: `iria.${stamp}@north.example`, givenName: 'Iria', lastName: 'Vega' };
const busy = { email: `bo.${stamp}@south.example`, givenName: 'Bo', lastName: 'Sund' };
const authorsWords = /Haddad|Example University|author\.pdf|jose/i;
const reviewersWords = /Vega|Ferro|Sund|north\.example|south\.example/;

const main = (page: Page) => page.getByRole('main');
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const confirm = async (dialog: Locator, name: string) => {
  await dialog.getByRole('button', { name, exact: true }).click();
  await expect(dialog).toBeHidden();
};
const visitor = async (browser: Browser) => (await browser.newContext()).newPage();

async function signedInPage(browser: Browser, email: string): Promise<Page> {
  const page = await visitor(browser);
  await logIn(page, email);
  return page;
}

async function dashboardOf(page: Page, tab: number): Promise<void> {
  const profileId = await page.evaluate(
    () => (JSON.parse(localStorage.getItem('currentUser') ?? '{}') as { user: { id: string } }).user.id,
  );
  await page.goto(pages.dashboard.href({ profileId }, { tab }));
}

async function openFromDesk(page: Page): Promise<void> {
  await dashboardOf(page, dashboardTabs.editorsDesk);
  await page.getByRole('link', { name: title }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
}

async function submit(page: Page, author: Caller, paper: string): Promise<void> {
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
  await page.getByRole('combobox', { name: 'Title' }).selectOption('Dr.');
  await field(page, 'Given name').fill('Amal');
  await field(page, 'Last name').fill('Haddad');
  await field(page, 'Email').fill(author.email);
  await field(page, 'Affiliation').fill('Example University, Dubai');
  await page.getByRole('button', { name: 'Add author', exact: true }).click();
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

async function check(page: Page): Promise<void> {
  await openFromDesk(page);
  for (const name of ['Scope', 'Files', 'Anonymity']) await page.getByRole('checkbox', { name }).check();
  await expect(page.getByText('Saved.', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Send to review' }).click();
  await confirm(page.getByRole('dialog', { name: 'Send this manuscript to review?' }), 'Send to review');
  await expect(page.getByText('2 more reviewers are needed')).toBeVisible();
}

async function inviteByEmail(page: Page, { email, givenName, lastName }: typeof busy, round: number): Promise<void> {
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

async function decline(page: Page): Promise<void> {
  await page.goto(await invitationTo(page, busy.email));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(main(page)).not.toContainText(authorsWords);
  await main(page).getByRole('button', { name: 'Decline' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill('I am at sea until spring.');
  await dialog.getByRole('button', { name: 'Decline the invitation' }).click();
  await expect(page.getByRole('heading', { name: 'You have declined' })).toBeVisible();
}

async function acceptWithoutAccount(page: Page): Promise<void> {
  await page.goto(await invitationTo(page, stranger.email));
  await main(page).getByRole('button', { name: 'Accept', exact: true }).click();
  await page.getByLabel('Title').selectOption('Dr');
  await page.getByLabel('Affiliation').fill('University of Elsewhere');
  await page.getByRole('combobox', { name: 'Country' }).fill('Norway');
  await page.getByRole('option', { name: 'Norway' }).click();
  await page.getByLabel(/^Password/).fill(password);
  await main(page).getByRole('button', { name: 'Accept the review' }).click();
  await main(page).getByRole('link', { name: 'Log in and begin' }).click();
  await page.waitForURL('**/login?*');
  await logIn(page, stranger.email, password);
  await page.waitForURL('**/review/*');
}

async function acceptFromList(page: Page): Promise<void> {
  await dashboardOf(page, dashboardTabs.reviews);
  await page.getByRole('link', { name: title }).first().click();
  await page.waitForURL('**/review/*');
  await main(page).getByRole('button', { name: 'Accept', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Your answer' })).toBeHidden();
}

const comments = (page: Page) => field(page, 'Comments to the author');
const isSaved = (page: Page) => expect(page.getByText(/^Saved at/)).toBeVisible();

async function sendReport(page: Page, words: string, recommendation: RegExp): Promise<void> {
  await expect(main(page).getByRole('link', { name: /\.pdf/ }).first()).toBeVisible();
  for (const quality of ['Originality', 'Soundness', 'Clarity', 'Significance'])
    await page.getByRole('group', { name: quality }).getByRole('radio', { name: /Good$/ }).first().check();
  await expect(comments(page)).toHaveValue(words);
  await page.getByRole('radio', { name: recommendation }).check();
  await expect(main(page)).not.toContainText(authorsWords);
  await main(page).getByRole('button', { name: 'Submit the report' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Submit the report' }).click();
  await expect(main(page).getByText('Thank you. Your report has been submitted.')).toBeVisible();
}

async function typeOverACutLine(page: Page, words: string): Promise<void> {
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

async function decide(page: Page, kind: string, name: string, quotes: RegExp[]): Promise<void> {
  await openFromDesk(page);
  await page.getByLabel('Decision', { exact: true }).selectOption(kind);
  for (const quote of quotes) await expect(page.getByLabel('Letter to the author')).toHaveValue(quote);
  await page.getByRole('button', { name: 'Decide', exact: true }).click();
  await confirm(page.getByRole('dialog', { name: `Decide: ${name}?` }), 'Decide');
}

async function answerAndRevise(page: Page, articleId: string, paper: string): Promise<void> {
  await page.goto(pages.followManuscript.href({ articleId }));
  await expect(page.getByRole('heading', { name: 'It is your turn' })).toBeVisible();
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
  await expect(page.getByRole('heading', { name: 'It is the editor’s turn' })).toBeVisible();
}

test('a manuscript goes through two rounds of peer review, and is published', async ({ browser, request }) => {
  const [paper, revisedPaper] = [realPaper('jose.00198'), realPaper('jose.00173')];
  test.skip(paper === null || revisedPaper === null, 'The corpus is not beside the repository');
  test.setTimeout(600_000);
  const author = await anAuthor(request, 'Haddad');
  const pool = await aReviewerOfThePool(request, 'Ferro', `${abstract} Forecasting, teaching, time series.`);
  const [authors, editors] = [await pageOf(browser, author), await signedInPage(browser, editorEmail)];
  const [strangers, pools] = [await visitor(browser), await pageOf(browser, pool)];
  const first = '1. The second example is too small for the third conclusion.\n\n2. Units are missing in the figure.';
  const second = 'Typed on a train, through a tunnel, without losing a word.';
  let articleId = '';

  await test.step('the author submits a real paper', () => submit(authors, author, paper ?? ''));
  await test.step('the editor makes the initial checks, and sends it to review', async () => {
    await check(editors);
    articleId = new URL(editors.url()).pathname.split('/').at(-1) ?? '';
  });
  await test.step('two are invited: one declines, one has no account and makes one', async () => {
    await inviteByEmail(editors, busy, 1);
    await inviteByEmail(editors, stranger, 1);
    await decline(await visitor(browser));
    await letterTo(request, editorEmail, /at sea until spring/);
    await acceptWithoutAccount(strangers);
  });
  await test.step('the editor invites a third by the proposals', async () => {
    await editors.reload();
    await expect(editors.getByRole('table', { name: 'Invitations of round 1' })).toContainText('Declined');
    await editors.getByRole('button', { name: /^Invite .*Ferro/ }).click();
    await confirm(editors.getByRole('dialog', { name: 'Invite a reviewer' }), 'Send the invitation');
    await expect(editors.getByRole('table', { name: 'Invitations of round 1' })).toContainText(pool.email);
    await acceptFromList(pools);
  });
  await test.step('two reports come, one of them typed over a cut line', async () => {
    await comments(strangers).fill(first);
    await sendReport(strangers, first, /^Minor modifications/);
    await typeOverACutLine(pools, second);
    await sendReport(pools, second, /^Minor modifications/);
    await letterTo(request, editorEmail, new RegExp(`${title}[^]*report`));
  });
  await test.step('every step stands on the record, which the editor reads', async () => {
    await editors.reload();
    for (const step of ['sent the manuscript to review', 'declined an invitation', 'submitted a report'])
      await expect(editors.getByRole('region', { name: 'Record' })).toContainText(step);
  });
  await test.step('the decision is drafted from the reports, and waits for the editor in chief', async () => {
    await decide(editors, 'revise-minor', 'minor revision', [/too small for the third/, /through a tunnel/]);
    await expect(editors.getByRole('heading', { name: 'Waits for the editor in chief' })).toBeVisible();
    await expect(editors.getByRole('button', { name: 'Ratify', exact: true })).toBeHidden();
  });
  await test.step('the editor in chief ratifies it; its letter goes to the author', async () => {
    const chiefs = await signedInPage(browser, chiefEmail);
    await openFromDesk(chiefs);
    await chiefs.getByRole('button', { name: 'Ratify', exact: true }).click();
    await confirm(chiefs.getByRole('dialog', { name: 'Ratify this decision?' }), 'Ratify');
    await expect(chiefs.getByText('Revision Requested').first()).toBeVisible();
    const letter = await letterTo(request, author.email, /minor revision/);
    expect(letter).toContain('Reviewer 1');
    expect(letter).toContain(second);
    expect(letter).not.toMatch(reviewersWords);
  });
  await test.step('the author answers point by point, and uploads a revision', async () => {
    await answerAndRevise(authors, articleId, revisedPaper ?? '');
    await letterTo(request, editorEmail, new RegExp(`${title}[^]*revis`));
  });
  await test.step('a second round: the same reviewer reads the answers, and reports again', async () => {
    await openFromDesk(editors);
    await inviteByEmail(editors, stranger, 2);
    await acceptFromList(strangers);
    await expect(main(strangers)).toContainText('Answered, point 1.');
    await comments(strangers).fill('My points are answered.');
    await sendReport(strangers, 'My points are answered.', /^Acceptance/);
  });
  await test.step('the editor accepts; the author chooses the mode of publication', async () => {
    await decide(editors, 'accept', 'accept', [/accepted for publication/]);
    await letterTo(request, author.email, /accepted for publication[^]*choose/i);
    await authors.goto(pages.followManuscript.href({ articleId }));
    await authors.getByRole('link', { name: 'Choose the mode of publication' }).click();
    await authors.getByRole('button', { name: 'Choose subscription' }).click();
    await expect(authors.getByText('Chosen', { exact: true })).toBeVisible();
  });
  await test.step('the administrator verifies and publishes it', async () => {
    const office = await theAdministrator(request);
    const page = await pageOf(browser, office);
    await page.goto(openOf(office, articleId));
    await page.getByRole('button', { name: 'Accept', exact: true }).click();
    await page.getByRole('button', { name: 'Accept and publish' }).click();
    await expect(page.getByText('The manuscript is accepted and published.').first()).toBeVisible();
    const plain = await visitor(browser);
    await plain.goto(`/journal/${reviewedJournal.abbreviation}/${articleId}`);
    await expect(plain.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await letterTo(request, author.email, /published/);
    await authors.goto(pages.followManuscript.href({ articleId }));
    await expect(authors.getByRole('link', { name: 'See the article' })).toBeVisible();
  });
});
