import { and, eq, ne } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { accounts } from '../contracts/accounts.ts';
import { editorial } from '../contracts/editorial.ts';
import { manuscripts as calls } from '../contracts/manuscripts.ts';
import { outbox } from '../contracts/outbox.ts';
import { overview } from '../contracts/overview.ts';
import { record } from '../contracts/audit-log.ts';
import { reviews } from '../contracts/reviews.ts';
import { verification } from '../contracts/verification.ts';
import { formerMailboxes, manuscripts, manuscriptWriters, users } from '../server/db/schema/index.ts';
import { reply, send } from './product/client.ts';
import { aBoard, aDecidable, refusedAs, reviewSteps } from './product/deciding.ts';
import { deskOf, editingSteps } from './product/editing.ts';
import { aUser, password, type TestUser } from './product/factories.ts';
import { clearAfter, day } from './product/later.ts';
import { stepsWith } from './product/manuscript-steps.ts';
import { tokenIn } from './product/outbox.ts';
import { feeSteps, lastRequest } from './product/owed-fee.ts';
import {
  aManuscriptInReview,
  anAcceptedReview,
  aReviewedJournal,
  aScholar,
  giveRole,
  invited,
} from './product/peer-review.ts';
import { profileEdit } from './product/profile-edit.ts';
import { startProduct } from './product/start-product.ts';

const product = await startProduct();
const { db } = product.parts;
const board = await aBoard(product, { handlingFeeMinor: 250_000 });
const { journal, author, editor, chief, administrator } = board;

const named = (authorEmail: string, isCorresponding = true) => ({
  authorTitle: 'Dr.' as const,
  authorGivenName: 'Co',
  authorLastName: 'Author',
  authorEmail,
  authorAffiliation: 'Somewhere',
  isCorresponding,
});
const alone = [named('alex@example.org')];
const aPaperWith = async (email: string) =>
  aManuscriptInReview(product, author, journal.id, { authors: [...alone, named(email, false)] });
const anEditor = () => aScholar(product, { role: { journalId: journal.id, role: 'editor' } });

/** The person with another address, confirmed by its email. */
async function movedTo(person: TestUser, email: string): Promise<TestUser> {
  await reply(product, accounts.editProfile, profileEdit(person, { email }), { token: person.token });
  const token = await tokenIn(product, email, /new email address/);
  await reply(product, accounts.confirmEmailChange, { params: { token } });
  return { ...person, email };
}

/** The submitting author takes everybody else off the list, once it was returned. */
async function returnedAndAlone(id: string) {
  const reviewed = reviewSteps(product, id);
  expect((await reviewed.hold(chief)).status).toBe(200);
  expect((await reviewed.release(chief, 'return', 'Please settle who wrote it.')).status).toBe(200);
  expect((await stepsWith(product, id).edit(author, { authors: alone })).status).toBe(200);
}

const isOnDesk = async (person: TestUser, id: string) =>
  (await deskOf(product, person)).manuscripts.some((entry) => entry.id === id);

/** What an editor, or an administrator, gets of a manuscript. */
async function seenBy(person: TestUser, id: string) {
  const { token } = person;
  const asked = [
    await send(product, editorial.single, { params: { articleId: id } }, { token }),
    await send(product, editorial.proposals, { params: { articleId: id } }, { token }),
    await send(product, calls.versions, { params: { articleId: id } }, { token }),
  ];
  return [...asked.map(({ status }) => status), await isOnDesk(person, id)];
}
const excluded = [404, 404, 404, false];

test('an editor who wrote it stays kept out with another address, and with a third one', async () => {
  const coAuthor = await anEditor();
  const { id } = await aPaperWith(coAuthor.email.replace('@', '+papers@'));
  await anAcceptedReview(product, id, await aScholar(product));
  expect(await seenBy(coAuthor, id)).toEqual(excluded);
  let moved = coAuthor;
  for (const place of ['second', 'third']) {
    moved = await movedTo(moved, `${place}-${coAuthor.email}`);
    expect(await seenBy(moved, id)).toEqual(excluded);
  }
  expect(await seenBy(editor, id)).toEqual([200, 200, 404, true]);
  // What names an address that was theirs before is theirs, too.
  const later = await aPaperWith(coAuthor.email);
  expect(await seenBy(moved, later.id)).toEqual(excluded);
});

