import { expect, type Page } from '@playwright/test';
import { pages } from '../src/contracts/pages.ts';
import { addressOf, anOffice, button } from './editors-desk.ts';
import { test } from './journey.ts';
import { isSoundNow } from './sound-screen.ts';

const office = anOffice();

const newDiscussion = (page: Page) => page.getByRole('dialog', { name: /^(New discussion|Write to the editor)$/ });
const thread = (page: Page, subject: string) =>
  page.getByRole('group').filter({ has: page.getByRole('heading', { name: subject, level: 3 }) });

async function fillIn(page: Page, subject: string, text: string): Promise<void> {
  await newDiscussion(page).getByLabel('Subject').fill(subject);
  await newDiscussion(page).getByRole('textbox', { name: 'Message' }).fill(text);
}

async function opens(page: Page, subject: string, text: string): Promise<void> {
  await fillIn(page, subject, text);
  await button(newDiscussion(page), 'Send').click();
  await expect(newDiscussion(page)).toBeHidden();
}

async function answers(page: Page, subject: string, text: string): Promise<void> {
  const within = thread(page, subject);
  await within.getByRole('textbox', { name: `Reply in “${subject}”` }).fill(text);
  await button(within, 'Send').click();
  await expect(within.getByText(text)).toBeVisible();
}

test('an author, an editor and a reviewer write to each other; the reviewer and the author read only “Editor”', async ({
  browser,
}) => {
  const { now } = office;
  const title = 'Discussing dunes';
  const id = await now.inReview(title);
  const [reviewer] = now.reviewers;
  if (!reviewer) throw new Error('No reviewer');
  const invitationId = await now.answered(id, reviewer, true);

  const author = await now.pageOf(browser, now.author);
  await author.goto(pages.followManuscript.href({ articleId: id }));
  await button(author, 'Write to the editor').click();
  await newDiscussion(author).getByText('Attach files').click();
  await newDiscussion(author)
    .getByLabel('Files', { exact: true })
    .setInputFiles({ name: 'figures.pdf', mimeType: 'application/pdf', buffer: Buffer.from('no PDF at all') });
  await expect(newDiscussion(author).getByText(/another kind of file/)).toBeVisible();
  await isSoundNow(author, 'a new discussion');
  // What is typed outlasts the dialog.
  await fillIn(author, 'Length', 'How long may the revision be?');
  await button(newDiscussion(author), 'Cancel').click();
  await button(author, 'Write to the editor').click();
  await expect(newDiscussion(author).getByRole('textbox', { name: 'Message' })).toHaveValue(
    'How long may the revision be?',
  );
  await opens(author, 'Length', 'How long may the revision be?');
  await expect(thread(author, 'Length').getByText('You ·')).toBeVisible();
  await isSoundNow(author, 'the discussions of an author');

  const editor = await now.pageOf(browser, now.editor);
  await editor.goto(`${pages.dashboard.href({ profileId: now.editor.id }, { tab: 14 })}&part=all`);
  const entry = editor.getByRole('row').filter({ hasText: title });
  await expect(entry.getByText('1 new message')).toBeVisible();
  await editor.goto(`${addressOf(id)}#discussions`);
  await expect(thread(editor, 'Length').getByText(/\(author\) ·/)).toBeVisible();
  const surname = (await now.read(id)).invitations[0]?.name.split(' ').at(-1) ?? '';
  const within = thread(editor, 'Length');
  await within.getByRole('textbox').fill(`Ask ${surname}.`);
  await button(within, 'Send').click();
  await expect(
    within.getByText('The message may tell the author who the reviewers are', { exact: false }),
  ).toBeVisible();
  await within.getByText('Tell other editors').click();
  await within.getByRole('checkbox', { name: /Chantry/ }).press('Space');
  await expect(within.getByText('Tell 1 editor')).toBeVisible();
  await isSoundNow(editor, 'a message for another editor');
  await answers(editor, 'Length', 'At most ten pages.');
  await expect(within.getByText(/^Also told: .*Chantry/)).toBeVisible();
  await isSoundNow(editor, 'the discussions of an editor');

  await button(editor, 'New discussion').click();
  const choice = newDiscussion(editor).getByLabel('To', { exact: true });
  const option = choice.getByRole('option', { name: /\(reviewer\)/ });
  await choice.selectOption((await option.getAttribute('value')) ?? '');
  await opens(editor, 'Data', 'Are the data enough?');
  await editor.goto(`${pages.dashboard.href({ profileId: now.editor.id }, { tab: 14 })}&part=all`);
  await expect(entry.getByRole('link', { name: 'Discussing dunes' })).toBeVisible();
  await expect(entry.getByText('1 new message')).toHaveCount(0);

  await author.goto(pages.ownDashboard.href());
  await author.getByRole('link', { name: `1 new message about “${title}”` }).click();
  await expect(thread(author, 'Length').getByText('At most ten pages.')).toBeVisible();
  await expect(thread(author, 'Length').getByText('Editor ·')).toBeVisible();
  await expect(author.getByText('Data')).toHaveCount(0);
  for (const name of ['Ellery', 'Chantry']) await expect(author.getByText(name)).toHaveCount(0);

  const review = await now.pageOf(browser, reviewer);
  await review.goto(pages.dashboard.href({ profileId: reviewer.id }, { tab: 15 }));
  await expect(review.getByText('1 new message')).toBeVisible();
  await review.goto(pages.review.href({ invitationId }));
  await expect(thread(review, 'Data').getByText('Editor ·')).toBeVisible();
  await answers(review, 'Data', 'The second table is missing.');
  await isSoundNow(review, 'the discussions of a reviewer', { except: 'canvas' });
  await expect(review.getByText('Length')).toHaveCount(0);
  await expect(review.getByText('Ellery')).toHaveCount(0);

  // The editor closes what is settled; its reviewer can then read, and not write.
  await editor.goto(`${addressOf(id)}#discussions`);
  await expect(thread(editor, 'Data').getByText('The second table is missing.')).toBeVisible();
  await button(thread(editor, 'Data'), 'Close discussion').click();
  await expect(button(thread(editor, 'Data'), 'Reopen discussion')).toBeVisible();
  await review.reload();
  const closed = thread(review, 'Data');
  await closed.getByRole('heading', { name: 'Data' }).click();
  await expect(closed.getByText('The editor closed this discussion.', { exact: false })).toBeVisible();
  await expect(closed.getByRole('textbox')).toHaveCount(0);
});
