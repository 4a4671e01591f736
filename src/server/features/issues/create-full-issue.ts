import { createHash } from 'node:crypto';
import { v7 } from 'uuid';
import { currency } from '../../../contracts/constants.ts';
import type { FullIssue, NewFullIssue } from '../../../contracts/issues.ts';
import type { Context } from '../../context.ts';
import { AppError, invalidInput, isRefusal } from '../../errors.ts';
import { inTransaction } from '../../in-transaction.ts';
import { findJournal } from '../journals/index.ts';
import { addRecord } from '../records/index.ts';
import { holdUpload, ownIssueFiles, takeIssueFiles, type IssueFiles } from './issue-files.ts';
import { insertFullIssue, listFullIssues, type ListedIssue } from './issue-store.ts';
import { presentIssue } from './present-issue.ts';

type Facts = ReturnType<typeof factsOf>;

const factsOf = (wanted: NewFullIssue) => ({
  journalId: wanted.journalId,
  volume: wanted.issueVolume,
  number: wanted.issueNumber,
  priceMinor: wanted.issuePrice,
  currency,
  name: wanted.stripeName,
  description: wanted.stripeDescription,
});

/**
 * The price's key at the provider. It follows from what is sold and for how much: tried again, it is the same price there;
 * two administrators with different prices never move each other's.
 */
function lookupKeyOf(facts: Facts): string {
  const digest = createHash('sha256')
    .update(JSON.stringify(Object.values(facts)))
    .digest('hex');
  return `full_issue_${digest.slice(0, 32)}`;
}

const isSame = (issue: ListedIssue, facts: Facts, files: IssueFiles) =>
  issue.lookupKey === lookupKeyOf(facts) &&
  issue.coverFileId === files.coverFileId &&
  issue.documentFileId === files.documentFileId;

/** The issue that stands at this place when it is this very one; another one is in the way (409). */
async function standing(ctx: Context, facts: Facts, files: IssueFiles): Promise<ListedIssue | null> {
  const { journalId, volume, number } = facts;
  const [issue] = await listFullIssues(ctx.db, { journalId, volume, number });
  if (!issue || isSame(issue, facts, files)) return issue ?? null;
  const message = `Volume ${volume}, Issue ${number} of ${issue.journalAbbreviation} is on sale already.`;
  throw new AppError('state-conflict', message, { issueNumber: `${message} Please check volume and number.` });
}

/** Makes product and price at the provider, before anything of the issue is there. */
async function keepPrice(ctx: Context, facts: Facts): Promise<void> {
  const { name, description, priceMinor: amountMinor } = facts;
  const price = { amountMinor, currency };
  try {
    await ctx.payments.keepPrice({ lookupKey: lookupKeyOf(facts), name, description, price });
  } catch (error) {
    if (!isRefusal(error, 'unavailable')) throw error;
    const refusal = new AppError('unavailable', `${error.message} The issue is not on sale yet.`);
    refusal.cause = error.cause;
    throw refusal;
  }
}

async function add(ctx: Context, facts: Facts, files: IssueFiles): Promise<ListedIssue> {
  return inTransaction(ctx, async (tx) => {
    await holdUpload(tx, files);
    const before = await standing(tx, facts, files);
    if (before) return before;
    await takeIssueFiles(tx, files);
    const { coverFileId, documentFileId } = files;
    const lookupKey = lookupKeyOf(facts);
    const row = { id: v7(), ...facts, lookupKey, coverFileId, documentFileId, createdAt: tx.now() };
    const isAdded = await insertFullIssue(tx.db, row);
    const issue = await standing(tx, facts, files);
    if (!issue) throw new Error(`The full issue ${row.id} was neither added nor there`);
    if (isAdded) {
      await addRecord(tx, 'full-issue-on-sale', issue.id, { ...facts, lookupKey });
      await tx.announcePublicChange();
    }
    return issue;
  });
}

/** Puts a full issue on sale with the caller's own files; the same once more is the same issue. */
export async function createFullIssue(
  ctx: Context,
  wanted: NewFullIssue,
): Promise<{ message: string; fullIssue: FullIssue }> {
  const journal = await findJournal(ctx.db, wanted.journalId);
  if (!journal) throw invalidInput('journalId', 'This journal is not there any more. Please choose another one.');
  const files = await ownIssueFiles(ctx, wanted);
  const facts = factsOf(wanted);
  // Looked at before the provider is asked: what cannot be sold has no price there.
  await standing(ctx, facts, files);
  await keepPrice(ctx, facts);
  const issue = await add(ctx, facts, files);
  const place = `Volume ${issue.volume}, Issue ${issue.number} of ${journal.abbreviation}`;
  return { message: `${place} is on sale.`, fullIssue: presentIssue(issue) };
}
