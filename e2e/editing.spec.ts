import { expect, type Locator, type Page } from '@playwright/test';
import { pages } from '../src/contracts/pages.ts';
import { addressOf, anOffice, button } from './editors-desk.ts';
import { test } from './journey.ts';
import { unfoldInvitations } from './unfold.ts';

const office = anOffice();

/** The head of a part of the page, which folds it. */
const headOf = (page: Page, part: string) =>
  page.getByRole('region', { name: part, exact: true }).locator('summary').first();

const confirm = async (dialog: Locator, name: string) => {
  await button(dialog, name).click();
  await expect(dialog).toBeHidden();
};

const invitations = (page: Page) => page.getByRole('table', { name: 'Invitations of round 1' });

async function inviteByEmail(page: Page, email: string): Promise<void> {
  await unfoldInvitations(page);
  await button(page, 'Invite by email').click();
  const dialog = page.getByRole('dialog', { name: 'Invite a reviewer' });
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByLabel('Given name').fill('Iria');
  await dialog.getByLabel('Last name').fill('Vega');
  await confirm(dialog, 'Send the invitation');
  await expect(invitations(page)).toContainText(email);
}

test('an editor checks a manuscript, sends it to review, invites reviewers, takes one back and gives one more time', async ({
  browser,
}) => {
  const title = 'Forecasting dunes';
  await office.now.submitted(title);
  const page = await office.now.pageOf(browser, office.now.editor);
  await page.goto(pages.dashboard.href({ profileId: office.now.editor.id }, { tab: 14 }));
  await page.getByRole('link', { name: title }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await page.getByRole('checkbox', { name: 'Scope' }).check();
  await expect(page.getByText('Saved.', { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('checkbox', { name: 'Scope' })).toBeChecked();
  await button(page, 'Send to review').click();
  const asked = page.getByRole('dialog', { name: 'Send this manuscript to review?' });
  await expect(asked).toContainText('Not ticked: Files, Anonymity, Originality, Ethics, Language.');
  await confirm(asked, 'Send to review');
  await expect(page.getByText('Invite 2 more reviewers')).toBeVisible();

  await inviteByEmail(page, 'vega@far-north.test');
  await button(page, 'Withdraw the invitation of Iria Vega').click();
  await confirm(page.getByRole('dialog', { name: 'Withdraw this invitation?' }), 'Withdraw the invitation');
  await expect(invitations(page)).toContainText('Withdrawn');
  const atInvitations = headOf(page, 'Reviewers');
  await expect(atInvitations).toBeFocused();
  await page.getByRole('searchbox', { name: 'Search reviewers by name' }).fill('Okonkwo');
  await page.getByRole('button', { name: /^Invite .*Okonkwo/ }).click();
  await confirm(page.getByRole('dialog', { name: 'Invite a reviewer' }), 'Send the invitation');
  await expect(page.getByRole('button', { name: /^Invite .*Okonkwo/ })).toHaveCount(0);
  await expect(atInvitations).toBeFocused();
  await button(page, 'Extend for Amal Okonkwo').click();
  const more = page.getByRole('dialog', { name: 'Extend the deadline?' });
  await more.getByLabel('Days').fill('12');
  await confirm(more, 'Extend');
  await expect(invitations(page)).toContainText('Due in 19 days');
});

test('the letter is drafted from the reports, waits for the editor in chief, comes back with a remark, and goes out', async ({
  browser,
}) => {
  const id = await office.now.reported('Counting dunes');
  const page = await office.now.pageOf(browser, office.now.editor);
  await page.goto(addressOf(id));
  await expect(page.getByRole('heading', { name: /^Reviewer \d: / })).toHaveCount(2);
  await page.getByRole('link', { name: 'Go to the decision' }).click();
  await expect(headOf(page, 'Decision')).toBeFocused();
  await page.getByRole('combobox', { name: 'Decision' }).selectOption('revise-minor');
  const letter = page.getByLabel('Letter to the author');
  await expect(letter).toHaveValue(/The sample is small/);
  await letter.fill(`${await letter.inputValue()}\nWith best regards`);
  await page.reload();
  await expect(letter).toHaveValue(/With best regards/);
  await button(page, 'Decide').click();
  await confirm(page.getByRole('dialog', { name: 'Decide: Minor revision?' }), 'Decide');
  await expect(page.getByRole('heading', { name: 'With the editor in chief' })).toBeVisible();
  await expect(button(page, 'Ratify')).toBeHidden();

  const chiefs = await office.now.pageOf(browser, office.now.chief);
  await chiefs.goto(addressOf(id));
  await button(chiefs, 'Send back with a remark').click();
  const back = chiefs.getByRole('dialog', { name: 'Send back to the editor?' });
  await back.getByLabel('Remark for the editor').fill('Please ask for the data, too.');
  await confirm(back, 'Send back');

  await page.reload();
  const next = page.getByRole('region', { name: 'Next step' });
  await expect(next.getByText('sent back the last decision: Please ask for the data, too.')).toBeVisible();
  await expect(letter).toHaveValue(/With best regards/);
  await button(page, 'Decide').click();
  await confirm(page.getByRole('dialog', { name: 'Decide: Minor revision?' }), 'Decide');
  await chiefs.reload();
  await button(chiefs, 'Ratify').click();
  await confirm(chiefs.getByRole('dialog', { name: 'Ratify this decision?' }), 'Ratify');
  await expect(chiefs.getByText('Revision Requested').first()).toBeVisible();
});

test('a manuscript is held and goes on, gets more time, is returned or rejected without review', async ({
  browser,
}) => {
  const page = await office.now.pageOf(browser, office.now.editor);
  await page.goto(addressOf(await office.now.moreTimeAsked('Slow dunes')));
  await expect(page.getByText('12 more days requested: The data are on a ship.')).toBeVisible();
  await button(page, 'Extend').click();
  const more = page.getByRole('dialog', { name: 'Extend the revision?' });
  await expect(more.getByLabel('Days')).toHaveValue('12');
  await confirm(more, 'Extend');
  await expect(page.getByText('Due in 42 days')).toBeVisible();
  await button(page, 'Put on hold').click();
  const hold = page.getByRole('dialog', { name: 'Put on hold?' });
  await hold.getByLabel('Reason').fill('A reader says that the map is theirs.');
  await confirm(hold, 'Put on hold');
  await expect(page.getByText('On hold: A reader says that the map is theirs.', { exact: true })).toBeVisible();
  await button(page, 'Resume').click();
  await confirm(page.getByRole('dialog', { name: 'Resume this manuscript?' }), 'Resume');
  await expect(page.getByText('Revision Requested').first()).toBeVisible();

  const ends = [
    ['Return to the author', 'Return to the author?', 'Return the manuscript', 'Returned'],
    ['Reject without review', 'Reject without review?', 'Reject the manuscript', 'Rejected'],
  ] as const;
  for (const [action, question, answer, state] of ends) {
    await page.goto(addressOf(await office.now.submitted(`${state} dunes`)));
    await button(page, action).click();
    const dialog = page.getByRole('dialog', { name: question });
    await button(dialog, answer).click();
    await expect(dialog.getByLabel('Letter to the author')).toBeFocused();
    await dialog.getByLabel('Letter to the author').fill('The first page names you.');
    await confirm(dialog, answer);
    await expect(page.getByText(state, { exact: true }).first()).toBeVisible();
  }
});

test('without a mouse: a point is ticked, the manuscript sent to review, and the focus stays with what is next', async ({
  browser,
}) => {
  const id = await office.now.submitted('Dunes by keyboard');
  const page = await office.now.pageOf(browser, office.now.editor);
  await page.goto(addressOf(id));
  const send = button(page, 'Send to review');
  await expect(send).toBeVisible();
  const tabTo = async (target: Locator) => {
    for (let presses = 0; presses < 40; presses += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await page.keyboard.press('Tab');
    }
    await expect(target).toBeFocused();
  };
  await tabTo(send);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Send this manuscript to review?' });
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(send).toBeFocused();
  await page.keyboard.press('Enter');
  await tabTo(button(dialog, 'Send to review'));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Invite 2 more reviewers')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Next step' })).toBeFocused();
  await tabTo(page.getByRole('link', { name: 'Invite reviewers' }));
  await page.keyboard.press('Enter');
  await expect(headOf(page, 'Reviewers')).toBeFocused();
  await tabTo(button(page, 'Invite by email'));
});

