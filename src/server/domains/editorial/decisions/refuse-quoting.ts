import type { Context } from '../../../context.ts';
import { AppError } from '../../../errors.ts';
import type { FoundManuscript } from '../manuscripts/manuscript-store.ts';
import { listCountedReports } from './decision-store.ts';
import { headingOver, misheaded, quotes, saidToStandBelow } from './draft-letter.ts';

const conflict = (detail: string) => new AppError('state-conflict', `${detail} Nothing was changed.`);

type Reports = Awaited<ReturnType<typeof listCountedReports>>;

/** Reviewers are numbered without a gap: a letter that counts them as before tells its author that somebody stepped back. */
function refuseOldNumbers(letter: string, standing: Reports): void {
  const wrong = misheaded(letter, standing);
  if (wrong)
    throw conflict(
      wrong.now === null
        ? `The letter has a part for ${wrong.heading}, of whom no report stands. Please take it out, or draft the letter again.`
        : `A reviewer has stepped back, so that the letter calls “${wrong.heading}” who is ${wrong.now} now. Please draft it again, or put its headings right.`,
    );
  if (saidToStandBelow(letter) > standing.length)
    throw conflict(
      `The letter speaks of the comments of ${saidToStandBelow(letter)} reviewers, and those of ${standing.length} stand. Please put that right.`,
    );
}

/** Refuses a letter that quotes or counts somebody who has stepped back since it was drafted: nobody learns of their report. */
export async function refuseQuotingRecused(
  tx: Context,
  { manuscript: { id, round } }: FoundManuscript,
  letter: string,
): Promise<void> {
  const recused = await listCountedReports(tx.db, id, round, 'recused');
  if (recused.length === 0) return;
  const standing = await listCountedReports(tx.db, id, round);
  const quoted = recused.find(({ comments }) => quotes(letter, comments));
  if (quoted)
    throw conflict(
      `The letter quotes ${headingOver(letter, quoted.comments) ?? 'a reviewer'}, who has stepped back from the review, so that the report must not go to the authors. Please take it out of the letter.`,
    );
  refuseOldNumbers(letter, standing);
}
