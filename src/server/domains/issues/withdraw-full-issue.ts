import type { ManagedIssue } from '../../../contracts/issues.ts';
import type { Context } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { inTransaction } from '../../in-transaction.ts';
import { seenIssue, writeIssue } from './change-full-issue.ts';
import { keepPrice } from './issue-price.ts';
import type { ListedIssue } from './issue-store.ts';
import { readManagedIssue } from './read-managed-issues.ts';

type Answer = { message: string; fullIssue: ManagedIssue };

const placeOf = ({ volume, number, journalAbbreviation }: ListedIssue) =>
  `Volume ${volume}, Issue ${number} of ${journalAbbreviation}`;

/** Takes an issue from sale; whoever owns it keeps it, and checkouts that are open are ended. */
export async function withdrawFullIssue(
  ctx: Context,
  id: string,
  { version, reason }: { version: number; reason: string },
): Promise<Answer> {
  const before = await seenIssue(ctx, id, version);
  if (before.withdrawnAt !== null)
    throw new AppError('state-conflict', `${placeOf(before)} is withdrawn from sale already.`);
  const after = { ...before, withdrawnAt: ctx.now(), withdrawalReason: reason };
  await inTransaction(ctx, async (tx) => {
    await writeIssue(tx, before, after, 'full-issue-withdrawn');
    await tx.jobs.enqueue(tx.db, 'end-issue-checkouts', { fullIssueId: id });
  });
  return { message: `${placeOf(before)} is withdrawn from sale.`, fullIssue: await readManagedIssue(ctx, id) };
}

/** Puts a withdrawn issue back on sale, at its price. */
export async function restoreFullIssue(ctx: Context, id: string, version: number): Promise<Answer> {
  const before = await seenIssue(ctx, id, version);
  if (before.withdrawnAt === null) throw new AppError('state-conflict', `${placeOf(before)} is on sale already.`);
  await keepPrice(ctx, before, 'The issue is still withdrawn.');
  const after = { ...before, withdrawnAt: null, withdrawalReason: null };
  await inTransaction(ctx, (tx) => writeIssue(tx, before, after, 'full-issue-restored'));
  return { message: `${placeOf(before)} is on sale again.`, fullIssue: await readManagedIssue(ctx, id) };
}
