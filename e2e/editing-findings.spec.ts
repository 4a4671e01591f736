import { expect } from '@playwright/test';
import { addressOf, anOffice, button } from './editors-desk.ts';
import { test } from './journey.ts';
import { manuscriptPdf } from './made-up-manuscript.ts';
import { isSoundNow } from './sound-screen.ts';
import { aSubmission } from './submissions.ts';

const office = anOffice();

test('an editor dismisses each finding of the anonymity check with a reason, by keyboard, and takes one back', async ({
  browser,
}) => {
  const { request, author, editor, read } = office.now;
  const paper = { name: 'Haddad_manuscript.pdf', mimeType: 'application/pdf', buffer: manuscriptPdf() };
  const { id } = await aSubmission(request, author, { title: 'Telling dunes', paper, journal: 'DUNES' });
  await expect.poll(async () => (await read(id)).anonymity.state, { timeout: 120_000 }).toBe('found');
  const { findings } = (await read(id)).anonymity;
  const page = await office.now.pageOf(browser, editor);
  await page.goto(addressOf(id));
  const section = page.getByRole('region', { name: 'Anonymity' });
  const dialog = page.getByRole('dialog', { name: 'Dismiss this finding?' });
  const dismissed = section.getByText(/^Dismissed by .*Ellery on .*: A namesake\.$/);
  const places = section.getByRole('listitem');
  await expect(places).toHaveCount(findings.length);
  for (let place = 0; place < findings.length; place += 1) {
    const judging = places.nth(place).getByRole('button', { name: /^(Dismiss|Undo dismissal): / });
    await judging.press('Enter');
    await expect(dialog.getByRole('textbox')).toBeFocused();
    await page.keyboard.type('A namesake.');
    await button(dialog, 'Dismiss').press('Enter');
    await expect(dialog).toBeHidden();
    await expect(dismissed).toHaveCount(place + 1);
    await expect(judging).toBeFocused();
  }
  await expect(section.getByText('All findings are dismissed.')).toBeVisible();
  const first = places.first().getByRole('button');
  await first.press('Enter');
  await expect(dismissed).toHaveCount(findings.length - 1);
  await expect(first).toHaveText(/^Dismiss/);
  await expect(first).toBeFocused();
  await isSoundNow(page, 'an editor’s findings');
  await button(page, 'Send to review').click();
  const asked = page.getByRole('dialog', { name: 'Send this manuscript to review?' });
  await expect(asked).toContainText('Dismiss each anonymity finding first.');
  await button(asked, 'Send to review').click();
  await expect(asked).toContainText('Dismiss each anonymity finding');
});
