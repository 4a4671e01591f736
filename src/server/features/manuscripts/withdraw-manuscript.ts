import type { Context } from '../../context.ts';
import { whyNot } from './explain-conflict.ts';
import { steps } from './manuscript-lifecycle.ts';
import { withdrawnMail } from './manuscript-mails.ts';
import { moveManuscript, type FoundManuscript } from './manuscript-store.ts';

/** Marks the manuscript of an article that is being withdrawn, and writes to its author with the reason. */
export async function withdrawManuscript(tx: Context, found: FoundManuscript, reason: string): Promise<void> {
  const { id, version } = found.manuscript;
  const { from, to } = steps.withdraw;
  const isMoved = await moveManuscript(tx.db, id, { states: from, version }, { state: to, updatedAt: tx.now() });
  if (!isMoved) throw await whyNot(tx, 'withdraw', { id, version: undefined });
  // A published article outlives the account of its author.
  if (found.author.deletedAt === null) await tx.jobs.enqueue(tx.db, 'send-mail', withdrawnMail(tx.site, found, reason));
}
