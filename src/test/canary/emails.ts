import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import PostalMime from 'postal-mime';
import type { Product } from '../product/start-product.ts';
import type { Canary } from './canaries.ts';
import type { Aviary } from './crawl.ts';
import type { Leak } from './knowledge.ts';
import { plantedIn } from './planted-words.ts';

/** Waits until the queue has written every email, made every copy and searched every text. */
export async function allIsQuiet({ parts: { db } }: Product, patience = 120_000): Promise<void> {
  const open = sql`select name from pgboss.job where state in ('created', 'retry', 'active') and start_after <= now()
    and name in ('send-mail', 'make-review-copies', 'check-anonymity', 'compare-with-portal', 'write-account-letter')`;
  for (const until = Date.now() + patience; Date.now() < until; await wait(100)) {
    const { rows } = await db.execute<{ name: string }>(open);
    if (rows.length === 0) return;
  }
  throw new Error('The queue did not come to rest');
}

/** A message, or what was read from it, with its long subject in one line: where a line of it ends, it may part a word. */
const inOneLine = (message: Buffer) =>
  Buffer.from(message.toString('latin1').replaceAll(/\?=(?:\\r|\\n|\s)+=\?utf-8\?q\?/gi, ''), 'latin1');

/** Every email as it was written: its head, its parts and what is attached. */
export async function emailsOf({ dataDir }: Product) {
  const folder = path.join(dataDir, 'outbox');
  const names = (await readdir(folder)).filter((name) => name.endsWith('.eml'));
  return Promise.all(
    names.map(async (name) => {
      const raw = await readFile(path.join(folder, name));
      const letter = await PostalMime.parse(raw);
      const attached = letter.attachments.map(({ content }) => Buffer.from(content as ArrayBuffer));
      const to = letter.to?.[0]?.address ?? '';
      return {
        to,
        subject: letter.subject ?? '',
        parts: [inOneLine(raw), inOneLine(Buffer.from(JSON.stringify(letter))), ...attached],
      };
    }),
  );
}

/** Which emails to a person hold a word that they must not read. */
export async function leaksInEmails({ product, knowledge }: Aviary, person: Canary): Promise<Leak[]> {
  const leaks: Leak[] = [];
  for (const { to, subject, parts } of await emailsOf(product)) {
    if (to !== person.email) continue;
    const found = await Promise.all(parts.map(plantedIn));
    const words = knowledge.forbidden(person, new Set(found.flatMap((each) => [...each])));
    if (words.length > 0) leaks.push({ where: `letter: ${subject}`, words });
  }
  return leaks;
}
