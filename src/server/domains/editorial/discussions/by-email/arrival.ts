import { createHash } from 'node:crypto';
import type { MailboxMessage } from '../../../../ports/mail/bounce-mailbox.ts';
import { readArrivedEmail, type ReadEmail } from '../../../../ports/mail/read-arrived-email.ts';

/** The largest email that is taken, in megabytes. */
export const mostMegabytes = 25;

/** An email that has arrived at a reply address. */
export interface Arrival extends Omit<ReadEmail, 'messageId'> {
  readonly isTooLarge: boolean;
  /** The hash of its Message-ID, or of all of it where it has none. */
  readonly messageId: string;
}

/** Reads an email, or the beginning of one that is too large; null if not even its head can be read. */
export async function readArrival({ top, whole }: MailboxMessage): Promise<Arrival | null> {
  const all = await whole(mostMegabytes * 1024 * 1024);
  const raw = all ?? top;
  const email = await readArrivedEmail(raw);
  if (!email) return null;
  const messageId = createHash('sha256')
    .update(email.messageId ?? raw)
    .digest('hex');
  return { ...email, messageId, isTooLarge: all === null };
}
