import type { Context } from '../../../context.ts';
import { composeEmail, reviewTemplates } from '../../emails/index.ts';
import { tellEditors, toEditor } from '../editors-to-tell.ts';
import type { FoundManuscript } from '../manuscripts/manuscript-store.ts';
import { judgePieces } from './judge-pieces.ts';
import { setReviewsWaiting } from './piece-store.ts';

/** Notes how many texts wait for an editor, for the desk; in the transaction of each change to them. */
export async function noteWaiting(tx: Context, found: FoundManuscript): Promise<number> {
  const pieces = await judgePieces(tx, found);
  const waiting = pieces.filter(({ state, obstacle }) => state === 'open' && obstacle === 'names').length;
  await setReviewsWaiting(tx.db, found.manuscript.id, waiting);
  return waiting;
}

/** Writes to the editors that texts wait for them since the article is published. */
export const tellOfWaiting = (tx: Context, found: FoundManuscript): Promise<void> =>
  tellEditors(tx, found, (editor) =>
    composeEmail(tx.site, reviewTemplates.reviewTextsWait, toEditor(tx.site, found, editor)),
  );
