import type { BodyOf } from '../../../contracts/call.ts';
import type { editorial } from '../../../contracts/editorial.ts';
import * as t from '../../../messages/decision-responses.ts';
import { signedIn, type Context } from '../../context.ts';
import type { DecisionRow } from '../../db/schema/index.ts';
import { AppError, forbidden, invalidInput } from '../../errors.ts';
import { inTransaction } from '../../in-transaction.ts';
import { findAccount } from '../../domains/accounts/index.ts';
import {
  holdForStep,
  takeStep,
  type FoundManuscript,
  findEdited,
  ratificationMail,
  isAfterReview,
  changeDecision,
  findWaitingDecision,
  refuseQuotingRecused,
  requireReports,
  requireSettledReports,
  ratifies,
  tellOfDecision,
} from '../../domains/editorial/index.ts';
import { addAuditEntry } from '../../domains/audit-log/index.ts';
import { sendEmail } from '../../domains/emails/index.ts';
import { sendDecision } from './send-decision.ts';

type Wish = BodyOf<typeof editorial.ratify>;

async function refuseUnlessRatifying(tx: Context, found: FoundManuscript, { decidedBy }: DecisionRow): Promise<void> {
  if (await ratifies(tx, found, decidedBy)) return;
  throw forbidden(decidedBy === signedIn(tx).userId ? t.ownDecision() : t.chiefOnly());
}

/** A decision that came after the one that was read is not answered unseen (decision 35). */
function refuseUnseen({ id }: DecisionRow, { decisionId = id }: Wish): void {
  if (decisionId !== id) throw new AppError('stale-version', t.otherDecisionPending());
}

async function tellEditor(tx: Context, found: FoundManuscript, decision: DecisionRow): Promise<void> {
  if (decision.decidedBy === signedIn(tx).userId) return;
  const editor = await findAccount(tx.db, decision.decidedBy);
  const about = { manuscriptId: found.manuscript.id };
  if (editor?.deletedAt === null) await sendEmail(tx, ratificationMail(tx.site, found, editor, decision), about);
}

async function sendBack(tx: Context, found: FoundManuscript, decision: DecisionRow): Promise<string> {
  const { id } = found.manuscript;
  const again = await takeStep(tx, 'send-back', found);
  await addAuditEntry(tx, 'send-back', id, { decisionId: decision.id, remark: decision.remark });
  // Who took it gets the remark in an email of their own.
  await tellOfDecision(tx, again, 'send-back', { decidedBy: [], except: [decision.decidedBy] });
  return t.sentBack();
}

/** Reports are counted again: a reviewer may have withdrawn since. An earlier override reason still counts. */
async function settleReports(tx: Context, found: FoundManuscript, decision: DecisionRow, reason: string | undefined) {
  await refuseQuotingRecused(tx, found, decision.letter);
  await requireSettledReports(tx, found);
  if (decision.overrideReason !== null) return;
  const overrideReason = await requireReports(tx, found, {
    overrideReason: reason,
    instead: 'sendBack',
  });
  if (overrideReason === null) return;
  await changeDecision(tx.db, decision.id, { overrideReason });
  await addAuditEntry(tx, 'decided-without-reports', found.manuscript.id, { decisionId: decision.id, overrideReason });
}

async function ratify(
  tx: Context,
  found: FoundManuscript,
  decision: DecisionRow,
  { overrideReason }: Wish,
): Promise<string> {
  const { kind } = decision;
  await settleReports(tx, found, decision, overrideReason);
  if (!isAfterReview(kind)) throw new Error(`A decision of kind ${kind} waits to be ratified`);
  await sendDecision(tx, found, { ...decision, kind }, true);
  return t.ratified();
}

/** Ratifies the first decision and sends its email, or returns it to the editor with a remark. */
export async function ratifyDecision(ctx: Context, articleId: string, wish: Wish): Promise<string> {
  const { isRatified, remark, version } = wish;
  await findEdited(ctx, articleId);
  if (!isRatified && remark === '') throw invalidInput('remark', t.remarkNeeded());
  return inTransaction(ctx, async (tx) => {
    const found = await holdForStep(tx, 'send-back', { id: articleId, version });
    const waiting = await findWaitingDecision(tx.db, articleId);
    if (!waiting) throw new Error(`Manuscript ${articleId} waits for ratification without a decision`);
    await refuseUnlessRatifying(tx, found, waiting);
    refuseUnseen(waiting, wish);
    const answer = {
      ratification: isRatified ? 'ratified' : 'sent-back',
      ratifiedBy: signedIn(tx).userId,
      ratifiedAt: tx.now(),
      remark: remark === '' ? null : remark,
    } as const;
    await changeDecision(tx.db, waiting.id, answer);
    const decision = { ...waiting, ...answer };
    const message = await (isRatified ? ratify(tx, found, decision, wish) : sendBack(tx, found, decision));
    await tellEditor(tx, found, decision);
    return message;
  });
}
