import { expect, type Browser, type Page } from '@playwright/test';
import { askedWaits, noteWaits, staysHere } from './asked-waits.ts';
import { passwordMessage } from '../src/contracts/values.ts';
import { test } from './journey.ts';
import { aPerson, linkInMailTo, logIn, signIn } from './people.ts';
import { turnName, turnsFrom } from './settings.ts';
import { isSoundInTurn } from './sound-screen.ts';
import { unfold } from './unfold.ts';

const fresh = 'Another-Grove-88!';
const resetLink = /https?:\/\/\S+\/reset-password\/\S+/;
const main = (page: Page) => page.getByRole('main');
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const profileOf = ({ id }: { id: string }) => `/dashboard/${id}?tab=2`;

const newPage = async (browser: Browser): Promise<Page> => (await browser.newContext()).newPage();

async function askForReset(page: Page, email: string): Promise<string> {
  await page.goto('/login');
  await page.getByRole('link', { name: 'Forgot Password?' }).click();
  // The login has a field of this name, too.
  await expect(page.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible();
  await field(page, 'Email').fill(email);
  await page.route('**/api/auth/forget-password', (route) => route.abort(), { times: 1 });
  await page.getByRole('button', { name: 'Send the link' }).click();
  const failed = 'Either the email is not registered or there is a network error, Please try again or contact Us';
  await expect(main(page).getByText(failed)).toBeVisible();
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(main(page).getByText('An Email is sent to your email address to reset your password')).toBeVisible();
  return linkInMailTo(page.request, email, resetLink);
}

test('a forgotten password is replaced by the letter’s link; it works once', async ({ page }) => {
  const person = await aPerson(page.request);
  const link = await askForReset(page, person.email);
  await noteWaits(page);
  await page.goto(link);
  const save = page.getByRole('button', { name: 'Save the new password' });
  await expect(field(page, 'Password')).toBeEnabled();
  await expect(save).toBeDisabled();
  await field(page, 'Password').focus();
  await page.keyboard.type('weak');
  await expect(main(page).getByText(passwordMessage)).toBeVisible();
  await expect(page.getByText('The password must meet the three rules above.')).toBeVisible();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(fresh);
  await expect(save).toBeEnabled();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(field(page, 'Retype password')).toBeFocused();
  await page.keyboard.type('Something-Else-9!');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: 'Password do not match' })).toBeVisible();
  await expect(field(page, 'Retype password')).toBeFocused();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(fresh);
  await staysHere(page, 1000);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Password reset successful').first()).toBeVisible();
  await expect.poll(() => askedWaits(page)).toContain(1000);
  await page.waitForURL('**/login', { timeout: 5000 });
  await expect(page.getByText('Log in with your new password.')).toBeVisible();
  await logIn(page, person.email, fresh);
  await page.waitForURL((url) => url.pathname === '/');

  await page.goto(link);
  await field(page, 'Password').fill('Third-Grove-99!');
  await field(page, 'Retype password').fill('Third-Grove-99!');
  await page.getByRole('button', { name: 'Save the new password' }).click();
  await expect(main(page).getByText('Password reset failed, Please try again or contact Us')).toBeVisible();
  await expect(page.getByText('This link has been used or has expired.')).toBeVisible();
  await page.getByRole('link', { name: 'Request a new link' }).click();
  await page.waitForURL('**/forget-password');
});

