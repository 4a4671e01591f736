import { expect, type Page } from '@playwright/test';
import { axeOn } from './axe.ts';
import { addFiles, cover, field, fillIn, issuePdf, openTab, ownVolume, sell } from './issue-form.ts';
import { test } from './journey.ts';
import { signIn } from './people.ts';
import { isSoundNow } from './sound-screen.ts';
import { anAdministrator } from './submissions.ts';

const onSale = (page: Page) => page.getByRole('table', { name: 'Full issues on sale' });
const withdrawn = (page: Page) => page.getByRole('table', { name: 'Withdrawn full issues' });
const building = (page: Page) => page.getByRole('region', { name: 'Build an issue from its articles' });
const card = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Built issues' }).getByRole('listitem').filter({ hasText: name });

async function theTab(page: Page, surname: string): Promise<void> {
  const administrator = await anAdministrator(page.request, surname);
  await signIn(page, administrator.email, administrator.password);
  await openTab(page, administrator);
}

async function choosePlace(page: Page, journal: string, place: RegExp): Promise<void> {
  await building(page).getByRole('button', { name: 'Build an issue' }).click();
  await expect(building(page).getByRole('combobox').first()).toBeFocused();
  await building(page).getByRole('combobox', { name: 'Journal' }).selectOption({ label: journal });
  const places = building(page).getByRole('combobox', { name: 'Volume and issue' });
  await places.selectOption((await places.getByRole('option', { name: place }).textContent()) ?? '');
}

test('issue 8: an issue on sale gets another price and cover, is withdrawn with a reason, and put back', async ({
  page,
}) => {
  await theTab(page, 'Changer');
  const volume = ownVolume();
  await fillIn(page, volume);
  await addFiles(page);
  await sell(page).click();
  const sold = onSale(page)
    .getByRole('row')
    .filter({ hasText: `Volume ${volume}` });
  await expect(sold).toContainText('AED 149.00');

  await sold.getByRole('button', { name: 'Edit' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Price in AED' }).fill('');
  await dialog.getByRole('button', { name: 'Save the changes' }).click();
  await expect(dialog.getByText('The price is required.')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Price in AED' }).fill('99');
  await page.reload();
  await sold.getByRole('button', { name: 'Continue editing' }).click();
  await expect(dialog.getByText('Your unsaved changes are restored.')).toBeVisible();
  await expect(dialog.getByRole('textbox', { name: 'Price in AED' })).toHaveValue('99');
  await dialog.getByRole('button', { name: 'Remove cover.png' }).click();
  await dialog.getByLabel('Cover', { exact: true }).setInputFiles(cover(900, 1200));
  await expect(dialog.getByRole('button', { name: 'Remove cover.png' })).toBeVisible();
  expect((await axeOn(page).analyze()).violations).toEqual([]);
  await dialog.getByRole('button', { name: 'Save the changes' }).click();
  await expect(dialog).toBeHidden();
  await expect(sold).toContainText('AED 99.00');
  await expect(sold.getByRole('button', { name: /^Edit/ })).toBeVisible();

  const before = (await (await page.request.get('/api/fullIssue/getIssue')).json()) as {
    getIssue: { id: string; issueVolume: string }[];
  };
  const id = before.getIssue.find(({ issueVolume }) => issueVolume === volume)?.id ?? '';
  await sold.getByRole('button', { name: 'Withdraw' }).click();
  await dialog.getByRole('button', { name: 'Withdraw from sale' }).click();
  await expect(dialog.getByText('The reason is required.')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('A figure is upside down.');
  await dialog.getByRole('button', { name: 'Withdraw from sale' }).click();
  const gone = withdrawn(page)
    .getByRole('row')
    .filter({ hasText: `Volume ${volume}` });
  await expect(gone).toContainText('A figure is upside down.');
  await expect(sold).toHaveCount(0);
  const offered = await page.request.get('/api/fullIssue/getIssue');
  expect(await offered.text()).not.toContain(volume);
  const tab = page.url();
  expect((await page.goto(`/checkout/${id}/fullIssue/me/me/any`))?.status()).toBe(410);
  await expect(page.getByRole('heading', { name: 'This issue is no longer on sale' })).toBeVisible();
  await isSoundNow(page, 'the checkout of a withdrawn issue');
  await page.getByRole('link', { name: 'Your purchases' }).click();
  await expect(page).toHaveURL(/tab=3/);
  await page.goto(tab);
  await gone.getByRole('button', { name: 'Put back on sale' }).click();
  await expect(sold).toContainText('AED 99.00');
});

test('issue 8: an issue is built from its articles in the order that was chosen, looked at, and put on sale', async ({
  page,
}) => {
  await theTab(page, 'Builder');
  await choosePlace(page, 'Emirates International Journal of Educational Research (EIJER)', /^Volume 1, Issue 2 /);
  const articles = building(page)
    .getByRole('list', { name: 'Articles in the order of the issue' })
    .getByRole('listitem');
  await expect(articles).toHaveCount(3);
  const second = (await articles.nth(1).getByRole('strong').textContent()) ?? '';
  await page.getByRole('button', { name: `Move ${second} up` }).click();
  await expect(articles.first()).toContainText(second);
  const third = (await articles.nth(2).getByRole('strong').textContent()) ?? '';
  await page.getByRole('button', { name: `Leave out ${third}` }).click();
  await expect(articles).toHaveCount(2);
  await building(page)
    .getByRole('textbox', { name: /^Editorial/ })
    .fill('What the desert teaches.');
  expect((await axeOn(page).analyze()).violations).toEqual([]);
  await page.getByRole('button', { name: 'Build this issue' }).click();
  const built = card(page, 'EIJER, Volume 1, Issue 2').first();
  await expect(built.getByText(/^2 articles, \d+ pages/)).toBeVisible({ timeout: 60_000 });
  await expect(built).toContainText(third);
  const address = await built.getByRole('link', { name: /^View/ }).getAttribute('href');
  await page.reload();
  await expect(built.getByText(/^2 articles/)).toBeVisible();
  const document = await page.request.get(address ?? '');
  expect((await document.body()).subarray(0, 5).toString()).toBe('%PDF-');
  await built.getByRole('button', { name: /^Remove from the list/ }).click();

  await choosePlace(page, 'Journal of Dryland Agriculture and Water (JDAW)', /^Volume 2, Issue 1 /);
  await page.getByRole('button', { name: 'Build this issue' }).click();
  const single = card(page, 'JDAW, Volume 2, Issue 1').first();
  await single.getByRole('button', { name: 'Set price and sell' }).click({ timeout: 60_000 });
  const volume = ownVolume();
  await field(page, 'Volume').fill(volume);
  await field(page, 'Name').fill(`Volume ${volume}: Built by hand`);
  await field(page, 'Description').fill('One paper, bound.');
  await field(page, 'Price in AED').fill('49.00');
  await sell(page).click();
  const sold = onSale(page)
    .getByRole('row')
    .filter({ hasText: `Volume ${volume}` });
  await expect(sold).toContainText('AED 49.00');
  const bound = await page.request.get((await sold.getByRole('link', { name: /^Open/ }).getAttribute('href')) ?? '');
  expect((await bound.body()).byteLength).toBeGreaterThan(issuePdf().buffer.byteLength);
});
