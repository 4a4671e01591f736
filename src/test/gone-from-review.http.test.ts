import { and, eq, like } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { accounts } from '../contracts/accounts.ts';
import { editorial } from '../contracts/editorial.ts';
import { revisions } from '../contracts/revisions.ts';
import { journals, emails, manuscripts, reviewInvitations, users } from '../server/db/schema/index.ts';
import { refusal, reply } from './product/client.ts';
import { aBoard, aDecidable, refusedAs, reviewSteps } from './product/deciding.ts';
import { editingSteps } from './product/editing.ts';
import { aJournal, aUser, password } from './product/factories.ts';
import { detailOf } from './product/manuscript-steps.ts';
import { aManuscriptInReview, aScholar } from './product/peer-review.ts';
import { sharedProduct } from './product/start-product.ts';

const product = await sharedProduct();
const { db } = product.parts;
const board = await aBoard(product);
const { journal, author, editor, chief } = board;
const ofPool = { journalId: journal.id, role: 'reviewer' } as const;
const invitee = { givenName: 'Noa', lastName: 'Newcomer' };

async function aPaper() {
  const { id } = await aManuscriptInReview(product, author, journal.id);
  return { id, ...editingSteps(product, id) };
}
const change = (id: string, traits: Partial<typeof users.$inferInsert>) =>
  db.update(users).set(traits).where(eq(users.id, id));

test('a manuscript that was deleted has no page for its editors and its author, and nothing is done with it', async () => {
  const { id, reviewed } = await aDecidable(product, board);
  await db.update(manuscripts).set({ deletedAt: product.system.now() }).where(eq(manuscripts.id, id));
  const page = { params: { articleId: id } };
  for (const person of [editor, chief])
    expect((await refusal(product, editorial.single, page, person)).status).toBe(404);
  expect((await refusal(product, revisions.follow, page, author)).status).toBe(404);
  expect((await reviewed.hold(editor)).status).toBe(404);
});

test('who cannot answer is not invited: a disabled account, and one of the pool that nobody confirmed', async () => {
  const { invite, id } = await aPaper();
  const closed = await aScholar(product, { role: ofPool });
  await change(closed.user.id, { disabledAt: product.system.now() });
  const byAddress = await invite(editor, { email: closed.email, invitee });
  expect([byAddress.status, detailOf(byAddress)]).toEqual([409, expect.stringContaining('is disabled')]);
  expect((await invite(editor, { userId: closed.user.id })).status).toBe(404);
  const unconfirmed = await aScholar(product, { role: ofPool });
  await change(unconfirmed.user.id, { emailVerifiedAt: null });
  expect((await invite(editor, { userId: unconfirmed.user.id })).status).toBe(404);
  const someone = await aScholar(product);
  expect((await invite(editor, { userId: someone.user.id })).status).toBe(404);
  expect(await db.select().from(reviewInvitations).where(eq(reviewInvitations.manuscriptId, id))).toEqual([]);
});

test('an address whose account nobody confirmed is invited by name, and joined to no account', async () => {
  const { invite, id } = await aPaper();
  const unconfirmed = await aScholar(product);
  await change(unconfirmed.user.id, { emailVerifiedAt: null });
  expect((await invite(editor, { email: unconfirmed.email })).status).toBe(422);
  expect((await invite(editor, { email: unconfirmed.email, invitee })).status).toBe(200);
  const invited = and(eq(reviewInvitations.manuscriptId, id), eq(reviewInvitations.email, unconfirmed.email));
  expect(await db.select().from(reviewInvitations).where(invited)).toMatchObject([{ reviewerId: null }]);
});

test('a reviewer whose account was deleted is thanked no more, and their report stands', async () => {
  const { reviewed, reviewers } = await aDecidable(product, { ...board, author: await aUser(product) });
  const [gone] = reviewers;
  const asked = { params: { id: gone?.user.id ?? '' }, body: { currentPassword: password } };
  await reply(product, accounts.deleteAccount, asked, gone);
  expect((await reviewed.decide(chief, 'reject')).status).toBe(200);
  const written = await db.select({ to: emails.toAddress }).from(emails).where(like(emails.toAddress, '%.invalid'));
  expect(written).toEqual([]);
});

test('a journal without peer review is not suggested to an author', async () => {
  const verified = await aJournal(product);
  const { id } = await aDecidable(product, board);
  const steps = reviewSteps(product, id);
  const suggestion = { suggestedJournalId: verified.id };
  expect(refusedAs(await steps.decide(editor, 'unsuitable', suggestion))[0]).toBe(422);
  await db.update(journals).set({ reviewModel: 'double-anonymous' }).where(eq(journals.id, verified.id));
  expect((await steps.decide(editor, 'unsuitable', suggestion)).status).toBe(200);
});