test('the profile is edited; a new email waits for its link; what is not saved is not lost', async ({ page }) => {
  const person = await aPerson(page.request);
  await signIn(page, person.email, person.password);
  await noteWaits(page);
  await page.goto(profileOf(person));
  await field(page, 'Surname').fill('Haddad-Noor');
  await page.getByRole('link', { name: 'My Manuscripts' }).click();
  await expect(page.getByRole('dialog', { name: 'Leave without saving?' })).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  const wanted = `new.${person.email}`;
  await field(page, 'Email').fill(wanted);
  await page.route('**/api/users/edit/*', (route) => route.abort(), { times: 1 });
  await page.getByRole('button', { name: 'Save the profile' }).click();
  await expect(main(page).getByText('Edit failed, Please try again or contact Us')).toBeVisible();
  await expect(main(page).getByRole('link', { name: 'contact Us' })).toBeVisible();
  await expect(field(page, 'Surname')).toHaveValue('Haddad-Noor');
  await expect(field(page, 'Email')).toHaveValue(wanted);
  await staysHere(page, 3000);
  await page.getByRole('button', { name: 'Save the profile' }).click();
  await expect(main(page).getByText('Edit successful')).toBeVisible();
  expect(await askedWaits(page)).toContain(3000);
  await expect(page.getByText(`Follow the link we sent to ${wanted}`)).toBeVisible();
  await page.getByRole('button', { name: 'Stay here' }).click();
  await page.clock.runFor(3500);
  expect(page.url()).toContain(profileOf(person));
  await expect(field(page, 'Surname')).toHaveValue('Haddad-Noor');
  await expect(field(page, 'Email')).toHaveValue(person.email);

  await page.goto(await linkInMailTo(page.request, wanted, /https?:\/\/\S+\/change-email\/\S+/));
  await page.getByRole('button', { name: 'Confirm my new email' }).click();
  await expect(page.getByText(`Your email address is now ${wanted}.`)).toBeVisible();
  await page.getByRole('link', { name: 'Go to your profile' }).click();
  await expect(field(page, 'Email')).toHaveValue(wanted);

  await field(page, 'Affiliation').fill('Elsewhere');
  await page.getByRole('button', { name: 'Save the profile' }).click();
  await page.waitForURL((url) => url.pathname === '/', { timeout: 8000 });
});

test('an old sign-in is asked for the password before the email changes', async ({ page }) => {
  const person = await aPerson(page.request);
  await signIn(page, person.email, person.password);
  await page.goto(profileOf(person));
  await page.route('**/api/users/edit/*', async (route) => {
    const body = route.request().postDataJSON() as { currentPassword?: string };
    if (body.currentPassword === person.password) return route.continue();
    const [status, code] = body.currentPassword ? [422, 'invalid-input'] : [403, 'password-needed'];
    const errors = { currentPassword: 'This is not your current password.' };
    return route.fulfill({ status, json: { title: '', status, detail: 'No.', code, errors } });
  });
  await field(page, 'Email').fill(`new.${person.email}`);
  await page.getByRole('button', { name: 'Save the profile' }).click();
  const dialog = page.getByRole('dialog', { name: 'Confirm your password' });
  await dialog.getByLabel(/^Password/).fill('Wrong-One-9!');
  await dialog.getByRole('button', { name: 'Save the profile' }).click();
  await expect(dialog.getByText('This is not your current password.')).toBeVisible();
  await dialog.getByLabel(/^Password/).fill(person.password);
  await dialog.getByRole('button', { name: 'Save the profile' }).click();
  await expect(dialog).toBeHidden();
  await expect(main(page).getByText('Edit successful')).toBeVisible();
});

test('signed out elsewhere, a screen leads to the login, says why, and brings back what was typed', async ({
  browser,
  page,
}) => {
  const person = await aPerson(page.request);
  const elsewhere = await newPage(browser);
  await signIn(elsewhere, person.email, person.password);
  await elsewhere.goto(profileOf(person));
  await field(elsewhere, 'Surname').fill('Not Lost');
  await signIn(page, person.email, person.password);
  await page.goto(profileOf(person));
  await unfold(page, 'Where you are logged in');
  const places = page.getByRole('region', { name: 'Where you are logged in' });
  await expect(places.getByText('This device')).toHaveCount(1);
  const before = await places.getByRole('listitem').count();
  // The call that made the person has signed in once, too; the most recently used device is first.
  for (let left = before; left > 1; left -= 1) {
    await places.getByRole('button', { name: 'Log out' }).first().click();
    await expect(places.getByRole('listitem')).toHaveCount(left - 1);
  }
  await elsewhere.getByRole('button', { name: 'Save the profile' }).click();
  await elsewhere.waitForURL('**/login?next=*');
  await expect(elsewhere.getByText('Your session has ended.')).toBeVisible();
  await logIn(elsewhere, person.email, person.password);
  await elsewhere.waitForURL(`**${profileOf(person)}`);
  await expect(field(elsewhere, 'Surname')).toHaveValue('Not Lost');
  await expect(elsewhere.getByText('Not saved yet')).toBeVisible();
});

