import { expect, type Page } from '@playwright/test';
import { pages } from '../src/contracts/pages.ts';
import { comments, fillTheReport, main, submitButton } from './a-review.ts';
import { addressOf, anOffice, button } from './editors-desk.ts';
import { test } from './journey.ts';
import { isSoundNow } from './sound-screen.ts';

const office = anOffice();
const removed = '[removed by the editor]';
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });

test('a report that names its reviewer: warned, meant, returned, and without the name before it goes on', async ({
  browser,
}) => {
  const { editor, reviewers, answered, inReview, pageOf, act } = office.now;
  const [vega, okonkwo] = reviewers;
  if (!vega || !okonkwo) throw new Error('The office has no reviewers');
  const id = await inReview('Dunes that are signed');
  const invitation = await answered(id, vega, true);
  await answered(id, okonkwo, true);
  const reviewer = await pageOf(browser, vega);
  const desk = await pageOf(browser, editor);
  const card = desk.getByRole('region', { name: 'Reports' }).getByRole('listitem').filter({ hasText: 'Amal Vega' });

  const submits = async (mean: boolean) => {
    await submitButton(reviewer).press('Enter');
    const asked = dialog(reviewer, 'Submit your report?');
    await button(asked, 'Submit the report').press('Enter');
    if (!mean) return;
    await expect(asked.getByText('Name: “')).toBeVisible();
    await isSoundNow(reviewer, 'a warned reviewer');
    await asked.getByRole('checkbox', { name: 'Not a problem' }).press('Space');
    await button(asked, 'Submit the report').press('Enter');
  };

  await test.step('the reviewer is warned, and means it', async () => {
    await reviewer.goto(pages.review.href({ invitationId: invitation }));
    await fillTheReport(reviewer, `The second figure lacks its units.\n\nBest wishes, Amal Vega (${vega.email})`);
    await submits(true);
    await expect(main(reviewer).getByText('Thank you. Your report has been submitted.')).toBeVisible();
  });

  await test.step('the editor returns the report with a message that names no author', async () => {
    await desk.goto(addressOf(id));
    await expect(card.getByText('The reviewer marked the findings as not a problem.')).toBeVisible();
    await isSoundNow(desk, 'a report with findings');
    await button(card, 'Return to the reviewer').press('Enter');
    const asked = dialog(desk, 'Return this report?');
    await asked.getByRole('textbox').fill('Amal Haddad must not read your name.');
    await button(asked, 'Return the report').press('Enter');
    await expect(asked.getByRole('checkbox')).toBeVisible();
    await isSoundNow(desk, 'a warned editor');
    await asked.getByRole('textbox').fill('Please leave out your address.');
    await button(asked, 'Return the report').press('Enter');
    await expect(asked).toBeHidden();
    await expect(card).toHaveCount(0);
  });

  await test.step('the reviewer reads why, and submits the report again', async () => {
    await reviewer.reload();
    await expect(main(reviewer).getByText('Please leave out your address.')).toBeVisible();
    await expect(comments(reviewer)).toHaveValue(/Best wishes, Amal Vega/);
    await isSoundNow(reviewer, 'a returned report');
    await comments(reviewer).fill('The second figure lacks its units.\n\nBest wishes, Amal Vega');
    await submits(true);
    await expect(main(reviewer).getByText('Thank you. Your report has been submitted.')).toBeVisible();
  });

  await test.step('no decision goes out until the editor has removed the name', async () => {
    await desk.reload();
    await expect(card.getByText('Best wishes, Amal Vega').first()).toBeVisible();
    const letter = 'Please answer the points.';
    expect((await act(id, 'decision', { kind: 'revise-minor', letter })).status()).toBe(409);
    await card.getByRole('button', { name: /^Remove the words: / }).press('Enter');
    const asked = dialog(desk, 'Remove these words?');
    await expect(asked.getByRole('textbox')).toHaveValue('Amal Vega');
    await expect(asked.getByRole('textbox')).toBeFocused();
    await isSoundNow(desk, 'words to remove');
    await desk.keyboard.press('Enter');
    await expect(asked).toBeHidden();
    await expect(card.getByText(`Best wishes, ${removed}`)).toBeVisible();
    await card.getByText('Original text').press('Enter');
    await expect(card.getByText('Best wishes, Amal Vega')).toBeVisible();
    await isSoundNow(desk, 'a report without its name');
  });
});