test('an editor whom the author list named once stays kept out when it names them no more', async () => {
  const coAuthor = await anEditor();
  const { id } = await aPaperWith(coAuthor.email);
  await anAcceptedReview(product, id, await aScholar(product));
  await returnedAndAlone(id);
  expect(await seenBy(editor, id)).toEqual([200, 200, 404, true]);
  expect(await seenBy(coAuthor, id)).toEqual(excluded);
  expect(await seenBy(await movedTo(coAuthor, `later-${coAuthor.email}`), id)).toEqual(excluded);
});

test('an account that is made with an address that was named once is kept out alike', async () => {
  const email = `late.${author.email}`;
  const { id } = await aPaperWith(email);
  await returnedAndAlone(id);
  const late = await aScholar(product, { email });
  await giveRole(product, late, journal.id, 'editor');
  expect(await seenBy(late, id)).toEqual(excluded);
});

test('who ever wrote it is neither invited to review it nor lets themselves be', async () => {
  const coAuthor = await aScholar(product, { role: { journalId: journal.id, role: 'reviewer' } });
  const { id } = await aPaperWith(coAuthor.email);
  await returnedAndAlone(id);
  await db.update(manuscripts).set({ state: 'in-review', turn: 'editor' }).where(eq(manuscripts.id, id));
  const moved = await movedTo(coAuthor, `moved-${coAuthor.email}`);
  const userId = moved.user.id;
  const proposed = await reply(product, editorial.proposals, { params: { articleId: id } }, editor);
  expect(proposed.some((one) => one.userId === userId)).toBe(false);
  const refused = await editingSteps(product, id, 2).invite(editor, { userId });
  expect([refusedAs(refused), refused.text]).toEqual([
    [409, 'conflict-of-interest'],
    expect.stringContaining('Is an author of this manuscript.'),
  ]);
  const { token } = await invited(product, id, moved);
  const accepted = await send(product, reviews.accept, { params: { token }, body: {} }, moved);
  expect(refusedAs(accepted)).toEqual([409, 'conflict-of-interest']);
});

test('who wrote it is not invited as somebody without an account either: by an address that was theirs, or another spelling', async () => {
  const submitting = await aScholar(product);
  const before = `before.${submitting.email}`;
  const { id } = await aManuscriptInReview(product, submitting, journal.id, { authors: alone });
  await db.insert(formerMailboxes).values({ userId: submitting.user.id, mailbox: before });
  const invite = (email: string) =>
    editingSteps(product, id).invite(editor, { email, invitee: { givenName: 'Robin', lastName: 'Elsewhere' } });
  for (const email of [before, before.replace('@', '+reviews@'), submitting.email.replace('@', '+reviews@')]) {
    const refused = await invite(email);
    expect([refusedAs(refused), refused.text]).toEqual([
      [409, 'conflict-of-interest'],
      expect.stringContaining('Is an author of this manuscript.'),
    ]);
  }
  const moved = await movedTo(await aScholar(product), `coauthor.${submitting.email}`);
  await db
    .update(manuscripts)
    .set({ authors: [...alone, named(`old.${moved.email}`, false)] })
    .where(eq(manuscripts.id, id));
  await db.insert(formerMailboxes).values({ userId: moved.user.id, mailbox: `old.${moved.email}` });
  expect(refusedAs(await invite(moved.email.replace('@', '+reviews@')))).toEqual([409, 'conflict-of-interest']);
});

test('who was asked to review it by an address that was theirs stays kept out of its offices', async () => {
  const asked = await anEditor();
  const { id } = await aManuscriptInReview(product, author, journal.id);
  await invited(product, id, { email: asked.email });
  expect(await seenBy(await movedTo(asked, `asked-${asked.email}`), id)).toEqual(excluded);
});

