import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { bookkeeping } from '../contracts/bookkeeping.ts';
import { outbox } from '../contracts/outbox.ts';
import { manuscripts, orders, users } from '../server/db/schema/index.ts';
import { reply, send } from './product/client.ts';
import { aBoard, aDecidable } from './product/deciding.ts';
import { editingSteps } from './product/editing.ts';
import { aUser, type TestUser } from './product/factories.ts';
import { nextMail } from './product/outbox.ts';
import { feeSteps, lastRequest } from './product/owed-fee.ts';
import { aManuscriptInReview, aScholar } from './product/peer-review.ts';
import { startProduct } from './product/start-product.ts';

const product = await startProduct();
const { db } = product.parts;
const board = await aBoard(product, { handlingFeeMinor: 250_000 });
const { journal, editor, chief, administrator } = board;
const author = await aUser(product);
const coAuthor = await aScholar(product);
for (const { user } of [author, coAuthor]) await db.update(users).set({ isAdmin: true }).where(eq(users.id, user.id));
const writtenBy = (email: string) => [
  {
    authorTitle: 'Dr.' as const,
    authorGivenName: 'Co',
    authorLastName: 'Author',
    authorEmail: email,
    authorAffiliation: 'Somewhere',
    isCorresponding: true,
  },
];
const outboxOf = async ({ token }: TestUser) => (await reply(product, outbox.list, {}, { token })).emails;

test('letters about their own manuscript are kept from an administrator who wrote it, but for their own', async () => {
  const articleTitle = 'On letters that tell who reviews';
  // Her address, as she writes it elsewhere.
  const authors = writtenBy(coAuthor.email.replace('@', '+papers@'));
  const { id } = await aManuscriptInReview(product, author, journal.id, { articleTitle, authors });
  const reviewer = await aScholar(product, { lastName: 'Hiddenreviewer' });
  expect((await editingSteps(product, id).invite(editor, { email: reviewer.email })).status).toBe(200);
  const letter = await nextMail(product, reviewer.email, /^Invitation to review/);
  const invitation = (await outboxOf(administrator)).find(({ to }) => to === letter.to);
  const opened = { params: { outboxId: invitation?.id ?? '' } };
  expect((await reply(product, outbox.letter, opened, administrator)).text).toContain('Hiddenreviewer');
  const seen = await outboxOf(author);
  expect(seen.map(({ to }) => to)).not.toContain(reviewer.email);
  expect(seen.map(({ to }) => to)).toContain(author.email);
  // By its id, too; and nobody has it sent again who may not see it.
  expect((await send(product, outbox.letter, opened, author)).status).toBe(404);
  expect((await send(product, outbox.sendAgain, opened, author)).status).toBe(404);
  await db
    .update(manuscripts)
    .set({ authors: writtenBy(coAuthor.email) })
    .where(eq(manuscripts.id, id));
  expect((await outboxOf(coAuthor)).map(({ to }) => to)).not.toContain(reviewer.email);
  expect((await send(product, outbox.letter, opened, coAuthor)).status).toBe(404);
});

test('nobody decides on a waiver, or refunds a fee, of a manuscript that they wrote, while somebody else can', async () => {
  const { id, reviewed } = await aDecidable(product, { ...board, author });
  await db
    .update(manuscripts)
    .set({ authors: writtenBy(coAuthor.email) })
    .where(eq(manuscripts.id, id));
  await reviewed.decide(editor, 'accept');
  await reviewed.ratify(chief);
  const fee = feeSteps(product, id);
  await fee.ask(author, 50);
  const requestId = await lastRequest(product, id, author);
  for (const own of [author, coAuthor]) expect(await fee.decide(own, requestId, 50)).toMatchObject({ status: 403 });
  expect((await fee.decide(administrator, requestId, 50)).status).toBe(200);

  await fee.choose(author, 'open');
  await fee.pays(author);
  const [order] = await db.select().from(orders).where(eq(orders.manuscriptId, id));
  const refund = ({ token }: TestUser) =>
    send(
      product,
      bookkeeping.refund,
      { params: { orderId: order?.id ?? '' }, body: { reason: 'Asked for' } },
      { token },
    );
  for (const own of [author, coAuthor]) expect(await refund(own)).toMatchObject({ status: 403 });
  expect((await refund(administrator)).status).toBe(200);
});
