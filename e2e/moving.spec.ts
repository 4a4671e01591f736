import { expect } from '@playwright/test';
import { pages } from '../src/contracts/pages.ts';
import { axeOn } from './axe.ts';
import { addressOf, anOffice, button, deskOf } from './editors-desk.ts';
import { test } from './journey.ts';

const office = anOffice();

test('the editor in chief offers another journal, the author declines and then agrees, and its editor finds the manuscript', async ({
  browser,
}) => {
  const { author, chief, pageOf } = office.now;
  const theirs = await office.now.anotherJournal('DRIFT', 'Journal of Drifting', 'Amari');
  const id = await office.now.submitted('Moving dunes');
  const page = await pageOf(browser, chief);
  const offer = async (letter: string) => {
    await page.goto(addressOf(id));
    await button(page, 'Offer another journal').click();
    const dialog = page.getByRole('dialog', { name: 'Offer another journal?' });
    await dialog.getByLabel('Letter to the author').fill(letter);
    await button(dialog, 'Send the offer').click();
    await expect(dialog.getByText('Choose the journal.')).toBeVisible();
    await dialog.getByLabel('Journal that suits it better').selectOption({ label: 'Journal of Drifting' });
    expect((await axeOn(page).analyze()).violations.map((rule) => rule.id)).toEqual([]);
    await button(dialog, 'Send the offer').click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText('Another journal is offered to the author.')).toBeVisible();
  };
  await offer('Their readers will like it.');
  await page.goto(deskOf(chief, 'waiting'));
  await expect(page.getByText('Waiting for the author’s answer about another journal')).toBeVisible();

  const authors = await pageOf(browser, author);
  const own = pages.followManuscript.href({ articleId: id });
  await authors.goto(own);
  await expect(authors.getByText('Their readers will like it.')).toBeVisible();
  expect((await axeOn(authors).analyze()).violations.map((rule) => rule.id)).toEqual([]);
  await button(authors, 'Decline').click();
  const decline = authors.getByRole('dialog', { name: 'Decline Journal of Drifting?' });
  await decline.getByLabel('Reason (optional)').fill('We prefer your readers.');
  await button(decline, 'Decline the journal').click();
  await expect(decline).toBeHidden();
  await expect(button(authors, 'Decline')).toBeHidden();

  await offer('Please think again.');
  await authors.goto(own);
  await button(authors, 'Move to Journal of Drifting').click();
  const move = authors.getByRole('dialog', { name: 'Move to Journal of Drifting?' });
  await button(move, 'Move the manuscript').click();
  await expect(move).toBeHidden();
  await expect(authors.getByText(/^DRIFT-\d{4}-0001/).first()).toBeVisible();

  const other = await pageOf(browser, theirs);
  await other.goto(deskOf(theirs, 'needs-me'));
  await other.getByRole('link', { name: 'Moving dunes' }).click();
  await expect(other.getByRole('heading', { level: 1, name: 'Moving dunes' })).toBeVisible();
  await expect(button(other, 'Send to review')).toBeVisible();
});
