import { axeOn } from './axe.ts';
import { expect, type Page } from '@playwright/test';
import { makePng } from '../src/test/documents/make-picture.ts';
import { test } from './journey.ts';
import { logIn } from './people.ts';
import { anAdministrator } from './submissions.ts';

const abbreviation = `T${process.pid % 1e5}${Date.now() % 1e6}`;
const title = `Journal of Tests ${abbreviation}`;

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const said = (page: Page, words: string) => page.getByText(words, { exact: true });
const sound = async (page: Page) => expect((await axeOn(page).analyze()).violations).toEqual([]);

const fromWord = `<html><body><h1>Scope</h1>
  <p class=MsoListParagraphCxSpFirst style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·<span>&nbsp;</span></span>dunes</p>
  <p class=MsoListParagraphCxSpLast style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·<span>&nbsp;</span></span>winds</p>
  <p><b onclick="document.title='run'">Bold</b> <a href="javascript:alert(1)">bad</a><img src=x onerror="document.title='run'"></p></body></html>`;

/** Pastes as a browser does, with what another program has put on the clipboard. */
const paste = (page: Page, name: string, html: string) =>
  field(page, name).evaluate((element, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', pasted);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, html);

/** Writes the description: what is typed, formatted by the keyboard alone, a link, and what Word left on the clipboard. */
async function describe(page: Page): Promise<void> {
  const text = field(page, 'Description');
  await text.focus();
  await page.keyboard.type('Sand');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Heading', exact: true })).toBeFocused();
  for (const _ of ['to Smaller heading', 'to Bold']) await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(text).toBeFocused();
  await page.getByRole('button', { name: 'Link', exact: true }).click();
  await field(page, 'Link address').fill('javascript:alert(1)');
  await page.keyboard.press('Enter');
  await expect(said(page, 'Enter a web address, such as https://example.org, or an email address.')).toBeVisible();
  await field(page, 'Link address').fill('example.org/sand');
  await page.keyboard.press('Enter');
  await expect(text.locator('a strong, strong a')).toHaveText('Sand');
  // The editor takes the focus back a frame later; a key pressed before would go to the Link button.
  await expect(text).toBeFocused();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.press('Enter');
  await paste(page, 'Description', fromWord);
  await expect(text.locator('li')).toHaveText(['dunes', 'winds']);
  await page.keyboard.press('Tab');
  await expect(text).not.toBeFocused();
}

async function fillIn(page: Page): Promise<void> {
  await field(page, 'Title').fill(title);
  await field(page, 'Abbreviation').fill('publications');
  await expect(said(page, 'The site uses this word itself. Choose another one.')).toBeVisible();
  await field(page, 'Abbreviation').fill(abbreviation);
  await expect(said(page, `“${abbreviation}” is available.`)).toBeVisible();
  await page.getByLabel('Subject').selectOption('Physical Sciences');
  await expect(page.getByLabel('Who decides').getByRole('option').first()).toHaveText('Double-anonymous peer review');
  await field(page, 'ISSN').fill('0378-5954');
  await field(page, 'DOI').fill(`https://doi.org/10.5555/${abbreviation}`);
  await expect(page.getByText(/^This is not a valid ISSN/)).toBeVisible();
  await field(page, 'ISSN').fill('');
  await field(page, 'Start year').fill('2024');
  await page.getByLabel('Start month').selectOption('4');
  await field(page, 'Handling fee in AED').fill('150.00');
  await page
    .getByLabel('Cover', { exact: true })
    .setInputFiles({ name: 'cover.png', mimeType: 'image/png', buffer: Buffer.from(makePng(60, 80)) });
  await expect(page.getByRole('button', { name: 'Remove cover' })).toBeVisible();
}

test('tab 4: an administrator creates a journal, changes its name, archives it and brings it back', async ({
  page,
}) => {
  const administrator = await anAdministrator(page.request, 'Founder');
  await logIn(page, administrator.email, administrator.password);
  await page.goto(`/dashboard/${administrator.id}?tab=4`);
  await expect(page.getByRole('heading', { level: 2, name: 'Create new journal' })).toBeVisible();
  await expect(page.getByRole('table', { name: 'Publications' })).toContainText('EIJER');
  await sound(page);
  await page.getByRole('link', { name: 'New journal', exact: true }).click();
  await expect(page.getByRole('heading', { level: 3, name: 'New journal' })).toBeFocused();

  await page.getByRole('button', { name: 'Create journal' }).click();
  await expect(field(page, 'Title')).toBeFocused();
  await expect(said(page, 'The title is required.')).toBeVisible();
  await fillIn(page);
  await describe(page);
  await page.reload();
  await expect(page.getByText('Your unsaved changes were restored.')).toBeVisible();
  await expect(field(page, 'Title')).toHaveValue(title);
  await expect(field(page, 'Description').locator('li')).toHaveText(['dunes', 'winds']);
  await sound(page);

  await page.route('**/api/journal/create', (call) => call.abort(), { times: 1 });
  await page.getByRole('button', { name: 'Create journal' }).click();
  await expect(page.getByRole('alert')).toContainText('Error creating journal. Please try again.');
  await page.getByRole('button', { name: 'Create journal' }).click();
  await page.waitForURL('**/journal/publications');
  await expect(page.getByText('Journal created successfully!').first()).toBeVisible();
  await page
    .getByRole('link', { name: new RegExp(title) })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: new RegExp(title) })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: /^dunes$/ })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Sand' })).toHaveAttribute('href', 'https://example.org/sand');
  await expect(page.getByText('Bold bad')).toBeVisible();
  expect(await page.title()).not.toBe('run');

  await page.goto(`/dashboard/${administrator.id}?tab=4`);
  await page.getByRole('link', { name: `Edit ${title}` }).click();
  await field(page, 'Abbreviation').fill(`${abbreviation}-2`);
  await expect(page.getByText(`Links with ${abbreviation} keep working`)).toBeVisible();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText(`${title} is saved.`).first()).toBeVisible();
  const row = page.getByRole('row').filter({ hasText: title });
  await expect(row).toContainText(`${abbreviation}-2`);

  await row.getByRole('button', { name: `More for ${title}` }).click();
  await page.getByRole('menuitem', { name: 'Archive' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Archive' }).click();
  await expect(row).toContainText('Archived on');
  // What it was read and did before stays to be looked at.
  for (const tab of [17, 19]) {
    await page.goto(`/dashboard/${administrator.id}?tab=${tab}`);
    const journal = page.getByLabel('Journal', { exact: true }).first();
    await expect(journal.locator('optgroup[label=Archived] option', { hasText: title })).toBeAttached();
    await journal.selectOption({ label: title });
    await expect(journal.locator('option:checked')).toHaveText(title);
  }
  await page.goto(`/journal/${abbreviation}`);
  await expect(page).toHaveURL(new RegExp(`/journal/${abbreviation}-2$`));
  await expect(page.getByText('This journal takes no more submissions.')).toBeVisible();
  await sound(page);
  await page.goto(`/dashboard/${administrator.id}?tab=4`);
  await row.getByRole('button', { name: `More for ${title}` }).click();
  await page.getByRole('menuitem', { name: 'Restore' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Restore' }).click();
  await expect(row).toContainText('Open');
});

test('decision 35: what somebody else has saved meanwhile is said at its field; nothing typed is lost', async ({
  page,
}) => {
  const administrator = await anAdministrator(page.request, 'Editor');
  const { headers } = administrator;
  const body = {
    journalTitle: 'Journal of Two Hands',
    journalAbbreviation: `H${abbreviation}`,
    journalLanguage: 'English',
    journalStartYear: 2025,
    journalStartMonth: 1,
  };
  const made = await page.request.post('/api/journal/create', { headers, data: body });
  const { journal } = (await made.json()) as { journal: { id: string; version: number } };
  await logIn(page, administrator.email, administrator.password);
  await page.goto(`/dashboard/${administrator.id}?tab=4&journal=${journal.id}`);
  await field(page, 'Language').fill('Arabic and English');
  const data = { ...body, journalTitle: 'Journal of the Other Hand', version: journal.version };
  expect((await page.request.put(`/api/administration/journals/${journal.id}`, { headers, data })).status()).toBe(200);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('Someone else has changed this journal.');
  await expect(said(page, 'It is “Journal of the Other Hand” now.')).toBeVisible();
  await expect(field(page, 'Language')).toHaveValue('Arabic and English');
  await field(page, 'Title').fill('Journal of the Other Hand');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Journal of the Other Hand is saved.').first()).toBeVisible();
});
