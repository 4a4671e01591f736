import { randomUUID } from 'node:crypto';
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { button, deletedOf, openOf, queueOf } from './desk.ts';
import { test } from './journey.ts';
import { fitsTheWindow, isSound } from './sound-screen.ts';
import { accept, anAuthor, aSubmission, reject, theAdministrator, pageOf } from './submissions.ts';

test.describe.configure({ mode: 'parallel' });

const settings = [360, 768, 1440].flatMap((width) => [
  { width, colorScheme: 'light' as const },
  { width, colorScheme: 'dark' as const },
]);

async function hasNoFindings(page: Page, what: string): Promise<void> {
  // A dialog that fades in has not got its colours yet.
  await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => null))));
  const { violations } = await new AxeBuilder({ page }).exclude('iframe').analyze();
  expect(violations.map(({ id, nodes }) => `${what} ${id}: ${nodes[0]?.html}`)).toEqual([]);
}

async function dialogIsSound(page: Page, name: string): Promise<void> {
  await expect(page.getByRole('dialog')).toBeVisible();
  await hasNoFindings(page, name);
  await fitsTheWindow(page, name);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
}

for (const { width, colorScheme } of settings) {
  test(`every screen and dialog of a manuscript is sound at ${width} px, ${colorScheme}`, async ({
    browser,
    request,
  }) => {
    test.setTimeout(180_000);
    const [author, administrator] = [await anAuthor(request), await theAdministrator(request)];
    const title = `Seen from all sides ${randomUUID()}`;
    const [waiting, rejected, published] = [
      await aSubmission(request, author, { title }),
      await aSubmission(request, author, { title: `${title} rejected` }),
      await aSubmission(request, author, { title: `${title} published` }),
    ];
    await reject(request, administrator, rejected, 'No.');
    await accept(request, administrator, published);
    const options = { viewport: { width, height: 900 }, colorScheme };
    const own = await pageOf(browser, author, options);
    for (const { id } of [waiting, rejected, published]) await isSound(own, `/editManuscript/${author.id}/${id}`);
    await isSound(own, `/editManuscript/${author.id}/${randomUUID()}`);
    await isSound(own, `/dashboard/${author.id}?tab=0&q=nothing`);
    await isSound(own, `/dashboard/${author.id}?tab=0`);
    const menu = own.getByRole('button', { name: /^More for/ }).first();
    for (const entry of ['What was submitted', 'Delete']) {
      await menu.click();
      await hasNoFindings(own, 'menu');
      await own.getByRole('menuitem', { name: entry }).click();
      await dialogIsSound(own, entry);
    }
    const desk = await pageOf(browser, administrator, options);
    for (const address of [queueOf(administrator, title), deletedOf(administrator, title)])
      await isSound(desk, address);
    await desk.goto(openOf(administrator, waiting.id));
    await hasNoFindings(desk, 'manuscript');
    for (const question of ['Accept', 'Reject', 'Delete']) {
      await button(desk, question).click();
      await dialogIsSound(desk, question);
    }
    await desk.goto(openOf(administrator, published.id));
    await button(desk, 'Withdraw').click();
    await dialogIsSound(desk, 'Withdraw');
  });
}
