import { randomUUID } from 'node:crypto';
import type { BodyOf, Input } from '../../contracts/call.ts';
import { editorial } from '../../contracts/editorial.ts';
import { verification } from '../../contracts/verification.ts';
import { eq } from 'drizzle-orm';
import {
  journals,
  editorialDecisions,
  manuscripts,
  manuscriptVersions,
  reviewInvitations,
  reviewReports,
} from '../../server/db/schema/index.ts';
import { refreshTurn } from '../../server/domains/editorial/index.ts';
import { inTransaction } from '../../server/in-transaction.ts';
import { reply, send } from './client.ts';
import { aUser, type TestUser } from './factories.ts';
import { aManuscriptInReview, aReviewedJournal, aScholar, giveRole } from './peer-review.ts';
import type { Product } from './start-product.ts';
import { inState } from './invitation-in-state.ts';

/** A journal with everybody who decides, and an author. */
export async function aBoard(product: Product, { handlingFeeMinor }: { readonly handlingFeeMinor?: number } = {}) {
  const journal = await aReviewedJournal(product);
  if (handlingFeeMinor !== undefined)
    await product.parts.db.update(journals).set({ handlingFeeMinor }).where(eq(journals.id, journal.id));
  const [author, editor, chief, administrator] = [
    await aUser(product),
    await aScholar(product),
    await aScholar(product),
    await aUser(product, { isAdmin: true, surname: 'Office' }),
  ];
  await giveRole(product, editor, journal.id, 'editor');
  await giveRole(product, chief, journal.id, 'editor-in-chief');
  return { journal, author, editor, chief, administrator };
}

/** A journal with everybody who decides, and a second editor. */
export async function aBoardOfTwoEditors(product: Product) {
  const board = await aBoard(product);
  const colleague = await aScholar(product);
  await giveRole(product, colleague, board.journal.id, 'editor');
  return { ...board, colleague };
}

export type Board = Awaited<ReturnType<typeof aBoard>>;

/** A report that has come in, by a reviewer with a number. */
export async function aReportIn(
  product: Product,
  manuscriptId: string,
  reviewer: TestUser,
  { reviewerNumber = 1, comments = 'The second example is too small.', round = 1 } = {},
): Promise<void> {
  const [id, now] = [randomUUID(), product.system.now()];
  await inTransaction(product.system, async (tx) => {
    await tx.db.insert(reviewInvitations).values({
      id,
      manuscriptId,
      round,
      reviewerId: reviewer.user.id,
      email: reviewer.email,
      givenName: reviewer.user.otherName,
      lastName: reviewer.user.surname,
      invitedBy: randomUUID(),
      message: '',
      ...inState('reported'),
      reviewerNumber,
      invitedAt: now,
      answerBy: now,
      answeredAt: now,
      dueAt: now,
    });
    const text = { commentsToAuthor: comments, confidentialRemarks: 'For the editor alone.' };
    const scores = { originality: 4, soundness: 3, clarity: 5, significance: 4 };
    await tx.db.insert(reviewReports).values({
      invitationId: id,
      manuscriptId,
      round,
      draft: { ...text, scores, recommendation: 'rejection', answers: {} },
      draftVersion: 1,
      savedAt: now,
      ...text,
      scores,
      recommendation: 'rejection',
      submittedAt: now,
    });
    await refreshTurn(tx, manuscriptId);
  });
}

/** A manuscript in review with so many reports, and those who wrote them. */
export async function aDecidable(product: Product, { author, journal }: Board, reports = 2) {
  const { id } = await aManuscriptInReview(product, author, journal.id);
  const reviewers: TestUser[] = [];
  for (let reviewerNumber = 1; reviewerNumber <= reports; reviewerNumber += 1) {
    const reviewer = await aScholar(product);
    reviewers.push(reviewer);
    await aReportIn(product, id, reviewer, { reviewerNumber, comments: `Comment ${reviewerNumber} on the sample.` });
  }
  return { id, reviewers, reviewed: reviewSteps(product, id) };
}

type Decision = NonNullable<Input<typeof editorial.decide>['body']>;

