import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { reviews } from '../contracts/reviews.ts';
import { revisions } from '../contracts/revisions.ts';
import { journals } from '../server/db/schema/index.ts';
import { reply, send } from './product/client.ts';
import { aBoardOfTwoEditors, aDecidable, refusedAs, reviewSteps, rowsOf } from './product/deciding.ts';
import { deskOf, editingSteps } from './product/editing.ts';
import { aUser, type TestUser } from './product/factories.ts';
import { emailsWrittenTo } from './product/outbox.ts';
import { aReport, aReviewedJournal, aScholar, aSubmittedManuscript, giveRole, invited } from './product/peer-review.ts';
import { followedBy } from './product/revisions.ts';
import { startProduct } from './product/start-product.ts';

const product = await startProduct();
const { db } = product.parts;
const board = await aBoardOfTwoEditors(product);
const { journal, editor, chief, administrator } = board;
const after = await aReviewedJournal(product, { title: 'Annals of After' });
const [newEditor, unasked] = [await aScholar(product), await aScholar(product)];
await giveRole(product, newEditor, after.id, 'editor');
await giveRole(product, unasked, after.id, 'editor');
await db.update(journals).set({ newManuscriptsTo: newEditor.user.id }).where(eq(journals.id, after.id));

const answers = (id: string, version = 1) => ({
  agree: (person: TestUser) => send(product, revisions.move, { params: { articleId: id }, body: { version } }, person),
  decline: (person: TestUser, reason = '') =>
    send(product, revisions.declineMove, { params: { articleId: id }, body: { version, reason } }, person),
});
const subjectsTo = async (email: string) => (await emailsWrittenTo(product, email)).map(({ subject }) => subject);

/** A manuscript of an author of its own that waits for its checks. */
async function aSubmitted() {
  const author = await aUser(product);
  const { id, manuscriptNumber } = await aSubmittedManuscript(product, author, journal.id);
  return { id, author, number: manuscriptNumber, steps: reviewSteps(product, id), rows: rowsOf(product, id) };
}

/** One in review with a report, and a reviewer who has accepted and is late. */
async function aReviewed() {
  const author = await aUser(product);
  const { id, reviewers, reviewed: steps } = await aDecidable(product, { ...board, author }, 1);
  const late = await aScholar(product);
  const { invitationId } = await invited(product, id, late, { state: 'accepted', dueAt: product.system.now() });
  return { id, author, steps, reviewers, late, invitationId, rows: rowsOf(product, id) };
}

test('decision 56: the editor in chief offers another journal; its author is asked, and nothing goes on until they answer', async () => {
  const { id, author, steps, rows } = await aSubmitted();
  expect((await steps.offerMove(editor, after.id)).status).toBe(403);
  expect((await steps.offerMove(author, after.id)).status).toBe(404);
  expect(refusedAs(await steps.offerMove(chief, journal.id))).toEqual([422, 'invalid-input']);
  expect((await steps.offerMove(chief, after.id, 'Their readers will like it.')).status).toBe(200);

  expect(await rows.manuscript()).toMatchObject({ state: 'move-offered', turn: 'author', journalId: journal.id });
  const page = await followedBy(product, author, id);
  expect(page.allowed).toEqual(expect.arrayContaining(['move', 'decline-move', 'withdraw']));
  expect(page.allowed).not.toContain('edit');
  expect(page.decisions.at(-1)).toMatchObject({
    letter: 'Their readers will like it.',
    suggestedJournal: { journalTitle: 'Annals of After' },
  });
  expect(page.steps.at(-1)?.what).toBe('Another journal was suggested');
  expect(await subjectsTo(author.email)).toContainEqual(expect.stringMatching(/^Another journal suggested/));
  const { manuscripts: waiting } = await deskOf(product, chief, { part: 'waiting' });
  expect(waiting).toContainEqual(expect.objectContaining({ id, turn: 'author', articleStatus: 'On Hold' }));
  expect((await editingSteps(product, id).startReview(editor)).status).toBe(409);
  expect((await steps.deskReject(editor)).status).toBe(409);
});

test('decision 56: who agrees finds the manuscript in the other journal, with a number of its own, and the editors before lose it', async () => {
  const { id, author, number, steps, rows } = await aSubmitted();
  await steps.offerMove(administrator, after.id);
  expect((await answers(id).agree(chief)).status).toBe(404);
  expect((await answers(id).agree(author)).status).toBe(200);

  const moved = await rows.manuscript();
  expect(moved).toMatchObject({
    state: 'submitted',
    turn: 'editor',
    journalId: after.id,
    handlingEditorId: newEditor.user.id,
    version: 2,
    round: 2,
  });
  expect(moved.number).not.toBe(number);
  expect(moved.number).toContain(after.abbreviation);
  const read = await editingSteps(product, id, 2).read(newEditor);
  expect(read.manuscriptNumber).toBe(moved.number);
  expect(read.versions).toHaveLength(2);
  expect(read.record.map(({ what }) => what)).toContainEqual(expect.stringContaining(number));
  expect((await followedBy(product, author, id)).steps.at(-1)?.what).toContain(number);
  for (const q of [number, moved.number])
    expect((await deskOf(product, unasked, { part: 'all', q })).manuscripts).toMatchObject([{ id }]);
  for (const before of [editor, chief]) expect((await editingSteps(product, id).open(before)).status).toBe(404);
  expect(await subjectsTo(chief.email)).toContainEqual(expect.stringMatching(/^Moved to Annals of After/));
  expect(await subjectsTo(newEditor.email)).toContainEqual(expect.stringMatching(/^New submission/));
  expect(refusedAs(await answers(id, 2).agree(author))).toEqual([409, 'state-conflict']);
});

