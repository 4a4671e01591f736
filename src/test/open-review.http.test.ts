import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { articles } from '../contracts/articles.ts';
import { revisions } from '../contracts/revisions.ts';
import { reviewReports } from '../server/db/schema/index.ts';
import { reply } from './product/client.ts';
import { deskOf } from './product/editing.ts';
import { aUser } from './product/factories.ts';
import { detailOf, stepsWith } from './product/manuscript-steps.ts';
import { nextMail } from './product/outbox.ts';
import { aReviewWithSteps, comments, remarks } from './product/open-review.ts';
import { sharedProduct } from './product/start-product.ts';

const product = await sharedProduct();
const administrator = await aUser(product, { isAdmin: true });

const aReview = (traits: Parameters<typeof aReviewWithSteps>[1] = {}) => aReviewWithSteps(product, traits);

const anchors = (pieces: readonly { readonly anchor: string }[]) => pieces.map(({ anchor }) => anchor);

test('open review: what every writer agreed to is published with the article, signed or not, and nothing else', async () => {
  const review = await aReview();
  expect((await review.reviewerChooses(0, 'named')).status).toBe(200);
  expect((await review.reviewerChooses(1, 'unnamed')).status).toBe(200);
  expect((await review.authorAgrees(true)).status).toBe(200);
  await review.accept();
  expect((await review.editorChooses('unnamed')).status).toBe(200);
  await review.publishArticle(administrator);

  const shown = await review.everyoneReads();
  expect(anchors(shown)).toEqual(['report-1-1', 'answers-1-1', 'report-1-2', 'answers-1-2', 'letter-1', 'letter-2']);
  const [ada, ben] = review.reviewers;
  const [first, answers, second, , letter] = shown;
  expect(first).toMatchObject({ text: comments[0], signedBy: `Dr Ada ${ada?.user.surname}`, isTakenDown: false });
  expect(second).toMatchObject({ text: comments[1], signedBy: null, reviewerNumber: 2 });
  expect(answers).toMatchObject({ points: [{ point: comments[0], answer: 'We did what reviewer 1 asked.' }] });
  expect(letter).toMatchObject({ signedBy: null, text: 'Thank you for your work on these examples.' });
  const text = JSON.stringify(shown);
  for (const hidden of [ben?.user.surname, ben?.email, review.chief.user.surname, remarks, ...review.reports])
    expect(text).not.toContain(hidden);
  expect((await reply(product, articles.single, { params: review.of }))[0]?.hasReviews).toBe(true);
  const { steps } = await reply(product, revisions.follow, { params: review.of }, review.author);
  expect(steps.filter(({ what }) => what === 'Reviews were published with your article')).toHaveLength(1);
});

test('open review: a text whose writer did not agree appears nowhere, not even as a quotation', async () => {
  const review = await aReview();
  await review.reviewerChooses(0, 'unnamed');
  await review.authorAgrees(true);
  // The letter quotes both reports, as a drafted one does, and half a sentence of the second one more.
  await review.accept(
    `Please read the reports.\n\nReviewer 1\n\n${comments[0]}\n\nReviewer 2\n\n${comments[1]}\n\nThey are right.`,
  );
  await review.editorChooses('named');
  await review.publishArticle(administrator);
  const shown = await review.everyoneReads();
  expect(anchors(shown)).toEqual(['report-1-1', 'answers-1-1', 'letter-1', 'letter-2']);
  expect(JSON.stringify(shown)).not.toContain('The title promises');
  expect(shown.find(({ anchor }) => anchor === 'letter-1')?.text).toContain('They are right.');
});

test('open review: before publication, an editor reads what will be published with the article', async () => {
  const review = await aReview();
  await review.reviewerChooses(0, 'unnamed');
  await review.authorAgrees(true);
  await review.accept();
  await review.editorChooses('unnamed');
  const obstacles = (await review.pieces()).pieces.map(({ kind, reviewerNumber, obstacle }) => [
    kind,
    reviewerNumber,
    obstacle,
  ]);
  expect(obstacles).toEqual([
    ['report', 1, 'unpublished'],
    ['report', 2, 'writer'],
    ['answers', 1, 'unpublished'],
    ['answers', 2, 'report'],
    ['letter', null, 'unpublished'],
    ['letter', null, 'unpublished'],
  ]);
});

