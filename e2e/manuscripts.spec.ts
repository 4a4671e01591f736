import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { colourOf } from './colour-of.ts';
import { test } from './journey.ts';
import {
  accept,
  anAuthor,
  aSubmission,
  paperFile,
  reject,
  revise,
  theAdministrator,
  pageOf,
  type Caller,
} from './submissions.ts';

test.describe.configure({ mode: 'parallel' });

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const sending = (page: Page) => page.getByRole('button', { name: 'Submit Manuscript For Verification' });

const editorOf = (author: Caller, articleId: string) => `/editManuscript/${author.id}/${articleId}`;
const listOf = (author: Caller) => `/dashboard/${author.id}?tab=0`;

test('an author reads a rejection, mends the manuscript and submits it again', async ({ browser, request }) => {
  const author = await anAuthor(request);
  const title = `Dunes that mend ${randomUUID()}`;
  const manuscript = await aSubmission(request, author, { title, hasCoverLetter: true });
  await reject(request, await theAdministrator(request), manuscript, 'Please describe the sites.\n\nAnd add the data.');
  const page = await pageOf(browser, author);
  await page.goto(listOf(author));
  await test.step('the list says whose turn it is, and why', async () => {
    await expect(page.getByRole('link', { name: '1 manuscript to change and submit again' })).toBeVisible();
    const row = page.getByRole('row', { name: title });
    await expect(row).toContainText('Change it and submit it again');
    await row.getByText('Read the reasons').click();
    await expect(row.getByText('Please describe the sites.')).toBeVisible();
    await row.getByRole('link', { name: `Edit: ${title}` }).click();
  });
  await test.step('the reasons stand beside the form; what is missing is said', async () => {
    await page.waitForURL(`**${editorOf(author, manuscript.id)}`);
    await expect(page.getByRole('complementary', { name: 'Status' })).toContainText('And add the data.');
    await field(page, 'Title').fill('');
    await sending(page).click();
    await expect(page.getByRole('alert').filter({ hasText: 'Not sent yet:' })).toContainText('Title is required.');
    await field(page, 'Title').fill(`${title}, mended`);
  });
  await test.step('the supplement is added and the letter taken out; the manuscript file stays', async () => {
    await page.getByLabel('Choose the file of Supplementary File').setInputFiles(paperFile('data.pdf'));
    await expect(page.getByRole('link', { name: /data\.pdf/ })).toBeVisible();
    await page.getByRole('button', { name: 'Remove the file of Cover Letter' }).click();
    await expect(page.getByText('“letter.pdf” will be removed.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Remove the file of Manuscript File' })).toBeHidden();
    await sending(page).click();
    await page.waitForURL(`**${listOf(author)}`);
  });
  await test.step('it waits again, and the first version is still there', async () => {
    const row = page.getByRole('row', { name: `${title}, mended` });
    const [red = 0, green = 0, blue = 0] = await colourOf(row.getByText('Submitted', { exact: true }));
    expect(blue).toBeGreaterThan(Math.max(red, green));
    await expect(page.getByText('You’re all caught up.')).toBeVisible();
    await row.getByRole('button', { name: /^More for/ }).click();
    await page.getByRole('menuitem', { name: 'All 2 versions' }).click();
    const dialog = page.getByRole('dialog', { name: 'Submitted versions' });
    await expect(dialog).toContainText(
      'Since version 1: title changed, cover letter removed, supplementary file added',
    );
    await expect(dialog).toContainText('Please describe the sites.');
    await page.keyboard.press('Escape');
    await expect(row.getByRole('button', { name: /^More for/ })).toBeFocused();
  });
});

