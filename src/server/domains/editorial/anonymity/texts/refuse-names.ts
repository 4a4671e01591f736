import type { Context } from '../../../../context.ts';
import type { FoundManuscript } from '../../manuscripts/manuscript-store.ts';
import { addRecord } from '../../../records/index.ts';
import { authorsNamed } from '../people-named.ts';
import { findInText } from '../search/find-in-text.ts';
import { listReviewers } from './people-store.ts';
import { refuseUnmeant } from './refuse-unmeant.ts';

/** Refuses an editor’s letter to the author that names a reviewer, unless the editor means it. */
export async function refuseNamedReviewers(
  tx: Context,
  { manuscript: { id } }: FoundManuscript,
  letter: string,
  isMeant: boolean,
): Promise<void> {
  const found = await findInText(letter, await listReviewers(tx.db, id));
  refuseUnmeant('The letter may tell the author who the reviewers are.', { letter: found }, isMeant);
  if (found.length > 0) await addRecord(tx, 'names-meant', id, { text: 'letter' });
}

/** Refuses an editor’s message to a reviewer that names an author, unless the editor means it. */
export async function refuseNamedAuthors(
  tx: Context,
  { manuscript }: FoundManuscript,
  message: string,
  isMeant: boolean,
): Promise<void> {
  const found = await findInText(message, await authorsNamed(tx, manuscript));
  refuseUnmeant('The message may tell the reviewer who the authors are.', { message: found }, isMeant);
  if (found.length > 0) await addRecord(tx, 'names-meant', manuscript.id, { text: 'message' });
}