test('decision 58: a late report that was not forwarded is not published', async () => {
  const review = await aReview();
  await review.reviewerChooses(0, 'named');
  await review.reviewerChooses(1, 'named');
  await review.authorAgrees(true);
  await review.accept();
  await product.parts.db
    .update(reviewReports)
    .set({ isLate: true })
    .where(eq(reviewReports.invitationId, review.reports[1] ?? ''));
  await review.publishArticle(administrator);
  expect(anchors(await review.everyoneReads())).toEqual(['report-1-1', 'answers-1-1']);
  const offered = (await review.pieces()).pieces.filter(({ kind }) => kind === 'report').map(({ id }) => id);
  expect(offered).toEqual([review.reports[0]]);
});

test('open review: a letter that repeats a passage of an unpublished report is not published, whatever its editor says', async () => {
  const review = await aReview();
  await review.reviewerChooses(0, 'unnamed');
  await review.authorAgrees(true);
  const passage = 'promises more than the text can hold, and the figures need a scale beside them';
  await review.accept(`One reviewer writes that the title ${passage}. Please see to it.`);
  await review.editorChooses('unnamed');
  await review.publishArticle(administrator);
  expect(anchors(await review.everyoneReads())).toEqual(['report-1-1', 'answers-1-1', 'letter-2']);
  const letter = (await review.pieces()).pieces.find(({ kind, round }) => kind === 'letter' && round === 1);
  expect(letter).toMatchObject({ state: 'open', obstacle: 'quotes' });
  const tried = await review.act('publish', { kind: 'letter', id: letter?.id ?? '' }, review.chief, { isMeant: true });
  expect([tried.status, detailOf(tried)]).toEqual([409, expect.stringContaining('quotes a report')]);
});

test('open review: without the journal or without the author nothing is published', async () => {
  for (const [publishes, agrees] of [
    [true, false],
    [false, true],
  ] as const) {
    const review = await aReview();
    await review.reviewerChooses(0, 'named');
    await review.reviewerChooses(1, 'named');
    if (agrees) await review.authorAgrees(true);
    await review.offer(publishes);
    await review.accept();
    await review.publishArticle(administrator);
    expect(await review.everyoneReads()).toEqual([]);
    const { pieces } = await review.pieces();
    const [piece] = pieces;
    expect(piece).toMatchObject({ state: 'open', obstacle: publishes ? 'author' : 'setting' });
    const tried = await review.act('publish', piece ?? { kind: '', id: '' });
    expect(tried.status).toBe(409);
  }
});

test('open review: a manuscript that was in review before the journal began shows only what is agreed to since', async () => {
  const review = await aReview({ publishes: false });
  const early = await review.reviewerChooses(0, 'named');
  expect([early.status, detailOf(early)]).toEqual([409, expect.stringContaining('does not publish reviews')]);
  await review.offer(true);
  await review.reviewerChooses(1, 'named');
  await review.accept();
  await review.authorAgrees(true);
  await review.publishArticle(administrator);
  expect(anchors(await review.everyoneReads())).toEqual(['report-1-2', 'answers-1-2']);
});

