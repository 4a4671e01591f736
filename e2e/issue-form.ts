import { expect, type Page } from '@playwright/test';
import { makePng } from '../src/test/documents/make-picture.ts';
import { madeUpPdf } from './made-up-pdf.ts';
import type { Caller } from './submissions.ts';

/** A picture that can be a cover. */
export const cover = (width = 600, height = 800) => ({
  name: 'cover.png',
  mimeType: 'image/png',
  buffer: Buffer.from(makePng(width, height)),
});
/** A document that can be a full issue. */
export const issuePdf = () => ({ name: 'issue.pdf', mimeType: 'application/pdf', buffer: madeUpPdf(3) });

let places = 0;
/** A volume that no other test uses: a place of a journal is sold once. */
export const ownVolume = () => {
  places += 1;
  return `${process.pid}-${Date.now() % 1e6}-${places}`;
};

/** A field of the form by its label. */
export const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
/** The choice of the journal in the form that sells. */
export const journalField = (page: Page) => page.getByRole('combobox', { name: 'Journal' });
/** The button that puts it on sale. */
export const sell = (page: Page) => page.getByRole('button', { name: 'Put the issue on sale' });

/** Opens tab 7 of an administrator. */
export async function openTab(page: Page, { id }: Pick<Caller, 'id'>): Promise<void> {
  await page.goto(`/dashboard/${id}?tab=7`);
  await expect(page.getByRole('heading', { level: 2, name: 'Submit Issue' })).toBeVisible();
  await expect(field(page, 'Volume')).toBeEnabled();
}

/** Fills in all but the files. */
export async function fillIn(page: Page, volume: string): Promise<void> {
  await journalField(page).selectOption({ index: 1 });
  await expect(page.getByText(/^The journal is in volume \d+, issue \d now\.$/)).toBeVisible();
  await field(page, 'Volume').fill(volume);
  await field(page, 'Issue').fill('2');
  await field(page, 'Name').fill(`Volume ${volume}, Issue 2: Winds over water`);
  await field(page, 'Description').fill('Twelve papers on wind and water, in one PDF.');
  await field(page, 'Price in AED').fill('149.00');
}

/** Adds cover and document. */
export async function addFiles(page: Page): Promise<void> {
  await page.getByLabel('Cover', { exact: true }).setInputFiles(cover());
  await expect(page.getByRole('img', { name: 'Preview of the cover' })).toBeVisible();
  await page.getByLabel('Document', { exact: true }).setInputFiles(issuePdf());
  await expect(page.getByRole('button', { name: 'Remove issue.pdf' })).toBeVisible();
}