test('on a phone the next step comes first, and what nobody waits for is folded until a key opens it', async ({
  browser,
}) => {
  const page = await office.now.pageOf(browser, office.now.editor, { viewport: { width: 360, height: 800 } });
  await page.goto(addressOf(await office.now.reported('Dunes on a small screen')));
  await expect(page.getByRole('heading', { name: 'Next step' })).toBeInViewport();
  await expect(page.getByRole('combobox', { name: 'Decision' })).toBeVisible();
  const entry = page.getByRole('region', { name: 'History' }).getByText('sent the manuscript to review');
  await expect(entry).toBeHidden();
  const history = headOf(page, 'History');
  await history.press('Enter');
  await expect(entry).toBeVisible();
  await expect(history).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(entry).toBeHidden();
});

test('whoever comes second is told what stands, and keeps what was typed', async ({ browser }) => {
  const page = await office.now.pageOf(browser, office.now.editor);
  const unsent = await office.now.submitted('Contested dunes');
  await page.goto(addressOf(unsent));
  await button(page, 'Reject without review').click();
  const dialog = page.getByRole('dialog', { name: 'Reject without review?' });
  await dialog.getByLabel('Letter to the author').fill('It is out of our scope.');
  await office.now.acts(unsent, 'return', { letter: 'Please take the names off.' }, office.now.chief);
  await button(dialog, 'Reject the manuscript').click();
  await expect(dialog.getByRole('alert')).toContainText('The page now shows the current state.');
  await expect(dialog.getByLabel('Letter to the author')).toHaveValue('It is out of our scope.');
  await expect(page.getByText('Returned', { exact: true }).first()).toBeVisible();

  const decided = await office.now.reported('Decided dunes');
  await page.goto(addressOf(decided));
  await page.getByRole('combobox', { name: 'Decision' }).selectOption('reject');
  // The draft that the reports make comes first.
  await expect(page.getByLabel('Letter to the author')).not.toHaveValue('');
  await page.getByLabel('Letter to the author').fill('We cannot take it.');
  await office.now.acts(decided, 'decision', { kind: 'accept', letter: 'We take it.' }, office.now.chief);
  await button(page, 'Decide').click();
  await button(page.getByRole('dialog', { name: 'Decide: Reject?' }), 'Decide').click();
  await expect(page.getByText('Your letter was not sent')).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'Your text is saved.' })).toBeVisible();
  await page.getByText('Read your letter').click();
  await expect(page.getByText('We cannot take it.')).toBeVisible();
  await button(page, 'Discard').click();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Decision', exact: true })).toBeVisible();
  await expect(page.getByText('Your letter was not sent')).toBeHidden();
});
