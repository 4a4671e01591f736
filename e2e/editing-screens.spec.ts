import { expect, type Page } from '@playwright/test';
import { pages } from '../src/contracts/pages.ts';
import { openOffice, type Office } from './editorial-office.ts';
import { test } from './journey.ts';
import { settingsInTurn, turnName, turnsFrom } from './settings.ts';
import { isSoundInTurn, isSoundNow } from './sound-screen.ts';
import { unfold, unfoldInvitations } from './unfold.ts';

let office: Office;
let made: Record<'checked' | 'invited' | 'reported' | 'waiting' | 'extension', string>;

test.beforeAll(async () => {
  test.setTimeout(600_000);
  office = await openOffice();
  const long = `Dunes that wander: ${'evidence from forty villages and hydrogeomorphological-socioeconomic models '.repeat(2)}`;
  made = {
    checked: await office.submitted(long.trim()),
    invited: await office.inReview('Dunes that need reviewers'),
    reported: await office.reported('Dunes to decide about'),
    waiting: await office.waitingForChief('Dunes to ratify'),
    extension: await office.moreTimeAsked('Dunes that need time'),
  };
  for (const [place, reviewer] of office.reviewers.slice(0, 2).entries())
    await office.answered(made.invited, reviewer, place === 1, 'I am at sea.');
  await office.isDueIn(made.reported, -2.5);
});

test.beforeEach(() => test.setTimeout(600_000));

test.afterAll(() => office.close());

const addressOf = (articleId: string) => pages.editorialManuscript.href({ articleId });
const deskOf = ({ id }: { id: string }) => pages.dashboard.href({ profileId: id }, { tab: 14 });

/** Opens a dialog by its button, looks at it, and leaves it by the keyboard. */
async function dialogIsSound(page: Page, opener: string | RegExp): Promise<void> {
  await page.getByRole('button', typeof opener === 'string' ? { name: opener, exact: true } : { name: opener }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await expect(dialog).toHaveCSS('opacity', '1');
  await isSoundNow(page, `the dialog of ${String(opener)}`);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
}

/** Opens whatever is folded. */
async function unfoldAll(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const fold of document.querySelectorAll('details')) fold.open = true;
  });
}

for (const turn of turnsFrom(1)) {
  test(`desk and manuscripts of editors ${turnName(turn)}`, async ({ browser }) => {
    const isSound = isSoundInTurn(turn);
    const options = { reducedMotion: 'reduce' as const };
    const page = await office.pageOf(browser, office.editor, options);
    for (const part of ['', '&part=waiting', '&part=decided', '&q=nothing-like-it'])
      await isSound(page, deskOf(office.editor) + part);
    for (const id of [made.checked, made.invited, made.reported, made.extension]) {
      await isSound(page, addressOf(id));
      await unfoldAll(page);
      await isSoundNow(page, `${addressOf(id)}, unfolded`);
    }
    const chiefs = await office.pageOf(browser, office.chief, options);
    await isSound(chiefs, addressOf(made.waiting));
    const administrators = await office.pageOf(browser, office.administrator, options);
    await isSound(administrators, deskOf(office.administrator));
  });
}

for (const turn of turnsFrom(1)) {
  test(`dialogs of editors ${turnName(turn)}`, async ({ browser }) => {
    const next = settingsInTurn(turn);
    const options = { reducedMotion: 'reduce' as const };
    const page = await office.pageOf(browser, office.editor, options);
    await next(page);
    await page.goto(addressOf(made.checked));
    for (const name of ['Send to review', 'Return to the author', 'Reject without review', 'Put on hold'])
      await dialogIsSound(page, name);
    await next(page);
    await page.goto(addressOf(made.invited));
    for (const name of ['Invite by email', /^Invite .*Ito/, /^Extend for/, /^Withdraw the invitation/])
      await dialogIsSound(page, name);
    await next(page);
    await page.goto(addressOf(made.reported));
    await page.getByRole('combobox', { name: 'Decision' }).selectOption('unsuitable');
    await expect(page.getByLabel('Letter to the author')).toHaveValue(/sample is small/);
    await dialogIsSound(page, 'Decide');
    await next(page);
    await page.goto(addressOf(made.extension));
    for (const name of ['Extend', 'Refuse']) await dialogIsSound(page, name);
    const chiefs = await office.pageOf(browser, office.chief, options);
    await next(chiefs);
    await chiefs.goto(addressOf(made.waiting));
    for (const name of ['Ratify', 'Send back with a remark']) await dialogIsSound(chiefs, name);
    const administrators = await office.pageOf(browser, office.administrator, options);
    await next(administrators);
    await administrators.goto(deskOf(office.administrator));
    await unfold(administrators, 'Review settings');
    await dialogIsSound(administrators, 'Review settings of Journal of Dunes');
  });
}

test('the desk says what needs its owner, first what is late, and is narrowed by part and words', async ({
  browser,
}) => {
  const page = await office.pageOf(browser, office.editor);
  await page.goto(deskOf(office.editor));
  const table = page.getByRole('table', { name: 'Manuscripts on the desk' });
  const rows = table.getByRole('row');
  await expect(rows.nth(1)).toContainText('Dunes to decide about');
  await expect(rows.nth(1)).toContainText(/[23] days overdue/);
  await expect(rows.nth(1)).toContainText('2 reports received, 2 needed');
  await expect(page.getByRole('status').filter({ hasText: 'need you; 1 overdue.' })).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search by title, author or number' }).fill('need time');
  await expect(rows).toHaveCount(2);
  await expect(rows.nth(1)).toContainText('Answer the request for more time');
  await page.getByRole('searchbox', { name: 'Search by title, author or number' }).fill('no such dunes');
  await page.getByRole('button', { name: 'Clear search' }).click();
  await expect(page.getByRole('searchbox', { name: 'Search by title, author or number' })).toBeFocused();
  await page.getByText('Waiting', { exact: true }).click();
  await expect(table).toContainText('With: Editor in chief');
  await page.getByText('Decided', { exact: true }).click();
  await expect(page.getByRole('heading', { name: 'No decisions yet' })).toBeVisible();
});

