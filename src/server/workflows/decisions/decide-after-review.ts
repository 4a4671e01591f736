import { v7 } from 'uuid';
import type { BodyOf } from '../../../contracts/call.ts';
import type { editorial } from '../../../contracts/editorial.ts';
import { isRevision } from '../../../contracts/review-values.ts';
import * as t from '../../../messages/decision-responses.ts';
import { signedIn, type Context } from '../../context.ts';
import { inTransaction } from '../../in-transaction.ts';
import {
  holdForStep,
  takeStep,
  type FoundManuscript,
  refuseNamedReviewers,
  findEdited,
  toRatifyMail,
  isRatifiedAtOnce,
  insertDecision,
  isFirstDecision,
  refuseQuotingRecused,
  requireReports,
  requireSettledReports,
  listChiefs,
  suggestedJournal,
} from '../../domains/editorial/index.ts';
import { addAuditEntry } from '../../domains/audit-log/index.ts';
import { sendEmail } from '../../domains/emails/index.ts';
import { sendDecision } from './send-decision.ts';

type Wish = BodyOf<typeof editorial.decide>;

async function suggested(ctx: Context, found: FoundManuscript, wish: Wish): Promise<string | null> {
  const { kind, suggestedJournalId } = wish;
  if (kind !== 'unsuitable' || suggestedJournalId === undefined) return null;
  return (await suggestedJournal(ctx, found, suggestedJournalId)).id;
}

async function keep(
  tx: Context,
  found: FoundManuscript,
  wish: Wish,
  ratification: 'not-needed' | 'waiting' | 'ratified',
) {
  const { manuscript, journal } = found;
  const { kind, letter, revisionDays = journal.revisionDays } = wish;
  const decidedBy = signedIn(tx).userId;
  const now = tx.now();
  await refuseQuotingRecused(tx, found, letter);
  await refuseNamedReviewers(tx, found, letter, wish.isMeant);
  await requireSettledReports(tx, found);
  const overrideReason = await requireReports(tx, found, {
    overrideReason: wish.overrideReason,
    instead: 'withdrawInvitations',
  });
  const ratified = ratification === 'ratified' ? { ratifiedBy: decidedBy, ratifiedAt: now } : {};
  const row = await insertDecision(tx.db, {
    id: v7(),
    manuscriptId: manuscript.id,
    journalId: journal.id,
    round: manuscript.round,
    version: manuscript.version,
    kind,
    letter,
    suggestedJournalId: await suggested(tx, found, wish),
    revisionDays: isRevision(kind) ? revisionDays : null,
    decidedBy,
    decidedAt: now,
    ratification,
    overrideReason,
    ...ratified,
  });
  return { ...row, kind };
}

const told = t.decided();

async function decideFirst(tx: Context, found: FoundManuscript, wish: Wish): Promise<string> {
  const { id, version, round } = found.manuscript;
  const chiefs = await listChiefs(tx, found);
  const isAtOnce = isRatifiedAtOnce(
    signedIn(tx).userId,
    chiefs.map(({ userId }) => userId),
  );
  const decision = await keep(tx, found, wish, isAtOnce ? 'ratified' : 'waiting');
  const waiting = await takeStep(tx, 'decide-first', found);
  const { kind, overrideReason } = decision;
  await addAuditEntry(tx, 'decide-first', id, {
    decisionId: decision.id,
    kind,
    round,
    version,
    ...(overrideReason === null ? {} : { overrideReason }),
  });
  if (isAtOnce) {
    await sendDecision(tx, waiting, decision, true);
    return told;
  }
  for (const chief of chiefs)
    if (chief.userId !== decision.decidedBy)
      await sendEmail(tx, toRatifyMail(tx.site, waiting, chief), { manuscriptId: id });
  return t.awaitsRatification();
}

async function decideLater(tx: Context, found: FoundManuscript, wish: Wish): Promise<string> {
  const decision = await keep(tx, found, wish, 'not-needed');
  const { overrideReason } = decision;
  if (overrideReason !== null)
    await addAuditEntry(tx, 'decided-without-reports', found.manuscript.id, {
      decisionId: decision.id,
      overrideReason,
    });
  await sendDecision(tx, found, decision, false);
  return told;
}

/**
 * Decides after review. The editor in chief ratifies a journal's first decision, unless they are the one who decides and
 * there is no other. Of two simultaneous decisions the second is refused.
 */
export async function decideAfterReview(ctx: Context, articleId: string, wish: Wish): Promise<string> {
  await findEdited(ctx, articleId);
  return inTransaction(ctx, async (tx) => {
    const found = await holdForStep(tx, 'decide-first', { id: articleId, version: wish.version });
    const { id, journalId } = found.manuscript;
    const isFirst = await isFirstDecision(tx.db, id, journalId);
    return isFirst ? decideFirst(tx, found, wish) : decideLater(tx, found, wish);
  });
}
