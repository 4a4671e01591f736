import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { button, deletedOf, openOf, queueOf } from './desk.ts';
import { test } from './journey.ts';
import { settingsInTurn, turnName, turnsFrom } from './settings.ts';
import { isSoundInTurn, isSoundNow } from './sound-screen.ts';
import { accept, anAuthor, aSubmission, reject, theAdministrator, pageOf } from './submissions.ts';

test.describe.configure({ mode: 'parallel' });

async function dialogIsSound(page: Page, name: string): Promise<void> {
  await expect(page.getByRole('dialog')).toBeVisible();
  await isSoundNow(page, name);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
}

for (const turn of turnsFrom(0)) {
  test(`every screen and dialog of a manuscript is sound ${turnName(turn)}`, async ({ browser, request }) => {
    const isSound = isSoundInTurn(turn);
    const next = settingsInTurn(turn + 2);
    const [author, administrator] = [await anAuthor(request), await theAdministrator(request)];
    const title = `Seen from all sides ${randomUUID()}`;
    const [waiting, rejected, published] = [
      await aSubmission(request, author, { title }),
      await aSubmission(request, author, { title: `${title} rejected` }),
      await aSubmission(request, author, { title: `${title} published` }),
    ];
    await reject(request, administrator, rejected, 'No.');
    await accept(request, administrator, published);
    const own = await pageOf(browser, author);
    for (const { id } of [waiting, rejected, published]) await isSound(own, `/editManuscript/${author.id}/${id}`);
    await isSound(own, `/editManuscript/${author.id}/${randomUUID()}`);
    await isSound(own, `/dashboard/${author.id}?tab=0&q=nothing`);
    await isSound(own, `/dashboard/${author.id}?tab=0`);
    const menu = own.getByRole('button', { name: /^More for/ }).first();
    for (const entry of ['Submitted versions', 'Delete']) {
      await menu.click();
      await isSoundNow(own, 'menu');
      await own.getByRole('menuitem', { name: entry }).click();
      await dialogIsSound(own, entry);
    }
    const desk = await pageOf(browser, administrator);
    for (const address of [queueOf(administrator, title), deletedOf(administrator, title)])
      await isSound(desk, address);
    await next(desk);
    await desk.goto(openOf(administrator, waiting.id));
    await isSoundNow(desk, 'manuscript');
    for (const question of ['Accept', 'Reject', 'Delete']) {
      await button(desk, question).click();
      await dialogIsSound(desk, question);
    }
    await next(desk);
    await desk.goto(openOf(administrator, published.id));
    await button(desk, 'Withdraw or retract').click();
    await button(desk, 'Publish the notice').click();
    await expect(desk.getByRole('radio').first()).toBeFocused();
    await dialogIsSound(desk, 'Withdraw or retract');
  });
}