test('a session that ends loses no word of a letter, an invitation or a note', async ({ browser }) => {
  const page = await office.pageOf(browser, office.editor);
  await page.goto(addressOf(made.reported));
  await page.getByRole('combobox', { name: 'Decision' }).selectOption('reject');
  await expect(page.getByLabel('Letter to the author')).toHaveValue(/sample is small/);
  await page.getByLabel('Letter to the author').fill('A letter of many hours.');
  await unfoldInvitations(page);
  await page.getByRole('button', { name: 'Invite by email' }).click();
  const dialog = page.getByRole('dialog', { name: 'Invite a reviewer' });
  await dialog.getByLabel('Email').fill('robin@far-north.test');
  await dialog.getByLabel('Given name').fill('Robin');
  await dialog.getByLabel('Last name').fill('Ferro');
  const token = await page.evaluate(
    () => (JSON.parse(localStorage.getItem('currentUser') ?? '{}') as { token: string }).token,
  );
  expect(token).not.toBe('');
  const ended = await office.request.get('/api/auth/logout', { headers: { authorization: `Bearer ${token}` } });
  expect(ended.ok()).toBe(true);
  await dialog.getByRole('button', { name: 'Send the invitation' }).click();
  await page.waitForURL('**/login**');
  await page.getByRole('textbox', { name: 'Email' }).fill(office.editor.email);
  await page.getByLabel(/^Password/).fill(office.editor.password);
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
  await expect(page.getByLabel('Letter to the author')).toHaveValue('A letter of many hours.');
  await unfoldInvitations(page);
  await page.getByRole('button', { name: 'Invite by email' }).click();
  await expect(dialog.getByLabel('Email')).toHaveValue('robin@far-north.test');
  await expect(dialog.getByLabel('Last name')).toHaveValue('Ferro');
});

test('an administrator accepts without the needed reports, with a reason that is recorded', async ({ browser }) => {
  const page = await office.pageOf(browser, office.administrator);
  await page.goto(addressOf(await office.inReview('Dunes without reports')));
  await unfold(page, 'Decision');
  await page.getByRole('combobox', { name: 'Decision' }).selectOption('accept');
  const letter = page.getByLabel('Letter to the author');
  await expect(letter).not.toHaveValue('');
  await page.getByRole('button', { name: 'Decide', exact: true }).click();
  const reason = page.getByLabel('Reason to decide without the needed reports');
  await expect(reason).toBeFocused();
  await reason.fill('It was reviewed by our sister journal.');
  await page.getByRole('button', { name: 'Decide', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Decide: Accept?' });
  await dialog.getByRole('button', { name: 'Decide' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Decided without the needed reports: It was reviewed')).toBeVisible();
  await unfold(page, 'History');
  await expect(
    page.getByRole('listitem').filter({ hasText: 'made the first decision: It was reviewed' }),
  ).toBeVisible();
});

test('an administrator ratifies what has lost a report since it was decided, with a reason that is recorded', async ({
  browser,
}) => {
  const id = await office.waitingForChief('Dunes that lost a report');
  const [reviewer] = office.reviewers;
  const { invitations } = await office.read(id);
  const invitation = invitations.find(({ email }) => email === reviewer?.email)?.id ?? '';
  const stepsBack = { headers: reviewer?.headers ?? {}, data: { reason: 'I know the authors after all.' } };
  const steppedBack = await office.request.post(`/api/review/reviews/${invitation}/recuse`, stepsBack);
  expect(steppedBack.status()).toBe(200);
  const page = await office.pageOf(browser, office.administrator);
  await page.goto(addressOf(id));
  await page.getByRole('button', { name: 'Ratify', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Ratify without the needed reports?' });
  await expect(dialog).toContainText('1 report received, 2 needed');
  await dialog.getByLabel('Reason to ratify without the needed reports').fill('The other report says it all.');
  await dialog.getByRole('button', { name: 'Ratify' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Decided without the needed reports: The other report')).toBeVisible();
});

test('an administrator changes how a journal reviews; a journal without an editor in chief is refused', async ({
  browser,
}) => {
  const page = await office.pageOf(browser, office.administrator);
  await page.goto(pages.journal.href({ catId: 'DUNES' }));
  await page.getByRole('link', { name: 'Change review settings' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Review settings' })).toBeFocused();
  const change = page.getByRole('button', { name: 'Review settings of Journal of Dunes' });
  await change.click();
  const dialog = page.getByRole('dialog', { name: 'Review settings' });
  await dialog.getByLabel('Days for a review').fill('0');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByLabel('Days for a review')).toBeFocused();
  await expect(dialog).toContainText('Enter a whole number from 1 to 180.');
  await dialog.getByLabel('Days for a review').fill('28');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('row').filter({ hasText: 'Journal of Dunes' }).last()).toContainText('review 28');
  await expect(change).toBeFocused();
  await page.getByRole('button', { name: 'Review settings of Journal without an Editor' }).click();
  await dialog.getByLabel('Who decides').selectOption('double-anonymous');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toContainText('This journal has no editor in chief');
  await expect(dialog.getByLabel('Who decides')).toHaveValue('double-anonymous');
});