/** The steps of those who decide about one manuscript, one line each. */
export function reviewSteps(product: Product, articleId: string, version = 1) {
  const params = { articleId };
  return {
    decide: ({ token }: TestUser, kind: Decision['kind'], more: Partial<Decision> = {}) =>
      send(product, editorial.decide, { params, body: { version, kind, letter: 'Our reasons.', ...more } }, { token }),
    ratify: ({ token }: TestUser, isRatified = true, remark = '', overrideReason?: string) =>
      send(product, editorial.ratify, { params, body: { version, isRatified, remark, overrideReason } }, { token }),
    deskReject: ({ token }: TestUser, seen = version, suggestedJournalId?: string) =>
      send(
        product,
        editorial.deskReject,
        { params, body: { version: seen, letter: 'Out of scope.', suggestedJournalId } },
        { token },
      ),
    giveBack: ({ token }: TestUser, seen = version) =>
      send(
        product,
        editorial.returnToAuthor,
        { params, body: { version: seen, letter: 'Please anonymise.' } },
        { token },
      ),
    stop: ({ token }: TestUser, to: BodyOf<typeof editorial.stopReview>['to'], seen = version) =>
      send(product, editorial.stopReview, { params, body: { version: seen, to, letter: 'A copy.' } }, { token }),
    /** Takes back the last decision. */
    retract: async ({ token }: TestUser, decisionId?: string) => {
      const last = (await rowsOf(product, articleId).decisions()).at(-1)?.id;
      const body = { version, decisionId: decisionId ?? last ?? randomUUID() };
      return send(product, editorial.retractDecision, { params, body }, { token });
    },
    uphold: ({ token }: TestUser) =>
      send(product, editorial.uphold, { params, body: { version, letter: 'It stands.' } }, { token }),
    reopen: ({ token }: TestUser) =>
      send(product, editorial.reopen, { params, body: { version, letter: 'It is open again.' } }, { token }),
    offerMove: ({ token }: TestUser, suggestedJournalId: string, letter = 'It suits their readers.') =>
      send(product, editorial.offerMove, { params, body: { version, letter, suggestedJournalId } }, { token }),
    takeOfferBack: ({ token }: TestUser) =>
      send(product, editorial.takeOfferBack, { params, body: { version } }, { token }),
    hold: ({ token }: TestUser) =>
      send(product, editorial.hold, { params, body: { reason: 'Two authors disagree.' } }, { token }),
    release: ({ token }: TestUser, to: BodyOf<typeof editorial.release>['to'], letter = '') =>
      send(product, editorial.release, { params, body: { to, letter } }, { token }),
    extend: ({ token }: TestUser, isGranted: boolean, days?: number) =>
      send(product, editorial.answerExtension, { params, body: { isGranted, days } }, { token }),
    draft: ({ token }: TestUser, kind: Decision['kind'] | 'desk-reject' | 'return') =>
      reply(product, editorial.letterDraft, { params, query: { kind } }, { token }),
    publish: ({ token }: TestUser, overrideReason?: string) =>
      send(product, verification.accept, { body: { articleId, overrideReason } }, { token }),
    reject: ({ token }: TestUser) =>
      send(product, verification.reject, { body: { articleId, rejectionText: 'Out of scope.' } }, { token }),
  };
}

/** How one manuscript stands in the tables. */
export function rowsOf(product: Product, id: string) {
  const { db } = product.parts;
  return {
    manuscript: async () => {
      const [row] = await db.select().from(manuscripts).where(eq(manuscripts.id, id));
      if (!row) throw new Error(`Manuscript ${id} is gone`);
      return row;
    },
    decisions: () =>
      db
        .select()
        .from(editorialDecisions)
        .where(eq(editorialDecisions.manuscriptId, id))
        .orderBy(editorialDecisions.id),
    lastVersion: async () => {
      const rows = await db.select().from(manuscriptVersions).where(eq(manuscriptVersions.manuscriptId, id));
      return rows.toSorted((one, other) => one.version - other.version).at(-1);
    },
    invitations: async () =>
      (await db.select().from(reviewInvitations).where(eq(reviewInvitations.manuscriptId, id)))
        .map(({ state }) => state)
        .toSorted(),
  };
}

/** The code of a refusal, with its status. */
export const refusedAs = ({ status, text }: { status: number; text: string }) => [
  status,
  (JSON.parse(text) as { code: string }).code,
];
