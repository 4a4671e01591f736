import { expect } from '@playwright/test';
import { pages } from '../src/contracts/pages.ts';
import { axeOn } from './axe.ts';
import { addressOf, anOffice, button } from './editors-desk.ts';
import { test } from './journey.ts';
import { unfold } from './unfold.ts';

const office = anOffice();

test('a report after the decision waits with the editor, who forwards it with a message; then the author reads it', async ({
  browser,
}) => {
  const { author, chief, editor, reviewers, pageOf, request } = office.now;
  const late = reviewers[2] ?? editor;
  const id = await office.now.reported('Dunes reported late');
  const invitation = await office.now.answered(id, late, true);
  await office.now.acts(id, 'decision', { kind: 'revise-minor', letter: 'Please answer the reviewers.' });
  await office.now.acts(id, 'ratification', { isRatified: true }, chief);

  const reviewing = await pageOf(browser, late);
  await reviewing.goto(pages.review.href({ invitationId: invitation }));
  await expect(reviewing.getByText('The decision has been sent. Your report goes to the editors')).toBeVisible();
  expect((await axeOn(reviewing).analyze()).violations.map((rule) => rule.id)).toEqual([]);
  const report = {
    scores: { originality: 4, soundness: 3, clarity: 5, significance: 4 },
    commentsToAuthor: 'The legend of the map is missing.',
    confidentialRemarks: '',
    recommendation: 'minor-modifications',
  };
  const sent = { headers: late.headers, data: report };
  expect((await request.post(`/api/review/reviews/${invitation}/report`, sent)).status()).toBe(200);

  const authors = await pageOf(browser, author);
  await authors.goto(pages.followManuscript.href({ articleId: id }));
  await expect(authors.getByText(/^Reviewer 2/).first()).toBeVisible();
  await expect(authors.getByText(/Reviewer 3/)).toHaveCount(0);

  const page = await pageOf(browser, editor);
  await page.goto(addressOf(id));
  await unfold(page, 'Reports');
  await expect(page.getByText('This report came after the decision. The author does not have it.')).toBeVisible();
  await button(page, 'Forward to the author').focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Forward this report?' });
  await button(dialog, 'Forward to the author').click();
  await expect(dialog.getByText('Message to the author is required.')).toBeVisible();
  await dialog.getByLabel('Message to the author').fill('Please answer this report, too.');
  expect((await axeOn(page).analyze()).violations.map((rule) => rule.id)).toEqual([]);
  await button(dialog, 'Forward to the author').click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(/^This report came after the decision\. Forwarded to the author on /)).toBeVisible();
  await unfold(page, 'Reviewers');
  await expect(page.getByText('Reports that come now wait here until you forward them.')).toBeVisible();

  await authors.reload();
  await authors
    .getByText(/^Reviewer 3, /)
    .first()
    .click();
  await expect(authors.getByText('Please answer this report, too.')).toBeVisible();
  await expect(authors.getByText('The legend of the map is missing.').first()).toBeVisible();
  await expect(authors.getByText('You received another review report')).toBeAttached();
  await expect(authors.getByText(/Ito/)).toHaveCount(0);
  expect((await axeOn(authors).analyze()).violations.map((rule) => rule.id)).toEqual([]);
});
