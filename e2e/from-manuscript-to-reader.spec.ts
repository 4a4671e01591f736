import { expect, type Browser, type Page } from '@playwright/test';
import { test } from './journey.ts';
import { aPaper } from './paper.ts';
import { aPerson, linkInMailTo, logIn } from './people.ts';
import { addAuthor } from './wizard.ts';

const stamp = Date.now();
const author = { email: `amal.${stamp}@example.org`, password: 'Palm-Grove-77!' };
const title = `Forecasting <dynamics> & teaching it ${stamp}`;

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const choice = (page: Page, name: string) => page.getByRole('combobox', { name });

async function newPage(browser: Browser, options: Parameters<Browser['newContext']>[0] = {}): Promise<Page> {
  return (await browser.newContext(options)).newPage();
}

async function register(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('link', { name: 'Register' }).first().click();
  await field(page, 'Email').fill(author.email);
  await page.getByLabel(/^Password/).fill(author.password);
  await page.getByLabel(/^Confirm password/).fill(author.password);
  await choice(page, 'Title').selectOption('Dr');
  await field(page, 'Other name').fill('Amal');
  await field(page, 'Surname').fill('Haddad');
  await field(page, 'Affiliation').fill('Example University, Dubai');
  await choice(page, 'Country').fill('Emirates');
  await page.getByRole('option', { name: /United Arab Emirates/ }).click();
  await page.getByRole('button', { name: 'Register' }).click();
  await expect(page.getByText(`We have sent an email to ${author.email}`).first()).toBeVisible();
  await page.waitForURL('**/login', { timeout: 10_000 });
}

async function fillDetails(page: Page): Promise<void> {
  await choice(page, 'Journal').selectOption({
    label: 'Annals of Desert and Marine Ecology (ADME)',
  });
  await field(page, 'Title').fill(title);
  await field(page, 'Abstract').fill('A semester-long course introduces students to ecological forecasting.');
  const keywords = field(page, 'Keywords');
  for (const word of ['forecasting', 'ecology']) {
    await keywords.fill(word);
    await keywords.press('Enter');
  }
  await page.getByRole('button', { name: 'Next' }).click();
}

async function nameAuthor(page: Page): Promise<void> {
  await addAuthor(page, author.email);
  await expect(
    page.getByText('Author Added, If you want to add more authors, please fill the form again'),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Next' }).click();
}

async function submit(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Submit Manuscript' }).last().click();
  await expect(page.getByRole('heading', { name: 'Submit this manuscript as a special issue?' })).toBeVisible();
  await page.getByRole('button', { name: 'Regular Issue' }).click();
  await fillDetails(page);
  await nameAuthor(page);
  await page.getByLabel('Choose the file of Manuscript File').setInputFiles(aPaper());
  const kept = page.getByRole('link', { name: /article\.pdf/ });
  await expect(kept).toBeVisible();
  await page.reload();
  await expect(kept).toBeVisible();
  await page.getByRole('button', { name: 'Next' }).click();
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Submit/ })
    .last()
    .click();
  await page.waitForURL('**/dashboard/*?tab=0', { timeout: 15_000 });
  await expect(page.getByText(title)).toBeVisible();
}

async function registerAndVerify(page: Page): Promise<void> {
  const { request } = page;
  await register(page);
  await field(page, 'Email').fill(author.email);
  await page.getByLabel(/^Password/).fill(author.password);
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
  await expect(page.getByText('Login Failed, either email or password is incorrect')).toBeVisible();
  await page.goto(await linkInMailTo(request, author.email));
  await page.getByRole('button', { name: 'Confirm my email' }).click();
  await expect(page.getByText('Your email address is confirmed')).toBeVisible();
}

async function submitAsAuthor(page: Page): Promise<void> {
  await logIn(page, author.email, author.password);
  await page.getByRole('link', { name: 'Dashboard' }).first().click();
  await expect(page.getByText('No manuscripts found')).toBeVisible();
  await submit(page);
}

