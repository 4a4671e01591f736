import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { test } from './journey.ts';
import { anAdministrator, anAuthor, aSubmission, pageOf, theAdministrator } from './submissions.ts';

// A journal's months and its record are read, searched and checked in one go.
test.describe.configure({ mode: 'parallel' });

const aSurname = (beginning: string) => `${beginning}${randomUUID().slice(0, 8)}`;
const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const search = (page: Page) =>
  page.getByRole('search', { name: 'Search the audit log' }).getByRole('button', { name: 'Search' });
const entries = (page: Page) => page.getByRole('group', { name: 'Audit log' }).getByRole('listitem');

test('an administrator finds who did what, checks that the log is unchanged, and compares a hash kept elsewhere', async ({
  browser,
  request,
}) => {
  const office = await theAdministrator(request);
  const surname = aSurname('Recorded');
  await anAdministrator(request, surname);
  const page = await pageOf(browser, office);
  await page.goto(`/dashboard/${office.id}?tab=16`);

  await test.step('searched by what it is about, with the keyboard alone', async () => {
    await page.getByText('More filters').press('Enter');
    await page.getByRole('textbox', { name: 'About' }).fill(surname);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`subject=${surname}`));
    await expect(page.getByRole('link', { name: 'Show all' })).toBeVisible();
    await expect(entries(page).filter({ hasText: 'made a person an administrator' })).toHaveCount(1);
    await expect(page.getByRole('combobox', { name: 'Action' })).toBeHidden();
    await page.getByRole('combobox', { name: 'Area' }).selectOption('People');
    await expect(entries(page).filter({ hasText: 'made a person an administrator' })).toHaveCount(1);
    await page.getByRole('combobox', { name: 'Action' }).selectOption({ label: 'Disabled an account' });
    await expect(page.getByText('No matches')).toBeVisible();
    await page.getByRole('link', { name: 'Show all' }).first().click();
    await page.getByText('More filters').click();
    await expect(page.getByRole('textbox', { name: 'About' })).toHaveValue('');
    await expect(entries(page)).not.toHaveCount(0);
  });

  await test.step('days that cannot be are refused beside their field', async () => {
    await page.getByLabel('From', { exact: true }).fill('2026-03-05');
    await page.getByLabel('To', { exact: true }).fill('2026-03-04');
    await search(page).click();
    await expect(page.getByText('The last day is before the first one.')).toBeVisible();
    await expect(page.getByLabel('To', { exact: true })).toBeFocused();
    await page.getByLabel('From', { exact: true }).fill('');
    await page.getByLabel('To', { exact: true }).fill('');
  });

  await test.step('a name leads to all that its person did', async () => {
    await page.getByRole('textbox', { name: 'About' }).fill(surname);
    await search(page).click();
    await entries(page).filter({ hasText: 'made a person' }).getByRole('link').first().click();
    await expect(page).toHaveURL(new RegExp(`person=${office.id}`));
    await expect(entries(page).filter({ hasText: surname })).not.toHaveCount(0);
  });

  await test.step('the check ends with what it has found', async () => {
    await page.getByRole('heading', { name: 'Integrity' }).click();
    await page.getByRole('button', { name: 'Check now' }).click();
    await expect(page.getByText(/^(The only entry is|All [\d,]+ entries are) unchanged\.$/)).toBeVisible();
    await expect(section(page, 'Integrity').getByText(/^[0-9a-f]{64}$/)).toBeVisible();
    await page.getByText('Compare with a saved hash').click();
    await page.getByRole('textbox', { name: 'Entry number' }).fill('1');
    await page.getByRole('textbox', { name: 'Hash' }).fill('abc');
    await page.getByRole('button', { name: 'Check now' }).click();
    await expect(page.getByText('Enter the whole hash')).toBeVisible();
    await page.getByRole('textbox', { name: 'Hash' }).fill('a'.repeat(64));
    await page.getByRole('button', { name: 'Check now' }).click();
    await expect(page.getByRole('alert')).toContainText('Entry 1 fails the check. Its hash differs');
  });
});

