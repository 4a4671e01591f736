import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { findOrCreateJournal } from '../src/server/domains/journals/index.ts';
import { makePng } from '../src/test/documents/make-picture.ts';
import { test } from './journey.ts';
import { nextFrames } from './next-frames.ts';
import { startOwnProduct, type OwnProduct } from './own-product.ts';
import { demoPassword, logIn } from './people.ts';
import { isSoundNow } from './sound-screen.ts';
import { signedIn, type Caller } from './submissions.ts';

// Published texts appear on every page, so other tests must not see them.
let product: OwnProduct;
let api: APIRequestContext;
let office: Caller;

test.beforeAll(async () => {
  product = await startOwnProduct();
  api = product.request;
  office = await signedIn(api, 'admin@demo.example', demoPassword);
});

test.afterAll(() => product.stop());

const picture = (width: number, height: number) => ({
  name: 'dunes.png',
  mimeType: 'image/png',
  buffer: Buffer.from(makePng(width, height)),
});
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });

async function open(page: Page, part: string): Promise<void> {
  await page.getByRole('navigation', { name: 'Parts of the site' }).getByRole('link', { name: part }).click();
  await expect(page.getByRole('heading', { level: 3, name: part })).toBeAttached();
  // The message after a publication begins with the same word.
  const state = /^(Original text|Last published|The site sends)/;
  await expect(page.getByRole('main').getByText(state)).toBeVisible();
}

/** What was published is told; the message is closed, so that the next one is told alone. */
async function isPublished(page: Page): Promise<void> {
  await expect(page.getByText('Published. Visitors can see it now.').first()).toBeVisible();
  await button(page, 'Close message').click();
  await expect(button(page, 'Close message')).toBeHidden();
}

async function publish(page: Page): Promise<void> {
  await button(page, 'Publish').first().click();
  await isPublished(page);
}

async function firstView(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'Title' }).fill('House of Dunes');
  await page.getByRole('textbox', { name: 'Sentence' }).fill('');
  await button(page, 'Preview').click();
  await expect(page.getByText('The sentence is required.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Sentence' })).toBeFocused();
  await page.getByRole('textbox', { name: 'Sentence' }).fill('Research from the edge of the desert.');
  await page
    .getByLabel('Picture', { exact: true })
    .setInputFiles({ ...picture(1, 1), buffer: Buffer.from('Not a picture') });
  await expect(page.getByText('“dunes.png” is not a picture we can show.')).toBeVisible();
  await page.getByLabel('Picture', { exact: true }).setInputFiles(picture(900, 600));
  await expect(page.getByRole('img', { name: 'The chosen picture' })).toBeVisible();
  await button(page, 'Preview').click();
  await expect(dialog(page, 'Preview').getByText('Research from the edge of the desert.')).toBeVisible();
  await isSoundNow(page, 'the preview');
  await dialog(page, 'Preview').getByRole('button', { name: 'Publish' }).click();
  await expect(dialog(page, 'Preview')).toBeHidden();
  await isPublished(page);
}

/** Another person publishes while this one types: neither loses anything. */
async function overtaken(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'Title' }).fill('Ours');
  const { headers } = office;
  const address = '/api/administration/site/hero';
  const { version, content } = (await (await api.get(address, { headers })).json()) as {
    version: number;
    content: object;
  };
  await api.put(address, { headers, data: { ...content, title: 'Theirs', version } });
  await button(page, 'Publish').click();
  await expect(page.getByRole('alert')).toContainText('Someone else has published this content.');
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Ours');
  await button(page, 'View the other version').click();
  await expect(dialog(page, 'The other version').getByText('Theirs')).toBeVisible();
  await page.keyboard.press('Escape');
  await button(page, 'Keep mine').click();
  await publish(page);
}

async function about(page: Page): Promise<void> {
  const text = page.getByRole('textbox', { name: 'Text' });
  await text.click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('We print what the wind writes.');
  await publish(page);
}

async function contact(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'Email' }).fill('desk@dunes.example');
  await page.getByRole('textbox', { name: 'Postal address' }).fill('Dune Street 1\nMuscat');
  await publish(page);
}

async function board(page: Page): Promise<void> {
  const names = page.getByRole('list', { name: 'Members in order' }).locator('strong');
  const before = await names.allTextContents();
  await page.getByRole('button', { name: `Drag ${before[0] ?? ''}` }).focus();
  await page.keyboard.press('Space');
  await expect(page.getByText(`${before[0] ?? ''} picked up, member 1 of 5.`)).toBeAttached();
  await nextFrames(page);
  await page.keyboard.press('ArrowDown');
  await expect(page.getByText(`${before[0] ?? ''} moved to member 2 of 5.`)).toBeAttached();
  await page.keyboard.press('Space');
  await expect(names.nth(1)).toHaveText(before[0] ?? '');
  await page.getByRole('button', { name: `Remove ${before[2] ?? ''}` }).click();
  await expect(button(page, 'Add member')).toBeFocused();
  await page.keyboard.press('Enter');
  const add = dialog(page, 'Add member');
  await button(page, 'Save member').click();
  await expect(add.getByText('The name is required.')).toBeVisible();
  await add.getByRole('textbox', { name: 'Name' }).fill('Prof Ada Sand');
  await add.getByRole('textbox', { name: 'University' }).fill('Dune University, Oman');
  await add.getByRole('textbox', { name: 'Biography' }).fill('She counts grains.\n\nAnd publishes on them.');
  await add.getByRole('textbox', { name: 'Contact email' }).fill('ada@dune.example');
  await add.getByLabel('Portrait', { exact: true }).setInputFiles(picture(60, 60));
  await expect(add.getByRole('button', { name: 'Remove picture' })).toBeVisible();
  await isSoundNow(page, 'a member');
  await button(page, 'Save member').click();
  await expect(names.nth(4)).toHaveText('Prof Ada Sand');
  await publish(page);
}