test('open review: a choice is withdrawn until its text is published; afterwards only the rest is', async () => {
  const review = await aReview();
  await review.reviewerChooses(0, 'named');
  await review.reviewerChooses(0, 'no');
  await review.reviewerChooses(1, 'named');
  await review.authorAgrees(true);
  await review.accept();
  await review.publishArticle(administrator);
  expect(anchors(await review.everyoneReads())).toEqual(['report-1-2', 'answers-1-2']);
  const late = await review.reviewerChooses(1, 'unnamed');
  expect([late.status, detailOf(late)]).toEqual([409, expect.stringContaining('already published')]);
  expect((await review.reviewerChooses(0, 'unnamed')).status).toBe(200);
  // The author withdraws: what is public stays, and nothing more is published.
  expect((await review.authorAgrees(false)).status).toBe(200);
  const waiting = (await review.pieces()).pieces.find(({ state }) => state === 'open');
  expect((await review.act('publish', waiting ?? { kind: '', id: '' })).status).toBe(409);
  expect(await review.everyoneReads()).toHaveLength(2);
});

test('open review: a text that names someone unsigned waits until an editor has read it', async () => {
  const review = await aReview();
  await review.reviewerChooses(0, 'unnamed');
  await review.authorAgrees(true);
  const name = review.reviewers[1]?.user.surname ?? '';
  await review.accept(`As ${name} says, this is good work.`);
  await review.editorChooses('named');
  await review.publishArticle(administrator);
  expect(JSON.stringify(await review.everyoneReads())).not.toContain(name);
  const letter = (await review.pieces()).pieces.find(({ kind, round }) => kind === 'letter' && round === 1);
  expect(letter).toMatchObject({ obstacle: 'names', findings: [{ words: name }] });
  // The editor reads it beside its buttons, is written to, and has a task on the desk.
  expect(letter?.contents.text).toContain(name);
  expect((await nextMail(product, review.chief.email, /^Reviews to publish/)).text).toContain('may name someone');
  const task = async () => {
    const parts = [await deskOf(product, review.chief), await deskOf(product, review.chief, { part: 'decided' })];
    return parts.map(({ manuscripts }) => manuscripts.find(({ id }) => id === review.id)?.task);
  };
  const publish = 'Publish the reviews or leave them out';
  expect(await task()).toEqual([publish, publish]);
  const piece = { kind: 'letter', id: letter?.id ?? '' };
  const unread = await review.act('publish', piece);
  expect([unread.status, unread.text]).toEqual([409, expect.stringContaining('names-found')]);
  expect((await review.act('publish', piece, review.chief, { isMeant: true })).status).toBe(200);
  expect(await review.everyoneReads()).toHaveLength(4);
  expect(await task()).toEqual([undefined, null]);
});

test('open review: an editor leaves a piece out, and an administrator takes one down with the answers that quote it', async () => {
  const review = await aReview();
  for (const place of [0, 1]) await review.reviewerChooses(place, 'named');
  await review.authorAgrees(true);
  await review.accept();
  const [first = '', second = ''] = review.reports;
  expect((await review.act('leaveOut', { kind: 'report', id: second })).status).toBe(200);
  await review.publishArticle(administrator);
  expect(anchors(await review.everyoneReads())).toEqual(['report-1-1', 'answers-1-1']);
  const down = { kind: 'report', id: first };
  const reason = { reason: 'It names a patient.' };
  expect((await review.act('takeDown', down, review.chief, reason)).status).toBe(403);
  expect((await review.act('takeDown', down, administrator, reason)).status).toBe(200);
  const after = await review.everyoneReads();
  expect(after.map(({ isTakenDown, text, signedBy, points }) => [isTakenDown, text, signedBy, points])).toEqual([
    [true, '', null, []],
    [true, '', null, []],
  ]);
  expect((await review.act('publish', down, review.chief, { isMeant: true })).status).toBe(409);
});

test('open review: a withdrawn article has no reviews, and its page does not lead to any', async () => {
  const review = await aReview();
  await review.reviewerChooses(0, 'named');
  await review.authorAgrees(true);
  await review.accept();
  await review.publishArticle(administrator);
  const removed = await stepsWith(product, review.id).remove(administrator, 'The figures could not be repeated.');
  expect(removed.status).toBe(200);
  expect(await review.everyoneReads()).toEqual([]);
  expect((await reply(product, articles.single, { params: review.of }))[0]?.hasReviews).toBe(false);
});
