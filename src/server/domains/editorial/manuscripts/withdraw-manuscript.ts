import type { Context } from '../../../context.ts';
import { withdrawnMail } from './manuscript-mails.ts';
import type { FoundManuscript } from './manuscript-store.ts';
import { takeStep } from './take-step.ts';
import { tellAuthor } from './tell-author.ts';

/** Marks the manuscript of an article that is being withdrawn, and writes to its author with the reason. */
export async function withdrawManuscript(tx: Context, found: FoundManuscript, reason: string): Promise<void> {
  await takeStep(tx, 'withdraw', found);
  await tellAuthor(tx, found, withdrawnMail(tx.site, found, reason));
}
