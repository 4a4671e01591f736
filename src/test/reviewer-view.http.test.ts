import { eq } from 'drizzle-orm';
import { v7 } from 'uuid';
import { expect, test } from 'vitest';
import { manuscripts as manuscriptCalls } from '../contracts/manuscripts.ts';
import { reviews, ReviewersManuscript } from '../contracts/reviews.ts';
import { editorialDecisions, manuscripts, revisionAnswers, reviewInvitations } from '../server/db/schema/index.ts';
import { requestReviewCopies } from '../server/domains/editorial/index.ts';
import { inTransaction } from '../server/in-transaction.ts';
import { aManuscriptOf } from './product/anonymous-review.ts';
import { eventually } from './product/checkouts.ts';
import { reply, send } from './product/client.ts';
import { aPdf, type TestUser } from './product/factories.ts';
import {
  aManuscriptInReview,
  anAcceptedReview,
  aReport,
  aReviewedJournal,
  aScholar,
  giveRole,
  invited,
} from './product/peer-review.ts';
import { startProduct } from './product/start-product.ts';
import { inState } from './product/invitation-in-state.ts';

const product = await startProduct();
const { db } = product.parts;
const journal = await aReviewedJournal(product, { title: 'Annals of Examples' });
const as = ({ token }: TestUser) => ({ token });
const author = await aScholar(product, { givenName: 'Quirin', lastName: 'Zwitscher', affiliation: 'Canary Institute' });
const editor = await aScholar(product, { lastName: 'Redakteurin' });
await giveRole(product, editor, journal.id, 'editor');

/** A manuscript whose first round is decided and answered, with two reviewers, of whom one goes on in the second. */
async function aSecondRound() {
  const files = [
    { slot: 0, name: 'letter-of-zwitscher.pdf', bytes: aPdf('Letter') },
    { slot: 1, name: 'zwitscher-final.pdf', bytes: aPdf('Paper') },
  ];
  const { id } = await aManuscriptOf(product, author, journal.id, files);
  await db.update(manuscripts).set({ state: 'in-review', turn: 'editor' }).where(eq(manuscripts.id, id));
  const [first, second] = [
    await aScholar(product, { lastName: 'Gutachterin' }),
    await aScholar(product, { lastName: 'Referee' }),
  ];
  const [one, two] = [await anAcceptedReview(product, id, first), await anAcceptedReview(product, id, second)];
  const own = { ...aReport({ commentsToAuthor: 'My own point.' }) };
  const theirs = aReport({
    commentsToAuthor: 'Their point.',
    confidentialRemarks: 'Canary remark.',
    recommendation: 'rejection',
  });
  await reply(product, reviews.submit, { params: { invitationId: one }, body: own }, as(first));
  await reply(product, reviews.submit, { params: { invitationId: two }, body: theirs }, as(second));
  const now = product.system.now();
  const decision = {
    manuscriptId: id,
    journalId: journal.id,
    round: 1,
    version: 1,
    kind: 'revise-major',
    letter: 'Canary letter.',
  } as const;
  const decided = {
    decidedBy: editor.user.id,
    decidedAt: now,
    ratification: 'ratified',
    remark: 'Canary remark of the chief.',
  } as const;
  await db.insert(editorialDecisions).values({ id: v7(), ...decision, ...decided, sentAt: now });
  const answers = [{ reportId: two, point: 'Their point.', answer: 'We agree.' }];
  await db
    .insert(revisionAnswers)
    .values({ manuscriptId: id, round: 1, answers, draftVersion: 1, savedAt: now, submittedWith: 2 });
  await db.update(manuscripts).set({ round: 2 }).where(eq(manuscripts.id, id));
  await inTransaction(product.system, (tx) => requestReviewCopies(tx, id));
  return { id, first, second, invitationId: await anAcceptedReview(product, id, first, { round: 2 }) };
}

const round = await aSecondRound();
const view = await eventually(async () => {
  const seen = await reply(product, reviews.single, { params: round }, as(round.first));
  return seen.isPreparing ? null : seen;
});

test('a reviewer sees copies under neutral names, and the round before: reports by number, answers, and what was decided', () => {
  expect(view.files.map(({ name }) => name)).toEqual(['manuscript.pdf']);
  expect(view.earlier).toMatchObject([
    {
      round: 1,
      decision: 'Major revision',
      reports: [
        { reviewer: 'Reviewer 1 (you)', commentsToAuthor: 'My own point.' },
        { reviewer: 'Reviewer 2', commentsToAuthor: 'Their point.', attachment: null },
      ],
      answers: [{ point: 'Their point.', answer: 'We agree.' }],
    },
  ]);
  expect(ReviewersManuscript.parse(view)).toEqual(view);
});

const ids = /[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}/g;

