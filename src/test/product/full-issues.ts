import { randomUUID } from 'node:crypto';
import { v7 } from 'uuid';
import { issues, type FullIssue } from '../../contracts/issues.ts';
import { payments, type CheckoutWish } from '../../contracts/payments.ts';
import { keepOwnFile } from '../../server/domains/files/index.ts';
import { insertFullIssue, readFullIssues } from '../../server/domains/issues/index.ts';
import { pay } from './checkouts.ts';
import { refusal, reply } from './client.ts';
import { aJournal, aPdf, type TestUser } from './factories.ts';
import type { Product } from './start-product.ts';

interface IssueTraits {
  readonly journalId?: string;
  readonly volume?: string;
  readonly number?: string;
  readonly priceMinor?: number;
  readonly hasDocument?: boolean;
}

const keep = (product: Pick<Product, 'system'>, purpose: 'cover' | 'issue-document', name: string, mediaType: string) =>
  keepOwnFile(product.system, { purpose, name, mediaType, bytes: Buffer.from(aPdf(name)) });

/** A full issue for sale, with cover and document. */
export async function aFullIssue(product: Pick<Product, 'system'>, traits: IssueTraits = {}): Promise<FullIssue> {
  const id = v7();
  const { volume = '1', number = '2', hasDocument = true } = traits;
  const journalId = traits.journalId ?? (await aJournal(product)).id;
  await insertFullIssue(product.system.db, {
    id,
    journalId,
    volume,
    number,
    priceMinor: traits.priceMinor ?? 14_900,
    currency: 'AED',
    name: `Volume ${volume}, Issue ${number}: Weeks`,
    description: 'The whole issue as one PDF.',
    lookupKey: `issue_${randomUUID()}`,
    coverFileId: await keep(product, 'cover', 'cover.svg', 'image/svg+xml'),
    documentFileId: hasDocument ? await keep(product, 'issue-document', 'issue.pdf', 'application/pdf') : null,
    createdAt: new Date(),
  });
  await product.system.announcePublicChange();
  const issue = (await readFullIssues(product.system, { journalId })).getIssue.find((found) => found.id === id);
  if (!issue) throw new Error('The issue was not added');
  return issue;
}

/** What the checkout page sends for a person who wants an issue. */
export const wishFor = (issue: FullIssue, { user, email }: TestUser, changes: Partial<CheckoutWish> = {}) => ({
  articleId: issue.id,
  checkoutStatus: 'fullIssue' as const,
  userId: user.id,
  emailId: email,
  stripeLookupId: issue.stripe_lookupId,
  ...changes,
});

/** Opens the checkout of an issue; answers with its client secret. */
export async function issueCheckout(product: Product, person: TestUser, issue: FullIssue): Promise<string> {
  const { token } = person;
  return (await reply(product, payments.startCheckout, { body: wishFor(issue, person) }, { token })).clientSecret;
}

/** Why the checkout of an issue is refused. */
export const refusedCheckout = (
  product: Product,
  person: TestUser,
  issue: FullIssue,
  changes: Partial<CheckoutWish> = {},
) => refusal(product, payments.startCheckout, { body: wishFor(issue, person, changes) }, { token: person.token });

/** The session that a client secret opens. */
export const sessionIn = (clientSecret: string): string => clientSecret.split('_secret_')[0] ?? '';

/** The ids of the full issues that a person owns, as they see it. */
export async function ownedBy(product: Product, { token }: TestUser): Promise<string[]> {
  const { fullIssuePurchasedUser } = await reply(product, issues.purchased, {}, { token });
  return fullIssuePurchasedUser.map(({ fullIssueId }) => fullIssueId);
}

/** Buys an issue from the checkout to the grant, as the buyer who comes back sees it. */
export async function buysIssue(product: Product, person: TestUser, issue: FullIssue): Promise<string> {
  const sessionId = sessionIn(await issueCheckout(product, person, issue));
  await pay(product, sessionId);
  await reply(product, payments.sessionStatus, { query: { session_id: sessionId } }, { token: person.token });
  return sessionId;
}
