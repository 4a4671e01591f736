import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { assignment } from '../contracts/assignment.ts';
import { reviewInvitations } from '../server/db/schema/index.ts';
import { reply } from './product/client.ts';
import { inState } from './product/invitation-in-state.ts';
import { aBoardOfTwoEditors, aDecidable, refusedAs, rowsOf } from './product/deciding.ts';
import { editingSteps, remindReviewer } from './product/editing.ts';
import { aUser, type TestUser } from './product/factories.ts';
import { day } from './product/later.ts';
import { emailsWrittenTo } from './product/outbox.ts';
import { detailOf, statusesOf } from './product/manuscript-steps.ts';
import { aScholar, invited } from './product/peer-review.ts';
import { followedBy } from './product/revisions.ts';
import { startProduct } from './product/start-product.ts';

const product = await startProduct();
const { db } = product.parts;
const board = await aBoardOfTwoEditors(product);
const { editor, chief, colleague, administrator } = board;

const subjectsTo = async (email: string) => (await emailsWrittenTo(product, email)).map(({ subject }) => subject);

/** A manuscript of an author of its own, with so many reports, and one reviewer who was only invited. */
async function aPaper(reports: number) {
  const author = await aUser(product);
  const late = await aScholar(product);
  const { id, reviewed, reviewers } = await aDecidable(product, { ...board, author }, reports);
  const { invitationId } = await invited(product, id, late);
  return { id, author, late, invitationId, reviewers, reviewed, rows: rowsOf(product, id) };
}

test('remind now: of the answer, then of the report, once a day though two editors press at once, and never on hold', async () => {
  const { id, author, late, invitationId, reviewers, reviewed } = await aPaper(1);
  expect(
    statusesOf(await Promise.all([editor, chief].map((one) => remindReviewer(product, one, invitationId)))),
  ).toEqual([200, 409]);
  expect(await subjectsTo(late.email)).toEqual([expect.stringMatching(/^Please answer/)]);
  for (const stranger of [author, late])
    expect((await remindReviewer(product, stranger, invitationId)).status).toBe(404);
  const { record, invitations } = await editingSteps(product, id).read(editor);
  expect(invitations.filter(({ isRemindedToday }) => isRemindedToday).map(({ id: one }) => one)).toEqual([
    invitationId,
  ]);
  expect(record.filter(({ what }) => what.startsWith('reminded a reviewer'))).toHaveLength(1);

  const other = await aScholar(product);
  const accepted = await invited(product, id, other, { state: 'accepted' });
  await db
    .update(reviewInvitations)
    .set({ dueAt: new Date(Date.now() - 3 * day) })
    .where(eq(reviewInvitations.id, accepted.invitationId));
  expect((await remindReviewer(product, editor, accepted.invitationId)).status).toBe(200);
  expect(await subjectsTo(other.email)).toEqual([expect.stringMatching(/overdue/i)]);
  expect(JSON.stringify(await emailsWrittenTo(product, other.email))).not.toContain(author.user.surname);

  const third = await invited(product, id, await aScholar(product));
  await reviewed.hold(editor);
  expect((await remindReviewer(product, editor, third.invitationId)).status).toBe(409);
  const [done] = await db
    .select()
    .from(reviewInvitations)
    .where(eq(reviewInvitations.reviewerId, reviewers[0]?.user.id ?? ''));
  expect((await remindReviewer(product, editor, done?.id ?? '')).status).toBe(409);
});

test('remind many: who owes an answer or a late report is reminded once; the rest is told with the reason', async () => {
  const [unanswered, early] = [await aPaper(1), await aPaper(1)];
  await db
    .update(reviewInvitations)
    .set({ ...inState('accepted'), dueAt: new Date(Date.now() + 3 * day) })
    .where(eq(reviewInvitations.id, early.invitationId));
  const articleIds = [unanswered.id, early.id];
  const remind = (by: TestUser) => reply(product, assignment.remindMany, { body: { articleIds } }, by);
  expect(await remind(editor)).toMatchObject({
    message: '1 reviewer reminded.',
    refused: [{ articleId: early.id, reason: 'No answer or late report is awaited.' }],
  });
  expect(await subjectsTo(unanswered.late.email)).toEqual([expect.stringMatching(/^Please answer/)]);
  expect(await subjectsTo(early.late.email)).toEqual([]);
  expect(await remind(editor)).toMatchObject({
    message: 'No reviewers reminded.',
    refused: [{ reason: expect.stringContaining('already reminded today') as string }, {}],
  });
  for (const other of [unanswered.author, unanswered.late])
    expect((await remind(other)).message).toBe('No reviewers reminded.');
});

