import * as t from '../../../messages/email-responses.ts';
import { undoMinutes, type Subscription } from '../../../contracts/mailings.ts';
import { forbidden, isRefusal, notFound } from '../../errors.ts';
import { inTransaction } from '../../in-transaction.ts';
import { findAccount, lockAccount, setMarketing, type Account } from '../accounts/index.ts';
import { addAuditEntry } from '../audit-log/index.ts';
import { createHmac, timingSafeEqual } from 'node:crypto';
import { parse, stringify } from 'uuid';
import { pages } from '../../../contracts/pages.ts';
import { type Context, signedIn } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { readSecret } from '../files/index.ts';
import type { OwnData } from '../../../contracts/own-data.ts';
import { findUndeliverable, listEmailsTo, presentMark, textForRecipient } from '../emails/index.ts';
import { findContents } from './mailing-store.ts';
import { textOfHtml } from './text-of-html.ts';

/** What was written to the caller, the newest first, and whether emails to their address come back. */
export async function readOwnEmails(ctx: Context): Promise<Pick<OwnData, 'emails' | 'comesBack'>> {
  const { userId, email } = signedIn(ctx);
  const own = await listEmailsTo(ctx.db, { userId, email });
  const contents = await findContents(
    ctx.db,
    own.flatMap(({ mailingId }) => mailingId ?? []),
  );
  const saidBy = (mailingId: string) => textOfHtml(contents.get(mailingId) ?? '');
  const marks = await findUndeliverable(ctx.db, [email]);
  return {
    comesBack: presentMark(marks.get(email)),
    emails: own.map((written) => ({
      subject: written.subject,
      to: written.toAddress,
      state: written.state,
      writtenAt: written.createdAt.toISOString(),
      stateAt: written.stateAt.toISOString(),
      note: written.lastError,
      isOfMailing: written.mailingId !== null,
      text: written.mailingId === null ? textForRecipient(written) : saidBy(written.mailingId),
    })),
  };
}

const idBytes = 16;
const signatureBytes = 16;

async function signatureOf(db: Database, id: Uint8Array): Promise<Buffer> {
  const key = await readSecret(db, 'unsubscribe-links');
  return createHmac('sha256', key).update(id).digest().subarray(0, signatureBytes);
}

/** The link by which a person ends marketing emails: bound to the person, and without an end, as emails are kept. */
export async function unsubscribeUrl({ db, site }: Pick<Context, 'db' | 'site'>, userId: string): Promise<string> {
  const id = parse(userId);
  const token = Buffer.concat([id, await signatureOf(db, id)]).toString('base64url');
  return site.url + pages.unsubscribe.href({ token });
}

/** Whose link it is; 404 for one that was not made here. */
async function readUnsubscribeToken({ db }: Pick<Context, 'db'>, token: string): Promise<string> {
  const bytes = Buffer.from(token, 'base64url');
  if (bytes.length !== idBytes + signatureBytes || bytes.toString('base64url') !== token) throw notFound('link');
  const id = bytes.subarray(0, idBytes);
  if (!timingSafeEqual(bytes.subarray(idBytes), await signatureOf(db, id))) throw notFound('link');
  return stringify(id);
}

/** Enough of an address for its owner: an email may have been passed on. */
function maskedAddress(email: string): string {
  const [name = '', domain = ''] = email.split('@');
  return `${name.slice(0, 1)}…@${domain}`;
}

/** Whoever holds an email may end its news; to have it sent again is for the person, or for the link that has just ended it. */
function maySubscribe(ctx: Context, { id, newsEndedByLinkAt }: Account): boolean {
  if (ctx.actor.kind === 'user' && ctx.actor.userId === id) return true;
  return newsEndedByLinkAt !== null && ctx.now().getTime() - newsEndedByLinkAt.getTime() < undoMinutes * 60_000;
}

function shown(ctx: Context, account: Account): Subscription {
  const { email, marketingCommunications: isSubscribed } = account;
  const subscribing = maySubscribe(ctx, account) ? (['subscribe'] as const) : [];
  return { address: maskedAddress(email), isSubscribed, allowed: isSubscribed ? ['unsubscribe'] : [...subscribing] };
}

/** Whether the person of a link gets marketing emails. */
export async function readSubscription(ctx: Context, token: string): Promise<Subscription> {
  const account = await findAccount(ctx.db, await readUnsubscribeToken(ctx, token));
  if (account?.deletedAt !== null) throw notFound('account');
  return shown(ctx, account);
}

/** Does what the person of a link wishes; done twice, it stays as it is. */
export async function changeSubscription(
  ctx: Context,
  token: string,
  isSubscribed: boolean,
): Promise<Subscription & { message: string }> {
  const userId = await readUnsubscribeToken(ctx, token);
  return inTransaction(ctx, async (tx) => {
    const account = await lockAccount(tx.db, userId);
    if (account?.deletedAt !== null) throw notFound('account');
    const message = isSubscribed ? t.subscribedAgain() : t.unsubscribed();
    if (account.marketingCommunications === isSubscribed) return { ...shown(tx, account), message };
    if (isSubscribed && !maySubscribe(tx, account)) throw forbidden(t.subscribeByLogin());
    const wish = { marketingCommunications: isSubscribed, newsEndedByLinkAt: isSubscribed ? null : tx.now() };
    await setMarketing(tx.db, userId, wish);
    await addAuditEntry(tx, isSubscribed ? 'marketing-subscribed' : 'marketing-unsubscribed', userId, { by: 'letter' });
    return { ...shown(tx, { ...account, ...wish }), message };
  });
}

/** Unsubscribes at the request of a mail program; a deleted account is not an error. */
export async function unsubscribeAtOnce(ctx: Context, token: string): Promise<{ text: string; saveAs: null }> {
  await changeSubscription(ctx, token, false).catch((error: unknown) => {
    if (!isRefusal(error, 'not-found')) throw error;
  });
  return { text: `${t.unsubscribedFrom({ site: ctx.site.name })}\n`, saveAs: null };
}
