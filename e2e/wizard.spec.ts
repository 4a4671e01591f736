import { expect, type Page } from '@playwright/test';
import { test } from './journey.ts';
import { aPerson, logIn, signIn, type NewPerson } from './people.ts';
import {
  anAuthorOf,
  beginSubmission,
  button,
  callsOf,
  field,
  heading,
  isSaved,
  stepButton,
  wizardOf,
} from './wizard.ts';

let author: NewPerson;
test.beforeAll(async ({ playwright, baseURL }) => {
  author = await aPerson(await playwright.request.newContext({ baseURL: baseURL ?? '' }), 'Wizard');
});

const title = (page: Page) => field(page, 'Title');

test('a reload in the middle loses nothing, and the browser’s Back stays in the wizard', async ({ page }) => {
  await beginSubmission(page, author);
  await title(page).fill('On dunes');
  await button(page, 'Next').click();
  await expect(heading(page, 'Author Information')).toBeFocused();
  await field(page, 'Given name').fill('Amal');
  await page.reload();
  await expect(field(page, 'Given name')).toHaveValue('Amal');
  await page.goBack();
  await expect(page).toHaveURL(/step=0$/);
  await expect(heading(page, 'Manuscript Details')).toBeVisible();
  await expect(title(page)).toHaveValue('On dunes');
  await page.goForward();
  await expect(heading(page, 'Author Information')).toBeFocused();
});

test('Escape at the first question leads back to the list and leaves no draft', async ({ page }) => {
  await signIn(page, author.email, author.password);
  await page.goto(wizardOf(author, 'new'));
  await expect(page.getByRole('heading', { name: 'Submit this manuscript as a special issue?' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { name: 'My Manuscripts' })).toBeVisible();
  expect(
    await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('colophon:draft:'))),
  ).toEqual([]);
});

test('a second device goes on with a draft, and the first one takes over what it did', async ({ page, browser }) => {
  const awsId = await beginSubmission(page, author);
  await title(page).fill('On dunes');
  await isSaved(page);
  const other = await (await browser.newContext()).newPage();
  await signIn(other, author.email, author.password);
  await other.goto(`/dashboard/${author.id}?tab=1`);
  await expect(title(other)).toHaveValue('On dunes');
  await expect(other).toHaveURL(new RegExp(`draft=${awsId}`));
  await title(other).fill('On dunes and wind');
  await isSaved(other);
  await page.evaluate(() => dispatchEvent(new Event('focus')));
  await expect(title(page)).toHaveValue('On dunes and wind');
  await expect(page.getByText('This draft was also changed on another device')).toBeHidden();
});

test('what is typed without a line is kept, said to be so, and saved when the line is back', async ({ page }) => {
  const awsId = await beginSubmission(page, author);
  const { read } = await callsOf(page, author);
  await isSaved(page);
  await page.context().setOffline(true);
  await title(page).fill('Typed without a line');
  await expect(page.getByText('Saved in this browser only. Waiting for the connection.').first()).toBeVisible();
  await page.context().setOffline(false);
  await isSaved(page);
  expect((await read(awsId)).content.articleTitle).toBe('Typed without a line');
});

for (const [choice, kept] of [
  ['Use the other version', 'From afar'],
  ['Keep mine', 'From here'],
] as const) {
  test(`a draft that two devices changed: ${choice}`, async ({ page }) => {
    const awsId = await beginSubmission(page, author);
    const { read, change } = await callsOf(page, author);
    await isSaved(page);
    await change(awsId, { articleTitle: 'From afar' });
    await title(page).fill('From here');
    const question = page.getByText(/This draft was also changed on another device at \d\d:\d\d\. Different: title\./);
    await expect(question).toBeVisible();
    expect((await read(awsId)).content.articleTitle).toBe('From afar');
    await expect(title(page)).toHaveValue('From here');
    await page.reload();
    await expect(question).toBeVisible();
    await expect(title(page)).toHaveValue('From here');
    await button(page, choice).click();
    await expect(title(page)).toHaveValue(kept);
    await isSaved(page);
    expect((await read(awsId)).content.articleTitle).toBe(kept);
  });
}