test('decision 24: with no file chosen the files are kept, and it says so', async ({ browser, request }) => {
  const author = await anAuthor(request);
  const manuscript = await aSubmission(request, author, { title: `Files that stay ${randomUUID()}` });
  const page = await pageOf(browser, author);
  await page.goto(editorOf(author, manuscript.id));
  await expect(page.getByText('Files stay as they are unless you choose new ones.')).toBeVisible();
  await field(page, 'Abstract').fill('It has other words.');
  await sending(page).click();
  await page.waitForURL(`**${listOf(author)}`);
  await expect(page.getByText(/^The manuscript is submitted for verification with its previous files/)).toBeVisible();
  const now = await request.get(`/api/journalArticle/singleArticle/${manuscript.id}`, { headers: author.headers });
  const { articleAbstract, files } = (await now.json()) as typeof manuscript;
  expect([articleAbstract, files.map(({ url }) => url)]).toEqual([
    'It has other words.',
    manuscript.files.map(({ url }) => url),
  ]);
});

test('decision 35: a change that started from an older version loses nothing, and says what is new', async ({
  browser,
  request,
}) => {
  const author = await anAuthor(request);
  const manuscript = await aSubmission(request, author, { title: `Two windows ${randomUUID()}` });
  const page = await pageOf(browser, author);
  await page.goto(editorOf(author, manuscript.id));
  await field(page, 'Title').fill('The title of this window');
  await revise(request, author, manuscript, {
    articleTitle: 'The title of the other window',
    articleAbstract: 'The abstract of the other window.',
    version: 1,
  });
  await sending(page).click();
  await expect(page.getByText('This manuscript was also changed elsewhere.')).toBeVisible();
  await expect(field(page, 'Title')).toHaveValue('The title of this window');
  await expect(field(page, 'Abstract')).toHaveValue('The abstract of the other window.');
  await expect(page.getByText('Updated: Abstract')).toBeVisible();
  await expect(page.getByText('The title of the other window')).toBeVisible();
  await page.getByRole('button', { name: 'Use the other version: Title' }).click();
  await expect(field(page, 'Title')).toHaveValue('The title of the other window');
  await field(page, 'Title').fill('The title of both');
  await sending(page).click();
  await page.waitForURL(`**${listOf(author)}`);
  await expect(page.getByRole('row', { name: 'The title of both' })).toBeVisible();
});

test('what was typed survives a reload, and is asked about before it is left', async ({ browser, request }) => {
  const author = await anAuthor(request);
  const manuscript = await aSubmission(request, author, { title: `Kept words ${randomUUID()}` });
  const page = await pageOf(browser, author);
  await page.goto(editorOf(author, manuscript.id));
  await field(page, 'Title').fill('Typed and not sent');
  page.on('dialog', (question) => void question.accept());
  await page.reload();
  await expect(page.getByText('Your unsent changes are restored.')).toBeVisible();
  await expect(field(page, 'Title')).toHaveValue('Typed and not sent');
  await page.getByRole('link', { name: 'Back to My Manuscripts' }).click();
  await expect(page.getByRole('dialog', { name: 'Leave without saving?' })).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(field(page, 'Title')).toHaveValue('Typed and not sent');
  await page.getByRole('button', { name: 'Undo changes' }).click();
  await expect(field(page, 'Title')).toHaveValue(manuscript.articleTitle);
  await page.getByRole('link', { name: 'Back to My Manuscripts' }).click();
  await page.waitForURL(`**${listOf(author)}`);
});

test('the editor of another’s manuscript, of none and of a published one says so and leads back', async ({
  browser,
  request,
}) => {
  const [author, other] = [await anAuthor(request), await anAuthor(request)];
  const own = await aSubmission(request, author, { title: `Read by all ${randomUUID()}` });
  const foreign = await aSubmission(request, other, { title: `Not for you ${randomUUID()}` });
  await accept(request, await theAdministrator(request), own);
  const page = await pageOf(browser, author);
  const places = [editorOf(author, foreign.id), editorOf(other, foreign.id), editorOf(author, randomUUID())];
  for (const address of places) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1, name: 'Manuscript not found' })).toBeVisible();
    await expect(page.getByText(foreign.articleTitle)).toBeHidden();
  }
  await page.goto(editorOf(author, own.id));
  await expect(page.getByRole('heading', { level: 1, name: 'This manuscript cannot be edited now' })).toBeVisible();
  await expect(page.getByText('Published articles cannot be edited.')).toBeVisible();
  await page.getByRole('link', { name: 'Back to My Manuscripts' }).click();
  await page.waitForURL(`**${listOf(author)}`);
});

