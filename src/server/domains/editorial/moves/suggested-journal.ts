import * as t from '../../../../messages/decision-responses.ts';
import type { Context } from '../../../context.ts';
import { invalidInput } from '../../../errors.ts';
import { findJournal, type JournalRow } from '../../journals/index.ts';
import type { FoundManuscript } from '../manuscripts/manuscript-store.ts';

/** The journal that is suggested in place of a manuscript's own: another that peers review, and not archived. */
export async function suggestedJournal(
  ctx: Context,
  { journal }: FoundManuscript,
  journalId: string,
): Promise<JournalRow> {
  const suggested = await findJournal(ctx.db, journalId);
  const takesIt = suggested?.reviewModel === 'double-anonymous' && suggested.archivedAt === null;
  if (!takesIt || suggested.id === journal.id) throw invalidInput('suggestedJournalId', t.suggestReviewedJournal());
  return suggested;
}
