import type { Context } from '../context.ts';
import { keepOwnFile } from '../features/files/index.ts';
import { findJournal, findOrCreateJournal, type JournalRow } from '../features/journals/index.ts';
import type { DemoJournal } from './content/journal.ts';
import { drawCover } from './drawing/cover-svg.ts';

type Cover = Parameters<typeof drawCover>[0];

/** Draws a cover and keeps it as a file. */
export function keepCover(ctx: Context, name: string, cover: Cover): Promise<string> {
  return keepOwnFile(ctx, {
    purpose: 'cover',
    name: `${name}.svg`,
    mediaType: 'image/svg+xml',
    bytes: Buffer.from(drawCover(cover)),
  });
}

/** Makes a journal of the demo with its cover, unless it is there. */
export async function loadJournal(ctx: Context, source: DemoJournal): Promise<JournalRow> {
  const existing = await findJournal(ctx.db, source.abbreviation);
  if (existing) return existing;
  const { motif, ...facts } = source;
  const coverFileId = await keepCover(ctx, source.abbreviation, {
    title: source.title,
    abbreviation: source.abbreviation,
    motif,
  });
  return (await findOrCreateJournal(ctx, { ...facts, coverFileId })).journal;
}
