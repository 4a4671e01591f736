import type { ArrivingMail } from '../../../contracts/arriving-mail.ts';
import type { MailingContent } from '../../../contracts/mailing-form.ts';
import type { mailings, Mailing } from '../../../contracts/mailings.ts';
import type { QueryOf, ReplyOf } from '../../../contracts/call.ts';
import * as t from '../../../messages/email-responses.ts';
import { signedIn, type Context } from '../../context.ts';
import { notFound, AppError } from '../../errors.ts';
import { arrivingAt } from './compose-mailing.ts';
import { listFailures, cancelWaiting } from '../emails/index.ts';
import { findListedMailing, listMailings, lockMailing, updateMailing } from './mailing-store.ts';
import { cleaned, presentedMailing } from './plan-mailing.ts';
import { presentMailings } from './present-mailing.ts';
import { countAudience } from './recipient-store.ts';
import { inTransaction } from '../../in-transaction.ts';
import { addAuditEntry } from '../audit-log/index.ts';

/** Cancels a mailing: emails already handed to a mail server still go. */
export async function cancelMailing(ctx: Context, id: string): Promise<{ message: string; mailing: Mailing }> {
  const hadBegun = await inTransaction(ctx, async (tx) => {
    const mailing = await lockMailing(tx.db, id);
    if (mailing === null) throw notFound('email');
    const { allowed } = await presentedMailing(tx, id);
    if (mailing.state === 'cancelled') return mailing.startedAt !== null;
    if (!allowed.includes('cancel')) throw new AppError('state-conflict', t.noLongerCancellable());
    const at = tx.now();
    await cancelWaiting(tx.db, id, at);
    await updateMailing(tx.db, id, { state: 'cancelled', cancelledAt: at });
    await addAuditEntry(tx, 'mailing-cancelled', id);
    return mailing.startedAt !== null;
  });
  const mailing = await presentedMailing(ctx, id);
  const { sent, cancelled } = mailing.counts;
  const message = hadBegun ? t.cancelledPartly({ sent, cancelled }) : t.cancelledWholly();
  return { message, mailing };
}

const partSize = 20;
const failuresShown = 100;

/** A part of the list of mailings. */
export async function readMailings(
  { db }: Context,
  { view, after }: QueryOf<typeof mailings.list>,
): Promise<ReplyOf<typeof mailings.list>> {
  const listed = await listMailings(db, { view, after: after ?? null, limit: partSize + 1 });
  const shown = listed.slice(0, partSize);
  const next = listed.length > partSize ? (shown.at(-1)?.mailing.id ?? null) : null;
  return { mailings: await presentMailings({ db }, shown), next };
}

/** One mailing with its content, the states of its emails, and the failures. */
export async function readMailing(ctx: Context, id: string): Promise<ReplyOf<typeof mailings.one>> {
  const listed = await findListedMailing(ctx.db, id);
  const [mailing] = listed ? await presentMailings(ctx, [listed]) : [];
  if (!listed || !mailing) throw notFound('email');
  const failures = await listFailures(ctx.db, id, failuresShown);
  return {
    mailing,
    emailContent: listed.mailing.contentHtml,
    arriving: await arrivingAt(ctx, listed.mailing, signedIn(ctx).userId),
    failures: failures.map((email) => ({ ...email, at: email.at.toISOString() })),
  };
}

/** How many people a marketing email reaches at this moment. */
export async function readAudience({ db }: Context): Promise<{ people: number; undeliverable: number }> {
  const { optedIn, undeliverable } = await countAudience(db);
  return { people: optedIn - undeliverable, undeliverable };
}

/** An email as it will arrive, made as the real one is. */
export async function previewMailing(ctx: Context, { emailContent, ...rest }: MailingContent): Promise<ArrivingMail> {
  return arrivingAt(ctx, { ...rest, contentHtml: cleaned(emailContent) }, signedIn(ctx).userId);
}
