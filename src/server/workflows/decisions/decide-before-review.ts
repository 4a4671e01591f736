import { v7 } from 'uuid';
import * as t from '../../../messages/decision-responses.ts';
import * as emails from '../../../messages/editorial-emails.ts';
import { signedIn, type Context } from '../../context.ts';
import { inTransaction } from '../../in-transaction.ts';
import {
  closeVersion,
  holdForStep,
  takeStep,
  tellAuthor,
  type FoundManuscript,
  type Step,
  refuseNamedReviewers,
  findEdited,
  decisionMail,
  insertDecision,
  suggestedJournal,
} from '../../domains/editorial/index.ts';
import { returnFee } from '../../domains/payments/index.ts';
import { addAuditEntry } from '../../domains/audit-log/index.ts';

interface Wish {
  /** With a rejection: another journal, to which the author can move the manuscript. */
  readonly suggestedJournalId?: string | undefined;
  readonly version?: number | undefined;
  readonly letter: string;
  readonly isMeant: boolean;
}

interface Kind {
  readonly step: Extract<
    Step,
    'desk-reject' | 'return' | 'reject-in-review' | 'return-in-review' | 'return-held' | 'return-revision'
  >;
  /** Files that go with a rejection. */
  readonly fileIds?: readonly string[];
  readonly below?: readonly string[];
}

const kindOf = (step: Kind['step']) => {
  if (step === 'reject-in-review') return 'stop-reject';
  return step === 'desk-reject' ? 'desk-reject' : 'return';
};

/** Takes a decision without the reports, whose email goes out at once; in a transaction. */
export async function sendBeforeReview(
  tx: Context,
  held: FoundManuscript,
  { letter, isMeant, suggestedJournalId }: Wish,
  { step, fileIds = [], below = [] }: Kind,
): Promise<FoundManuscript> {
  await refuseNamedReviewers(tx, held, letter, isMeant);
  const { id } = held.manuscript;
  const suggested = suggestedJournalId === undefined ? null : await suggestedJournal(tx, held, suggestedJournalId);
  const now = tx.now();
  const isRejected = step === 'desk-reject' || step === 'reject-in-review';
  const rejection = isRejected ? { rejectionText: letter, rejectionFileIds: [...fileIds] } : {};
  const sent = await takeStep(tx, step, held, { decidedAt: now, ...rejection });
  const { manuscript, journal } = sent;
  const outcome = isRejected ? 'rejected' : 'returned';
  await closeVersion(tx.db, id, manuscript.version, { outcome, decidedAt: now, ...rejection });
  const decision = await insertDecision(tx.db, {
    id: v7(),
    manuscriptId: id,
    journalId: journal.id,
    round: manuscript.round,
    version: manuscript.version,
    kind: kindOf(step),
    letter,
    suggestedJournalId: suggested?.id ?? null,
    decidedBy: signedIn(tx).userId,
    decidedAt: now,
    ratification: 'not-needed',
    sentAt: now,
  });
  await addAuditEntry(tx, step, id, { decisionId: decision.id, version: manuscript.version });
  const returned = isRejected ? await returnFee(tx, id, t.feeReturnedRejected()) : [];
  const offered = suggested ? [emails.weOffer({ journal: suggested.title })] : [];
  await tellAuthor(tx, sent, decisionMail(tx.site, sent, decision, [...below, ...offered, ...returned]));
  return sent;
}

/** Rejects a manuscript without review, with reasons. */
export async function deskReject(ctx: Context, articleId: string, wish: Wish): Promise<string> {
  await findEdited(ctx, articleId);
  await inTransaction(ctx, async (tx) => {
    const held = await holdForStep(tx, 'desk-reject', { id: articleId, version: wish.version });
    await sendBeforeReview(tx, held, wish, { step: 'desk-reject' });
  });
  return t.rejectedUnreviewed();
}

/** Returns a manuscript to its author for correction before review. */
export async function returnToAuthor(ctx: Context, articleId: string, wish: Wish): Promise<string> {
  await findEdited(ctx, articleId);
  await inTransaction(ctx, async (tx) => {
    const held = await holdForStep(tx, 'return', { id: articleId, version: wish.version });
    await sendBeforeReview(tx, held, wish, { step: 'return' });
  });
  return t.returned();
}
