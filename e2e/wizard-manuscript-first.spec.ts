import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { makeDoc } from '../src/test/documents/make-doc.ts';
import { test } from './journey.ts';
import { manuscript, manuscriptDocx, manuscriptPdf } from './made-up-manuscript.ts';
import { aPaper } from './paper.ts';
import { aPerson, signIn, type NewPerson } from './people.ts';
import { settingsInTurn, turnName, turnsFrom } from './settings.ts';
import { isSoundNow } from './sound-screen.ts';
import { choose, drop, expectStored, fileField, goToDetails, goToFiles, longPdf, slowLine } from './wizard-files.ts';
import { beginSubmission, isSaved } from './wizard.ts';

const megabyte = 1024 * 1024;

// Lines are made slow here, and machines are shared.

const box = (page: Page) => page.getByRole('region', { name: 'Start with the manuscript' });
const start = (page: Page) => page.getByLabel('Choose the manuscript to start with');
const title = (page: Page) => page.getByRole('textbox', { name: 'Title', exact: true }).first();
const abstract = (page: Page) => page.getByRole('textbox', { name: 'Abstract', exact: true });

/** What reads files is heavy; it comes with the first file, not with the dashboard. */
const readersLoaded = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) =>
        /pdf\.worker|pdfjs|react-pdf|pdf-options|mammoth|word[.-]worker|open-pdf|read-details/.test(name),
      ),
  );

let person: NewPerson;

// Registrations are counted; each test begins a submission of its own.
test.beforeAll(async ({ request }) => {
  person = await aPerson(request);
});

test.beforeEach(async ({ page }) => {
  await beginSubmission(page, person);
});

test(
  'what a PDF says of itself is offered one by one, and the file is uploaded',
  { tag: '@core' },
  async ({ page }) => {
    await expect(start(page)).toBeAttached();
    expect(await readersLoaded(page)).toEqual([]);
    await drop(box(page), 'dunes.pdf', manuscriptPdf());
    await expect(box(page).getByRole('heading', { name: 'Found in dunes.pdf' })).toBeFocused();
    expect(await readersLoaded(page)).not.toEqual([]);
    await expect(title(page)).toHaveValue('');
    await box(page).getByRole('button', { name: 'Use: Title' }).click();
    await expect(title(page)).toHaveValue(manuscript.title);
    await expect(box(page).getByRole('button', { name: 'Use: Abstract' })).toBeFocused();
    await box(page).getByRole('button', { name: 'Skip: Abstract' }).click();
    await expect(abstract(page)).toHaveValue('');
    await box(page).getByRole('button', { name: 'Undo Abstract' }).click();
    await box(page).getByRole('button', { name: 'Use: Abstract' }).click();
    await expect(abstract(page)).toHaveValue(manuscript.abstract);
    await box(page).getByRole('button', { name: 'Use: Keywords' }).click();
    for (const word of manuscript.keywords)
      await expect(page.getByRole('button', { name: `Remove ${word}` })).toBeVisible();
    await box(page).getByRole('button', { name: 'Use: Authors' }).click();
    await expect(box(page).getByRole('heading', { name: 'Done with dunes.pdf' })).toBeFocused();
    await expect(box(page).getByText('Manuscript File: dunes.pdf, uploaded')).toBeVisible();
    await page
      .getByRole('button', { name: /Author Information/ })
      .first()
      .click();
    for (const surname of manuscript.surnames) await expect(page.getByText(new RegExp(surname)).first()).toBeVisible();
    await goToFiles(page);
    await expectStored(page, 'dunes.pdf', manuscriptPdf());
  },
);

test('what was typed gives way to nothing without a yes, and comes back', async ({ page }) => {
  await title(page).fill('My own title');
  await choose(start(page), 'dunes.docx', manuscriptDocx());
  await expect(box(page).getByRole('heading', { name: 'Found in dunes.docx' })).toBeVisible();
  await expect(box(page).getByText('My own title', { exact: true })).toBeVisible();
  await box(page).getByRole('button', { name: 'Fill all empty fields' }).click();
  await expect(abstract(page)).toHaveValue(manuscript.abstract);
  await expect(title(page)).toHaveValue('My own title');
  await box(page).getByRole('button', { name: 'Use instead: Title' }).click();
  await expect(title(page)).toHaveValue(manuscript.title);
  await box(page).getByRole('button', { name: 'Undo Title' }).click();
  await expect(title(page)).toHaveValue('My own title');
});

