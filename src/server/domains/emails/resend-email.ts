import { v7 } from 'uuid';
import * as t from '../../../messages/email-responses.ts';
import type { Context } from '../../context.ts';
import { findUndeliverable } from './bounces/undeliverable-store.ts';
import { insertEmail, linkTakenOut, lockEmail, requeueEmail, type EmailRow } from './email-store.ts';
import { messageIdOf } from './send-email.ts';

/** Why an email cannot be sent again; null if it can. */
export function whyNotAgain(
  { state, mailingId, text, toAddress }: EmailRow,
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
async function writeAnew(tx: Context, email: EmailRow): Promise<string> {
  const id = v7();
  const { kind, toAddress, replyTo, subject, text, html, secret, manuscriptId } = email;
  await insertEmail(tx.db, {
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
export async function resendEmail(
  tx: Context,
  id: string,
): Promise<{ readonly emailId: string } | { readonly refusal: string }> {
  const email = await lockEmail(tx.db, id);
  if (!email) return { refusal: t.emailRemoved() };
  const refusal = whyNotAgain(email, await findUndeliverable(tx.db, [email.toAddress]));
  if (refusal !== null) return { refusal };
  if (email.state === 'failed') await requeueEmail(tx.db, id, tx.now());
  const emailId = email.state === 'failed' ? id : await writeAnew(tx, email);
  await tx.jobs.enqueue(tx.db, 'send-mail', { emailId });
  return { emailId };
}
