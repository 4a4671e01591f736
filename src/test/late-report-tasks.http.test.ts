import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { revisions } from '../contracts/revisions.ts';
import { manuscripts } from '../server/db/schema/index.ts';
import { reply } from './product/client.ts';
import { aBoard, rowsOf } from './product/deciding.ts';
import { deskOf } from './product/editing.ts';
import { aDecidedManuscript, submitReport } from './product/late-reports.ts';
import { day } from './product/later.ts';
import { startProduct } from './product/start-product.ts';

const product = await startProduct();
const board = await aBoard(product);
const { editor, chief } = board;
const { db } = product.parts;

test('a late report is a task on the desk until it is forwarded', async () => {
  const { id, late, invitationId, editing } = await aDecidedManuscript(product, board);
  const task = async () => {
    const desk = await deskOf(product, editor, { part: 'needs-me' });
    return desk.manuscripts.find((entry) => entry.id === id)?.task;
  };
  expect(await task()).toBeUndefined();
  await submitReport(product, late, invitationId);
  expect(await task()).toBe('Read a late report, and forward it');
  expect((await editing.read(editor)).task).toBe('Read a late report, and forward it');
  await editing.forwardReport(editor, invitationId, 'One more.');
  expect(await task()).toBeUndefined();
});

test('after a rejection, a late report is a task while an appeal is possible, and so without a date', async () => {
  const { id, author, late, invitationId, steps } = await aDecidedManuscript(product, board, 'reject');
  const before = (await deskOf(product, editor, {})).counts;
  await submitReport(product, late, invitationId);
  const found = async (query: object) => {
    const desk = await deskOf(product, editor, query);
    return { task: desk.manuscripts.find((entry) => entry.id === id)?.task, counts: desk.counts };
  };
  const task = 'Read a late report, and forward it';
  const counts = { needsMe: before.needsMe + 1, overdue: before.overdue };
  for (const query of [{}, { status: 'Rejected' }, { q: (await rowsOf(product, id).manuscript()).number }])
    expect(await found(query)).toEqual({ task, counts });
  const decided = (ago: number) =>
    db
      .update(manuscripts)
      .set({ decidedAt: new Date(Date.now() - ago * day) })
      .where(eq(manuscripts.id, id));
  await decided(31);
  expect((await found({})).task).toBeUndefined();
  expect((await found({ part: 'decided' })).task).toBeNull();
  await decided(29);
  const appeal = { params: { articleId: id }, body: { version: 1, reason: 'The second report is wrong.' } };
  await reply(product, revisions.appeal, appeal, author);
  expect((await found({})).task).toBe(task);
  await steps.uphold(chief);
  expect((await found({})).task).toBeUndefined();
});
