import { readFile } from 'node:fs/promises';
import { toMinorUnits } from '../../contracts/money.ts';
import type { Context } from '../context.ts';
import { keepOwnFile } from '../domains/files/index.ts';
import { findJournal, findOrCreateJournal } from '../domains/journals/index.ts';
import { inDemo, type DemoJournal } from './demo-file.ts';

/** Adds a journal with its cover, unless it exists. Returns its id. */
export async function loadJournal(ctx: Context, source: DemoJournal): Promise<string> {
  const existing = await findJournal(ctx.db, source.abbreviation);
  if (existing) return existing.id;
  const { handlingFee, description, ...facts } = source;
  const name = `${source.abbreviation}.svg`;
  const coverFileId = await keepOwnFile(ctx, {
    purpose: 'cover',
    name,
    mediaType: 'image/svg+xml',
    bytes: await readFile(inDemo('covers', name)),
  });
  const { journal } = await findOrCreateJournal(ctx, {
    ...facts,
    descriptionHtml: description,
    language: 'English',
    handlingFeeMinor: toMinorUnits(handlingFee),
    coverFileId,
  });
  return journal.id;
}
