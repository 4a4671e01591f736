import type { Context } from '../../../context.ts';
import type { FoundManuscript } from '../manuscripts/manuscript-store.ts';
import { closeExtension } from '../revisions/followed-store.ts';
import { changeDecision, findWaitingDecision } from './decision-store.ts';
import { endInvitations } from './end-invitations.ts';

/**
 * Ends what is under way of a manuscript's review when it leaves it without a decision, in the transaction of that step: a
 * first decision or a request for more time that waits, and open invitations, whose people are told.
 */
export async function endReview(tx: Context, found: FoundManuscript): Promise<void> {
  const waiting = await findWaitingDecision(tx.db, found.manuscript.id);
  const remark = 'The manuscript left review before this decision was ratified.';
  if (waiting) await changeDecision(tx.db, waiting.id, { ratification: 'sent-back', remark });
  await closeExtension(tx.db, found.manuscript.id, tx.now());
  await endInvitations(tx, found);
}
