import { v7 } from 'uuid';
import type { BodyOf } from '../../../../contracts/call.ts';
import type { editorial } from '../../../../contracts/editorial.ts';
import * as t from '../../../../messages/decision-responses.ts';
import * as emails from '../../../../messages/editorial-emails.ts';
import { signedIn, type Context } from '../../../context.ts';
import { forbidden } from '../../../errors.ts';
import { inTransaction } from '../../../in-transaction.ts';
import { addAuditEntry } from '../../audit-log/index.ts';
import { refuseNamedReviewers } from '../anonymity/texts/refuse-names.ts';
import { decisionMail } from '../decisions/decision-mails.ts';
import { endSuggestions, insertDecision } from '../decisions/decision-store.ts';
import { holdForStep, takeStep } from '../manuscripts/take-step.ts';
import { tellAuthor } from '../manuscripts/tell-authors.ts';
import { editsManuscript, findEdited } from '../who-may.ts';
import { offerTakenBackMail } from './move-mails.ts';
import { suggestedJournal } from './suggested-journal.ts';

/** Only the editor in chief, or an administrator in their place, sends a manuscript to another journal. */
async function requireChief(ctx: Context, articleId: string): Promise<void> {
  const found = await findEdited(ctx, articleId);
  if (!(await editsManuscript(ctx, found, ['editor-in-chief']))) throw forbidden(t.chiefMoves());
}

/** Offers the author to move the manuscript to another journal; until the answer nothing goes on. */
export async function offerMove(
  ctx: Context,
  articleId: string,
  { version, letter, isMeant, suggestedJournalId }: BodyOf<typeof editorial.offerMove>,
): Promise<string> {
  await requireChief(ctx, articleId);
  return inTransaction(ctx, async (tx) => {
    const held = await holdForStep(tx, 'offer-move', { id: articleId, version });
    const { title } = await suggestedJournal(tx, held, suggestedJournalId);
    await refuseNamedReviewers(tx, held, letter, isMeant);
    const now = tx.now();
    const { manuscript, journal } = held;
    await insertDecision(tx.db, {
      id: v7(),
      manuscriptId: articleId,
      journalId: journal.id,
      round: manuscript.round,
      version: manuscript.version,
      kind: 'move-offer',
      letter,
      suggestedJournalId,
      decidedBy: signedIn(tx).userId,
      decidedAt: now,
      ratification: 'not-needed',
      sentAt: now,
    });
    const offered = await takeStep(tx, 'offer-move', held);
    await addAuditEntry(tx, 'offer-move', articleId, { version, to: suggestedJournalId });
    const below = [emails.weOffer({ journal: title })];
    await tellAuthor(tx, offered, decisionMail(tx.site, offered, { letter, kind: 'move-offer' }, below));
    return t.moveOffered({ journal: title });
  });
}

/** Takes back an offer that the author has not answered; the manuscript goes on from where it was. */
export async function takeOfferBack(
  ctx: Context,
  articleId: string,
  { version }: BodyOf<typeof editorial.takeOfferBack>,
): Promise<string> {
  await requireChief(ctx, articleId);
  await inTransaction(ctx, async (tx) => {
    const held = await holdForStep(tx, 'take-offer-back', { id: articleId, version });
    const resumed = await takeStep(tx, 'take-offer-back', held);
    await endSuggestions(tx.db, articleId, tx.now());
    await addAuditEntry(tx, 'take-offer-back', articleId, { version });
    await tellAuthor(tx, resumed, offerTakenBackMail(tx.site, resumed));
  });
  return t.offerTakenBack();
}