/** What reaches beyond the edges of a drawing, of the points and words in it; and that there are any. */
function cutOff(drawing: Element): string[] {
  const frame = drawing.getBoundingClientRect();
  const drawn = [...drawing.querySelectorAll('text, .recharts-line-dots circle')];
  const isOut = ({ left, right, top }: DOMRect) => left < frame.left || right > frame.right || top < frame.top;
  const points = drawn.filter((one) => one.tagName === 'circle');
  return points.length === 0
    ? ['no points']
    : drawn.filter((one) => isOut(one.getBoundingClientRect())).map((one) => `${one.tagName} ${one.textContent}`);
}

test('an administrator sees what waits, goes to it, and reads the months as charts and as tables', async ({
  browser,
  request,
}) => {
  const office = await theAdministrator(request);
  const author = await anAuthor(request, aSurname('Months'));
  await aSubmission(request, author, { title: 'Sand that is counted by month' });
  const page = await pageOf(browser, office);
  await page.goto(`/dashboard/${office.id}?tab=17`);

  await test.step('the tabs are in groups that fold', async () => {
    const menu = page.getByRole('navigation', { name: 'Dashboard' });
    await expect(menu.getByRole('group')).toHaveCount(5);
    await expect(menu.getByRole('link').first()).toHaveAttribute('aria-current', 'page');
    await menu.getByText('My account').click();
    await expect(menu.getByRole('link').last()).toHaveText(/Edit Profile/);
  });

  await test.step('what waits leads to its list', async () => {
    const first = section(page, 'Pending').getByRole('link', { name: /regular manuscripts? to verify/ });
    await first.click();
    await expect(page.getByRole('heading', { level: 2, name: 'Verify Regular Issue' })).toBeVisible();
    await page.goBack();
  });

  await test.step('a chart is drawn, and its table says the same', async () => {
    const chart = section(page, 'Manuscripts');
    await expect(chart.locator('svg .recharts-bar-rectangle').first()).toBeAttached();
    await chart.getByText('As a table').click();
    const table = chart.getByRole('table', { name: 'Manuscripts' });
    await expect(table.getByRole('row')).toHaveCount(13);
    const now = new Date().toISOString().slice(0, 7);
    const answer = await request.get('/api/administration/overview/months', { headers: office.headers });
    const months = (await answer.json()) as { month: string; submissions: number }[];
    const submitted = months.find(({ month }) => month === now)?.submissions ?? 0;
    await expect(table.getByRole('row').nth(1).getByRole('cell').first()).toHaveText(String(submitted));
  });

  await test.step('a line is drawn inside its chart, with its points and their months', async () => {
    const drawing = section(page, 'Time to first decision').locator('svg.recharts-surface');
    const { width, height } = page.viewportSize() ?? { width: 1280, height: 720 };
    for (const narrow of [360, 768, 1440]) {
      await page.setViewportSize({ width: narrow, height });
      await expect.poll(() => drawing.evaluate(cutOff)).toEqual([]);
    }
    await page.setViewportSize({ width, height });
  });

  await test.step('a journal and a longer span are chosen, and the address names them', async () => {
    const journal = page.getByRole('combobox', { name: 'Journal' });
    await journal.selectOption({ index: 1 });
    await page.getByRole('combobox', { name: 'Period' }).selectOption('Last 24 months');
    await expect(page).toHaveURL(/span=24/);
    await expect(page).toHaveURL(/journal=/);
    await expect(section(page, 'Manuscripts').getByRole('table').getByRole('row')).toHaveCount(25);
    await page.reload();
    await expect(page.getByRole('combobox', { name: 'Period' })).toHaveValue('24');
    await expect(journal).not.toHaveValue('');
  });
});