test('after a session that ended the draft is there again', async ({ page }) => {
  await beginSubmission(page, author);
  await isSaved(page);
  const session = await page.evaluate(() => localStorage.getItem('currentUser'));
  const { token } = JSON.parse(session ?? '{}') as { token: string };
  await page.request.get('/api/auth/logout', { headers: { authorization: `Bearer ${token}` } });
  await title(page).fill('Typed after the end');
  await page.waitForURL('**/login?*');
  await logIn(page, author.email, author.password);
  await expect(title(page)).toHaveValue('Typed after the end');
  await isSaved(page);
});

test('a browser without room still saves on the server', async ({ page }) => {
  await page.addInitScript(() => {
    const setItem = localStorage.setItem.bind(localStorage);
    Storage.prototype.setItem = (key: string, value: string) => {
      if (key.startsWith('colophon:draft:')) throw new DOMException('Full', 'QuotaExceededError');
      setItem(key, value);
    };
  });
  const awsId = await beginSubmission(page, author);
  await title(page).fill('No room here');
  await isSaved(page);
  await page.reload();
  await expect(title(page)).toHaveValue('No room here');
  expect(new URL(page.url()).searchParams.get('draft')).toBe(awsId);
});

test('several drafts: another is begun beside the first, and discarded', async ({ page }) => {
  const first = await beginSubmission(page, author);
  await title(page).fill('The first of two');
  await isSaved(page);
  await page.getByRole('link', { name: 'Start another submission' }).click();
  await page.getByRole('button', { name: 'Special Issue' }).click();
  await title(page).fill('The second of two');
  await isSaved(page);
  await page.getByRole('link', { name: 'The first of two' }).click();
  await expect(title(page)).toHaveValue('The first of two');
  await expect(page).toHaveURL(new RegExp(`draft=${first}`));
  await button(page, 'Discard this draft').click();
  await page.getByRole('button', { name: 'Discard the draft' }).click();
  await expect(page.getByText('Draft discarded.').first()).toBeVisible();
  await expect(page).toHaveURL(/tab=0/);
  await page.goto(wizardOf(author, first));
  await expect(page.getByRole('heading', { name: 'This draft no longer exists' })).toBeVisible();
});

test('decision 18: the planned volume and issue follow the kind of issue and the journal', async ({ page }) => {
  await beginSubmission(page, author);
  await page.getByRole('combobox', { name: 'Journal' }).selectOption({ index: 1 });
  const regular = page.getByText(/^Planned for volume \d+, issue [1-4] \(regular\)$/);
  await expect(regular).toBeVisible();
  const words = await regular.textContent();
  await button(page, 'Change the issue type').click();
  await page.getByRole('button', { name: 'Special Issue' }).click();
  await expect(page.getByText(/^Planned for volume \d+, issue [1-4] \(special\)$/)).toBeVisible();
  await expect(page.getByText(words ?? '')).toBeHidden();
  await stepButton(page, 'Review & Submit').click();
  await expect(page.getByText(/^Planned for volume \d+, issue [1-4] \(special\)$/)).toBeVisible();
});

test('the review lists each problem, and each leads to its field', async ({ page }) => {
  await signIn(page, author.email, author.password);
  const { keep } = await callsOf(page, author);
  const untitled = { ...anAuthorOf('Bo', 'Li'), authorTitle: '' };
  const awsId = await keep({ authors: [anAuthorOf('Amal', 'Haddad'), untitled] });
  const problems: readonly (readonly [RegExp, number, () => ReturnType<typeof field>])[] = [
    [/Choose a journal/, 0, () => page.getByRole('combobox', { name: 'Journal' })],
    [/Title is required/, 0, () => title(page)],
    [/Abstract is required/, 0, () => field(page, 'Abstract')],
    [/Author 2, .*Missing: title/, 1, () => page.getByRole('combobox', { name: 'Title' })],
    [/Please upload the Manuscript file/, 2, () => page.getByLabel('Choose the file of Manuscript File')],
  ];
  for (const [name, step, target] of problems) {
    await page.goto(wizardOf(author, awsId, 3));
    await page.getByRole('alert').getByRole('button', { name }).click();
    await expect(target()).toBeFocused();
    await expect(page).toHaveURL(new RegExp(`step=${step}$`));
  }
});