test('decision 56: an editor of the other journal with a conflict of interest never sees what moves there', async () => {
  const { id, author, steps } = await aSubmitted();
  await giveRole(product, author, after.id, 'editor');
  await steps.offerMove(chief, after.id);
  await answers(id).agree(author);
  expect((await editingSteps(product, id, 2).open(author)).status).toBe(404);
  expect((await editingSteps(product, id, 2).open(unasked)).status).toBe(200);
});

test('decision 56: from review, the reports go along for the new editors, and not to the author; reviewers keep journal and number', async () => {
  const { id, author, steps, late, invitationId, reviewers, rows } = await aReviewed();
  const before = (await rows.manuscript()).number;
  await steps.offerMove(chief, after.id);
  const written = { params: { invitationId }, body: aReport() };
  expect((await send(product, reviews.submit, written, late)).status, 'the review pauses').toBe(409);
  await answers(id).agree(author);

  const read = await editingSteps(product, id, 2).read(newEditor);
  expect(read.invitations.filter(({ report }) => report !== null)).toHaveLength(1);
  expect(read.reports).toMatchObject({ in: 0, needed: 1 });
  const page = await followedBy(product, author, id);
  expect(JSON.stringify(page)).not.toContain('Comment 1 on the sample.');
  expect(page.decisions.flatMap(({ reports }) => reports)).toEqual([]);
  const [reviewer] = reviewers;
  if (!reviewer) throw new Error('There is no reviewer');
  const { reviews: done } = await reply(product, reviews.mine, { query: { part: 'done' } }, reviewer);
  expect(done).toMatchObject([{ journalTitle: journal.title }]);
  const own = await reply(product, reviews.single, { params: { invitationId: done[0]?.invitationId ?? '' } }, reviewer);
  expect(own.manuscriptNumber).toBe(before);
});

test('decision 56: open reviews end when the manuscript moves, and their reviewers are told', async () => {
  const { id, author, steps, late, rows } = await aReviewed();
  await steps.offerMove(chief, after.id);
  await answers(id).agree(author);
  expect(await rows.invitations()).toEqual(['cancelled', 'reported']);
  expect(await subjectsTo(late.email)).toContainEqual(expect.stringMatching(/no longer needed/i));
});

test('decision 56: declined, it goes on from where it was, the editors read why, and the offer is over', async () => {
  const { id, author, steps, rows } = await aReviewed();
  await steps.offerMove(chief, after.id);
  expect((await answers(id).decline(editor)).status).toBe(404);
  expect((await answers(id).decline(author, 'We prefer to wait.')).status).toBe(200);
  expect(await rows.manuscript()).toMatchObject({ state: 'in-review', turn: 'reviewers', journalId: journal.id });
  expect(await rows.invitations()).toEqual(['accepted', 'reported']);
  const { record } = await editingSteps(product, id).read(editor);
  expect(record[0]?.what).toBe('declined the suggested journal: We prefer to wait.');
  expect((await emailsWrittenTo(product, chief.email)).at(-1)?.text).toContain('We prefer to wait.');
  for (const answer of [answers(id).agree, answers(id).decline]) expect((await answer(author)).status).toBe(409);
  expect((await followedBy(product, author, id)).allowed).not.toContain('move');
});

test('decision 56: an offer is taken back by the editor in chief, and the author cannot agree to it any more', async () => {
  const { id, author, steps, rows } = await aSubmitted();
  expect((await steps.takeOfferBack(chief)).status).toBe(409);
  await steps.offerMove(chief, after.id);
  expect((await steps.takeOfferBack(editor)).status).toBe(403);
  expect((await steps.takeOfferBack(chief)).status).toBe(200);
  expect(await rows.manuscript()).toMatchObject({ state: 'submitted', turn: 'editor' });
  expect((await answers(id).agree(author)).status).toBe(409);
  expect(await subjectsTo(author.email)).toContainEqual(expect.stringMatching(/^Still with/));
  // A rejection without a suggestion does not revive it.
  await steps.deskReject(editor);
  expect((await answers(id).agree(author)).status).toBe(409);
});

test('decision 56: a rejection without review can suggest a journal; its author moves there, or declines and stays rejected', async () => {
  const [moving, staying] = [await aSubmitted(), await aSubmitted()];
  for (const { steps, author, id } of [moving, staying]) {
    expect((await steps.deskReject(editor, 1, after.id)).status).toBe(200);
    expect((await followedBy(product, author, id)).allowed).toEqual(['move', 'decline-move', 'appeal']);
  }
  expect((await answers(moving.id).agree(moving.author)).status).toBe(200);
  expect(await moving.rows.manuscript()).toMatchObject({ state: 'submitted', journalId: after.id });

  expect((await answers(staying.id).decline(staying.author)).status).toBe(200);
  expect(await staying.rows.manuscript()).toMatchObject({ state: 'rejected', journalId: journal.id });
  expect(await subjectsTo(chief.email)).toContainEqual(expect.stringMatching(/^Move declined/));
  expect((await answers(staying.id).agree(staying.author)).status).toBe(409);
  expect((await followedBy(product, staying.author, staying.id)).allowed).toEqual(['appeal']);
});

test('decision 56: a letter that names a reviewer is not sent with an offer', async () => {
  const { steps, reviewers } = await aReviewed();
  const name = reviewers[0]?.user.surname ?? '';
  const refused = await steps.offerMove(chief, after.id, `As ${name} writes, it suits their readers.`);
  expect(refused.status).toBe(409);
  expect(refused.text).toContain(name);
});
