import { v7 } from 'uuid';
import type { BodyOf } from '../../../../contracts/call.ts';
import type { editorial } from '../../../../contracts/editorial.ts';
import * as t from '../../../../messages/decision-responses.ts';
import { signedIn, type Context } from '../../../context.ts';
import { forbidden } from '../../../errors.ts';
import { inTransaction } from '../../../in-transaction.ts';
import { addAuditEntry } from '../../audit-log/index.ts';
import { refuseNamedReviewers } from '../anonymity/texts/refuse-names.ts';
import { findLastSent, insertDecision } from '../decisions/decision-store.ts';
import { endInvitations } from '../decisions/end-review.ts';
import { decisionMail } from '../decisions/decision-mails.ts';
import { tellOfDecision } from '../decisions/tell-colleagues.ts';
import { wasReviewed } from '../invitations/invitation-store.ts';
import type { FoundManuscript } from '../manuscripts/manuscript-store.ts';
import { holdForStep, takeStep } from '../manuscripts/take-step.ts';
import { tellAuthor } from '../manuscripts/tell-authors.ts';
import { closeVersion } from '../manuscripts/version-store.ts';
import { editsManuscript, findEdited } from '../who-may.ts';

type Wish = BodyOf<typeof editorial.uphold>;
type Answer = 'uphold' | 'reopen';

/** Only the editor in chief, or an administrator in their place, goes back on a rejection. */
async function requireChief(ctx: Context, articleId: string): Promise<void> {
  const found = await findEdited(ctx, articleId);
  if (!(await editsManuscript(ctx, found, ['editor-in-chief']))) throw forbidden(t.chiefReopens());
}

async function send(tx: Context, found: FoundManuscript, kind: Answer, { letter }: Wish): Promise<void> {
  const { manuscript, journal } = found;
  const now = tx.now();
  await insertDecision(tx.db, {
    id: v7(),
    manuscriptId: manuscript.id,
    journalId: journal.id,
    round: manuscript.round,
    version: manuscript.version,
    kind,
    letter,
    decidedBy: signedIn(tx).userId,
    decidedAt: now,
    ratification: 'not-needed',
    sentAt: now,
  });
  await tellAuthor(tx, found, decisionMail(tx.site, found, { letter, kind }));
}

/** Who took the last decision after review. */
async function decidersOf(tx: Context, { manuscript }: FoundManuscript) {
  const last = await findLastSent(tx.db, manuscript.id);
  return { decidedBy: last ? [last.decidedBy] : [] };
}

/** Upholds a rejection after an appeal. */
export async function upholdRejection(ctx: Context, articleId: string, wish: Wish): Promise<string> {
  await requireChief(ctx, articleId);
  await inTransaction(ctx, async (tx) => {
    const found = await holdForStep(tx, 'uphold', { id: articleId, version: wish.version });
    await refuseNamedReviewers(tx, found, wish.letter, wish.isMeant);
    await send(tx, found, 'uphold', wish);
    await endInvitations(tx, found);
    await takeStep(tx, 'uphold', found);
    await addAuditEntry(tx, 'uphold', articleId, { version: wish.version });
    await tellOfDecision(tx, found, 'uphold', await decidersOf(tx, found));
  });
  return t.upheld();
}

/** Reopens a rejected manuscript, appealed or not: for another round where it was in review, else for the initial checks. */
export async function reopenManuscript(ctx: Context, articleId: string, wish: Wish): Promise<string> {
  await requireChief(ctx, articleId);
  await inTransaction(ctx, async (tx) => {
    const found = await holdForStep(tx, 'reopen', { id: articleId, version: wish.version });
    await refuseNamedReviewers(tx, found, wish.letter, wish.isMeant);
    await send(tx, found, 'reopen', wish);
    await endInvitations(tx, found);
    const { round, version } = found.manuscript;
    const isReviewed = await wasReviewed(tx.db, articleId, round);
    const step = isReviewed ? 'reopen-review' : 'reopen';
    const reopened = await takeStep(tx, step, found, {
      decidedAt: null,
      rejectionText: null,
      rejectionFileIds: [],
      ...(isReviewed ? { round: round + 1 } : {}),
    });
    await closeVersion(tx.db, articleId, version, { outcome: null, decidedAt: null, rejectionText: null });
    await addAuditEntry(tx, step, articleId, { version });
    await tellOfDecision(tx, reopened, 'reopen', await decidersOf(tx, found));
  });
  return t.reopened();
}