test('an administrator who ever wrote it finds it in no queue, count, record or outbox, and decides on no waiver of it', async () => {
  const [moved, dropped, submitting] = [await aScholar(product), await aScholar(product), await aUser(product)];
  for (const { user } of [moved, dropped]) await db.update(users).set({ isAdmin: true }).where(eq(users.id, user.id));
  const { id, reviewed } = await aDecidable(product, { ...board, author: submitting });
  const papers = [...alone, named(moved.email, false), named(dropped.email, false)];
  await db.update(manuscripts).set({ authors: papers }).where(eq(manuscripts.id, id));
  await db
    .update(manuscripts)
    .set({ authors: papers.slice(0, 2) })
    .where(eq(manuscripts.id, id));
  const former = [await movedTo(moved, `moved-${moved.email}`), dropped];
  await reviewed.decide(editor, 'accept');
  await reviewed.ratify(chief);
  const fee = feeSteps(product, id);
  await fee.ask(submitting, 50);
  const requestId = await lastRequest(product, id, submitting);
  await db.update(manuscripts).set({ turn: 'administrator' }).where(eq(manuscripts.id, id));
  const seen = async ({ token }: TestUser) => ({
    queue: (await reply(product, verification.queue, {}, { token })).manuscripts.some((one) => one.id === id),
    count: (await reply(product, calls.counts, {}, { token })).verifyRegular,
    overview:
      (await reply(product, overview.waiting, {}, { token })).find(({ kind }) => kind === 'verify-regular')?.count ?? 0,
    record: (await reply(product, record.entries, { query: { subject: id } }, { token })).entries.length > 0,
    emails: (await reply(product, outbox.list, { query: { q: submitting.email } }, { token })).emails.length > 0,
  });
  const nothing = { queue: false, count: 0, overview: 0, record: false, emails: false };
  for (const person of former) {
    expect(await seen(person)).toEqual(nothing);
    expect(await fee.decide(person, requestId, 50)).toMatchObject({ status: 403 });
  }
  expect(await seen(administrator)).toMatchObject({ queue: true, count: 1, overview: 1, record: true, emails: true });
});

test('where a manuscript names everybody who holds an office at it, an administrator deletes it all the same, and reads nothing of it', async () => {
  const second = await aReviewedJournal(product);
  const [ofJournal, sole] = [await aScholar(product), await aUser(product, { isAdmin: true })];
  await giveRole(product, ofJournal, second.id, 'editor-in-chief');
  const { id } = await aManuscriptInReview(product, author, second.id, {
    authors: [...alone, named(ofJournal.email, false), named(sole.email, false)],
  });
  const remove = (person: TestUser) => stepsWith(product, id).remove(person);
  // Somebody else is there.
  expect((await remove(sole)).status).toBe(403);
  const admins = and(eq(users.isAdmin, true), ne(users.id, sole.user.id));
  const others = await db.update(users).set({ isAdmin: false }).where(admins).returning({ id: users.id });
  expect((await remove(ofJournal)).status).toBe(403);
  expect((await send(product, editorial.single, { params: { articleId: id } }, sole)).status).toBe(404);
  expect((await remove(sole)).status).toBe(200);
  for (const other of others) await db.update(users).set({ isAdmin: true }).where(eq(users.id, other.id));
});

test('with the purge and with the account goes what is kept of them, but for the marks by which they stay kept out', async () => {
  const [moved, dropped] = [await aScholar(product), await aScholar(product)];
  const { id } = await aManuscriptInReview(product, author, journal.id, {
    authors: [...alone, named(moved.email, false), named(dropped.email, false)],
  });
  await db.update(manuscripts).set({ authors: alone }).where(eq(manuscripts.id, id));
  const former = [await movedTo(moved, `gone-${moved.email}`), dropped];
  await db.update(manuscripts).set({ deletedAt: product.system.now() }).where(eq(manuscripts.id, id));
  await clearAfter(product, 31 * day);
  expect(await db.select().from(manuscriptWriters).where(eq(manuscriptWriters.manuscriptId, id))).toEqual([]);
  for (const { user, email } of former) {
    await db.update(users).set({ isAdmin: true }).where(eq(users.id, user.id));
    const { token } = await reply(product, accounts.login, { body: { email, password } });
    const { entries } = await reply(product, record.entries, { query: { subject: id } }, { token });
    expect(entries).toEqual([]);
    await db.update(users).set({ isAdmin: false }).where(eq(users.id, user.id));
  }
  const own = eq(formerMailboxes.userId, moved.user.id);
  const { token } = await reply(product, accounts.login, { body: { email: `gone-${moved.email}`, password } });
  const { account } = await reply(product, accounts.ownData, { params: { id: moved.user.id } }, { token });
  expect(account.formerMailboxes).toEqual([moved.email]);
  const erasure = { params: { id: moved.user.id }, body: { currentPassword: password } };
  expect((await send(product, accounts.deleteAccount, erasure, { token })).status).toBe(200);
  expect(await db.select().from(formerMailboxes).where(own)).toEqual([]);
});
