import type { LetterKind } from '../../../../contracts/review-values.ts';
import type { Context } from '../../../context.ts';
import { salutation } from '../../accounts/index.ts';
import { findEdited } from '../who-may.ts';
import { namedForEditors as named } from '../review-words.ts';
import { listCountedReports } from './decision-store.ts';
import { draftLetter } from './draft-letter.ts';

/** A letter drafted from the reports of the round, for the editor to go on with. */
export async function readLetterDraft(
  ctx: Context,
  articleId: string,
  { kind }: { kind: LetterKind },
): Promise<{ letter: string }> {
  const found = await findEdited(ctx, articleId);
  const reports = await listCountedReports(ctx.db, articleId, found.manuscript.round);
  const letter = draftLetter(kind, {
    greeting: salutation(found.author),
    named: named(found),
    journalTitle: found.journal.title,
    reports,
  });
  return { letter };
}
