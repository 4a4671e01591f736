import { v7 } from 'uuid';
import type { FullIssue, NewFullIssue } from '../../../contracts/issues.ts';
import * as t from '../../../messages/issue-responses.ts';
import type { Context } from '../../context.ts';
import { invalidInput, AppError } from '../../errors.ts';
import { inTransaction } from '../../in-transaction.ts';
import { findJournal } from '../journals/index.ts';
import { addAuditEntry } from '../audit-log/index.ts';
import { holdUpload, ownIssueFiles, takeIssueFiles, type IssueFiles } from './issue-files.ts';
import { factsOf, keepPrice, lookupKeyOf, type Facts } from './issue-price.ts';
import { insertFullIssue, listFullIssues, type ListedIssue } from './issue-store.ts';
import { presentIssue } from './read-managed-issues.ts';

type Placed = Pick<ListedIssue, 'volume' | 'number' | 'journalAbbreviation' | 'withdrawnAt'>;

/** The error if another issue has the same volume and number. */
export function placeTaken({ volume, number, journalAbbreviation, withdrawnAt }: Placed): AppError {
  const place = t.place({ volume, number, journal: journalAbbreviation });
  if (withdrawnAt !== null) {
    const detail = t.placeWithdrawn({ place });
    return new AppError('state-conflict', detail, { issueNumber: detail });
  }
  return new AppError('state-conflict', t.placeTaken({ place }), { issueNumber: t.checkPlace({ place }) });
}

const isSame = (issue: ListedIssue, facts: Facts, files: IssueFiles) =>
  issue.withdrawnAt === null &&
  issue.lookupKey === lookupKeyOf(facts) &&
  issue.coverFileId === files.coverFileId &&
  issue.documentFileId === files.documentFileId;

/** The existing issue with this volume and number if it is identical; throws 409 for another one. */
async function current(ctx: Context, facts: Facts, files: IssueFiles): Promise<ListedIssue | null> {
  const { journalId, volume, number } = facts;
  const [issue] = await listFullIssues(ctx.db, { journalId, volume, number });
  if (!issue || isSame(issue, facts, files)) return issue ?? null;
  throw placeTaken(issue);
}

async function add(ctx: Context, facts: Facts, files: IssueFiles): Promise<ListedIssue> {
  return inTransaction(ctx, async (tx) => {
    await holdUpload(tx, files);
    const before = await current(tx, facts, files);
    if (before) return before;
    await takeIssueFiles(tx, files);
    const { coverFileId, documentFileId } = files;
    const lookupKey = lookupKeyOf(facts);
    const row = { id: v7(), ...facts, lookupKey, coverFileId, documentFileId, createdAt: tx.now() };
    const isAdded = await insertFullIssue(tx.db, row);
    const issue = await current(tx, facts, files);
    if (!issue) throw new Error(`The full issue ${row.id} was neither added nor there`);
    if (isAdded) {
      await addAuditEntry(tx, 'full-issue-on-sale', issue.id, { ...facts, lookupKey });
      await tx.announcePublicChange();
    }
    return issue;
  });
}

/** Puts a full issue on sale with the caller's own files; repeating the call returns the same issue. */
export async function createFullIssue(
  ctx: Context,
  wanted: NewFullIssue,
): Promise<{ message: string; fullIssue: FullIssue }> {
  const journal = await findJournal(ctx.db, wanted.journalId);
  if (!journal) throw invalidInput('journalId', t.journalGoneChoose());
  const files = await ownIssueFiles(ctx, wanted);
  const facts = factsOf(wanted);
  // Looked at before the provider is asked: what cannot be sold has no price there.
  await current(ctx, facts, files);
  await keepPrice(ctx, { ...facts, lookupKey: lookupKeyOf(facts) }, t.notOnSaleYet());
  const issue = await add(ctx, facts, files);
  const place = t.place({ volume: issue.volume, number: issue.number, journal: journal.abbreviation });
  return { message: t.onSale({ place }), fullIssue: presentIssue(issue) };
}
