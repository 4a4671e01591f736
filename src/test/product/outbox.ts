import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { asc, eq } from 'drizzle-orm';
import PostalMime from 'postal-mime';
import { emails } from '../../server/db/schema/index.ts';
import type { Product } from './start-product.ts';

const patience = 10_000;

/** A message as it stands in the folder of the built-in outbox. */
export interface WrittenMessage {
  readonly id: string;
  readonly to: string;
  readonly replyTo: string | null;
  readonly subject: string;
  readonly text: string;
}

async function readMessage(folder: string, name: string): Promise<WrittenMessage> {
  const parsed = await PostalMime.parse(await readFile(path.join(folder, name)));
  return {
    id: name.replace(/\.eml$/, ''),
    to: parsed.to?.map((mailbox) => mailbox.address ?? '').join(', ') ?? '',
    replyTo: parsed.replyTo?.[0]?.address ?? null,
    subject: parsed.subject ?? '',
    text: parsed.text ?? '',
  };
}

/** The newest messages that have gone out, the newest first. */
export async function newestMails({ dataDir }: Pick<Product, 'dataDir'>, limit: number): Promise<WrittenMessage[]> {
  const folder = path.join(dataDir, 'outbox');
  const names = await readdir(folder).catch(() => []);
  const newestFirst = names
    .filter((name) => name.endsWith('.eml'))
    .toSorted()
    .toReversed();
  return Promise.all(newestFirst.slice(0, limit).map((name) => readMessage(folder, name)));
}

/** Waits until the queue has written a message to this person whose subject fits; fails after ten seconds. */
export async function nextMail(product: Product, to: string, subject: RegExp): Promise<WrittenMessage> {
  for (const until = Date.now() + patience; Date.now() < until;) {
    const messages = await newestMails(product, 50);
    const found = messages.find((message) => message.to === to && subject.test(message.subject));
    if (found) return found;
    await wait(50);
  }
  throw new Error(`No message to ${to} with a subject like ${subject} came`);
}

/** Every email that was written to a person, whether or not it has gone out, the oldest first. */
export const emailsWrittenTo = ({ parts: { db } }: Product, to: string) =>
  db.select().from(emails).where(eq(emails.toAddress, to)).orderBy(asc(emails.id));

/** The subjects of all emails to a person, once none of them waits any more. */
export async function emailsTo(product: Product, to: string): Promise<string[]> {
  for (const until = Date.now() + patience; Date.now() < until;) {
    const written = await emailsWrittenTo(product, to);
    if (written.every(({ state }) => state === 'sent')) return written.map(({ subject }) => subject);
    await wait(50);
  }
  throw new Error(`The letters to ${to} were not all sent`);
}

/** The first address of our own in a message. */
export function linkIn(message: Pick<WrittenMessage, 'text'>): URL {
  const link = /https?:\/\/\S+/.exec(message.text)?.[0];
  if (!link) throw new Error(`No link in: ${message.text}`);
  return new URL(link);
}

/** The token of the link in the next message to this person whose subject fits. */
export const tokenIn = async (product: Product, to: string, subject: RegExp): Promise<string> =>
  linkIn(await nextMail(product, to, subject))
    .pathname.split('/')
    .at(-1) ?? '';