test('an administrator writes the site: what visitors read follows, and nothing of two who write at once is lost', async ({
  page,
  browser,
}) => {
  await page.goto(`${product.url}/login`);
  await logIn(page, office.email);
  await page.goto(`${product.url}/dashboard/${office.id}?tab=18`);
  await open(page, 'Home page banner');
  await firstView(page);
  const visitor = await (await browser.newContext({ baseURL: product.url })).newPage();
  await visitor.goto('/');
  await expect(visitor.getByRole('heading', { level: 1, name: 'House of Dunes' })).toBeVisible();
  await isSoundNow(visitor, 'the home page with a picture');
  await overtaken(page);
  for (const [part, write] of [
    ['About us', about],
    ['Contact page', contact],
    ['Editorial board', board],
  ] as const) {
    await open(page, part);
    await write(page);
  }
  await visitor.goto('/');
  await expect(visitor.getByRole('heading', { level: 1, name: 'Ours' })).toBeVisible();
  await expect(visitor.getByRole('region', { name: 'About Us' })).toContainText('We print what the wind writes.');
  await visitor.goto('/contact/new');
  await expect(visitor.getByRole('complementary', { name: 'Our addresses' })).toContainText('Muscat');
  await expect(visitor.getByRole('contentinfo')).toContainText('desk@dunes.example');
  await visitor.goto('/editorial-board');
  await expect(visitor.getByRole('main').getByRole('heading', { level: 2 }).nth(4)).toHaveText('Prof Ada Sand');
  await isSoundNow(visitor, 'the board');

  await open(page, 'Home page banner');
  await button(page, 'Restore original').click();
  await dialog(page, 'Restore the original?').getByRole('button', { name: 'Publish original' }).click();
  await expect(page.getByText(/^Original text \(restored/)).toBeVisible();
  await visitor.goto('/');
  await expect(visitor.getByRole('heading', { level: 1, name: 'Colophon' })).toBeVisible();
});

test('an administrator changes what a letter says: faults are told with their place, and the next letter says it', async ({
  page,
}) => {
  await findOrCreateJournal(product.system, {
    abbreviation: 'DUNES',
    title: 'Journal of Dunes',
    descriptionHtml: null,
    language: 'English',
    startYear: 2024,
    startMonth: 1,
    subject: 'Other Journals',
  });
  await page.goto(`${product.url}/login`);
  await logIn(page, office.email);
  await page.goto(`${product.url}/dashboard/${office.id}?tab=18`);
  await open(page, 'Email templates');
  const emails = page.getByRole('searchbox', { name: 'Search emails' });
  await emails.fill('no such letter');
  await expect(page.getByRole('heading', { name: 'No matches' })).toBeVisible();
  await emails.fill('password forgotten');
  await expect(page.getByRole('region', { name: 'Peer review: editors' })).toBeHidden();
  await isSoundNow(page, 'the letters that were found');
  await page.getByRole('link', { name: 'Choose a new password' }).click();
  const text = page.getByRole('textbox', { name: 'Text' });
  await text.fill('Dear {{surnam}},\n\nhere it is:\n\n{{link}}');
  await button(page, 'Publish').click();
  await expect(
    page.getByText('{{surnam}} at line 1, character 6 is not a field of this email. Did you mean {{surname}}?'),
  ).toBeVisible();
  await expect(text).toBeFocused();
  await isSoundNow(page, 'a letter with a fault');
  await text.fill('Here it is, ');
  await page.keyboard.press('End');
  await page.getByRole('button', { name: 'Insert surname' }).click();
  await expect(text).toHaveValue('Here it is, {{surname}}');
  await button(page, 'Publish').click();
  await expect(page.getByText('The text must contain {{link}}')).toBeVisible();
  await text.fill('Here it is, {{surname}}:\n\n{{link}}');
  await button(page, 'Preview').click();
  const preview = dialog(page, 'Preview');
  await expect(preview.frameLocator('iframe').getByText('Here it is, Haddad:')).toBeVisible();
  await preview.getByText('Plain text').click();
  await expect(preview.getByLabel('Email as plain text')).toContainText('Here it is, Haddad:');
  await isSoundNow(page, 'a letter as it arrives');
  await button(page, 'Keep editing').click();
  await button(page, 'Send a test to me').click();
  await expect(page.getByText(`A test is on its way to ${office.email}.`)).toBeVisible();
  await button(page, 'Publish').click();
  await expect(page.getByText('Published. Emails use it from now on.')).toBeVisible();
  await page.getByRole('link', { name: 'All emails' }).click();
  await expect(emails).toHaveValue('password forgotten');
  await expect(page.getByRole('listitem').filter({ hasText: 'Choose a new password' })).toContainText('Changed');

  const whose = page.getByLabel('Texts for');
  await whose.selectOption('Journal of Dunes');
  await expect(page.getByText('Unchanged emails use the text for all journals.')).toBeVisible();
  await emails.fill('received');
  await page.getByRole('link', { name: 'Submission received', exact: true }).click();
  await expect(page.getByText('Only for Journal of Dunes')).toBeVisible();
  await page.getByRole('textbox', { name: 'Subject' }).fill('We have {{manuscript}}');
  await button(page, 'Publish').click();
  await expect(page.getByText('Published. Emails use it from now on.')).toBeVisible();
  await isSoundNow(page, 'a letter of one journal');
  await page.getByRole('link', { name: 'All emails' }).click();
  const received = page.getByRole('listitem').filter({ hasText: 'Submission received' }).first();
  await expect(received).toContainText('Changed');
  await whose.selectOption('All journals');
  await expect(received).not.toContainText('Changed');
});
