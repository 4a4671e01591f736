import { v7 } from 'uuid';
import type { Context } from '../../context.ts';
import { findUndeliverable } from './bounces/undeliverable-store.ts';
import { insertLetter, linkTakenOut, lockLetter, requeueLetter, type LetterRow } from './letter-store.ts';
import { messageIdOf } from './send-letter.ts';

/** Why a letter cannot be sent once more, to an address that letters come back from or not; null when it can. */
export function whyNotAgain(
  { state, mailingId, text, toAddress }: LetterRow,
  marked: ReadonlyMap<string, unknown>,
): string | null {
  if (state === 'queued') return 'This email waits to be sent already. Nothing was changed.';
  if (state === 'cancelled') return 'This email was called off.';
  if (toAddress === '') return 'Who this email went to is not known any more.';
  if (mailingId !== null && marked.has(toAddress.toLowerCase()))
    return 'This address bounces, and no mailing goes there. Take the mark off the address first.';
  if (state === 'failed') return null;
  if (mailingId !== null) return 'An email of a mailing goes to each person once.';
  if (text?.includes(linkTakenOut))
    return 'This email held a link for its receiver alone, which is not kept. They can ask for a new one.';
  return null;
}

/** Writes the letter once more: a wilful second message is a message of its own. */
async function writeAnew(tx: Context, letter: LetterRow): Promise<string> {
  const id = v7();
  const { kind, toAddress, replyTo, subject, text, html, secret, manuscriptId } = letter;
  await insertLetter(tx.db, {
    kind,
    toAddress,
    replyTo,
    subject,
    text,
    html,
    secret,
    manuscriptId,
    id,
    messageId: messageIdOf(tx.site, id),
    state: 'queued',
    createdAt: tx.now(),
  });
  return id;
}

/** Sends a letter once more; one that never went out keeps its Message-ID. */
export async function resendLetter(
  tx: Context,
  id: string,
): Promise<{ readonly letterId: string } | { readonly refusal: string }> {
  const letter = await lockLetter(tx.db, id);
  if (!letter) return { refusal: 'This email is not kept any more.' };
  const refusal = whyNotAgain(letter, await findUndeliverable(tx.db, [letter.toAddress]));
  if (refusal !== null) return { refusal };
  if (letter.state === 'failed') await requeueLetter(tx.db, id, tx.now());
  const letterId = letter.state === 'failed' ? id : await writeAnew(tx, letter);
  await tx.jobs.enqueue(tx.db, 'send-mail', { letterId });
  return { letterId };
}
