import type { FullIssueChange, ManagedIssue } from '../../../contracts/issues.ts';
import * as t from '../../../messages/issue-responses.ts';
import { notFound, AppError } from '../../errors.ts';
import { addAuditEntry } from '../audit-log/index.ts';
import { changedParts, staleIssue, type IssueAction } from './issue-changes.ts';
import { changedIssueFiles, takeChangedFiles } from './issue-files.ts';
import { factsOf, keepPrice, lookupKeyOf, retireIssuePrice } from './issue-price.ts';
import { findFullIssue, listFullIssues, updateFullIssue, type ListedIssue } from './issue-store.ts';
import { placeTaken } from './create-full-issue.ts';
import type { Context } from '../../context.ts';
import { inTransaction } from '../../in-transaction.ts';
import { readManagedIssue } from './read-managed-issues.ts';

/** The issue of the version that the caller saw. */
export async function seenIssue(ctx: Context, id: string, version: number): Promise<ListedIssue> {
  const issue = await findFullIssue(ctx.db, id);
  if (!issue) throw notFound('fullIssue');
  if (issue.version !== version) throw await staleIssue(ctx, id, version);
  return issue;
}

async function refuseTakenPlace(ctx: Context, { journalId, volume, number, id }: ListedIssue): Promise<void> {
  const [other] = await listFullIssues(ctx.db, { journalId, volume, number });
  if (other && other.id !== id) throw placeTaken(other);
}

/** Saves an issue in a transaction; the audit log says what it was before. */
export async function writeIssue(tx: Context, before: ListedIssue, after: ListedIssue, action: IssueAction) {
  const { id, version, journalAbbreviation: _, journalId: _journal, createdAt: _created, ...fields } = after;
  switch (await updateFullIssue(tx.db, { id, version: before.version }, fields)) {
    case 'stale':
      throw await staleIssue(tx, id, before.version);
    case 'place-taken':
      await refuseTakenPlace(tx, after);
      throw new Error(`The full issue ${id} could not be changed`);
    case 'changed':
  }
  const changed = changedParts(before, after);
  await addAuditEntry(tx, action, id, { version: version + 1, changed, before, after });
  // The provider archives what is no longer sold once this transaction is committed.
  if (before.lookupKey !== after.lookupKey || (before.withdrawnAt === null && after.withdrawnAt !== null))
    await tx.jobs.enqueue(tx.db, 'retire-issue-price', { lookupKey: before.lookupKey });
  await tx.announcePublicChange();
}

/** Creates a new price at the provider before the issue has it; archives it again if the change fails. */
async function withPrice(ctx: Context, before: ListedIssue, after: ListedIssue, change: () => Promise<void>) {
  if (after.lookupKey === before.lookupKey || after.withdrawnAt !== null) return change();
  await keepPrice(ctx, after, t.nothingChanged());
  try {
    await change();
  } catch (error) {
    await retireIssuePrice(ctx, after.lookupKey).catch((failure: unknown) =>
      ctx.log.warn({ err: failure, lookupKey: after.lookupKey }, 'A price that nothing has was left at the provider'),
    );
    throw error;
  }
}

/**
 * Changes a full issue of the version that the caller saw. A new price is a new one at the provider; checkouts that are
 * open keep the old one until they end (decision record 11). Its owners get the new document.
 */
export async function changeFullIssue(
  ctx: Context,
  id: string,
  { version, ...wanted }: FullIssueChange,
): Promise<{ message: string; fullIssue: ManagedIssue }> {
  const before = await seenIssue(ctx, id, version);
  const files = await changedIssueFiles(ctx, before, wanted);
  const facts = { ...factsOf({ ...wanted, journalId: before.journalId }), currency: before.currency };
  const { coverFileId, documentFileId } = files;
  const isSame = changedParts(before, { ...before, ...facts, coverFileId, documentFileId }).length === 0;
  if (isSame) return { message: t.nothingChanged(), fullIssue: await readManagedIssue(ctx, id) };
  const isSoldAlike = changedParts(before, { ...before, ...facts }).length === 0;
  const lookupKey = isSoldAlike ? before.lookupKey : lookupKeyOf(facts);
  const after = { ...before, ...facts, lookupKey, coverFileId, documentFileId };
  await refuseTakenPlace(ctx, after);
  await withPrice(ctx, before, after, () =>
    inTransaction(ctx, async (tx) => {
      await takeChangedFiles(tx, id, files);
      await writeIssue(tx, before, after, 'full-issue-changed');
    }),
  );
  const place = t.place({ volume: after.volume, number: after.number, journal: after.journalAbbreviation });
  return { message: t.issueChanged({ place }), fullIssue: await readManagedIssue(ctx, id) };
}

type Answer = { message: string; fullIssue: ManagedIssue };

const placeOf = ({ volume, number, journalAbbreviation }: ListedIssue) =>
  t.place({ volume, number, journal: journalAbbreviation });

/** Takes an issue off sale and ends open checkouts; its owners retain access. */
export async function withdrawFullIssue(
  ctx: Context,
  id: string,
  { version, reason }: { version: number; reason: string },
): Promise<Answer> {
  const before = await seenIssue(ctx, id, version);
  if (before.withdrawnAt !== null) throw new AppError('state-conflict', t.alreadyWithdrawn({ place: placeOf(before) }));
  const after = { ...before, withdrawnAt: ctx.now(), withdrawalReason: reason };
  await inTransaction(ctx, async (tx) => {
    await writeIssue(tx, before, after, 'full-issue-withdrawn');
    await tx.jobs.enqueue(tx.db, 'end-issue-checkouts', { fullIssueId: id });
  });
  return { message: t.withdrawnFromSale({ place: placeOf(before) }), fullIssue: await readManagedIssue(ctx, id) };
}

/** Puts a withdrawn issue back on sale, at its price. */
export async function restoreFullIssue(ctx: Context, id: string, version: number): Promise<Answer> {
  const before = await seenIssue(ctx, id, version);
  if (before.withdrawnAt === null) throw new AppError('state-conflict', t.alreadyOnSale({ place: placeOf(before) }));
  await keepPrice(ctx, before, t.stillWithdrawn());
  const after = { ...before, withdrawnAt: null, withdrawalReason: null };
  await inTransaction(ctx, (tx) => writeIssue(tx, before, after, 'full-issue-restored'));
  return { message: t.onSaleAgain({ place: placeOf(before) }), fullIssue: await readManagedIssue(ctx, id) };
}
