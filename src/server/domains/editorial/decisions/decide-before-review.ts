import { v7 } from 'uuid';
import { signedIn, type Context } from '../../../context.ts';
import { inTransaction } from '../../../in-transaction.ts';
import { closeVersion } from '../manuscripts/version-store.ts';
import { holdForStep, takeStep } from '../manuscripts/take-step.ts';
import { tellAuthor } from '../manuscripts/tell-author.ts';
import type { FoundManuscript } from '../manuscripts/manuscript-store.ts';
import type { Step } from '../manuscripts/manuscript-lifecycle.ts';
import { returnFee } from '../../payments/index.ts';
import { addRecord } from '../../records/index.ts';
import { refuseNamedReviewers } from '../anonymity/texts/refuse-names.ts';
import { findEdited } from '../who-may.ts';
import { decisionMail } from './decision-mails.ts';
import { insertDecision } from './decision-store.ts';

interface Wish {
  readonly version?: number | undefined;
  readonly letter: string;
  readonly isMeant: boolean;
}

interface Kind {
  readonly step: Extract<Step, 'desk-reject' | 'return' | 'return-held' | 'return-revision'>;
  /** Files that go with a rejection. */
  readonly fileIds?: readonly string[];
  readonly below?: readonly string[];
}

/** Takes a decision without review, whose letter goes out at once; in a transaction. */
export async function sendBeforeReview(
  tx: Context,
  id: string,
  { version, letter, isMeant }: Wish,
  { step, fileIds = [], below = [] }: Kind,
): Promise<FoundManuscript> {
  await refuseNamedReviewers(tx, await holdForStep(tx, step, { id, version }), letter, isMeant);
  const now = tx.now();
  const isRejected = step === 'desk-reject';
  const rejection = isRejected ? { rejectionText: letter, rejectionFileIds: [...fileIds] } : {};
  const sent = await takeStep(tx, step, { id, version }, { decidedAt: now, ...rejection });
  const { manuscript, journal } = sent;
  const outcome = isRejected ? 'rejected' : 'returned';
  await closeVersion(tx.db, id, manuscript.version, { outcome, decidedAt: now, ...rejection });
  const decision = await insertDecision(tx.db, {
    id: v7(),
    manuscriptId: id,
    journalId: journal.id,
    round: manuscript.round,
    version: manuscript.version,
    kind: isRejected ? 'desk-reject' : 'return',
    letter,
    decidedBy: signedIn(tx).userId,
    decidedAt: now,
    ratification: 'not-needed',
    sentAt: now,
  });
  await addRecord(tx, step, id, { decisionId: decision.id, version: manuscript.version });
  const returned = isRejected ? await returnFee(tx, id, 'The manuscript was rejected.') : [];
  await tellAuthor(tx, sent, decisionMail(tx.site, sent, decision, [...below, ...returned]));
  return sent;
}

/** Rejects a manuscript without review, with reasons. */
export async function deskReject(ctx: Context, articleId: string, wish: Wish): Promise<string> {
  await findEdited(ctx, articleId);
  await inTransaction(ctx, (tx) => sendBeforeReview(tx, articleId, wish, { step: 'desk-reject' }));
  return 'The manuscript is rejected without review, and its author has been told.';
}

/** Returns a manuscript to its author, with what is to be corrected before it can go to review. */
export async function returnToAuthor(ctx: Context, articleId: string, wish: Wish): Promise<string> {
  await findEdited(ctx, articleId);
  await inTransaction(ctx, (tx) => sendBeforeReview(tx, articleId, wish, { step: 'return' }));
  return 'The manuscript is returned to its author with your letter.';
}
