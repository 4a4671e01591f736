import { v7 } from 'uuid';
import { inTransaction } from '../../in-transaction.ts';
import { messageIdOf, hasWaitingEmail, insertEmails } from '../emails/index.ts';
import { findAccountByEmail } from '../accounts/index.ts';
import { readContactEmail } from '../site-content/index.ts';
import { lockMailing, updateMailing, type MailingRow, listDueMailings } from './mailing-store.ts';
import { listRecipients } from './recipient-store.ts';
import { setTimeout as pause } from 'node:timers/promises';
import type { Context } from '../../context.ts';

/** As many emails as one transaction writes: a stop loses no more, and a visitor's answer waits for no more. */
const batchSize = 100;
/** Behind every account: all emails are written. */
const everybody = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

/** Whether all emails of a mailing are written. */
export const isWholeWritten = ({ writtenUpTo }: Pick<MailingRow, 'writtenUpTo'>): boolean => writtenUpTo === everybody;

interface Addressee {
  readonly id: string | null;
  readonly email: string;
}

/** Writes the emails of a batch, once for each person, each with the job that sends it. */
async function writeBatch(
  tx: Context,
  { id: mailingId, subject }: MailingRow,
  to: readonly Addressee[],
): Promise<void> {
  const at = tx.now();
  const replyTo = await readContactEmail(tx);
  const written = to.map((person) => {
    const id = v7();
    return {
      id,
      messageId: messageIdOf(tx.site, id),
      kind: 'mailing',
      toAddress: person.email,
      replyTo,
      subject,
      mailingId,
      userId: person.id,
      state: 'queued' as const,
      createdAt: at,
      stateAt: at,
    };
  });
  const ids = await insertEmails(tx.db, written);
  await tx.jobs.enqueueAll(
    tx.db,
    'send-mailing-letter',
    ids.map((emailId) => ({ emailId })),
  );
}

/** The next people of a mailing, and the account up to which all are then written to. */
async function nextOf(tx: Context, mailing: MailingRow): Promise<{ to: readonly Addressee[]; upTo: string }> {
  const { emailType, recipientEmail, writtenUpTo } = mailing;
  if (emailType === 'specific') {
    // Its recipient's account was deleted.
    if (recipientEmail === null) return { to: [], upTo: everybody };
    const account = await findAccountByEmail(tx.db, recipientEmail);
    return { to: [{ id: account?.id ?? null, email: recipientEmail }], upTo: everybody };
  }
  const to = await listRecipients(tx.db, writtenUpTo, batchSize);
  const last = to.at(-1);
  return { to, upTo: last === undefined || to.length < batchSize ? everybody : last.id };
}

/**
 * Writes the next emails of a mailing whose time has come; of several processes one at a time. Answers whether there are
 * more to be written.
 */
export async function writeNextEmails(ctx: Context, mailingId: string): Promise<boolean> {
  return inTransaction(ctx, async (tx) => {
    const mailing = await lockMailing(tx.db, mailingId);
    if (mailing === null || (mailing.state !== 'scheduled' && mailing.state !== 'sending')) return false;
    if (isWholeWritten(mailing)) {
      const finished = { state: 'sent', finishedAt: tx.now() } as const;
      if (!(await hasWaitingEmail(tx.db, mailingId))) await updateMailing(tx.db, mailingId, finished);
      return false;
    }
    const { to, upTo } = await nextOf(tx, mailing);
    await writeBatch(tx, mailing, to);
    const startedAt = mailing.startedAt ?? tx.now();
    await updateMailing(tx.db, mailingId, { state: 'sending', startedAt, writtenUpTo: upTo });
    return upTo !== everybody;
  });
}

/**
 * Begins what is due, goes on with what a stop interrupted, and notes what is done: asked every minute, and at once where
 * something is to go now. However late it is, what was due goes.
 */
export async function sendDueMailings(ctx: Context): Promise<void> {
  for (const id of await listDueMailings(ctx.db, ctx.now())) {
    let hasMore = true;
    // One mailing that cannot be written keeps none of the others back.
    while (hasMore) {
      const begun = performance.now();
      hasMore = await writeNextEmails(ctx, id).catch((error: unknown) => {
        ctx.log.error({ err: error, mailing: id }, 'Letters of a mailing could not be written; it is tried again');
        return false;
      });
      // The site has at least as much of this process as the mailing.
      if (hasMore) await pause(performance.now() - begun);
    }
  }
}
