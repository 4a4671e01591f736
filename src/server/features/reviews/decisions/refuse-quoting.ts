import type { Context } from '../../../context.ts';
import { AppError } from '../../../errors.ts';
import type { FoundManuscript } from '../../manuscripts/index.ts';
import { listCountedReports } from './decision-store.ts';
import { headingOf, quotes } from './draft-letter.ts';

/** Refuses a letter that quotes somebody who has stepped back since it was drafted: their report is nobody’s to read. */
export async function refuseQuotingRecused(
  tx: Context,
  { manuscript: { id, round } }: FoundManuscript,
  letter: string,
): Promise<void> {
  const standing = await listCountedReports(tx.db, id, round);
  const recused = await listCountedReports(tx.db, id, round, 'recused');
  const quoted = recused.find(({ reviewerNumber, commentsToAuthor }) =>
    quotes(letter, {
      comments: commentsToAuthor ?? '',
      // Who stepped back and reported after all is quoted rightly.
      reviewerNumber: standing.some((other) => other.reviewerNumber === reviewerNumber) ? null : reviewerNumber,
    }),
  );
  if (!quoted) return;
  throw new AppError(
    'state-conflict',
    `The letter quotes ${headingOf(quoted.reviewerNumber)}, who has stepped back from the review, so that the report must not go to the authors. Please take it out of the letter. Nothing was changed.`,
  );
}
