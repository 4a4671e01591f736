import { signedIn, type Context } from '../../../context.ts';
import { AppError } from '../../../errors.ts';
import { inTransaction } from '../../../in-transaction.ts';
import { lockStandingAccount } from '../../accounts/index.ts';
import { findOwnReview } from '../reports/own-review.ts';
import { accept, decline } from './answer-invitation.ts';
import { holdInvitation } from './held-invitation.ts';
import { whyNotAnswerable } from './review-standing.ts';

interface Answer {
  readonly isAccepted: boolean;
  readonly reason: string;
}

/** Answers an invitation from one’s own list; the same answer again changes nothing. */
export async function answerFromList(
  ctx: Context,
  invitationId: string,
  { isAccepted, reason }: Answer,
): Promise<{ message: string }> {
  const { userId } = signedIn(ctx);
  await inTransaction(ctx, async (tx) => {
    const account = await lockStandingAccount(tx, userId);
    const held = await holdInvitation(tx, (await findOwnReview(tx, invitationId)).invitation);
    if (held.invitation.state === (isAccepted ? 'accepted' : 'declined')) return;
    const refusal = whyNotAnswerable(held.invitation, held.found.manuscript, tx.now());
    if (refusal) throw new AppError('state-conflict', refusal.message);
    await (isAccepted ? accept(tx, held, account) : decline(tx, held, reason));
  });
  return {
    message: isAccepted ? 'You have accepted this review.' : 'Thank you for telling us. The invitation is declined.',
  };
}
