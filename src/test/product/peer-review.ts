import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { JournalRole } from '../../contracts/constants.ts';
import { manuscripts, type Submission } from '../../contracts/manuscripts.ts';
import type { Report } from '../../contracts/review-values.ts';
import { reviews } from '../../contracts/reviews.ts';
import {
  journalRoleHolders,
  journals,
  manuscripts as manuscriptRows,
  reviewInvitations,
} from '../../server/db/schema/index.ts';
import { hashSecretToken, newSecretToken } from '../../server/domains/accounts/index.ts';
import { refreshTurn } from '../../server/domains/editorial/index.ts';
import { inTransaction } from '../../server/in-transaction.ts';
import { reply } from './client.ts';
import { aJournal, aSubmission, type TestUser } from './factories.ts';
import { day } from './later.ts';
import { signedInPerson } from './signed-in-person.ts';
import type { Product } from './start-product.ts';
import { inState } from './invitation-in-state.ts';

/** A journal whose manuscripts are reviewed by peers. */
export async function aReviewedJournal(product: Product, traits: Parameters<typeof aJournal>[1] = {}) {
  const journal = await aJournal(product, traits);
  await product.parts.db.update(journals).set({ reviewModel: 'double-anonymous' }).where(eq(journals.id, journal.id));
  return { ...journal, reviewModel: 'double-anonymous' as const };
}

/** Gives a person a role at a journal. */
export async function giveRole(product: Product, person: TestUser, journalId: string, role: JournalRole) {
  const givenAt = product.system.now();
  await product.parts.db
    .insert(journalRoleHolders)
    .values({ userId: person.user.id, journalId, role, givenAt })
    .onConflictDoNothing();
}

/** A verified person of an institution and a domain of their own, who shares nothing with anybody; with a role, where one is named. */
export async function aScholar(
  product: Product,
  traits: {
    givenName?: string;
    lastName?: string;
    email?: string;
    affiliation?: string;
    role?: { journalId: string; role: JournalRole };
  } = {},
): Promise<TestUser> {
  const place = randomUUID().slice(0, 8);
  const email = traits.email ?? `scholar@${place}.test`;
  const person = {
    email,
    title: 'Dr',
    surname: traits.lastName ?? `Scholar${place}`,
    otherName: traits.givenName ?? 'Sam',
    affiliation: traits.affiliation ?? `University of ${place}`,
    country: 'AE',
  };
  const { token, user } = await signedInPerson(product, person);
  const scholar = { token, user, email };
  if (traits.role) await giveRole(product, scholar, traits.role.journalId, traits.role.role);
  return scholar;
}

/** A manuscript as it comes to the desk of a journal's editors. */
export async function aSubmittedManuscript(
  product: Product,
  author: TestUser,
  journalId: string,
  changes: Partial<Submission> = {},
) {
  const body = { ...(await aSubmission(product, author, { journalId })), ...changes };
  return (await reply(product, manuscripts.create, { body }, { token: author.token })).article;
}

/** A manuscript of such a journal that an editor has sent to review. */
export async function aManuscriptInReview(
  product: Product,
  author: TestUser,
  journalId: string,
  changes: Partial<Submission> = {},
) {
  const manuscript = await aSubmittedManuscript(product, author, journalId, changes);
  await product.parts.db
    .update(manuscriptRows)
    .set({ state: 'in-review', turn: 'editor', dueAt: product.system.now() })
    .where(eq(manuscriptRows.id, manuscript.id));
  return manuscript;
}

/** An invitation as its email brings it: with the token of its link. It is the reviewers’ turn then, where enough are asked. */
export async function invited(
  product: Product,
  manuscriptId: string,
  invitee: { readonly email: string; readonly user?: { readonly id: string } },
  changes: Partial<typeof reviewInvitations.$inferInsert> = {},
) {
  const [id, token, now] = [randomUUID(), newSecretToken(), product.system.now()];
  await inTransaction(product.system, async (tx) => {
    await tx.db.insert(reviewInvitations).values({
      id,
      manuscriptId,
      round: 1,
      reviewerId: invitee.user?.id ?? null,
      email: invitee.email,
      givenName: 'Robin',
      lastName: 'Invited',
      invitedBy: randomUUID(),
      message: '',
      tokenHash: hashSecretToken(token),
      ...inState(changes.state ?? 'invited'),
      invitedAt: now,
      answerBy: new Date(now.getTime() + 7 * day),
      ...changes,
    });
    await refreshTurn(tx, manuscriptId);
  });
  return { invitationId: id, token };
}

/** A reviewer with an account who has accepted by the link of the email. */
export async function anAcceptedReview(
  product: Product,
  manuscriptId: string,
  reviewer: TestUser,
  changes: Parameters<typeof invited>[3] = {},
): Promise<string> {
  const { token, invitationId } = await invited(product, manuscriptId, reviewer, changes);
  await reply(product, reviews.accept, { params: { token }, body: {} }, { token: reviewer.token });
  return invitationId;
}

/** A report as it is kept where the journal asks no questions. */
export const keptAs = ({ answers: _none, ...report }: Report) => ({ ...report, answered: [] });

/** A report that passes. */
export const aReport = (changes: Partial<Report> = {}): Report => ({
  scores: { originality: 4, soundness: 3, clarity: 5, significance: 4 },
  commentsToAuthor: 'The second example is too small for the third conclusion.',
  confidentialRemarks: '',
  recommendation: 'minor-modifications',
  answers: {},
  ...changes,
});
