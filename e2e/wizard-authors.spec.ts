import { expect, type Page } from '@playwright/test';
import { test } from './journey.ts';
import { nextFrames } from './next-frames.ts';
import { aPerson, signIn, type NewPerson } from './people.ts';
import {
  anAuthorOf,
  authorRow,
  beginSubmission,
  button,
  callsOf,
  field,
  heading,
  isSaved,
  wizardOf,
} from './wizard.ts';

let author: NewPerson;
test.beforeAll(async ({ playwright, baseURL }) => {
  author = await aPerson(await playwright.request.newContext({ baseURL: baseURL ?? '' }), 'Writer');
});

const pasted = [
  'Dr Amal Haddad¹, Bo Li¹,²* and Carl Berg²',
  '¹ Department of Sand, Example University, Dubai',
  '² Institute of Wind, Oslo',
  '* Correspondence: bo.li@example.org',
].join('\n');

const namesIn = (page: Page) =>
  page.getByRole('list', { name: 'Authors in order' }).locator('strong').allTextContents();

async function openWithThree(page: Page): Promise<string> {
  await signIn(page, author.email, author.password);
  const { keep } = await callsOf(page, author);
  const authors = [anAuthorOf('Amal', 'Haddad'), anAuthorOf('Bo', 'Li'), anAuthorOf('Carl', 'Berg')];
  const awsId = await keep({ authors });
  await page.goto(wizardOf(author, awsId, 1));
  await expect(authorRow(page, 2)).toBeVisible();
  return awsId;
}

test('a pasted author list becomes rows, each with what is missing and a way to mend it', async ({ page }) => {
  const awsId = await beginSubmission(page, author);
  await page.goto(wizardOf(author, awsId, 1));
  await button(page, 'Paste an author list').click();
  const text = field(page, 'Author list');
  await expect(text).toBeFocused();
  await text.fill(pasted);
  const found = page.getByRole('list', { name: 'Authors found' }).getByRole('listitem');
  await expect(found).toHaveCount(3);
  await expect(found.nth(0)).toContainText('Missing: email');
  await expect(found.nth(1)).toContainText('Department of Sand, Example University, Dubai; Institute of Wind, Oslo');
  await expect(found.nth(1)).toContainText('Missing: title');
  await button(page, 'Add 3 authors').click();
  await expect(page.getByText('3 authors added').first()).toBeVisible();
  expect(await namesIn(page)).toEqual(['Dr. Amal Haddad', ' Bo Li', ' Carl Berg']);
  await expect(page.getByRole('radio', { name: 'Corresponding author: Bo Li' })).toBeChecked();
  await page.getByRole('button', { name: 'Edit Bo Li' }).click();
  await authorRow(page, 1).getByRole('combobox', { name: 'Title' }).selectOption('Mr.');
  await button(page, 'Save changes').click();
  await expect(page.getByRole('button', { name: 'Edit Bo Li' })).toBeFocused();
  await expect(authorRow(page, 1)).not.toContainText('Missing');
  await expect(page.getByRole('radio', { name: 'Corresponding author: Bo Li' })).toBeChecked();
});

test('authors are added, refused and found twice with the specified words', async ({ page }) => {
  const awsId = await beginSubmission(page, author);
  await page.goto(wizardOf(author, awsId, 1));
  const add = page.getByRole('button', { name: 'Add author', exact: true });
  const fill = async (email: string) => {
    await page.getByRole('combobox', { name: 'Title' }).selectOption('Prof');
    await field(page, 'Given name').fill('Dana');
    await field(page, 'Last name').fill('Stone');
    await field(page, 'Email').fill(email);
    await page.getByRole('combobox', { name: 'Affiliation' }).fill('Example University');
    await add.click();
  };
  const titles = page.getByRole('combobox', { name: 'Title' }).getByRole('option');
  await expect(titles).toHaveText(['Choose', 'Dr.', 'Mr.', 'Mrs.', 'Ms.', 'Prof']);
  await add.click();
  await expect(page.getByText('Please fill all the fields to add an author')).toBeVisible();
  await fill('no address');
  await expect(page.getByText('Author could not be added, please check the form and try again')).toBeVisible();
  await expect(field(page, 'Email')).toBeFocused();
  await fill('dana@example.org');
  await expect(
    page.getByText('Author Added, If you want to add more authors, please fill the form again').first(),
  ).toBeVisible();
  await fill('dana@example.org');
  await expect(page.getByText('This author is already listed.')).toBeVisible();
  await expect(authorRow(page, 0)).toContainText('Dana Stone');
});

test('whoever submits adds themselves from the profile in one step, once', async ({ page }) => {
  const awsId = await openWithThree(page);
  await button(page, 'Add me as an author').press('Enter');
  await expect(
    page.getByText('Author Added, If you want to add more authors, please fill the form again').first(),
  ).toBeVisible();
  await expect(page.getByRole('group', { name: 'Authors' })).toBeFocused();
  await expect(authorRow(page, 3)).toContainText(author.email);
  await expect(authorRow(page, 3)).not.toContainText('Missing');
  await expect(button(page, 'Add me as an author')).toHaveCount(0);
  await isSaved(page);
  const { read } = await callsOf(page, author);
  expect((await read(awsId)).content.authors[3]).toMatchObject({ authorLastName: 'Writer', isCorresponding: false });
  await authorRow(page, 3)
    .getByRole('button', { name: /^Remove/ })
    .click();
  await expect(button(page, 'Add me as an author')).toBeVisible();
});