async function acceptAsAdministrator(page: Page): Promise<void> {
  await logIn(page, 'admin@demo.example');
  await page.getByRole('link', { name: 'Dashboard' }).first().click();
  await expect(page.getByRole('link', { name: /Verify Regular Issue/ })).toContainText(/[1-5]/);
  // Other journeys submit, too: the queue's first part may not hold this one.
  await page.getByRole('searchbox', { name: 'Search by number, title or name' }).fill(String(stamp));
  await page.waitForURL(`**/*q=${stamp}*`);
  await page.getByRole('link', { name: title }).click();
  const file = page.getByRole('main').getByRole('link', { name: /^Manuscript File/ });
  const opened = await page.request.get((await file.getAttribute('href')) ?? '');
  expect([opened.status(), opened.headers()['content-type']]).toEqual([200, 'application/pdf']);
  await page.getByRole('button', { name: 'Accept', exact: true }).click();
  await page.getByRole('button', { name: 'Accept and publish' }).click();
  await expect(page.getByText('The manuscript is accepted and published.').first()).toBeVisible();
}

/** Ends with the article's address. */
async function seeItWithoutScripting(plain: Page): Promise<string> {
  await plain.goto('/');
  await expect(plain.getByRole('link', { name: title }).first()).toBeVisible();
  await plain.goto('/journal/ADME');
  await expect(plain.getByRole('heading', { name: title }).first()).toBeVisible();
  await plain
    .getByRole('link', { name: /View Article/ })
    .filter({ hasText: title })
    .first()
    .click();
  await expect(plain.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(plain.getByText('A semester-long course introduces students').first()).toBeVisible();
  await expect(plain.getByText('Example University, Dubai').first()).toBeVisible();
  return new URL(plain.url()).pathname;
}

async function buyAndRead(page: Page, visitor: Page, article: string): Promise<void> {
  // Other journeys publish, too: the lists of the newest may not hold it any more.
  await visitor.goto(article);
  await visitor.getByRole('link', { name: 'Full PDF', exact: true }).click();
  await expect(visitor.getByText('Please login or register to have full access to the article')).toBeVisible();
  expect((await visitor.request.get(`${article}/article.pdf`)).status()).toBe(401);

  // A new person, because one with a pass is not asked to buy another.
  const reader = await aPerson(visitor.request);
  await logIn(page, reader.email, reader.password);
  await page.goto(`${article}/full-pdf`);
  await page.waitForURL('**/productDisplay*');
  const unpaid = await page.request.get(`${article}/article.pdf`);
  expect([unpaid.status(), (await unpaid.body()).includes('%PDF')]).toEqual([402, false]);

  await page.getByRole('button', { name: /Two Day Access/ }).click();
  await page.waitForURL('**/sandbox/checkout/*');
  await expect(page.getByText('Test mode').first()).toBeVisible();
  await expect(page.getByText('AED 199.00').first()).toBeVisible();
  await field(page, 'Card number').fill('4000 0000 0000 0002');
  await page.getByRole('button', { name: /^Pay/ }).click();
  await expect(page.getByText('Your card was declined')).toBeVisible();
  await field(page, 'Card number').fill('4242 4242 4242 4242');
  await page.getByRole('button', { name: /^Pay/ }).click();
  await page.waitForURL('**/productDisplay?success=true*');
  await expect(page.getByRole('heading', { name: 'Payment Complete' })).toBeVisible();

  await page.goto(`${article}/full-pdf`);
  await expect(page.getByRole('group', { name: 'Page 1', exact: true }).locator('.textLayer')).toBeVisible();
  const read = await page.request.get(`${article}/article.pdf`);
  expect([read.status(), (await read.body()).subarray(0, 5).toString()]).toEqual([200, '%PDF-']);
}

test('the main path, from an author’s manuscript to a reader’s PDF', { tag: '@core' }, async ({ browser }) => {
  await test.step('a visitor registers; the link of the email verifies; login works only then', async () =>
    registerAndVerify(await newPage(browser)));
  await test.step('the author submits a paper in four steps, and a reload loses nothing', async () =>
    submitAsAuthor(await newPage(browser)));
  await test.step('the administrator reads the file and accepts', async () =>
    acceptAsAdministrator(await newPage(browser)));
  const article = await test.step('it is public on the very next request, with scripting off too', async () =>
    seeItWithoutScripting(await newPage(browser, { javaScriptEnabled: false })));
  await test.step('a reader without a subscription is led to the passes, pays in the sandbox, and reads', async () =>
    buyAndRead(await newPage(browser), await newPage(browser), article));
});
