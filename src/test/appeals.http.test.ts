import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { revisions } from '../contracts/revisions.ts';
import { manuscripts } from '../server/db/schema/index.ts';
import { send } from './product/client.ts';
import { aBoardOfTwoEditors, aDecidable, refusedAs, reviewSteps, rowsOf } from './product/deciding.ts';
import { editingSteps } from './product/editing.ts';
import { aUser, type TestUser } from './product/factories.ts';
import { day } from './product/later.ts';
import { detailOf, statusesOf } from './product/manuscript-steps.ts';
import { emailsWrittenTo } from './product/outbox.ts';
import { aSubmittedManuscript } from './product/peer-review.ts';
import { followedBy } from './product/revisions.ts';
import { startProduct } from './product/start-product.ts';

const product = await startProduct();
const board = await aBoardOfTwoEditors(product);
const { journal, editor, chief, administrator } = board;
const reason = 'The second report judges an earlier version.';

const appealing =
  (id: string) =>
  (person: TestUser, version = 1) =>
    send(product, revisions.appeal, { params: { articleId: id }, body: { version, reason } }, person);
const subjectsTo = async (email: string) => (await emailsWrittenTo(product, email)).map(({ subject }) => subject);

/** A manuscript of an author of its own that was rejected after review. */
async function aRejected() {
  const author = await aUser(product);
  const { id, reviewed, reviewers } = await aDecidable(product, { ...board, author });
  await reviewed.decide(editor, 'reject');
  await reviewed.ratify(chief);
  return { id, author, reviewers, reviewed, appeal: appealing(id), rows: rowsOf(product, id) };
}

test('an appeal: once, by its author, in 30 days; its reasons are for editors, and the editor in chief is told', async () => {
  const { id, author, reviewers, appeal, rows } = await aRejected();
  expect((await followedBy(product, author, id)).allowed).toContain('appeal');
  for (const other of [editor, reviewers[0] ?? editor]) expect((await appeal(other)).status).toBe(404);
  expect((await appeal(author, 2)).status).toBe(409);
  expect(statusesOf(await Promise.all([appeal(author), appeal(author)]))).toEqual([200, 409]);
  expect(await rows.manuscript()).toMatchObject({ state: 'appealed', turn: 'editor-in-chief' });
  expect(await subjectsTo(chief.email)).toContainEqual(expect.stringMatching(/^The authors appeal/));
  const read = await editingSteps(product, id).read(editor);
  expect(read).toMatchObject({ articleStatus: 'Rejected', appeal: { reason } });
  expect(read.allowed).not.toContain('uphold');
  for (const reviewer of reviewers)
    expect(JSON.stringify(await emailsWrittenTo(product, reviewer.email))).not.toContain(reason);

  const late = await aRejected();
  const past = new Date(Date.now() - 32 * day);
  await product.parts.db.update(manuscripts).set({ decidedAt: past }).where(eq(manuscripts.id, late.id));
  expect((await followedBy(product, late.author, late.id)).allowed).not.toContain('appeal');
  expect(detailOf(await late.appeal(late.author))).toContain('was possible until');
});

test('a rejection is upheld by the editor in chief: the author reads why, and cannot appeal again', async () => {
  const { id, author, appeal, reviewed, rows } = await aRejected();
  expect((await reviewed.uphold(chief)).status).toBe(409);
  await appeal(author);
  expect(refusedAs(await reviewed.uphold(editor))).toEqual([403, 'forbidden']);
  expect(statusesOf(await Promise.all([chief, administrator].map((one) => reviewed.uphold(one))))).toEqual([200, 409]);
  expect(await rows.manuscript()).toMatchObject({ state: 'rejected', turn: 'author' });
  expect((await followedBy(product, author, id)).decisions.at(-1)).toMatchObject({
    kind: 'uphold',
    letter: 'It stands.',
  });
  expect(await subjectsTo(author.email)).toContainEqual(expect.stringMatching(/^Rejection upheld/));
  expect(detailOf(await appeal(author))).toContain('already appealed');
});

test('what was in review is reopened for another round, in which its editor may decide at once', async () => {
  const { author, appeal, reviewed, rows } = await aRejected();
  await appeal(author);
  expect(refusedAs(await reviewed.reopen(editor))).toEqual([403, 'forbidden']);
  expect((await reviewed.reopen(chief)).status).toBe(200);
  expect(await rows.manuscript()).toMatchObject({
    state: 'in-review',
    turn: 'editor',
    round: 2,
    decidedAt: null,
    rejectionText: null,
  });
  expect(await rows.lastVersion()).toMatchObject({ outcome: null, decidedAt: null });
  expect((await reviewed.decide(editor, 'revise-minor')).status).toBe(200);
  expect((await rows.manuscript()).state).toBe('revision-requested');
});

test('what was rejected without review is reopened for the initial checks, without an appeal, too', async () => {
  const author = await aUser(product);
  const { id } = await aSubmittedManuscript(product, author, journal.id);
  const reviewed = reviewSteps(product, id);
  await reviewed.deskReject(editor);
  expect((await editingSteps(product, id).read(chief)).allowed).toContain('reopen');
  expect((await reviewed.reopen(chief)).status).toBe(200);
  expect(await rowsOf(product, id).manuscript()).toMatchObject({ state: 'submitted', turn: 'editor', round: 1 });
  expect((await followedBy(product, author, id)).allowed).toContain('edit');
  expect((await reviewed.reopen(chief)).status).toBe(409);
});