test('a reviewer’s view holds no author, no other reviewer, no editor, no remark, no file name, no hour, and no id that leads on', async () => {
  const list = await send(product, reviews.mine, {}, as(round.first));
  const stored = (await db.select().from(manuscripts).where(eq(manuscripts.id, round.id)))[0];
  const words = ['Zwitscher', 'Quirin', 'Canary', 'Gutachterin', 'Referee', 'Redakteurin', 'rejection'];
  const secrets = [
    ...words,
    ...[author, editor, round.second, round.first].flatMap(({ email, user }) => [email, user.id]),
    ...[round.id, stored?.uploadId, ...(stored?.fileIds ?? [])].filter((id) => id !== undefined),
  ];
  const specified = await send(product, manuscriptCalls.single, { params: { articleId: round.id } }, as(round.first));
  for (const [id] of specified.text.matchAll(ids))
    expect([id, id === journal.id || id[14] === '4']).toEqual([id, true]);
  for (const text of [JSON.stringify(view), list.text]) {
    for (const secret of secrets) expect(text.toLowerCase()).not.toContain(secret.toLowerCase());
    expect(text).not.toMatch(/\d{4}-\d\d-\d\dT/);
    // Ids of the other kind begin with the moment in which they were made.
    for (const [id] of text.matchAll(ids)) expect(id[14]).toBe('4');
  }
});

test('before the decision is sent, a reviewer of a later round reads nothing of the round before', async () => {
  await db.update(editorialDecisions).set({ sentAt: null }).where(eq(editorialDecisions.manuscriptId, round.id));
  expect((await reply(product, reviews.single, { params: round }, as(round.first))).earlier).toEqual([]);
  await db.update(editorialDecisions).set({ sentAt: new Date() }).where(eq(editorialDecisions.manuscriptId, round.id));
});

test('a report that its reviewer stepped back from is shown to nobody later', async () => {
  const theirs = eq(reviewInvitations.reviewerId, round.second.user.id);
  await db.update(reviewInvitations).set(inState('recused')).where(theirs);
  const { earlier } = await reply(product, reviews.single, { params: round }, as(round.first));
  expect(earlier[0]?.reports.map(({ reviewer }) => reviewer)).toEqual(['Reviewer 1 (you)']);
  await db.update(reviewInvitations).set(inState('reported')).where(theirs);
});

test('who turns out to be an author of what they review finds no review', async () => {
  const { id } = await aManuscriptInReview(product, author, journal.id);
  const coAuthor = await aScholar(product, { email: 'second-author@example.test' });
  const invitationId = await anAcceptedReview(product, id, coAuthor);
  const [stored] = await db.select().from(manuscripts).where(eq(manuscripts.id, id));
  const authors = (stored?.authors ?? []).map((each) => ({ ...each, authorEmail: coAuthor.email }));
  await db.update(manuscripts).set({ authors }).where(eq(manuscripts.id, id));
  expect((await send(product, reviews.single, { params: { invitationId } }, as(coAuthor))).status).toBe(404);
  const { reviews: listed } = await reply(product, reviews.mine, {}, as(coAuthor));
  expect(listed).toEqual([]);
});

test('the due date as a calendar file: a whole day, and nothing of the manuscript', async () => {
  const { first, invitationId } = round;
  const answer = await send(product, reviews.calendar, { params: { invitationId } }, as(first));
  expect(answer.headers.get('content-type')).toContain('text/calendar');
  expect(answer.headers.get('content-disposition')).toContain('review-due.ics');
  const lines = answer.text.replaceAll('\r\n ', '').split('\r\n');
  const dueOn = (view.dueOn ?? '').replaceAll('-', '');
  expect(lines).toContain(`DTSTART;VALUE=DATE:${dueOn}`);
  expect(lines).toContain('SUMMARY:Review due for Annals of Examples');
  expect(answer.text).not.toContain('On examples');
  const unanswered = await invited(product, round.id, first, { round: 2, email: 'first@alias.test' });
  expect(
    (await send(product, reviews.calendar, { params: { invitationId: unanswered.invitationId } }, as(first))).status,
  ).toBe(409);
});

test('a manuscript that was deleted takes its reviews out of sight', async () => {
  const { id } = await aManuscriptInReview(product, author, journal.id);
  const reviewer = await aScholar(product);
  const invitationId = await anAcceptedReview(product, id, reviewer);
  await db.update(manuscripts).set({ deletedAt: new Date() }).where(eq(manuscripts.id, id));
  expect((await send(product, reviews.single, { params: { invitationId } }, as(reviewer))).status).toBe(404);
  expect((await reply(product, reviews.mine, {}, as(reviewer))).reviews).toEqual([]);
  expect((await send(product, manuscriptCalls.single, { params: { articleId: id } }, as(reviewer))).status).toBe(404);
});
