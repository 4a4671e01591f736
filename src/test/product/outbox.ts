import { setTimeout as wait } from 'node:timers/promises';
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

/** The first address of our own in a message. */
export function linkIn(message: WrittenMessage): URL {
  const link = /https?:\/\/\S+/.exec(message.text)?.[0];
  if (!link) throw new Error(`No link in: ${message.text}`);
  return new URL(link);
}
