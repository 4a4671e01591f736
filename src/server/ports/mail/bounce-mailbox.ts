import type { ImapFlow } from 'imapflow';

/** A message in the mailbox. */
export interface MailboxMessage {
  /** Its beginning: a report says all at its top. */
  readonly top: Buffer;
  /** All of it; null where it is longer than so many bytes. */
  readonly whole: (most: number) => Promise<Buffer | null>;
}

/** A mailbox into which other servers' reports and people's answers come. */
export interface BounceMailbox {
  /** Hands over each message that was not seen; it is marked as seen when that has succeeded. */
  readUnseen(take: (message: MailboxMessage) => Promise<void>): Promise<number>;
}

/** How many messages to read at a time; the rest follows next time. */
const mostAtOnce = 500;
const topBytes = 1024 * 1024;
const usualPatience = 30_000;

/** A client of an IMAP address, not connected yet, and the folder that its path names. */
export async function folderAndClient(
  imapUrl: string,
  patience: number,
): Promise<{ readonly client: ImapFlow; readonly folder: string }> {
  // Most houses have no such mailbox, and need not hold what reads it.
  const { ImapFlow } = await import('imapflow');
  const url = new URL(imapUrl);
  const secure = url.protocol === 'imaps:';
  const client = new ImapFlow({
    host: url.hostname,
    port: Number(url.port === '' ? (secure ? 993 : 143) : url.port),
    secure,
    auth: { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) },
    logger: false,
    connectionTimeout: patience,
    greetingTimeout: patience,
    socketTimeout: patience,
  });
  // What fails is told by the call that waits for it; without a listener it would end the process.
  client.on('error', () => undefined);
  const folder = decodeURIComponent(url.pathname.replace(/^\//, ''));
  return { client, folder: folder === '' ? 'INBOX' : folder };
}

async function fetchMessage(client: ImapFlow, uid: string): Promise<MailboxMessage | null> {
  const part = { size: true, source: { maxLength: topBytes } };
  const found = await client.fetchOne(uid, part, { uid: true });
  if (!found || !found.source) return null;
  const { source: top, size = top.length } = found;
  return {
    top,
    whole: async (most) => {
      if (size > most) return null;
      if (size <= top.length) return top;
      const all = await client.fetchOne(uid, { source: true }, { uid: true });
      if (!all || !all.source) throw new Error(`Message ${uid} has left the mailbox`);
      return all.source;
    },
  };
}

async function takeUnseen(client: ImapFlow, take: (message: MailboxMessage) => Promise<void>): Promise<number> {
  const found = await client.search({ seen: false, deleted: false }, { uid: true });
  const unseen = Array.isArray(found) ? found.slice(0, mostAtOnce) : [];
  let taken = 0;
  const faults: Error[] = [];
  for (const uid of unseen) {
    const message = await fetchMessage(client, String(uid));
    if (!message) continue;
    try {
      await take(message);
      await client.messageFlagsAdd(String(uid), [String.raw`\Seen`], { uid: true });
      taken += 1;
    } catch (error) {
      // It stays unseen and is tried again; those behind it do not wait for it.
      faults.push(error instanceof Error ? error : new Error(String(error)));
    }
  }
  const [first] = faults;
  if (first)
    throw new AggregateError(
      faults,
      `${faults.length} of ${unseen.length} messages could not be taken: ${first.message}`,
    );
  return taken;
}

/** The mailbox at an IMAP address; its path names the folder. */
export function imapMailbox(imapUrl: string): BounceMailbox {
  return {
    readUnseen: async (take) => {
      const { client, folder } = await folderAndClient(imapUrl, usualPatience);
      await client.connect();
      try {
        const lock = await client.getMailboxLock(folder);
        try {
          return await takeUnseen(client, take);
        } finally {
          lock.release();
        }
      } finally {
        await client.logout().catch(() => client.close());
      }
    },
  };
}
