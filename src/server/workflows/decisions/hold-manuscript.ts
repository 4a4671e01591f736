import type { BodyOf } from '../../../contracts/call.ts';
import type { editorial } from '../../../contracts/editorial.ts';
import { daysAfter } from '../../../contracts/days.ts';
import * as t from '../../../messages/decision-responses.ts';
import type { Context } from '../../context.ts';
import { invalidInput } from '../../errors.ts';
import { inTransaction } from '../../in-transaction.ts';
import {
  holdForStep,
  takeStep,
  tellAuthor,
  type FoundManuscript,
  findEdited,
  heldMail,
  releasedMail,
  findLastSent,
  endReview,
} from '../../domains/editorial/index.ts';
import { addAuditEntry } from '../../domains/audit-log/index.ts';
import { sendBeforeReview } from './decide-before-review.ts';

/** Puts a manuscript on hold. Its author is told that it is; the reason, which may name others, is for its editors. */
export async function holdManuscript(ctx: Context, articleId: string, { reason }: { reason: string }): Promise<string> {
  await findEdited(ctx, articleId);
  await inTransaction(ctx, async (tx) => {
    const held = await takeStep(tx, 'hold', await holdForStep(tx, 'hold', { id: articleId }), { holdReason: reason });
    await addAuditEntry(tx, 'hold', articleId, { from: held.manuscript.heldFrom, reason });
    await tellAuthor(tx, held, heldMail(tx.site, held));
  });
  return t.onHold();
}

/** The deadline of a revision starts again: the author could not work while it was on hold. */
async function dueAgain(tx: Context, { manuscript, journal }: FoundManuscript) {
  if (manuscript.heldFrom !== 'revision-requested') return {};
  const days = (await findLastSent(tx.db, manuscript.id))?.revisionDays ?? journal.revisionDays;
  return { dueAt: daysAfter(tx.now(), days) };
}

async function goOn(tx: Context, articleId: string): Promise<void> {
  const held = await holdForStep(tx, 'release', { id: articleId });
  const released = await takeStep(tx, 'release', held, await dueAgain(tx, held));
  await addAuditEntry(tx, 'release', articleId, { to: released.manuscript.state });
  await tellAuthor(tx, released, releasedMail(tx.site, released));
}

async function returnHeld(tx: Context, articleId: string, wish: BodyOf<typeof editorial.release>): Promise<void> {
  const held = await holdForStep(tx, 'return-held', { id: articleId });
  const returned = await sendBeforeReview(tx, held, wish, { step: 'return-held' });
  await endReview(tx, returned);
}

/** Resumes a manuscript on hold, or returns it to its author with a letter. */
export async function releaseManuscript(
  ctx: Context,
  articleId: string,
  wish: BodyOf<typeof editorial.release>,
): Promise<string> {
  const { to, letter } = wish;
  await findEdited(ctx, articleId);
  if (to === 'return' && letter === '') throw invalidInput('letter', t.returnReasonNeeded());
  await inTransaction(ctx, (tx) => (to === 'return' ? returnHeld(tx, articleId, wish) : goOn(tx, articleId)));
  return to === 'return' ? t.returned() : t.resumed();
}
