import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { manuscripts } from '../contracts/manuscripts.ts';
import { reviews } from '../contracts/reviews.ts';
import { revisions } from '../contracts/revisions.ts';
import { manuscripts as rows } from '../server/db/schema/index.ts';
import { reply, send } from './product/client.ts';
import { aBoard, aDecidable, refusedAs, reviewSteps, rowsOf } from './product/deciding.ts';
import { editingSteps } from './product/editing.ts';
import { day } from './product/later.ts';
import { aRevision } from './product/manuscript-steps.ts';
import { nextMail } from './product/outbox.ts';
import { anAcceptedReview, aReport, aScholar, invited } from './product/peer-review.ts';
import { sharedProduct } from './product/start-product.ts';

const product = await sharedProduct();
const board = await aBoard(product);
const { author, editor } = board;

test('decision record 0019: what is returned from hold ends its invitations, and comes back to another round', async () => {
  const { id, reviewed } = await aDecidable(product, board);
  const [writing, asked] = [await aScholar(product), await aScholar(product)];
  const params = { invitationId: await anAcceptedReview(product, id, writing) };
  const { token } = await invited(product, id, asked);
  await reviewed.hold(editor);
  expect((await reviewed.release(editor, 'return', 'Please settle who wrote it.')).status).toBe(200);
  expect(await rowsOf(product, id).invitations()).toEqual(['cancelled', 'cancelled', 'reported', 'reported']);
  for (const { email } of [writing, asked]) await nextMail(product, email, /no longer needed/);
  const late = await send(product, reviews.submit, { params, body: aReport() }, writing);
  expect([late.status, late.text]).toEqual([409, expect.stringContaining('cancelled this review')]);
  const link = await send(product, reviews.invitation, { params: { token } });
  expect(link.text).toContain('This invitation was withdrawn.');

  const body = aRevision({ articleTitle: 'On settled examples' });
  const { article } = await reply(product, manuscripts.update, { params: { articleId: id }, body }, author);
  expect(article.version).toBe(2);
  expect(await rowsOf(product, id).manuscript()).toMatchObject({ state: 'submitted', round: 2 });
  const steps = editingSteps(product, id, 2);
  await steps.saveChecks(editor, { done: ['anonymity'], note: '' });
  expect((await steps.startReview(editor, 2)).status).toBe(200);
  // Two reports are of the version before: nothing is decided by them, and nothing of them is lost.
  const seen = await steps.read(editor);
  expect(seen).toMatchObject({ task: 'Invite reviewers', reports: { in: 0, needed: 2 } });
  expect(seen.invitations.filter(({ report }) => report !== null)).toHaveLength(2);
  expect(refusedAs(await reviewSteps(product, id, 2).decide(editor, 'accept'))).toEqual([409, 'reviews-missing']);
  expect((await steps.invite(editor, { email: writing.email })).status).toBe(200);
});

test('what is returned before review keeps its round', async () => {
  const { id, reviewed } = await aDecidable(product, board, 0);
  await reviewed.hold(editor);
  await reviewed.release(editor, 'return', 'Please anonymise.');
  const body = aRevision({ articleTitle: 'On anonymous examples' });
  await reply(product, manuscripts.update, { params: { articleId: id }, body }, author);
  expect(await rowsOf(product, id).manuscript()).toMatchObject({ state: 'submitted', round: 1 });
});

test('what is returned from hold while a request for more time waits: the request ends, and the next round has its own', async () => {
  const { id, reviewed } = await aDecidable(product, board);
  const params = { articleId: id };
  await reviewed.decide(editor, 'revise-minor');
  await reviewed.ratify(board.chief);
  const ask = () =>
    send(product, revisions.askExtension, { params, body: { days: 5, reason: 'Fieldwork.' } }, { token: author.token });
  expect((await ask()).status).toBe(200);
  await reviewed.hold(editor);
  await reviewed.release(editor, 'return', 'Please settle who wrote it.');
  expect((await editingSteps(product, id).read(editor)).extension).toBeNull();
  const body = aRevision({ articleTitle: 'On examples that were settled' });
  await reply(product, manuscripts.update, { params, body }, author);
  const dueAt = new Date(product.system.now().getTime() + 5 * day);
  await product.parts.db
    .update(rows)
    .set({ state: 'revision-requested', turn: 'author', dueAt })
    .where(eq(rows.id, id));
  expect((await editingSteps(product, id, 2).read(editor)).allowed).not.toContain('answer-extension');
  expect((await ask()).status).toBe(200);
});
