import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { WrittenMessage } from '../../server/ports/mail/mail-transport.ts';
import type { Product } from './start-product.ts';

const patience = 10_000;

/** Waits until the queue has written a message to this person whose subject fits; fails after ten seconds. */
export async function nextMail(product: Product, to: string, subject: RegExp): Promise<WrittenMessage> {
  for (const until = Date.now() + patience; Date.now() < until;) {
    const messages = await product.system.outbox.newest(50);
    const found = messages.find((message) => message.to === to && subject.test(message.subject));
    if (found) return found;
    await wait(50);
  }
  throw new Error(`No message to ${to} with a subject like ${subject} came`);
}

/** The subjects of all letters that the queue has taken for a person, once none of them waits any more. */
export async function lettersTo(product: Product, to: string): Promise<string[]> {
  const jobs = sql`select data->>'subject' as subject, state::text as state from pgboss.job where name = 'send-mail' and data->>'to' = ${to} order by created_on`;
  for (const until = Date.now() + patience; Date.now() < until;) {
    const { rows } = await product.parts.db.execute<{ subject: string; state: string }>(jobs);
    if (rows.every(({ state }) => state === 'completed')) return rows.map(({ subject }) => subject);
    await wait(50);
  }
  throw new Error(`The letters to ${to} were not all sent`);
}

/** The first address of our own in a message. */
export function linkIn(message: WrittenMessage): URL {
  const link = /https?:\/\/\S+/.exec(message.text)?.[0];
  if (!link) throw new Error(`No link in: ${message.text}`);
  return new URL(link);
}

/** The token of the link in the next message to this person whose subject fits. */
export const tokenIn = async (product: Product, to: string, subject: RegExp): Promise<string> =>
  linkIn(await nextMail(product, to, subject))
    .pathname.split('/')
    .at(-1) ?? '';