test('a logout in one tab is one in every tab', async ({ context, page }) => {
  const person = await aPerson(page.request);
  await signIn(page, person.email, person.password);
  const other = await context.newPage();
  await other.goto(profileOf(person));
  await expect(field(other, 'Surname')).toHaveValue('Haddad');
  await page.goto('/logout');
  await other.waitForURL('**/login?next=*');
  await expect(other.getByText('Your session has ended.')).toBeVisible();
});

test('the password is changed, the data taken along, the account deleted', async ({ page }) => {
  const person = await aPerson(page.request);
  await signIn(page, person.email, person.password);
  await page.goto(profileOf(person));
  await unfold(page, 'Password');
  const password = page.getByRole('region', { name: 'Password' });
  await password.getByLabel(/^Current password/).fill(person.password);
  await password.getByLabel(/^New password/).fill(fresh);
  await password.getByLabel(/^Retype password/).fill(fresh);
  await password.getByRole('button', { name: 'Change the password' }).click();
  await expect(page.getByRole('status').getByText('Password changed.')).toBeVisible();
  const download = page.waitForEvent('download');
  await unfold(page, 'Your data');
  await page.getByRole('button', { name: 'Download my data' }).click();
  expect((await download).suggestedFilename()).toMatch(/^my-data-\d{4}-\d\d-\d\d\.json$/);
  await unfold(page, 'Delete your account');
  await page.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  await dialog.getByLabel(/^Your password/).fill(fresh);
  await dialog.getByRole('button', { name: 'Delete my account' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  await expect(page.getByText('Your account is deleted.')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('currentUser'))).toBeNull();
});

test('an administrator finds a person, gives and takes a role, and disables the account', async ({ browser, page }) => {
  const surname = `Qasr${Date.now()}`;
  const person = await aPerson(page.request, surname);
  const theirs = await newPage(browser);
  await signIn(theirs, person.email, person.password);
  await signIn(page, 'admin@demo.example');
  await page.goto('/');
  await page.getByRole('link', { name: 'Dashboard' }).first().click();
  await page.getByText('People and mail').click();
  await page.getByRole('link', { name: 'People' }).click();
  await page.getByRole('searchbox', { name: 'Search people' }).fill(surname);
  await page.waitForURL(`**?tab=10&q=${surname}`);
  await expect(page.getByText('1 person', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: /^More for/ }).click();
  await page.getByRole('menuitem', { name: 'Add role' }).click();
  const roles = page.getByRole('dialog', { name: /^Add a role for/ });
  await roles.getByRole('combobox', { name: 'Journal' }).selectOption({ index: 1 });
  await roles.getByRole('radio', { name: 'Editor', exact: true }).check();
  await roles.getByRole('button', { name: 'Add role' }).click();
  const chip = page.getByRole('cell').getByRole('listitem').filter({ hasText: 'Editor of' });
  await expect(chip).toBeVisible();
  await chip.getByRole('button').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove role' }).click();
  await expect(chip).toBeHidden();
  await page.getByRole('button', { name: /^More for/ }).click();
  await page.getByRole('menuitem', { name: 'Disable account' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Disable account' }).click();
  await expect(page.getByRole('cell', { name: 'Disabled' })).toBeVisible();
  await theirs.goto(profileOf(person));
  await theirs.waitForURL('**/login?next=*');
  await page.getByRole('searchbox', { name: 'Search people' }).fill('no such person');
  await expect(page.getByRole('heading', { name: 'No matches' })).toBeVisible();
});

for (const turn of turnsFrom(3))
  test(`every account screen is sound ${turnName(turn)}`, async ({ page }) => {
    const isSound = isSoundInTurn(turn);
    const links = ['/reset-password/x', '/verify-email/x', '/change-email/x', '/cancel-email-change/x'];
    for (const address of ['/forget-password', ...links]) await isSound(page, address);
    await signIn(page, 'admin@demo.example');
    const text = await page.evaluate(() => localStorage.getItem('currentUser'));
    const { id } = (JSON.parse(text ?? '{}') as { user: { id: string } }).user;
    for (const tab of [2, 10]) await isSound(page, `/dashboard/${id}?tab=${tab}`);
  });
