import { expect, type Page } from '@playwright/test';
import { test } from './journey.ts';
import { signIn } from './people.ts';

const texts = [
  ['/ethics/ethicalpractice', /Ethical Practice/],
  ['/ethics/authorship', /Authorship/],
  ['/ethics/submission', /Submission/],
  ['/mansucript_handling_fee', /Fee/],
  ['/waiver_policy', /Waivers/],
  ['/faq/authorFAQ', /Authors/],
  ['/faq/reviewFAQ', /Reviewers/],
  ['/faq/editorFAQ', /Editors/],
  ['/reviewers_guidelines', /Reviewer/],
  ['/peer_review', /Peer Review/],
  ['/for_editors', /Editors/],
  ['/policies', /Policies/],
  ['/terms', /Terms/],
  ['/privacy', /Privacy/],
  ['/editorial-board', 'Editorial Board'],
  ['/contact/new', 'Contact Us'],
] as const;

test('each text has its heading, its one address and its description', async ({ page, baseURL }) => {
  for (const [address, heading] of texts) {
    const answer = await page.goto(address);
    expect(answer?.status()).toBe(200);
    const title = page.getByRole('heading', { level: 1 });
    await expect(title).toHaveText(heading);
    await expect(page).toHaveTitle(new RegExp(`^${await title.innerText()} · `));
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${baseURL}${address}`);
    expect(await page.locator('meta[name=description]').getAttribute('content')).toMatch(/\S{3}/);
    expect(await page.getByRole('main').innerText()).not.toContain('{{');
  }
});

test('an ethics slug that is none shows the not-found screen', async ({ page }) => {
  const answer = await page.goto('/ethics/something-else');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
});

test('the banner is 1400, 950 or 350 wide, by the width of the window', async ({ page }) => {
  await page.goto('/policies');
  for (const [window, banner] of [
    [1700, 1400],
    [1536, 1400],
    [1535, 950],
    [1000, 950],
    [919, 950],
    [918, 350],
    [500, 350],
  ] as const) {
    await page.setViewportSize({ width: window, height: 800 });
    const box = await page.locator('article > header > svg').boundingBox();
    expect(box?.width, `in a window of ${window}`).toBe(banner);
  }
});

test('an answer of the accordion opens and closes by the keyboard, one at a time', async ({ page }) => {
  await page.goto('/faq/authorFAQ');
  const [first, second] = [page.locator('details[name=faq]').nth(0), page.locator('details[name=faq]').nth(1)];
  const answer = (item: typeof first) => item.getByRole('link', { name: 'Link to this answer' });
  await expect(answer(first)).toBeHidden();
  await first.locator('summary').focus();
  await page.keyboard.press('Enter');
  await expect(answer(first)).toBeVisible();
  await second.locator('summary').focus();
  await page.keyboard.press('Space');
  await expect(answer(second)).toBeVisible();
  await expect(answer(first)).toBeHidden();
  await page.keyboard.press('Enter');
  await expect(answer(second)).toBeHidden();
});

test('a link to an answer opens it, here and below the Authorship policy', async ({ page }) => {
  await page.goto('/faq/authorFAQ');
  const last = page.locator('details[name=faq]').last();
  await last.locator('summary').click();
  const href = (await last.getByRole('link', { name: 'Link to this answer' }).getAttribute('href')) ?? '';
  for (const address of ['/faq/authorFAQ', '/ethics/authorship']) {
    await page.goto('/');
    await page.goto(address + href);
    await expect(page.locator(href)).toBeVisible();
    await expect(page.locator('details[name=faq][open] summary')).toBeInViewport();
  }
});

test('the questions are found by the contents, and the foot leads to the other pages for authors', async ({ page }) => {
  await page.goto('/waiver_policy');
  const others = page.getByRole('navigation', { name: 'For authors' });
  await expect(others.getByRole('link', { name: 'Policy on Waivers' })).toHaveCount(0);
  await others.getByRole('link', { name: 'FAQ for Authors' }).click();
  await expect(page).toHaveURL(/\/faq\/authorFAQ$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Authors/);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Waivers/);
  await expect(page.getByRole('heading', { level: 2 }).nth(1)).toBeVisible();
});

test('a biography opens in a drawer, keeps the focus, closes by Escape and gives the focus back', async ({ page }) => {
  await page.goto('/editorial-board');
  const buttons = page.getByRole('button', { name: /^View full biography/ });
  await expect(buttons).toHaveCount(5);
  const open = buttons.nth(2);
  await open.focus();
  await page.keyboard.press('Enter');
  const drawer = page.getByRole('dialog');
  await expect(drawer).toBeVisible();
  const name = await drawer.getByRole('heading', { level: 2 }).innerText();
  await expect(page.getByRole('dialog', { name })).toBeVisible();
  await expect(drawer.getByRole('link', { name: /@/ })).toBeVisible();
  const isInside = () => drawer.evaluate((dialog) => dialog.contains(document.activeElement));
  expect(await isInside()).toBe(true);
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(open).toBeFocused();
  await page.keyboard.press('Enter');
  await drawer.getByRole('button', { name: 'Close' }).click();
  await expect(drawer).toBeHidden();
  await expect(open).toBeFocused();
});

async function fillContact(page: Page): Promise<void> {
  await page.getByLabel('Given Name').fill('Lina Haddad');
  await page.getByLabel('Email').fill('lina.haddad@example.org');
  await page.getByRole('textbox', { name: 'Message' }).fill('When does the next issue appear?');
}

test('author services prefill the subject; a message arrives, and the form is ready for another', async ({ page }) => {
  await page.goto('/contact/author-services');
  await expect(page.getByLabel('Subject')).toHaveValue('Author services');
  await expect(page.getByRole('complementary', { name: 'Our addresses' })).toContainText('Dubai');
  await fillContact(page);
  await page.getByLabel('Contact Number').fill('+971 4 123 4567');
  const sent = page.waitForRequest('**/api/send-email/contact-us');
  await page.getByRole('button', { name: 'Send message' }).click();
  expect((await sent).postDataJSON()).toMatchObject({
    username: 'Lina Haddad',
    email: 'lina.haddad@example.org',
    subject: 'Author services',
    message: 'When does the next issue appear?',
    contact: '+971 4 123 4567',
  });
  await expect(page.getByText('Message Sent Successfully', { exact: true })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('');
  await expect(page.getByLabel('Email')).toHaveValue('lina.haddad@example.org');
});

test('a message that the server does not take stays in the form', async ({ page }) => {
  await page.route('**/api/send-email/contact-us', (route) => route.fulfill({ status: 503, body: 'down' }));
  await page.goto('/contact/new');
  await expect(page.getByLabel('Subject')).toHaveValue('');
  await fillContact(page);
  await page.getByLabel('Subject').fill('A question');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByText('Message Sent Failed, Try again later', { exact: true })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('When does the next issue appear?');
  await expect(page.getByLabel('Subject')).toHaveValue('A question');
});

test('issue 9: a message that has not arrived is not left behind without a question', async ({ page }) => {
  await page.route('**/api/send-email/contact-us', (route) => route.abort());
  await page.goto('/contact/new');
  const message = page.getByRole('textbox', { name: 'Message' });
  await message.fill('It took me an hour.');
  const left = page.getByRole('dialog', { name: 'Leave without saving?' });
  await page.getByRole('contentinfo').getByRole('link').first().click();
  await expect(left).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(message).toHaveValue('It took me an hour.');
  await message.fill('');
  await page.getByRole('contentinfo').getByRole('link').first().click();
  await expect(page).not.toHaveURL(/contact/);
});

test('a field at fault says so beside itself, and nothing typed is lost', async ({ page }) => {
  await page.goto('/contact/any-other-slug');
  await fillContact(page);
  await page.getByLabel('Email').fill('lina.haddad');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByText('Enter a valid email address.')).toBeVisible();
  await expect(page.getByText('Subject is required.')).toBeVisible();
  await expect(page.getByLabel('Email')).toBeFocused();
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('When does the next issue appear?');
});

test('somebody who is signed in need not type name and address', async ({ page }) => {
  await signIn(page, 'author@demo.example');
  await page.goto('/contact/new');
  await expect(page.getByLabel('Email')).toHaveValue('author@demo.example');
  await expect(page.getByLabel('Given Name')).not.toHaveValue('');
});

test('the notice of the registration form links terms and privacy beside the form', async ({ page }) => {
  await page.goto('/register');
  for (const [name, href] of [
    [/^Terms and conditions/, '/terms'],
    [/^Privacy policy/, '/privacy'],
  ] as const) {
    const link = page.getByRole('main').getByRole('link', { name });
    await expect(link).toHaveAttribute('href', href);
    await expect(link).toHaveAttribute('target', '_blank');
  }
});

test.describe('with scripting off', () => {
  test.use({ javaScriptEnabled: false });

  test('texts, answers, biographies and the addresses can be read', async ({ page }) => {
    await page.goto('/policies');
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
    await page.goto('/faq/reviewFAQ');
    await page.locator('details[name=faq] summary').first().click();
    await expect(page.locator('details[name=faq][open]')).toHaveCount(1);
    await page.goto('/editorial-board');
    await expect(page.getByRole('link', { name: /@example/ })).toHaveCount(5);
    await expect(page.getByRole('link', { name: /@example/ }).first()).toBeVisible();
    await expect(page.getByRole('button', { name: /biography/ })).toHaveCount(0);
    await page.goto('/contact/new');
    await expect(page.getByRole('complementary', { name: 'Our addresses' })).toContainText('Dubai');
    await expect(page.getByRole('complementary', { name: 'Our addresses' }).getByRole('link')).toBeVisible();
  });
});
