import { v7 } from 'uuid';
import type { Context } from '../../context.ts';
import { sanitiseFormattedText } from '../../sanitise-formatted-text.ts';
import { findJournal, insertJournal, type JournalRow, type NewJournalRow } from './journal-store.ts';

/** Finds the journal of an abbreviation, or makes it with these facts. */
export async function findOrCreateJournal(
  ctx: Context,
  facts: Omit<NewJournalRow, 'id' | 'createdAt'>,
): Promise<{ journal: JournalRow; isNew: boolean }> {
  const existing = await findJournal(ctx.db, facts.abbreviation);
  if (existing) return { journal: existing, isNew: false };
  const descriptionHtml = sanitiseFormattedText(facts.descriptionHtml ?? '') || null;
  const added = await insertJournal(ctx.db, { ...facts, descriptionHtml, id: v7(), createdAt: ctx.now() });
  if (added) {
    await ctx.announcePublicChange();
    return { journal: added, isNew: true };
  }
  return findOrCreateJournal(ctx, facts);
}