test('a real paper fills the fields with the keyboard alone', async ({ page }) => {
  const paper = aPaper();
  test.skip(typeof paper !== 'string', 'THE CORPUS IS NOT BESIDE THE REPOSITORY: no real paper was read.');
  await start(page).focus();
  await choose(start(page), 'article.pdf', typeof paper === 'string' ? readFileSync(paper) : paper.buffer);
  await expect(box(page).getByRole('heading', { name: 'Found in article.pdf' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Use all' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(title(page)).toHaveValue(/^Ecological Forecasting and Dynamics: A graduate course/);
  await expect(abstract(page)).toHaveValue(/^‘Ecological Forecasting and Dynamics’ is a semester-long course/);
  await expect(box(page).getByRole('heading', { name: 'Done with article.pdf' })).toBeFocused();
});

test('what cannot be read is said in one line, and the fields stay as they were', async ({ page }) => {
  await title(page).fill('My own title');
  await choose(start(page), 'dunes.doc', Buffer.from(makeDoc()));
  await expect(box(page).getByText(/Save it as \.docx or \.?(pdf|PDF)/)).toBeVisible();
  await choose(start(page), 'dunes.pdf', Buffer.from(`%PDF-1.4\n${'nothing '.repeat(200)}`));
  await expect(box(page).getByText('“dunes.pdf” could not be read. Fill in the fields yourself.')).toBeVisible();
  await choose(start(page), 'dunes.docx', Buffer.from('PK\u0003\u0004 and nothing'));
  await expect(box(page).getByText('“dunes.docx” could not be read. Fill in the fields yourself.')).toBeVisible();
  await choose(start(page), 'dunes.txt', Buffer.from('plain'));
  await expect(box(page).getByText(/is not accepted/)).toBeVisible();
  await expect(title(page)).toHaveValue('My own title');
});

test('reading is stopped, and typing goes on meanwhile', async ({ page }) => {
  await page.route(/pdf\.worker/, () => {});
  await choose(start(page), 'dunes.pdf', manuscriptPdf());
  await expect(box(page).getByText('Reading dunes.pdf')).toBeVisible();
  await title(page).fill('My own title');
  await box(page).getByRole('button', { name: 'Stop reading' }).click();
  await expect(start(page)).toBeFocused();
  await expect(title(page)).toHaveValue('My own title');
});

test('offers outlive a look at another step', async ({ page }) => {
  await choose(start(page), 'dunes.docx', manuscriptDocx());
  await expect(box(page).getByRole('button', { name: 'Use: Title' })).toBeVisible();
  await goToFiles(page);
  await goToDetails(page);
  await box(page).getByRole('button', { name: 'Use: Title' }).click();
  await expect(title(page)).toHaveValue(manuscript.title);
});

test('offers stay with the draft, on this device and another, until they are answered or put away', async ({
  page,
  browser,
}) => {
  await choose(start(page), 'dunes.pdf', manuscriptPdf());
  await expect(box(page).getByRole('heading', { name: 'Found in dunes.pdf' })).toBeFocused();
  await expect(box(page).getByText('Manuscript File: dunes.pdf, uploaded')).toBeVisible();
  await page.reload();
  await expect(box(page).getByRole('button', { name: 'Use: Title' })).toBeVisible();
  await expect(box(page).getByRole('heading', { name: 'Found in dunes.pdf' })).not.toBeFocused();
  await box(page).getByRole('button', { name: 'Use: Title' }).click();
  await box(page).getByRole('button', { name: 'Skip: Keywords' }).click();
  await expect(box(page).getByText('Manuscript File: dunes.pdf, uploaded')).toBeVisible();
  await isSaved(page);

  const other = await (await browser.newContext()).newPage();
  await signIn(other, person.email, person.password);
  await other.goto(page.url());
  await expect(title(other)).toHaveValue(manuscript.title);
  await expect(box(other).getByText('Keywords: skipped')).toBeVisible();
  await box(other).getByRole('button', { name: 'Dismiss' }).click();
  await expect(start(other)).toBeFocused();
  await isSaved(other);
  await other.reload();
  await expect(start(other)).toBeAttached();
  await expect(box(other).getByRole('button', { name: 'Use: Abstract' })).toHaveCount(0);

  await box(other).getByRole('button', { name: 'Suggest details from it' }).click();
  await expect(box(other).getByRole('heading', { name: 'Found in dunes.pdf' })).toBeFocused();
  await expect(box(other).getByRole('button', { name: 'Use: Abstract' })).toBeVisible();
});

for (const turn of turnsFrom(0))
  test(`offers are sound ${turnName(turn)}`, async ({ page }) => {
    const next = settingsInTurn(turn);
    await next(page);
    await title(page).fill('My own title');
    await choose(start(page), 'dunes.pdf', manuscriptPdf());
    await expect(box(page).getByRole('button', { name: 'Use instead: Title' })).toBeVisible();
    await isSoundNow(page, 'what the manuscript offers');
    await next(page);
    await goToFiles(page);
    await slowLine(page, megabyte / 4);
    await choose(fileField(page, 'Cover Letter'), 'letter.pdf', longPdf(1));
    await choose(fileField(page, 'Supplementary File'), 'data.odt', Buffer.from('none'));
    await page.getByRole('button', { name: 'Pause the upload of Cover Letter' }).click();
    await isSoundNow(page, 'files on their way');
  });
