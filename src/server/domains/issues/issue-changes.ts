import { formatMoney } from '../../../contracts/money.ts';
import type { Context } from '../../context.ts';
import { AppError, notFound } from '../../errors.ts';
import { findAccount, fullName } from '../accounts/index.ts';
import { findLastActor, listDetails } from '../records/index.ts';
import { findFullIssue, type ListedIssue } from './issue-store.ts';

/** What is written on the record when an issue on sale is changed, withdrawn or put back. */
export const issueActions = ['full-issue-changed', 'full-issue-withdrawn', 'full-issue-restored'] as const;
export type IssueAction = (typeof issueActions)[number];

type Part = 'place' | 'name' | 'description' | 'price' | 'cover' | 'document' | 'sale';
type Comparable = Omit<ListedIssue, 'id' | 'journalAbbreviation' | 'version' | 'createdAt'>;

const parts: Readonly<Record<Part, (issue: Comparable) => unknown>> = {
  place: ({ volume, number }) => `${volume} ${number}`,
  name: ({ name }) => name,
  description: ({ description }) => description,
  price: ({ priceMinor, currency }) => `${priceMinor} ${currency}`,
  cover: ({ coverFileId }) => coverFileId,
  document: ({ documentFileId }) => documentFileId,
  sale: ({ withdrawnAt }) => withdrawnAt === null,
};
const isPart = (name: unknown): name is Part => typeof name === 'string' && name in parts;

/** What differs between an issue as it was and as it is to be. */
export const changedParts = (before: Comparable, after: Comparable): Part[] =>
  Object.entries(parts).flatMap(([name, valueOf]) =>
    isPart(name) && valueOf(before) !== valueOf(after) ? [name] : [],
  );

const namesIn = (value: unknown): Part[] => (Array.isArray(value) ? value.filter(isPart) : []);

const inWords = new Intl.ListFormat('en-GB');

/** A part as it stands now. */
function wordsFor(part: Part, issue: ListedIssue): string {
  switch (part) {
    case 'place':
      return `the place (now Volume ${issue.volume}, Issue ${issue.number})`;
    case 'name':
      return `the name (now “${issue.name}”)`;
    case 'price':
      return `the price (now ${formatMoney({ amountMinor: issue.priceMinor, currency: issue.currency })})`;
    case 'sale':
      return issue.withdrawnAt === null ? 'it is back on sale' : 'it was withdrawn from sale';
    case 'description':
    case 'cover':
    case 'document':
      return `the ${part}`;
  }
}

/** Who changed an issue last, for another administrator. */
async function byWhom(ctx: Context, issueId: string): Promise<string> {
  const last = await findLastActor(ctx.db, issueId, issueActions);
  if (last === null) return '';
  if (ctx.actor.kind === 'user' && ctx.actor.userId === last) return ' by you, elsewhere,';
  const account = await findAccount(ctx.db, last);
  return account ? ` by ${fullName(account)}` : '';
}

/** The refusal of whoever started from a version that no longer stands; it names what has changed, and to what. */
export async function staleIssue(ctx: Context, issueId: string, seen: number): Promise<AppError> {
  const issue = await findFullIssue(ctx.db, issueId);
  if (!issue) return notFound('This full issue');
  const since = (await listDetails(ctx.db, issueId, issueActions)).filter(
    ({ version }) => typeof version === 'number' && version > seen,
  );
  const changed = new Set(since.flatMap((details) => namesIn(details['changed'])));
  const named = [...changed].map((part) => wordsFor(part, issue));
  const what = named.length > 0 ? ` Changed: ${inWords.format(named)}.` : '';
  return new AppError(
    'stale-version',
    `This issue was changed${await byWhom(ctx, issueId)} since you opened it.${what} Nothing of yours was saved yet.`,
  );
}
