import { expect, type Page } from '@playwright/test';
import { test } from './journey.ts';
import { aPerson, signIn } from './people.ts';
import { turnName, turnsFrom, settingsInTurn } from './settings.ts';
import { isSoundNow } from './sound-screen.ts';

test.describe.configure({ mode: 'parallel' });

const calls = '**/api/users/edit/*';
const editOf = (page: Page) => page.getByRole('button', { name: /^Edit/ });

/** The People tab with one person on it, who gets news or does not. */
async function onePerson(page: Page, surname: string, marketingCommunications: boolean) {
  const person = await aPerson(page.request, surname);
  const { email, password } = person;
  const login = await page.request.post('/api/auth/login', { data: { email, password } });
  const { token, user } = (await login.json()) as { token: string; user: object };
  const headers = { authorization: `Bearer ${token}` };
  const edit = { headers, data: { ...user, marketingCommunications } };
  expect((await page.request.post(`/api/users/edit/${person.id}`, edit)).status()).toBe(200);
  await signIn(page, 'admin@demo.example');
  const stored = await page.evaluate(() => localStorage.getItem('currentUser'));
  const { user: own } = JSON.parse(stored ?? '{}') as { user: { id: string; surname: string } };
  await page.goto(`/dashboard/${own.id}?tab=10&q=${surname}`);
  await expect(page.getByText('1 person', { exact: true })).toBeVisible();
  return { person, own };
}

test('an administrator edits a person; another address waits, and what fails is said and keeps what was typed', async ({
  page,
}) => {
  const surname = `Edited${Date.now()}`;
  const { person } = await onePerson(page, surname, true);
  await editOf(page).click();
  const dialog = page.getByRole('dialog', { name: new RegExp(`^Edit .*${surname}$`) });
  await expect(dialog.getByText('A new address takes effect after 7 days')).toBeHidden();
  await dialog.getByRole('textbox', { name: 'Affiliation' }).fill('Elsewhere University');
  await dialog.getByRole('textbox', { name: 'Email' }).fill(`new.${person.email}`);
  await expect(dialog.getByText('A new address takes effect after 7 days')).toBeVisible();
  await dialog.getByRole('checkbox', { name: /^Gets news/ }).uncheck();
  const save = dialog.getByRole('button', { name: 'Save changes' });
  await page.route(calls, (route) => route.abort(), { times: 1 });
  await save.click();
  await expect(dialog.getByRole('alert')).toContainText('Edit failed, Please try again or contact Us');
  await expect(save).toBeFocused();
  await expect(dialog.getByRole('textbox', { name: 'Affiliation' })).toHaveValue('Elsewhere University');
  let sent = 0;
  await page.route(calls, (route) => {
    sent += 1;
    return route.continue();
  });
  await save.dblclick();
  await expect(page.getByText('Edit successful. After 7 days, the link sent to ')).toBeVisible();
  await expect(dialog).toBeHidden();
  expect(sent).toBe(1);
  await expect(editOf(page)).toBeFocused();
  await expect(page.getByText('Elsewhere University')).toBeVisible();
  await expect(page.getByText(person.email, { exact: true })).toBeVisible();
  await editOf(page).click();
  await expect(dialog.getByText('Gets no news by email.')).toBeVisible();
  await expect(dialog.getByRole('checkbox')).toHaveCount(0);
});

test('an administrator’s older sign-in is asked for the password, in the same dialog', async ({ page }) => {
  const { person } = await onePerson(page, `Asked${Date.now()}`, false);
  await page.route(calls, (route) => {
    const body = route.request().postDataJSON() as { currentPassword?: string };
    if (body.currentPassword === 'Right-One-9!')
      return route.fulfill({
        json: { message: 'Edit successful', waitsForAddress: `new.${person.email}`, profile: person },
      });
    const [status, code] = body.currentPassword ? [422, 'invalid-input'] : [403, 'password-needed'];
    const errors = { currentPassword: body.currentPassword ? 'This is not your current password.' : 'Once more.' };
    return route.fulfill({ status, json: { title: '', status, detail: 'No.', code, errors } });
  });
  await editOf(page).click();
  const dialog = page.getByRole('dialog', { name: /^Edit/ });
  await dialog.getByRole('textbox', { name: 'Email' }).fill(`new.${person.email}`);
  await dialog.getByRole('button', { name: 'Save changes' }).click();
  const password = dialog.getByLabel(/^Your own password/);
  await expect(password).toBeFocused();
  await page.keyboard.type('Wrong-One-9!');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('This is not your current password.')).toBeVisible();
  await expect(password).toBeFocused();
  await password.fill('Right-One-9!');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
});

test('an administrator’s own profile is edited where everybody edits theirs', async ({ page }) => {
  const { own } = await onePerson(page, `Other${Date.now()}`, false);
  await page.goto(`/dashboard/${own.id}?tab=10&q=admin%40demo.example`);
  await page.getByRole('cell').getByRole('link', { name: /^Edit/ }).click();
  await page.waitForURL(`**/dashboard/${own.id}?tab=2`);
  await expect(page.getByRole('button', { name: 'Save the profile' })).toBeVisible();
});

for (const turn of turnsFrom(1))
  test(`the dialog that edits a person is sound ${turnName(turn)}`, async ({ page }) => {
    await settingsInTurn(turn)(page);
    await onePerson(page, `Wolfeschlegelsteinhausenbergerdorff${Date.now()}`, true);
    await editOf(page).click();
    const dialog = page.getByRole('dialog', { name: /^Edit/ });
    await dialog.getByRole('textbox', { name: 'Email' }).fill('another@example.org');
    await expect(dialog.getByText('A new address takes effect after 7 days')).toBeVisible();
    await isSoundNow(page, 'editing a person');
  });
