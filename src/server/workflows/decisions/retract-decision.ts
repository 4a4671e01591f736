import type { BodyOf } from '../../../contracts/call.ts';
import type { editorial } from '../../../contracts/editorial.ts';
import * as t from '../../../messages/decision-responses.ts';
import { signedIn, type Context } from '../../context.ts';
import { AppError, forbidden } from '../../errors.ts';
import { inTransaction } from '../../in-transaction.ts';
import { addAuditEntry } from '../../domains/audit-log/index.ts';
import {
  changeDecision,
  findEdited,
  findWaitingDecision,
  holdForStep,
  takeStep,
  tellOfDecision,
} from '../../domains/editorial/index.ts';

/** Takes back a first decision that the editor in chief has not answered: the manuscript is in review again. */
export async function retractDecision(
  ctx: Context,
  articleId: string,
  { version, decisionId }: BodyOf<typeof editorial.retractDecision>,
): Promise<string> {
  await findEdited(ctx, articleId);
  await inTransaction(ctx, async (tx) => {
    const found = await holdForStep(tx, 'retract-decision', { id: articleId, version });
    const waiting = await findWaitingDecision(tx.db, articleId);
    if (waiting?.id !== decisionId) throw new AppError('stale-version', t.otherDecisionPending());
    const { userId, isAdmin } = signedIn(tx);
    if (!isAdmin && waiting.decidedBy !== userId) throw forbidden(t.notYourDecision());
    await changeDecision(tx.db, decisionId, { ratification: 'taken-back' });
    const again = await takeStep(tx, 'retract-decision', found);
    await addAuditEntry(tx, 'retract-decision', articleId, { decisionId });
    await tellOfDecision(tx, again, 'retract-decision', { decidedBy: [waiting.decidedBy] });
  });
  return t.decisionRetracted();
}
