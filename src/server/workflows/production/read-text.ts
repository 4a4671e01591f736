import * as t from '../../../messages/production-responses.ts';
import type { Context } from '../../context.ts';
import { findManuscript } from '../../domains/editorial/index.ts';
import { kindOfMediaType } from '../../domains/files/index.ts';
import { findProduction, isBegun, keepReadText } from '../../domains/production/index.ts';
import { isRefusal } from '../../errors.ts';
import { manuscriptFileOf } from '../publication/public-pdf.ts';
import { structureManuscript } from './structure-manuscript.ts';

/** Reads the text of an accepted manuscript for its production: the task of a job, safe to repeat. */
export async function readText(ctx: Context, manuscriptId: string): Promise<void> {
  const found = await findManuscript(ctx.db, manuscriptId);
  if (found?.manuscript.deletedAt !== null || found.manuscript.state !== 'accepted') return;
  const row = await findProduction(ctx.db, manuscriptId);
  if (!row || (await isBegun(ctx.db, row))) return;
  const file = await manuscriptFileOf(ctx, found.manuscript).catch((error: unknown) => {
    if (isRefusal(error, 'pdf-needed')) return null;
    throw error;
  });
  const hasText = file === null || kindOfMediaType(file.mediaType) !== 'pdf';
  const text = file ? await structureManuscript(ctx, found) : { bodyHtml: '', references: [], pictures: [] };
  const fault = hasText && text.bodyHtml === '' ? t.notRead() : null;
  await keepReadText(ctx, found, { ...text, hasText, fault });
}
