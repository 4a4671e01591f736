import { formatMoney } from '../../../contracts/money.ts';
import * as t from '../../../messages/issue-responses.ts';
import type { Context } from '../../context.ts';
import { AppError, notFound } from '../../errors.ts';
import { named, unnamed, you, type NamedActor } from '../../named-actor.ts';
import { findAccount, fullName } from '../accounts/index.ts';
import { findLastActor, listDetails } from '../audit-log/index.ts';
import { findFullIssue, type ListedIssue } from './issue-store.ts';

/** The audit log's names for changing, withdrawing and restoring an issue on sale. */
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

/** What differs between an issue before and after a change. */
export const changedParts = (before: Comparable, after: Comparable): Part[] =>
  Object.entries(parts).flatMap(([name, valueOf]) =>
    isPart(name) && valueOf(before) !== valueOf(after) ? [name] : [],
  );

const namesIn = (value: unknown): Part[] => (Array.isArray(value) ? value.filter(isPart) : []);

const inWords = new Intl.ListFormat('en-GB');

/** A part of the current issue, in words. */
function wordsFor(part: Part, issue: ListedIssue): string {
  switch (part) {
    case 'place':
      return t.partPlace({ volume: issue.volume, number: issue.number });
    case 'name':
      return t.partName({ name: issue.name });
    case 'price':
      return t.partPrice({ price: formatMoney({ amountMinor: issue.priceMinor, currency: issue.currency }) });
    case 'sale':
      return issue.withdrawnAt === null ? t.partBackOnSale() : t.partWithdrawn();
    case 'description':
      return t.partDescription();
    case 'cover':
      return t.partCover();
    case 'document':
      return t.partDocument();
  }
}

/** Who changed an issue last, for another administrator. */
async function byWhom(ctx: Context, issueId: string): Promise<NamedActor> {
  const last = await findLastActor(ctx.db, issueId, issueActions);
  if (last === null) return unnamed;
  if (ctx.actor.kind === 'user' && ctx.actor.userId === last) return you;
  const account = await findAccount(ctx.db, last);
  return named(account && fullName(account));
}

/** The error for a change of an outdated version, with what has changed since. */
export async function staleIssue(ctx: Context, issueId: string, seen: number): Promise<AppError> {
  const issue = await findFullIssue(ctx.db, issueId);
  if (!issue) return notFound('fullIssue');
  const since = (await listDetails(ctx.db, issueId, issueActions)).filter(
    ({ version }) => typeof version === 'number' && version > seen,
  );
  const changed = new Set(since.flatMap((details) => namesIn(details['changed'])));
  const changes = [...changed].map((part) => wordsFor(part, issue));
  const by = await byWhom(ctx, issueId);
  return new AppError(
    'stale-version',
    changes.length > 0 ? t.changedSinceWith({ ...by, changes: inWords.format(changes) }) : t.changedSince({ ...by }),
  );
}
