import { createHash } from 'node:crypto';
import { expect, type APIRequestContext, type Locator, type Page, type Request } from '@playwright/test';
import { madeUpPdf } from './made-up-pdf.ts';

const megabyte = 1024 * 1024;

/** A PDF that is sent in several parts. */
export const longPdf = (megabytes = 5) => madeUpPdf(1, megabytes * megabyte);

/** A file as a person chooses it, always with the same date: it is the same file after a reload. */
export async function choose(field: Locator, name: string, bytes: Buffer): Promise<void> {
  const transfer = await field.page().evaluateHandle(
    ([base64, fileName]) => {
      const content = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
      const data = new DataTransfer();
      data.items.add(new File([content], fileName, { lastModified: 1_700_000_000_000 }));
      return data;
    },
    [bytes.toString('base64'), name] as const,
  );
  await field.evaluate((input, data) => {
    if (!(input instanceof HTMLInputElement)) throw new Error('This is no field for files');
    input.files = data.files;
    input.dispatchEvent(new Event('change', { bubbles: true }));
  }, transfer);
}

/** Drops a file onto a place of the page. */
export async function drop(place: Locator, name: string, bytes: Buffer): Promise<void> {
  const transfer = await place.page().evaluateHandle(
    ([base64, fileName]) => {
      const content = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
      const data = new DataTransfer();
      data.items.add(new File([content], fileName));
      return data;
    },
    [bytes.toString('base64'), name] as const,
  );
  for (const event of ['dragover', 'drop']) await place.dispatchEvent(event, { dataTransfer: transfer });
}

/** Lets the page send no more than so many bytes in a second. */
export async function slowLine(page: Page, bytesASecond: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const none = { offline: false, latency: 0, downloadThroughput: -1 };
  await session.send('Network.emulateNetworkConditions', { ...none, uploadThroughput: bytesASecond });
}

export const goToFiles = (page: Page) =>
  page
    .getByRole('button', { name: /File Upload/ })
    .first()
    .click();
export const goToDetails = (page: Page) =>
  page
    .getByRole('button', { name: /Manuscript Details/ })
    .first()
    .click();

/** The field of a slot, whether it is empty or not. */
export const fileField = (page: Page, slot = 'Manuscript File') =>
  page.getByLabel(new RegExp(`^(Choose|Replace) the file of ${slot}$`));

/** The part of the page that is one slot. */
export const slotOf = (page: Page, slot = 'Manuscript File') => page.getByRole('region', { name: new RegExp(slot) });

/** What the page sends to the resumable calls. */
export function resumableRequests(page: Page): Request[] {
  const sent: Request[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/s3/')) sent.push(request);
  });
  return sent;
}

export const methodsOf = (requests: readonly Request[]) =>
  requests.filter((request) => request.url().includes('/resumable')).map((request) => request.method());

const digest = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

/** The server has this file, byte for byte, under the link that the slot shows. */
export async function expectStored(page: Page, name: string, bytes: Buffer, request: APIRequestContext = page.request) {
  const link = page.getByRole('link', { name: new RegExp(name.replaceAll('.', String.raw`\.`)) });
  await expect(link).toBeVisible({ timeout: 30_000 });
  const answer = await request.get((await link.getAttribute('href')) ?? '');
  expect(answer.status()).toBe(200);
  expect(digest(await answer.body())).toBe(digest(bytes));
}