test('my manuscripts are searched and filtered in the address, part by part', async ({ browser, request }) => {
  const author = await anAuthor(request);
  const page = await pageOf(browser, author);
  await page.goto(listOf(author));
  await expect(page.getByRole('heading', { name: 'No manuscripts found' })).toBeVisible();
  await expect(page.getByText('Submit a new manuscript to get started')).toBeVisible();
  for (let count = 1; count <= 27; count += 1)
    await aSubmission(request, author, { title: `Grain number${count}`, special: true });
  await page.reload();
  const rows = page.getByRole('table').getByRole('row');
  await expect(rows).toHaveCount(26);
  await page.getByRole('button', { name: 'Show more' }).click();
  await expect(rows).toHaveCount(28);
  await expect(page.getByRole('button', { name: 'Show more' })).toBeHidden();
  await page.getByRole('searchbox', { name: 'Search my manuscripts' }).fill('number27');
  await expect(rows).toHaveCount(2);
  expect(new URL(page.url()).searchParams.get('q')).toBe('number27');
  await page.getByRole('combobox', { name: 'Status' }).selectOption('Rejected');
  await expect(page.getByText('No matches')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('combobox', { name: 'Status' })).toHaveValue('Rejected');
  await page.getByRole('button', { name: 'Clear search' }).click();
  await expect(page.getByRole('searchbox')).toBeFocused();
  await expect(rows).toHaveCount(26);
});

test('drafts wait on top: one is gone on with, one is given up', async ({ browser, request }) => {
  const author = await anAuthor(request);
  const blank = { authorTitle: '', authorGivenName: '', authorLastName: '', authorEmail: '', authorAffiliation: '' };
  const saveDraft = async (articleTitle: string) => {
    const awsId = randomUUID();
    const content = {
      specialReview: false,
      step: 1,
      leftSteps: [0],
      journalId: '',
      articleTitle,
      articleAbstract: '',
      articleKeywords: [],
      keywordInProgress: '',
      authors: [],
      authorInProgress: blank,
      authorEdited: null,
      files: [null, null, null],
    };
    const data = { version: 0, content };
    const saved = await request.put(`/api/drafts/${awsId}`, { headers: author.headers, data });
    expect(saved.status()).toBe(200);
    return awsId;
  };
  const awsId = await saveDraft('A draft to finish');
  await saveDraft('A draft to drop');
  const page = await pageOf(browser, author);
  await page.goto(listOf(author));
  await expect(page.getByRole('link', { name: '2 drafts to finish' })).toBeVisible();
  const drafts = page.getByRole('region', { name: 'Drafts to finish' });
  await expect(drafts).toContainText('Step 2 of 4, Author Information');
  const discard = drafts.getByRole('button', { name: 'Discard: A draft to drop' });
  await discard.click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(discard).toBeFocused();
  await discard.click();
  await page.getByRole('button', { name: 'Discard the draft' }).click();
  await expect(drafts.getByText('A draft to drop')).toBeHidden();
  await expect(page.getByRole('link', { name: '1 draft to finish' })).toBeVisible();
  await drafts.getByRole('link', { name: 'Continue: A draft to finish' }).click();
  await page.waitForURL(`**?tab=1&draft=${awsId}*`);
});

test('an author who wants to delete a manuscript is led to the support team', async ({ browser, request }) => {
  const author = await anAuthor(request);
  const { articleTitle } = await aSubmission(request, author, { title: `Not to be deleted ${randomUUID()}` });
  const page = await pageOf(browser, author);
  await page.goto(listOf(author));
  await page
    .getByRole('row', { name: articleTitle })
    .getByRole('button', { name: /^More for/ })
    .press('Enter');
  await page.getByRole('menuitem', { name: 'Delete' }).press('Enter');
  await expect(
    page.getByText(
      'Deleting this manuscript can only be done by the support team. Contact support team for further assistance.',
    ),
  ).toBeVisible();
  await page.getByRole('link', { name: 'Contact Support' }).click();
  await page.waitForURL('**/contact/new');
});
