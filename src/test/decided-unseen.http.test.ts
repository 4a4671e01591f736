import { expect, test } from 'vitest';
import { editorial } from '../contracts/editorial.ts';
import { revisions } from '../contracts/revisions.ts';
import { refusal, reply, send } from './product/client.ts';
import { aBoard, aDecidable, refusedAs, reviewSteps, rowsOf } from './product/deciding.ts';
import { aReviewedJournal } from './product/peer-review.ts';
import { aReportedManuscript, decideOn } from './product/revisions.ts';
import { startProduct } from './product/start-product.ts';

const product = await startProduct();
const board = await aBoard(product);
const { editor, chief } = board;
const stale = [409, 'stale-version'];

test('decision 35: of a version that was not read nothing is decided and nothing ratified', async () => {
  const { id, reviewed } = await aDecidable(product, board);
  const unread = reviewSteps(product, id, 7);
  expect(refusedAs(await unread.decide(editor, 'accept'))).toEqual(stale);
  expect(await rowsOf(product, id).decisions()).toEqual([]);
  await reviewed.decide(editor, 'accept');
  for (const isRatified of [true, false])
    expect(refusedAs(await unread.ratify(chief, isRatified, 'A remark.'))).toEqual(stale);
  expect(await rowsOf(product, id).manuscript()).toMatchObject({ state: 'awaiting-ratification' });
});

test('decision 35: whoever read a decision does not answer the one that has come in its place', async () => {
  const { id, reviewed } = await aDecidable(product, board);
  await reviewed.decide(editor, 'reject');
  const [read] = await rowsOf(product, id).decisions();
  await reviewed.ratify(chief, false, 'The reports speak for it.');
  await reviewed.decide(editor, 'accept');
  const answer = (isRatified: boolean, decisionId?: string) => {
    const body = { version: 1, isRatified, decisionId, remark: 'As I read it.' };
    return send(product, editorial.ratify, { params: { articleId: id }, body }, chief);
  };
  for (const isRatified of [true, false]) expect(refusedAs(await answer(isRatified, read?.id))).toEqual(stale);
  expect((await rowsOf(product, id).decisions()).map(({ ratification }) => ratification)).toEqual([
    'sent-back',
    'waiting',
  ]);
  const [, waiting] = await rowsOf(product, id).decisions();
  expect((await answer(true, waiting?.id)).status).toBe(200);
});

test('decision 35: an author neither moves nor withdraws a version that was not read', async () => {
  const reported = await aReportedManuscript(product);
  const other = await aReviewedJournal(product);
  const { of, author, id } = reported;
  const unread = { params: of, body: { version: 7 } };
  expect((await refusal(product, revisions.withdraw, unread, author)).code).toBe('stale-version');
  await decideOn(product, reported, { kind: 'unsuitable', suggestedJournalId: other.id });
  expect((await refusal(product, revisions.move, unread, author)).code).toBe('stale-version');
  expect(await rowsOf(product, id).manuscript()).toMatchObject({ state: 'rejected', version: 1 });
  await reply(product, revisions.move, { params: of, body: { version: 1 } }, author);
});
