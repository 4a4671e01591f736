import { expect } from '@playwright/test';
import { axeOn } from './axe.ts';
import { test } from './journey.ts';
import { aPerson } from './people.ts';
import { authorRow, beginSubmission, button, callsOf, field, isSaved, wizardOf } from './wizard.ts';

test('an author chooses an institution and roles by keyboard; a pasted author gets the institution', async ({
  page,
  playwright,
  baseURL,
}) => {
  const author = await aPerson(await playwright.request.newContext({ baseURL: baseURL ?? '' }), 'Contributor');
  const awsId = await beginSubmission(page, author);
  await page.goto(wizardOf(author, awsId, 1));
  const affiliation = page.getByRole('combobox', { name: 'Affiliation' });
  await affiliation.fill('Department of Sand, ');
  await affiliation.pressSequentially('sultan qab');
  const offered = page.getByRole('option', { name: 'Sultan Qaboos University' });
  await expect(offered).toBeVisible();
  expect((await axeOn(page).analyze()).violations).toEqual([]);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(affiliation).toHaveValue(/^Department of Sand, Sultan Qaboos University, .*Oman$/);
  await expect(page.getByText('Institution: Sultan Qaboos University')).toBeVisible();
  await page.getByText('More about this author').press('Enter');
  await page.getByRole('combobox', { name: 'Name', exact: true }).selectOption('Group of authors');
  await field(page, 'Name of the group').fill('The Dune Group');
  await page.getByRole('checkbox', { name: 'Software' }).press('Space');
  expect((await axeOn(page).analyze()).violations).toEqual([]);
  await button(page, 'Add author').click();
  await expect(authorRow(page, 0)).toContainText('The Dune Group');
  await expect(authorRow(page, 0)).not.toContainText('Missing');

  await button(page, 'Paste an author list').click();
  await field(page, 'Author list').fill('Dr Amal Haddad¹\n¹ Department of Wind, Sultan Qaboos University, Oman');
  await button(page, 'Add this author').click();
  await expect(authorRow(page, 1)).toContainText('Institution: Sultan Qaboos University');
  await isSaved(page);
  const { content } = await (await callsOf(page, author)).read(awsId);
  expect(content.authors).toMatchObject([
    { kind: 'group', roles: ['software'], institutions: [{ name: 'Sultan Qaboos University' }] },
    { authorLastName: 'Haddad', institutions: [{ name: 'Sultan Qaboos University' }] },
  ]);
});
