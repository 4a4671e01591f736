import { v7 } from 'uuid';
import * as t from '../../../messages/email-responses.ts';
import type { Context } from '../../context.ts';
import { findUndeliverable } from './bounces/undeliverable-store.ts';
import { insertLetter, linkTakenOut, lockLetter, requeueLetter, type LetterRow } from './letter-store.ts';
import { messageIdOf } from './send-letter.ts';

/** Why an email cannot be sent again; null if it can. */
export function whyNotAgain(
  { state, mailingId, text, toAddress }: LetterRow,
  marked: ReadonlyMap<string, unknown>,
): string | null {
  if (state === 'queued') return t.alreadyQueued();
  if (state === 'cancelled') return t.wasCancelled();
  if (toAddress === '') return t.recipientUnknown();
  if (mailingId !== null && marked.has(toAddress.toLowerCase())) return t.addressBounces();
  if (state === 'failed') return null;
  if (mailingId !== null) return t.mailingSentOnce();
  if (text?.includes(linkTakenOut)) return t.linkRemoved();
  return null;
}

/** Writes a copy: a deliberate second email is a new message. */
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

/** Sends an email again; one that was never sent keeps its Message-ID. */
export async function resendLetter(
  tx: Context,
  id: string,
): Promise<{ readonly letterId: string } | { readonly refusal: string }> {
  const letter = await lockLetter(tx.db, id);
  if (!letter) return { refusal: t.emailRemoved() };
  const refusal = whyNotAgain(letter, await findUndeliverable(tx.db, [letter.toAddress]));
  if (refusal !== null) return { refusal };
  if (letter.state === 'failed') await requeueLetter(tx.db, id, tx.now());
  const letterId = letter.state === 'failed' ? id : await writeAnew(tx, letter);
  await tx.jobs.enqueue(tx.db, 'send-mail', { letterId });
  return { letterId };
}
