import { expect, type Page } from '@playwright/test';
import { pages } from '../src/contracts/pages.ts';
import { fillTheReport, submitButton } from './a-review.ts';
import { axeOn } from './axe.ts';
import { addressOf, anOffice, button } from './editors-desk.ts';
import { test } from './journey.ts';
import { madeUpPdf } from './made-up-pdf.ts';
import { choose } from './wizard-files.ts';

const office = anOffice();
const missing = 'Which important work is missing?';
const search = 'Does the article say how the literature was found?';
const markedCopy = 'Where is your marked copy?';
const faults = async (page: Page) => (await axeOn(page).analyze()).violations.map(({ id }) => id);

/** Reports by a call: on a scale of five always the same. */
async function reports(invitationId: string, headers: Record<string, string>, score: number) {
  const { request } = office.now;
  const address = `/api/review/reviews/${invitationId}`;
  const { questions } = (await (await request.get(address, { headers })).json()) as {
    questions: { id: string; isRequired: boolean; answer: { kind: string } }[];
  };
  const required = questions.filter(({ isRequired }) => isRequired);
  const answers = Object.fromEntries(required.map(({ id, answer }) => [id, answer.kind === 'scale' ? score : true]));
  const data = {
    scores: { originality: 4, soundness: 3, clarity: 5, significance: 4 },
    commentsToAuthor: 'The sample is small.',
    recommendation: 'minor-modifications',
    answers,
  };
  expect((await request.post(`${address}/report`, { headers, data })).status()).toBe(200);
}

/** An administrator starts from a template and makes it their own, by the keyboard. */
async function makesAForm(page: Page): Promise<void> {
  await page.goto(pages.reviewForm.href({ journalId: office.now.journal.id }));
  await button(page, 'Start from: Review article').press('Enter');
  await expect(page.getByRole('list', { name: 'Questions' }).getByRole('listitem')).toHaveCount(4);
  await button(page, 'Save the form').click();
  await expect(page.getByText(/^Version 1, saved on /)).toBeVisible();
  await button(page, `Remove: ${search}`).press('Enter');
  const undo = page.getByRole('button', { name: /^Undo.*bring back/ });
  await expect(undo).toBeFocused();
  await undo.press('Enter');
  await button(page, `Move ${missing} up`).press('Enter');
  await button(page, `Change: ${missing}`).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Change the question' });
  await dialog.getByLabel('Who reads the answer').selectOption('Editors only');
  await button(dialog, 'Keep the question').click();
  await button(page, 'Add a question').click();
  const added = page.getByRole('dialog', { name: 'New question' });
  await added.getByLabel('Kind of answer').selectOption('One choice from a list');
  await button(added, 'Keep the question').click();
  await expect(added.getByText('Enter from 2 to 20 choices, one on each line.')).toBeVisible();
  await added.getByLabel('Question').fill('Where are the data?');
  await added.getByLabel('Choices').fill('Archived\nMissing');
  expect(await faults(page)).toEqual([]);
  await added.getByLabel('Reviewers must answer it').uncheck();
  await button(added, 'Keep the question').click();
  await button(page, 'Add a question').click();
  await added.getByLabel('Kind of answer').selectOption('File');
  await expect(added.getByLabel('Who reads the answer').getByRole('option')).toHaveText([
    'Author and editors',
    'Editors only',
  ]);
  await added.getByLabel('Question').fill(markedCopy);
  await added.getByLabel('Reviewers must answer it').uncheck();
  await button(added, 'Keep the question').click();
  const preview = page.getByRole('region', { name: 'Preview' });
  await expect(preview.getByText(markedCopy)).toBeVisible();
  await expect(preview.getByRole('group', { name: /^Where are the data\?/ }).getByRole('radio')).toHaveCount(2);
  expect(await faults(page)).toEqual([]);
  await button(page, 'Save the form').click();
  await expect(page.getByText(/^Version 2, saved on /)).toBeVisible();
}

test('peer review: an administrator makes a form, a reviewer answers, editors compare, the author reads their part', async ({
  browser,
}) => {
  const { administrator, editor, chief, author, reviewers, pageOf, inReview, answered, acts } = office.now;
  await makesAForm(await pageOf(browser, administrator));
  const id = await inReview('Questioned dunes');
  const [first, second] = reviewers;
  if (!first || !second) throw new Error('The office has no reviewers');
  const [invitationId, other] = [await answered(id, first, true), await answered(id, second, true)];

  const page = await pageOf(browser, first);
  await page.goto(pages.review.href({ invitationId }));
  await fillTheReport(page, 'The sample is small.');
  await submitButton(page).click();
  await button(page, `Answer the question: ${search}`).click();
  const found = page.getByRole('group', { name: search });
  await expect(found.getByRole('radio').first()).toBeFocused();
  await found.getByRole('radio', { name: 'Yes' }).check();
  for (const question of ['How complete is the literature covered?', 'How balanced is the discussion of it?'])
    await page.getByRole('group', { name: question }).getByRole('radio', { name: '2' }).check();
  await page.getByRole('textbox', { name: missing }).fill('Mine, of 2019.');
  await choose(page.getByLabel(`Choose a file: ${markedCopy}`), 'first-reviewer.pdf', madeUpPdf(1));
  const marked = page.getByRole('link', { name: /^answer-\d\.pdf/ });
  await expect(marked).toBeVisible();
  await expect(page.getByText(/^Saved/).first()).toBeVisible();
  await page.reload();
  await expect(marked).toBeVisible();
  await expect(page.getByRole('textbox', { name: missing })).toHaveValue('Mine, of 2019.');
  expect(await faults(page)).toEqual([]);
  await submitButton(page).click();
  await button(page.getByRole('dialog', { name: 'Submit your report?' }), 'Submit the report').click();
  await expect(page.getByText('Mine, of 2019.')).toBeVisible();
  await reports(other, second.headers, 5);

  const desk = await pageOf(browser, editor);
  await desk.goto(addressOf(id));
  const compared = desk.getByRole('table', { name: 'Answers compared' });
  await expect(compared.getByRole('row', { name: /^How complete is the literature covered\? \(1 to 5\)/ })).toHaveText(
    /253\.5$/,
  );
  await expect(compared.getByRole('link', { name: /^answer-\d\.pdf/ })).toBeVisible();
  await expect(desk.getByText('Mine, of 2019.')).toBeVisible();
  const file = desk.waitForEvent('download');
  await button(desk, 'Download all answers (CSV)').click();
  expect((await file).suggestedFilename()).toMatch(/^review-answers-DUNES-.*\.csv$/);

  await acts(id, 'decision', { kind: 'revise-minor', letter: 'Please answer the points of the reviewers.' });
  await acts(id, 'ratification', { isRatified: true }, chief);
  const own = await pageOf(browser, author);
  await own.goto(pages.followManuscript.href({ articleId: id }));
  await own
    .getByText(/^Reviewer 1, /)
    .first()
    .click();
  await expect(own.getByText('How balanced is the discussion of it?').first()).toBeVisible();
  await expect(own.getByText('Mine, of 2019.')).toHaveCount(0);
  await expect(own.getByRole('link', { name: /^answer-\d\.pdf/ }).first()).toBeVisible();
});
