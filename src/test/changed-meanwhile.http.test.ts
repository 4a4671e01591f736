import { eq } from 'drizzle-orm';
import { v7 } from 'uuid';
import { expect, test } from 'vitest';
import { reviews } from '../contracts/reviews.ts';
import { revisions } from '../contracts/revisions.ts';
import type { Database } from '../server/db/database.ts';
import {
  manuscripts,
  reviewInvitations,
  reviewReports,
  revisionAnswers,
  revisionExtensions,
  users,
} from '../server/db/schema/index.ts';
import { sendReminders } from '../server/workflows/reminders/send-reminders.ts';
import { aReview } from './product/a-review.ts';
import { send } from './product/client.ts';
import { aPdf } from './product/factories.ts';
import { day } from './product/later.ts';
import { inState } from './product/invitation-in-state.ts';
import { waitingForLock } from './product/locks.ts';
import { emailsTo } from './product/outbox.ts';
import { aReport, aReviewedJournal, aScholar } from './product/peer-review.ts';
import { aRevisionToWrite, storedManuscript } from './product/revisions.ts';
import { startProduct } from './product/start-product.ts';

const product = await startProduct();
const { db } = product.parts;

/** Begins something that waits for a row, changes what stands, and lets it go on. */
async function meanwhile<T>(
  hold: (tx: Database) => Promise<unknown>,
  begin: () => Promise<T>,
  change: (tx: Database) => Promise<unknown>,
): Promise<T> {
  const { begun } = await db.transaction(async (tx) => {
    await hold(tx);
    const started = begin();
    await waitingForLock(product);
    await change(tx);
    return { begun: started };
  });
  return begun;
}

// Of what only refers to the row nothing waits.
const held = (id: string) => (tx: Database) =>
  tx.select().from(manuscripts).where(eq(manuscripts.id, id)).for('no key update');
const heldAccount = (id: string) => (tx: Database) =>
  tx.select().from(users).where(eq(users.id, id)).for('no key update');
/** Runs the reminders as they are to be run at a moment. */
const remindAt = (at: Date) => sendReminders({ ...product.system, now: () => at });
const later = (at: Date | null, days: number) => new Date((at?.getTime() ?? 0) + days * day);

async function aReviewUnderWay() {
  const journal = await aReviewedJournal(product);
  const author = await aScholar(product);
  return aReview(product, { author, journalId: journal.id });
}

test('an attachment that arrives after its review was taken back is not kept', async () => {
  const { id, invitationId, attach } = await aReviewUnderWay();
  const cancel = (tx: Database) =>
    tx.update(reviewInvitations).set(inState('cancelled')).where(eq(reviewInvitations.id, invitationId));
  const answer = await meanwhile(held(id), () => attach('remarks.pdf', aPdf()), cancel);
  expect([answer.status, answer.text]).toEqual([409, expect.stringContaining('has cancelled this review')]);
  expect(await db.select().from(reviewReports).where(eq(reviewReports.invitationId, invitationId))).toEqual([]);
});

test.each([
  ['was revised', { state: 'in-review' }],
  ['has more time', { dueAt: new Date('2999-01-01T00:00:00Z') }],
  ['was deleted', { deletedAt: new Date() }],
] as const)('a revision does not lapse that %s while the run waited, and the run goes on', async (_what, change) => {
  const { id } = await aRevisionToWrite(product);
  const { dueAt, state } = await storedManuscript(product, id);
  await meanwhile(
    held(id),
    () => remindAt(later(dueAt, 2)),
    (tx) => tx.update(manuscripts).set(change).where(eq(manuscripts.id, id)),
  );
  expect((await storedManuscript(product, id)).state).toBe('state' in change ? change.state : state);
});

test('a revision does not lapse whose author asked for more time while the run waited', async () => {
  const { id } = await aRevisionToWrite(product);
  const { dueAt, round } = await storedManuscript(product, id);
  const asked = { id: v7(), manuscriptId: id, round, days: 5, reason: 'Rain.', askedAt: product.system.now() };
  await meanwhile(
    held(id),
    () => remindAt(later(dueAt, 2)),
    (tx) => tx.insert(revisionExtensions).values({ ...asked, state: 'waiting' }),
  );
  expect((await storedManuscript(product, id)).state).toBe('revision-requested');
});

test('nobody is reminded of a day that has moved while the run waited', async () => {
  const { id, invitationId, reviewer } = await aReviewUnderWay();
  const [invitation] = await db.select().from(reviewInvitations).where(eq(reviewInvitations.id, invitationId));
  const dueAt = invitation?.dueAt ?? null;
  await meanwhile(
    held(id),
    () => remindAt(later(dueAt, -2)),
    (tx) =>
      tx
        .update(reviewInvitations)
        .set({ dueAt: later(dueAt, 30) })
        .where(eq(reviewInvitations.id, invitationId)),
  );
  expect((await emailsTo(product, reviewer.email)).filter((subject) => subject.includes('due soon'))).toEqual([]);
});

test('what an account sends while it is being deleted is not taken: no report, no withdrawal', async () => {
  const { reviewer, invitationId } = await aReviewUnderWay();
  const close = (userId: string) => (tx: Database) =>
    tx.update(users).set({ deletedAt: product.system.now() }).where(eq(users.id, userId));
  const submit = () => send(product, reviews.submit, { params: { invitationId }, body: aReport() }, reviewer);
  const late = await meanwhile(heldAccount(reviewer.user.id), submit, close(reviewer.user.id));
  expect(late.status).toBe(401);
  expect(await db.select().from(reviewReports).where(eq(reviewReports.invitationId, invitationId))).toEqual([]);

  const { author, of, id } = await aRevisionToWrite(product);
  const withdraw = () => send(product, revisions.withdraw, { params: of, body: { version: 1 } }, author);
  const gone = await meanwhile(heldAccount(author.user.id), withdraw, close(author.user.id));
  expect(gone.status).toBe(401);
  expect((await storedManuscript(product, id)).state).toBe('revision-requested');
});

test('answers that are saved while they are submitted stay as they were submitted', async () => {
  const { id, of, author, reports } = await aRevisionToWrite(product);
  const save = (version: number, answer: string) => {
    const answers = reports.map((reportId) => ({ reportId, point: 'A point', answer }));
    return send(product, revisions.saveAnswers, { params: of, body: { version, answers } }, author);
  };
  await save(0, 'As it was submitted');
  const kept = eq(revisionAnswers.manuscriptId, id);
  const late = await meanwhile(
    (tx) => tx.select().from(revisionAnswers).where(kept).for('no key update'),
    () => save(1, 'Too late'),
    (tx) => tx.update(revisionAnswers).set({ submittedWith: 2 }).where(kept),
  );
  expect([late.status, late.text]).toEqual([409, expect.stringContaining('already-submitted')]);
  expect((await db.select().from(revisionAnswers).where(kept))[0]?.answers[0]?.answer).toBe('As it was submitted');
});
