import { expect, type Locator, type Page } from '@playwright/test';
import { pages } from '../src/contracts/pages.ts';
import { hostileText } from '../src/test/production/hostile-text.ts';
import { paperInProduction } from './accepted-paper.ts';
import { anOffice, button } from './editors-desk.ts';
import { hostileAddresses, payloads, payloadsInProse } from './hostile-payloads.ts';
import { test } from './journey.ts';
import { logIn } from './people.ts';
import { watchedPage } from './watch-for-execution.ts';

const office = anOffice();

/** Pastes HTML at the cursor, as from another program. */
const paste = (text: Locator, html: string) =>
  text.evaluate((element, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', pasted);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, html);

const textOf = (page: Page) => page.getByRole('textbox', { name: 'Text of the article' });

async function typesIntoForms(page: Page): Promise<void> {
  const { keyboard } = page;
  await button(page, 'Equation').click();
  let dialog = page.getByRole('dialog', { name: 'Equation' });
  for (const tex of [
    String.raw`\href{javascript:__ran(1)}{x}`,
    String.raw`\htmlData{onclick=__ran(1)}{x}`,
    '<img src=x onerror=__ran(1)>',
  ]) {
    await dialog.getByLabel('TeX', { exact: true }).fill(tex);
    await expect(dialog.getByText('This TeX has an error').or(dialog.locator('math'))).toBeVisible();
  }
  await keyboard.press('Escape');
  await button(page, 'Link').click();
  dialog = page.getByRole('dialog', { name: 'Link' });
  for (const address of hostileAddresses.slice(0, 4)) {
    await dialog.getByLabel('Web address').fill(address);
    await button(dialog, 'Apply').click();
    await expect(dialog.getByText(/^Enter a web address/)).toBeVisible();
  }
  await keyboard.press('Escape');
}

test('nothing runs in the editor, its history, its references or the proof', async ({ browser }) => {
  test.slow();
  const { request, url, chief, author } = office.now;
  const id = await paperInProduction(office.now, 'Hostile dunes');
  const at = (call: string) => `/api/production/${id}/${call}`;
  const save = await request.put(at('text'), { headers: chief.headers, data: { revision: 1, text: hostileText } });
  expect(save.status()).toBe(200);
  const quote = { exact: 'Before 1:', prefix: '', suffix: '' };
  for (const text of payloadsInProse.slice(0, 30))
    expect((await request.post(at('queries'), { headers: chief.headers, data: { quote, text } })).status()).toBe(200);

  const { page, visit, isInert } = await watchedPage(browser, url, true);
  await page.goto('/login');
  await logIn(page, chief.email, chief.password);
  await visit(pages.production.href({ manuscriptId: id }));
  await expect(textOf(page)).toContainText('Before 1:');
  await isInert();
  await textOf(page).locator('p').first().click();
  for (const list of [payloads, payloads.toReversed()]) {
    await paste(textOf(page), `<p>Pasted words</p>${list.map((payload) => `<p>${payload}</p>`).join('')}`);
    await paste(textOf(page), `<p data-pm-slice="0 0 []">Copied words</p>${list.join('')}`);
  }
  await expect(textOf(page)).toContainText('Pasted words');
  await expect(textOf(page)).toContainText('Copied words');
  await isInert();
  await typesIntoForms(page);
  await isInert();
  for (const tab of ['References', 'History', 'To check', 'Notes']) {
    await page.getByRole('tab', { name: new RegExp(`^${tab}`) }).click();
    await isInert();
  }
  await page.getByRole('tab', { name: 'History' }).click();
  await button(page, 'Compare with now').last().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await isInert();
  await page.context().close();

  const { revision } = (await (await request.get(`/api/production/${id}`, { headers: chief.headers })).json()) as {
    revision: number;
  };
  const dueOn = new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10);
  expect((await request.post(at('proof'), { headers: chief.headers, data: { revision, dueOn } })).status()).toBe(200);
  for (const text of payloadsInProse.slice(0, 30))
    await request.post(`/api/proof/${id}/notes`, { headers: author.headers, data: { quote, text, replacement: text } });
  const proof = await watchedPage(browser, url, true);
  await proof.page.goto('/login');
  await logIn(proof.page, author.email, author.password);
  await proof.visit(pages.proof.href({ manuscriptId: id }));
  await expect(proof.page.getByText('Before 1:').first()).toBeVisible();
  await proof.isInert();
});
