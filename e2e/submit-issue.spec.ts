import { axeOn } from './axe.ts';
import { expect } from '@playwright/test';
import { goodCard, payWith } from './buying.ts';
import { addFiles, cover, field, fillIn, issuePdf, journalField, openTab, ownVolume, sell } from './issue-form.ts';
import { answers } from './is-there.ts';
import { test } from './journey.ts';
import { newReader } from './new-reader.ts';
import { signIn } from './people.ts';
import { anAdministrator, pageOf } from './submissions.ts';

test(
  'an administrator puts an issue on sale; a reader buys it with a card and opens its document',
  { tag: '@core' },
  async ({ page, browser }) => {
    const administrator = await anAdministrator(page.request, 'Seller');
    const desk = await pageOf(browser, administrator);
    const volume = ownVolume();
    await openTab(desk, administrator);
    await fillIn(desk, volume);
    await addFiles(desk);
    expect((await axeOn(desk).analyze()).violations).toEqual([]);
    await sell(desk).click();
    const said = desk.getByRole('status').filter({ hasText: `Volume ${volume}, Issue 2 of` });
    await expect(said).toContainText('is on sale.');
    await expect(desk.locator(':focus')).toContainText('is on sale.');
    await expect(field(desk, 'Name')).toHaveValue('');
    await expect(desk.getByRole('table', { name: 'Full issues on sale' })).toContainText('AED 149.00');
    expect((await axeOn(desk).analyze()).violations).toEqual([]);
    const journal = (await desk.getByRole('link', { name: 'See it on the journal’s page' }).getAttribute('href')) ?? '';

    await page.goto('/');
    await expect(page.getByRole('region', { name: 'Full issues' }).last()).toContainText('Winds over water');
    await signIn(page, await newReader(page.request));
    await page.goto(journal);
    await answers(page);
    const widget = page.getByRole('region', { name: 'Purchase Full Issue' });
    await widget.getByLabel('Volume').selectOption(volume);
    await expect(widget.getByText(`Volume ${volume}, Issue 2`)).toBeVisible();
    await widget.getByRole('link').click();
    await page.waitForURL('**/checkout/**');
    await expect(page.getByText('AED 149.00').first()).toBeVisible();
    await payWith(page, goodCard);
    await page.waitForURL('**/returnPayment?session_id=cs_test_*');
    await expect(page.getByRole('heading', { name: 'Payment Complete!' })).toBeVisible();
    const address = await page.getByRole('link', { name: /^Open the issue/ }).getAttribute('href');
    const document = await page.request.get(address ?? '');
    expect([document.status(), (await document.body()).equals(issuePdf().buffer)]).toEqual([200, true]);
  },
);

test('the current volume and issue are suggested, follow the journal, and give way to what is typed', async ({
  page,
}) => {
  const administrator = await anAdministrator(page.request, 'Planner');
  await signIn(page, administrator.email, administrator.password);
  await openTab(page, administrator);
  await journalField(page).selectOption({ index: 1 });
  const now = page.getByText(/^The journal is in volume/);
  await expect(now).toBeVisible();
  const [, volume = '', issue = ''] = /volume (\d+), issue (\d)/.exec((await now.textContent()) ?? '') ?? [];
  await expect(field(page, 'Volume')).toHaveValue(volume);
  await expect(field(page, 'Issue')).toHaveValue(issue);
  await expect(field(page, 'Name')).toHaveValue(`Volume ${volume}, Issue ${issue}`);
  await field(page, 'Issue').fill('Special');
  await expect(field(page, 'Name')).toHaveValue(`Volume ${volume}, Issue Special`);
  await journalField(page).selectOption({ index: 2 });
  await expect(field(page, 'Issue')).toHaveValue('Special');
  await expect(field(page, 'Volume')).toHaveValue(volume);
});