test('an author whose answers name them is warned; the editor returns the revision', async ({ browser }) => {
  const { author, editor, chief, waitingForChief, acts, pageOf, read } = office.now;
  const id = await waitingForChief('Dunes that are answered');
  await acts(id, 'ratification', { isRatified: true }, chief);
  const page = await pageOf(browser, author);
  await page.goto(pages.followManuscript.href({ articleId: id }));
  const answers = page.getByRole('textbox', { name: /^Your answer to Reviewer/ });
  const revises = async (words: string) => {
    await expect(answers.first()).toBeVisible();
    for (const answer of await answers.all()) await answer.fill(words);
    await button(page, 'Submit the revision').press('Enter');
    await button(page.getByRole('dialog'), 'Submit the revision').press('Enter');
  };

  await test.step('the author is warned, and means it', async () => {
    await revises('We disagree. Amal Haddad');
    const meant = page.getByRole('checkbox', { name: 'Not a problem' });
    await expect(meant).toBeVisible();
    await isSoundNow(page, 'a warned author');
    await meant.press('Space');
    await button(page, 'Submit the revision').press('Enter');
    await button(page.getByRole('dialog'), 'Submit the revision').press('Enter');
    await expect(page.getByRole('heading', { name: 'With the editor', exact: true })).toBeVisible();
  });

  await test.step('the editor returns the revision, and the author has their answers again', async () => {
    const desk = await pageOf(browser, editor);
    await desk.goto(addressOf(id));
    const section = desk.getByRole('region', { name: 'Author’s answers' });
    await expect(section.getByText('The author marked the findings as not a problem.')).toBeVisible();
    await isSoundNow(desk, 'answers with findings');
    await button(section, 'Return the revision').press('Enter');
    const asked = dialog(desk, 'Return this revision?');
    await asked.getByRole('textbox').fill('Please leave out your name.');
    await button(asked, 'Return the revision').press('Enter');
    await expect(asked).toBeHidden();
    await page.reload();
    await expect(page.getByText('Please leave out your name.').first()).toBeVisible();
    await expect(answers.first()).toHaveValue('We disagree. Amal Haddad');
    await revises('We disagree.');
    await expect(page.getByRole('heading', { name: 'With the editor', exact: true })).toBeVisible();
    expect((await read(id)).answers[0]?.findings).toEqual([]);
  });
});

test('an editor whose letter names a reviewer is warned, and can mean it', async ({ browser }) => {
  const { editor, reported, pageOf, read } = office.now;
  const id = await reported('Dunes that are decided');
  const desk = await pageOf(browser, editor);
  await desk.goto(addressOf(id));
  await desk.getByRole('combobox', { name: 'Decision' }).selectOption('reject');
  const letter = desk.getByLabel('Letter to the author');
  await expect(letter).toHaveValue(/Dear/);
  await letter.fill('Dr Amal Vega advises against it.');
  const decides = async () => {
    await button(desk, 'Decide').press('Enter');
    await button(dialog(desk, 'Decide: reject?'), 'Decide').press('Enter');
  };
  await decides();
  const meant = desk.getByRole('checkbox', { name: 'Not a problem, send it anyway' });
  await expect(meant).toBeVisible();
  await isSoundNow(desk, 'a warned letter');
  expect((await read(id)).decisions).toEqual([]);
  await meant.press('Space');
  await letter.fill('Dr Amal Vega advises against it!');
  await expect(meant).not.toBeChecked();
  await meant.press('Space');
  await decides();
  await expect(desk.getByText('With the editor in chief').first()).toBeVisible();
  expect((await read(id)).decisions).toHaveLength(1);
});
