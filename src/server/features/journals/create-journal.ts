import sanitizeHtml from 'sanitize-html';
import { v7 } from 'uuid';
import type { Context } from '../../context.ts';
import { findJournal, insertJournal, type JournalRow, type NewJournalRow } from './journal-store.ts';

/** What a formatted description may hold. */
const allowedInDescription = {
  allowedTags: [
    'p',
    'br',
    'b',
    'strong',
    'i',
    'em',
    'u',
    'sub',
    'sup',
    'a',
    'ul',
    'ol',
    'li',
    'h3',
    'h4',
    'blockquote',
  ],
  allowedAttributes: { a: ['href'] },
  allowedSchemes: ['http', 'https', 'mailto'],
};

/** Finds the journal of an abbreviation, or makes it with these facts. */
export async function findOrCreateJournal(
  ctx: Context,
  facts: Omit<NewJournalRow, 'id' | 'createdAt'>,
): Promise<{ journal: JournalRow; isNew: boolean }> {
  const existing = await findJournal(ctx.db, facts.abbreviation);
  if (existing) return { journal: existing, isNew: false };
  const descriptionHtml = facts.descriptionHtml ? sanitizeHtml(facts.descriptionHtml, allowedInDescription) : null;
  const added = await insertJournal(ctx.db, { ...facts, descriptionHtml, id: v7(), createdAt: ctx.now() });
  if (added) {
    await ctx.announcePublicChange();
    return { journal: added, isNew: true };
  }
  return findOrCreateJournal(ctx, facts);
}