test('what is missing is said at its field, the first of them has the focus, and files are refused with a reason', async ({
  page,
}) => {
  const administrator = await anAdministrator(page.request, 'Careless');
  await signIn(page, administrator.email, administrator.password);
  await openTab(page, administrator);
  await sell(page).click();
  for (const message of [
    'Choose a journal.',
    'The volume is required.',
    'The issue number is required.',
    'The name is required.',
    'The description is required.',
    'The price is required.',
    'Upload the cover.',
    'Upload the document of the issue.',
  ])
    await expect(page.getByText(message, { exact: true })).toBeVisible();
  await expect(journalField(page)).toBeFocused();
  expect((await axeOn(page).analyze()).violations).toEqual([]);

  const text = { mimeType: 'text/plain', buffer: Buffer.from('Not a picture') };
  await page.getByLabel('Cover', { exact: true }).setInputFiles({ ...text, name: 'cover.gif' });
  await expect(page.getByText('“cover.gif” is not accepted. Choose a JPEG, PNG or WebP picture.')).toBeVisible();
  await page.getByLabel('Cover', { exact: true }).setInputFiles({ ...text, name: 'cover.png' });
  await expect(page.getByText('“cover.png” is no picture that can be shown.')).toBeVisible();
  await expect(page.getByText('“cover.gif”')).toHaveCount(0);
  await page.getByRole('button', { name: 'Close the message about cover.png' }).click();
  await expect(page.getByText('“cover.png”')).toHaveCount(0);
  await page.getByLabel('Document', { exact: true }).setInputFiles({ ...text, name: 'issue.pdf' });
  await expect(page.getByText('“issue.pdf” ends in .pdf, but is another kind of file')).toBeVisible();
  await field(page, 'Price in AED').fill('149,00');
  await sell(page).click();
  await expect(page.getByText('Enter the price as 149.00.')).toBeVisible();
});

test('neither a reload, a provider that is away nor a place that is taken loses what was entered', async ({ page }) => {
  const administrator = await anAdministrator(page.request, 'Patient');
  await signIn(page, administrator.email, administrator.password);
  const volume = ownVolume();
  await openTab(page, administrator);
  await fillIn(page, volume);
  await addFiles(page);
  await page.reload();
  await expect(field(page, 'Volume')).toHaveValue(volume);
  await expect(field(page, 'Price in AED')).toHaveValue('149.00');
  await expect(page.getByRole('button', { name: 'Remove cover.png' })).toBeVisible();

  const away = 'The card payment service cannot be reached. The issue is not on sale yet.';
  await page.route('**/api/fullIssue/create', (route) =>
    route.fulfill({ status: 503, json: { title: 'Unavailable', status: 503, detail: away, code: 'unavailable' } }),
  );
  await sell(page).click();
  await expect(page.getByRole('alert').filter({ hasText: `${away} Your entries are saved.` })).toBeVisible();
  await page.unroute('**/api/fullIssue/create');
  await page.context().setOffline(true);
  await sell(page).click();
  await expect(page.getByRole('alert').filter({ hasText: 'The server did not answer' })).toBeVisible();
  await page.context().setOffline(false);
  await sell(page).click();
  await expect(page.getByText(`Volume ${volume}, Issue 2 of`).first()).toBeVisible();

  await fillIn(page, volume);
  await addFiles(page);
  await sell(page).click();
  await expect(page.getByText('is already on sale. Check the volume and number.')).toBeVisible();
  await expect(field(page, 'Issue')).toBeFocused();
  await expect(field(page, 'Name')).toHaveValue(`Volume ${volume}, Issue 2: Winds over water`);
  await field(page, 'Issue').fill('3');
  await expect(field(page, 'Name')).toHaveValue(`Volume ${volume}, Issue 3: Winds over water`);
  await sell(page).click();
  await expect(page.getByRole('status').filter({ hasText: `Volume ${volume}, Issue 3 of` })).toBeVisible();
});

test('a large cover is sent in the size in which it is shown; a file is removed and chosen again by the keyboard', async ({
  page,
}) => {
  const administrator = await anAdministrator(page.request, 'Painter');
  await signIn(page, administrator.email, administrator.password);
  await openTab(page, administrator);
  await page.getByLabel('Cover', { exact: true }).setInputFiles(cover(2400, 3200));
  const shown = page.getByRole('img', { name: 'Preview of the cover' });
  await expect
    .poll(() => shown.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight]))
    .toEqual([1200, 1600]);
  await page.getByLabel('Cover', { exact: true }).setInputFiles({ ...cover(), name: 'better.png' });
  await expect(page.getByRole('button', { name: 'Remove cover.jpg' })).toBeHidden();
  await page.getByRole('button', { name: 'Remove better.png' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Cover', { exact: true })).toBeFocused();
  await expect(shown).toBeHidden();
});

test('a person who is no administrator has no such tab', async ({ page }) => {
  await signIn(page, 'author@demo.example');
  const id = await page.evaluate(() => {
    const { user } = JSON.parse(localStorage.getItem('currentUser') ?? '{}') as { user: { id: string } };
    return user.id;
  });
  await page.goto(`/dashboard/${id}?tab=7`);
  await expect(page.getByRole('heading', { level: 2, name: 'My Manuscripts' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Submit Issue' })).toHaveCount(0);
});
