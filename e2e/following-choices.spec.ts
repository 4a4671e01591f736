import { expect, type Locator, type Page } from '@playwright/test';
import { pages } from '../src/contracts/pages.ts';
import { aReportedManuscript, decide } from './asked-revision.ts';
import { actOn, anAccepted, aTellingManuscript } from './each-state.ts';
import { test } from './journey.ts';
import { aManuscriptInReview, twoReviewedJournals } from './peer-review.ts';
import { isSound } from './sound-screen.ts';
import { anAuthor, pageOf, paperFile, theAdministrator } from './submissions.ts';

const addressOf = (articleId: string) => pages.followManuscript.href({ articleId });
const main = (page: Page) => page.getByRole('main');

/** Goes by the keyboard alone, as far as it is, and presses. */
async function tabAndPress(page: Page, target: Locator): Promise<void> {
  for (let steps = 0; steps < 60; steps += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
  }
  throw new Error('The keyboard does not come there');
}

test('what gives the authors away is shown with its place; the author mends the file, or says that it is meant', async ({
  browser,
  request,
}) => {
  const author = await anAuthor(request);
  const id = await aTellingManuscript(request, author, 'Wandering dunes');
  const page = await pageOf(browser, author);
  await page.goto(addressOf(id));
  const note = main(page).getByRole('region', { name: 'Anonymity' });
  await expect(note.getByText('Haddad_manuscript.pdf, page 1').first()).toBeVisible();
  await expect(note.getByText(/Amal Haddad/).first()).toBeVisible();
  await main(page).getByRole('link', { name: 'Replace files' }).click();
  await page.waitForURL('**/editManuscript/**');
  await page.goto(addressOf(id));
  await tabAndPress(page, note.getByRole('button', { name: 'Not a problem' }));
  await expect(note.getByText('You marked the findings as not a problem.')).toBeVisible();
  await expect(note.getByRole('button', { name: 'Not a problem' })).toBeHidden();
  await expect(page.getByText('You marked the anonymity findings as not a problem')).toBeVisible();
});

test('of an accepted manuscript nothing says that it is published; the choice by keyboard makes it the publisher’s turn', async ({
  browser,
  request,
}) => {
  const { id, author } = await anAccepted(request, 'Groundwater below the dunes');
  const page = await pageOf(browser, author);
  await page.goto(addressOf(id));
  await tabAndPress(page, main(page).getByRole('link', { name: 'Choose access' }));
  await page.waitForURL('**/checkout/**');
  await expect(main(page).getByText(/^We publish the article once you have chosen\./)).toBeVisible();
  await tabAndPress(page, main(page).getByRole('button', { name: 'Choose subscription' }));
  await expect(main(page).getByText(/You chose subscription/)).toBeVisible();
  await expect(main(page)).not.toContainText(/is published|is read by/);
  await isSound(page, new URL(page.url()).pathname);
  // Every way from here is there.
  await main(page).getByRole('link', { name: 'Groundwater below the dunes' }).click();
  await page.waitForURL(`**${addressOf(id)}`);
  await expect(main(page).getByRole('heading', { name: 'With the editorial office' })).toBeVisible();
  await test.step('then it is published, and the same places lead to the article', async () => {
    const { headers } = await theAdministrator(request);
    const data = { articleId: id };
    const published = await request.put('/api/journalArticle/verifyArticles/acceptManuscript', { headers, data });
    expect(published.status()).toBe(200);
    await page.reload();
    await main(page).getByRole('link', { name: 'View the article' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Groundwater below the dunes');
  });
});

test('a manuscript moves to the journal that is suggested, in one step and by keyboard, with its reports', async ({
  browser,
  request,
}) => {
  const { id, author } = await aReportedManuscript(request, 'Songs of the falconers');
  const [, { journalId: suggestedJournalId, journalTitle }] = await twoReviewedJournals(request);
  await decide(request, id, { kind: 'unsuitable', letter: 'Another journal is nearer.', suggestedJournalId });
  const page = await pageOf(browser, author, { viewport: { width: 360, height: 800 } });
  await page.goto(addressOf(id));
  await tabAndPress(page, main(page).getByRole('button', { name: `Move to ${journalTitle}` }));
  await tabAndPress(page, page.getByRole('dialog').getByRole('button', { name: 'Move the manuscript' }));
  await expect(main(page).getByRole('heading', { name: 'With the editor', exact: true })).toBeVisible();
  await expect(main(page).getByText(journalTitle).first()).toBeVisible();
  await expect(page.locator('h1')).toBeFocused();
  // The letter is folded once nothing is to do about it.
  await main(page)
    .getByText(/^Another journal suggested, \d/)
    .click();
  await expect(main(page).getByText(/^Reviewer 2, \d/)).toBeVisible();
});

test('an act that comes too late says what stands, and the page shows it', async ({ browser, request }) => {
  const { id, author } = await aManuscriptInReview(request, 'Two windows and one manuscript');
  const page = await pageOf(browser, author);
  await page.goto(addressOf(id));
  await main(page).getByRole('button', { name: 'Withdraw the manuscript' }).click();
  const { headers } = author;
  const taken = await request.post(`/api/review/manuscripts/${id}/withdraw`, { headers, data: { version: 1 } });
  expect(taken.status()).toBe(200);
  // A repeated request takes effect once: the page shows the current state.
  await page.getByRole('dialog').getByRole('button', { name: 'Withdraw the manuscript' }).click();
  await expect(main(page).getByRole('heading', { name: 'Manuscript withdrawn' })).toBeVisible();
});

test('what was returned is changed and submitted again from its page', async ({ browser, request }) => {
  const author = await anAuthor(request);
  const id = await aTellingManuscript(request, author, 'Salt on the leaves');
  await actOn(request, id, 'return', { letter: 'Please take your names out of the file.' });
  const page = await pageOf(browser, author);
  await page.goto(addressOf(id));
  await expect(main(page).getByText('Please take your names out of the file.')).toBeVisible();
  await main(page).getByRole('link', { name: 'Edit and resubmit' }).click();
  await page.locator('[data-path="files.1"]').setInputFiles(paperFile('anonymous.pdf'));
  await expect(page.getByText('Manuscript File: anonymous.pdf is uploaded.')).toBeAttached();
  await main(page)
    .getByRole('button', { name: /submit/i })
    .click();
  await page.waitForURL((url) => !url.pathname.startsWith('/editManuscript'));
  await page.goto(addressOf(id));
  await expect(main(page).getByRole('heading', { name: 'With the editor', exact: true })).toBeVisible();
});