test.each([
  ['reject', 'rejected', 'rejected'],
  ['return', 'returned', 'returned'],
] as const)(
  'a review is ended before its reports are in, to %s: the author gets the letter and no report, and the reviewers are told',
  async (to, state, outcome) => {
    const { author, late, reviewed, rows } = await aPaper(1);
    for (const stranger of [author, late]) expect((await reviewed.stop(stranger, to)).status).toBe(404);
    expect((await reviewed.stop(editor, to, 2)).status).toBe(409);
    expect(statusesOf(await Promise.all([editor, colleague].map((one) => reviewed.stop(one, to))))).toEqual([200, 409]);
    expect(await rows.manuscript()).toMatchObject({ state, turn: 'author' });
    expect(await rows.lastVersion()).toMatchObject({ outcome });
    expect(await rows.invitations()).toEqual(['cancelled', 'reported']);
    expect(await subjectsTo(late.email)).toEqual([expect.stringMatching(/no longer needed/)]);
    const letters = (await emailsWrittenTo(product, author.email)).filter(({ text }) => text?.includes('A copy.'));
    expect(letters).toHaveLength(1);
    expect(letters[0]?.text).not.toContain('Comment 1 on the sample');
    const { decisions } = await followedBy(product, author, (await rows.manuscript()).id);
    expect(decisions).toMatchObject([
      { kind: to === 'reject' ? 'stop-reject' : 'return', letter: 'A copy.', reports: [] },
    ]);
  },
);

test('a review with its reports is decided and not ended', async () => {
  const { reviewed, rows, late } = await aPaper(2);
  // The open invitation is waited for no longer than the journal needs.
  expect(late.email).toBeTruthy();
  expect(refusedAs(await reviewed.stop(editor, 'reject'))).toEqual([409, 'state-conflict']);
  expect((await rows.manuscript()).state).toBe('in-review');
});

test('a first decision is taken back by its editor or an administrator until it is ratified, and nobody else hears of it', async () => {
  const { id, author, reviewed, rows } = await aPaper(2);
  await reviewed.decide(editor, 'reject');
  for (const other of [chief, colleague]) expect(refusedAs(await reviewed.retract(other))).toEqual([403, 'forbidden']);
  expect((await reviewed.retract(author)).status).toBe(404);
  expect((await editingSteps(product, id).read(colleague)).allowed).not.toContain('retract-decision');
  expect((await editingSteps(product, id).read(editor)).allowed).toContain('retract-decision');
  const written = await subjectsTo(author.email);
  expect((await reviewed.retract(editor)).status).toBe(200);
  expect(await rows.manuscript()).toMatchObject({ state: 'in-review', turn: 'editor' });
  expect(await rows.decisions()).toMatchObject([{ ratification: 'taken-back', sentAt: null }]);
  expect(await subjectsTo(author.email)).toEqual(written);
  expect((await followedBy(product, author, id)).decisions).toEqual([]);

  // What was read is taken back, and not the decision that came after it.
  const [before] = await rows.decisions();
  await reviewed.decide(editor, 'revise-minor');
  const stale = await reviewed.retract(editor, before?.id ?? '');
  expect([stale.status, detailOf(stale)]).toEqual([409, expect.stringContaining('a newer one is waiting')]);
  expect((await reviewed.retract(administrator)).status).toBe(200);
  await reviewed.decide(editor, 'revise-minor');
  const answers = await Promise.all([reviewed.retract(editor), reviewed.ratify(chief)]);
  expect(statusesOf(answers)).toEqual([200, 409]);
  const last = (await rows.decisions()).at(-1);
  expect(last?.sentAt === null).toBe(last?.ratification === 'taken-back');
});

test('notes: editors add and read them, the newest first; nobody else learns of them', async () => {
  const { id, author, late, reviewers } = await aPaper(1);
  const { note, read } = editingSteps(product, id);
  expect((await note(editor, 'Ask the board about figure 2.')).status).toBe(200);
  expect((await note(chief, 'The board agrees.')).status).toBe(200);
  expect((await note(editor, '   ')).status).toBe(422);
  for (const other of [author, late, ...reviewers]) expect((await note(other, 'Hello')).status).toBe(404);
  expect((await read(administrator)).notes).toMatchObject([
    { text: 'The board agrees.', by: expect.stringContaining(chief.user.surname) as string },
    { text: 'Ask the board about figure 2.' },
  ]);
  expect(JSON.stringify(await followedBy(product, author, id))).not.toContain('figure 2');
});
