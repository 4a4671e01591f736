import { signedIn, type Context } from '../../../context.ts';
import { AppError } from '../../../errors.ts';
import { inTransaction } from '../../../in-transaction.ts';
import { resendLetter } from '../../letters/index.ts';
import { addRecord } from '../../records/index.ts';
import { seenLetter } from './read-outbox.ts';

/** Sends a message once more, as an administrator wishes. */
export async function sendAgain(ctx: Context, letterId: string): Promise<{ message: string; letterId: string }> {
  signedIn(ctx);
  await seenLetter(ctx, letterId);
  return inTransaction(ctx, async (tx) => {
    const resent = await resendLetter(tx, letterId);
    if ('refusal' in resent) throw new AppError('state-conflict', resent.refusal);
    await addRecord(tx, 'letter-sent-again', letterId, { letterId: resent.letterId });
    return {
      letterId: resent.letterId,
      message:
        resent.letterId === letterId
          ? 'The email waits to be sent again.'
          : 'The email is written once more, and the new one waits to be sent.',
    };
  });
}
