import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { test } from './journey.ts';
import { aPaidPass } from './paid-pass.ts';
import { turnName, turnsFrom } from './settings.ts';
import { isSound, isSoundInTurn, isSoundNow } from './sound-screen.ts';
import { anAuthor, pageOf, theAdministrator } from './submissions.ts';
import { aWaiverRequest } from './waiver-request.ts';

test.describe.configure({ mode: 'parallel' });

const finding = (changes: object) => ({
  id: randomUUID(),
  kind: 'paid-without-order',
  detail: `AED 199.00 was paid for an order that does not exist here (session cs_test_${'a1'.repeat(29)}).`,
  orderId: null,
  foundAt: '2026-03-04T10:00:00Z',
  resolvedAt: null,
  resolution: null,
  ...changes,
});
const closed = { resolvedAt: '2026-03-05T10:00:00Z', resolution: 'Sent back' };

async function dialogIsSound(page: Page, opener: RegExp): Promise<void> {
  await page.getByRole('button', { name: opener }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await isSoundNow(page, String(opener));
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
}

for (const turn of turnsFrom(3)) {
  test(`the house’s money, its states and dialogs are sound ${turnName(turn)}`, async ({ browser, request }) => {
    const isSoundThen = isSoundInTurn(turn);
    const [author, office] = [
      await anAuthor(request, 'Wolfeschlegelsteinhausenbergerdorff'),
      await theAdministrator(request),
    ];
    await aPaidPass(request, author);
    const asked = { title: 'مياه الآبار في حضرموت', percentAsked: 100, justification: 'No fund.\n\nNo grant.' };
    await aWaiverRequest(request, author, office, asked);
    const page = await pageOf(browser, office);
    await page.route('**/api/bookkeeping/findings', (route) =>
      route.fulfill({
        json: { findings: [finding({}), finding(closed)], lastReconciledAt: '2026-03-04T10:00:00Z' },
      }),
    );
    const desk = `/dashboard/${office.id}`;
    await isSoundThen(page, `${desk}?tab=12&q=nobody-of-this-name`);
    await isSoundThen(page, `${desk}?tab=12&state=paid`);
    await page.getByText('1 closed').click();
    for (const opener of [/^Close ?: /, /^Refund/]) await dialogIsSound(page, opener);
    await isSoundThen(page, `${desk}?tab=13`);
    for (const opener of [/^Grant/, /^Refuse/, /^Change/]) await dialogIsSound(page, opener);
  });
}

test('before anything is paid or asked for, each part says what it is for', async ({ browser, request }) => {
  const office = await theAdministrator(request);
  const page = await pageOf(browser, office);
  const nothing = {
    findings: { findings: [], lastReconciledAt: null },
    months: [],
    'payments*': { payments: [], next: null },
  };
  for (const [call, json] of Object.entries(nothing))
    await page.route(`**/api/bookkeeping/${call}`, (route) => route.fulfill({ json }));
  await page.route('**/api/waiver-requests', (route) => route.fulfill({ json: { requests: [], next: null } }));
  await isSound(page, `/dashboard/${office.id}?tab=12`);
  for (const words of ['None open', 'Not yet compared', 'No totals yet', 'No payments yet'])
    await expect(page.getByRole('main')).toContainText(words);
  await isSound(page, `/dashboard/${office.id}?tab=13`);
  for (const words of ['No pending requests', 'No decisions yet', 'hidden until publication'])
    await expect(page.getByRole('main')).toContainText(words);
});