test('an author who was begun is not lost when another is opened', async ({ page }) => {
  await openWithThree(page);
  await field(page, 'Given name').fill('Dana');
  await page.getByRole('button', { name: 'Edit Bo Li' }).click();
  await expect(authorRow(page, 3)).toContainText('Dana');
  await expect(authorRow(page, 3)).toContainText('Missing: title, last name, email, affiliation');
  await expect(field(page, 'Last name')).toHaveValue('Li');
});

test('the order changes by buttons and by the mouse; the corresponding author stays the same person', async ({
  page,
}) => {
  const awsId = await openWithThree(page);
  await expect(page.getByRole('radio', { name: 'Corresponding author: Amal Haddad' })).toBeChecked();
  await page.getByRole('button', { name: 'Move Amal Haddad down' }).click();
  expect(await namesIn(page)).toEqual(['Dr. Bo Li', 'Dr. Amal Haddad', 'Dr. Carl Berg']);
  await expect(page.getByRole('button', { name: 'Move Amal Haddad down' })).toBeFocused();
  await expect(page.getByRole('radio', { name: 'Corresponding author: Amal Haddad' })).toBeChecked();
  await page.getByRole('radio', { name: 'Corresponding author: Carl Berg' }).check();
  const handle = await page.getByRole('button', { name: 'Drag Carl Berg' }).boundingBox();
  const first = await authorRow(page, 0).boundingBox();
  if (!handle || !first) throw new Error('The list is not in sight');
  await page.mouse.move(handle.x + 10, handle.y + 10);
  await page.mouse.down();
  await page.mouse.move(handle.x + 10, handle.y - 20, { steps: 4 });
  await page.mouse.move(handle.x + 10, first.y + 4, { steps: 8 });
  await page.mouse.up();
  await expect.poll(() => namesIn(page)).toEqual(['Dr. Carl Berg', 'Dr. Bo Li', 'Dr. Amal Haddad']);
  await isSaved(page);
  const { read } = await callsOf(page, author);
  const { authors } = (await read(awsId)).content;
  expect(authors.map(({ authorLastName, isCorresponding }) => [authorLastName, isCorresponding])).toEqual([
    ['Berg', true],
    ['Li', false],
    ['Haddad', false],
  ]);
});

test(
  'with the keyboard alone: from the first question to the order of the authors',
  { tag: '@core' },
  async ({ page }) => {
    await signIn(page, author.email, author.password);
    await page.goto(wizardOf(author, 'new'));
    await expect(page.getByRole('heading', { name: 'Submit this manuscript as a special issue?' })).toBeVisible();
    await page.getByRole('button', { name: 'Regular Issue' }).focus();
    await page.keyboard.press('Enter');
    await expect(heading(page, 'Manuscript Details')).toBeFocused();
    await page.getByRole('combobox', { name: 'Journal' }).focus();
    await page.keyboard.press('Tab');
    await page.keyboard.type('Typed with the keyboard');
    await expect(field(page, 'Title')).toHaveValue('Typed with the keyboard');
    await button(page, 'Next').press('Enter');
    await expect(heading(page, 'Author Information')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(button(page, 'Add me as an author')).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.keyboard.insertText(pasted);
    await button(page, 'Add 3 authors').press('Enter');
    await expect(page.getByRole('group', { name: 'Authors' })).toBeFocused();
    const handle = page.getByRole('button', { name: 'Drag Amal Haddad' });
    await page.keyboard.press('Tab');
    await expect(handle).toBeFocused();
    await page.keyboard.press('Space');
    await expect(page.getByText('Amal Haddad picked up, author 1 of 3.')).toBeAttached();
    await nextFrames(page);
    await page.keyboard.press('ArrowDown');
    await expect(page.getByText('Amal Haddad moved to author 2 of 3.')).toBeAttached();
    await page.keyboard.press('Space');
    await expect.poll(() => namesIn(page)).toEqual([' Bo Li', 'Dr. Amal Haddad', ' Carl Berg']);
    await expect(handle).toBeFocused();
  },
);

test('a finger drags after a moment, and scrolls otherwise', async ({ browser }) => {
  const page = await (await browser.newContext({ hasTouch: true, viewport: { width: 360, height: 1800 } })).newPage();
  await openWithThree(page);
  const handle = page.getByRole('button', { name: 'Drag Amal Haddad' });
  await handle.scrollIntoViewIfNeeded();
  const from = await handle.boundingBox();
  const first = await authorRow(page, 0).boundingBox();
  const second = await authorRow(page, 1).boundingBox();
  if (!from || !first || !second) throw new Error('The list is not in sight');
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y: number) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x: from.x + 12, y }] });
  await touch('touchStart', from.y + 12);
  await expect(page.getByText('Amal Haddad picked up, author 1 of 3.')).toBeAttached();
  for (let part = 1; part <= 8; part += 1) await touch('touchMove', from.y + 12 + ((second.y - first.y) * part) / 8);
  await touch('touchEnd', 0);
  await expect.poll(() => namesIn(page)).toEqual(['Dr. Bo Li', 'Dr. Amal Haddad', 'Dr. Carl Berg']);
});
