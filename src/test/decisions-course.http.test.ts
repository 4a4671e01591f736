import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { manuscripts, revisionExtensions } from '../server/db/schema/index.ts';
import { aBoard, aDecidable, rowsOf } from './product/deciding.ts';
import { aUser } from './product/factories.ts';
import { day } from './product/later.ts';
import { newestMails, nextMail } from './product/outbox.ts';
import { aScholar, invited } from './product/peer-review.ts';
import { startProduct } from './product/start-product.ts';

const product = await startProduct();
const board = await aBoard(product);
const { editor, chief, administrator } = board;
const { db } = product.parts;

test('on hold it is the editor’s turn; it goes on from where it stood with its time anew, or is returned with a letter', async () => {
  const person = await aUser(product);
  const { id, reviewed } = await aDecidable(product, { ...board, author: person });
  await reviewed.decide(editor, 'revise-minor', { revisionDays: 50 });
  await reviewed.ratify(chief);
  expect((await reviewed.hold(editor)).status).toBe(200);
  expect(await rowsOf(product, id).manuscript()).toMatchObject({
    state: 'on-hold',
    turn: 'editor',
    heldFrom: 'revision-requested',
  });
  const emails = (await newestMails(product, 20)).filter(({ to }) => to === person.email);
  for (const { text } of emails) expect(text).not.toContain('Two authors disagree.');
  expect((await reviewed.release(editor, 'go-on')).status).toBe(200);
  const row = await rowsOf(product, id).manuscript();
  expect(row).toMatchObject({ state: 'revision-requested', turn: 'author', heldFrom: null, holdReason: null });
  expect(Math.round((Number(row.dueAt) - Date.now()) / day)).toBe(50);
  expect((await reviewed.release(editor, 'go-on')).status).toBe(409);

  const held = await aDecidable(product, { ...board, author: person });
  const late = await aScholar(product);
  await invited(product, held.id, late);
  await held.reviewed.decide(editor, 'accept');
  await held.reviewed.hold(administrator);
  expect((await held.reviewed.ratify(chief)).status).toBe(409);
  expect((await held.reviewed.release(editor, 'return')).status).toBe(422);
  expect((await held.reviewed.release(editor, 'return', 'Please settle who wrote it.')).status).toBe(200);
  expect(await rowsOf(product, held.id).manuscript()).toMatchObject({ state: 'returned', turn: 'author' });
  expect((await rowsOf(product, held.id).decisions()).map(({ kind, ratification }) => [kind, ratification])).toEqual([
    ['accept', 'sent-back'],
    ['return', 'not-needed'],
  ]);
  await nextMail(product, late.email, /no longer needed/);
});

test('an editor gives more time for a revision, asked or not; a refusal leaves three days', async () => {
  const { id, reviewed } = await aDecidable(product, board);
  expect((await reviewed.extend(editor, true, 5)).status).toBe(409);
  await reviewed.decide(chief, 'revise-minor', { revisionDays: 10 });
  const daysLeft = async () =>
    Math.round((Number((await rowsOf(product, id).manuscript()).dueAt) - product.system.now().getTime()) / day);
  expect((await reviewed.extend(editor, false)).status).toBe(409);
  expect((await reviewed.extend(editor, true)).status).toBe(422);
  expect((await reviewed.extend(editor, true, 5)).status).toBe(200);
  expect(await daysLeft()).toBe(15);
  const asked = { manuscriptId: id, round: 1, days: 20, reason: 'The field season.', askedAt: product.system.now() };
  const ask = (id_: string) => db.insert(revisionExtensions).values({ ...asked, id: id_, state: 'waiting' });
  await ask('0197a000-0000-7000-8000-000000000001');
  expect((await reviewed.extend(editor, true)).status).toBe(200);
  expect(await daysLeft()).toBe(35);
  await db.update(manuscripts).set({ dueAt: product.system.now() }).where(eq(manuscripts.id, id));
  await ask('0197a000-0000-7000-8000-000000000002');
  expect((await reviewed.extend(editor, false)).status).toBe(200);
  expect(await daysLeft()).toBe(3);
  const answered = await db.select().from(revisionExtensions).where(eq(revisionExtensions.manuscriptId, id));
  expect(answered.map(({ state }) => state)).toEqual(['granted', 'refused']);
});
