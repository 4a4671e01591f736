import { and, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { editorial } from '../contracts/editorial.ts';
import { handlingFees, manuscripts, records } from '../server/db/schema/index.ts';
import { refusal, reply, send } from './product/client.ts';
import { aBoard, aDecidable, refusedAs, rowsOf } from './product/deciding.ts';
import { aUser } from './product/factories.ts';
import { day } from './product/later.ts';
import { detailOf } from './product/manuscript-steps.ts';
import { emailsTo, nextMail } from './product/outbox.ts';
import { aManuscriptInReview, aReviewedJournal, aScholar, giveRole, invited } from './product/peer-review.ts';
import { sharedProduct } from './product/start-product.ts';

const product = await sharedProduct();
const board = await aBoard(product);
const { journal, author, editor, chief, administrator } = board;
const { db } = product.parts;

const recorded = (id: string, action: string) =>
  db
    .select()
    .from(records)
    .where(and(eq(records.subjectId, id), eq(records.action, action)));

test('peer review, Decision: fewer reports than needed refuse it, for an administrator too, unless a reason is recorded', async () => {
  const { id, reviewed } = await aDecidable(product, board, 1);
  for (const person of [editor, chief, administrator]) {
    const refused = await reviewed.decide(person, 'reject');
    expect(refusedAs(refused)).toEqual([409, 'reviews-missing']);
  }
  const overridden = await reviewed.decide(editor, 'reject', { overrideReason: 'I am sure.' });
  expect(refusedAs(overridden)).toEqual([409, 'reviews-missing']);
  expect((await rowsOf(product, id).manuscript()).state).toBe('in-review');
  expect(await rowsOf(product, id).decisions()).toEqual([]);

  expect((await reviewed.decide(administrator, 'accept', { overrideReason: 'No reviewer is left.' })).status).toBe(200);
  expect(await rowsOf(product, id).decisions()).toMatchObject([
    { overrideReason: 'No reviewer is left.', ratification: 'waiting' },
  ]);
  expect(await recorded(id, 'decide-first')).toMatchObject([{ details: { overrideReason: 'No reviewer is left.' } }]);
});

test('a first decision waits for the editor in chief; the author hears of it once it is ratified, with the reports, once', async () => {
  const person = await aUser(product, { surname: 'Waiting' });
  const { id, reviewed, reviewers } = await aDecidable(product, { ...board, author: person });
  const late = await aScholar(product);
  await invited(product, id, late);
  expect((await reviewed.decide(editor, 'revise-major', { revisionDays: 45 })).status).toBe(200);
  expect(await rowsOf(product, id).manuscript()).toMatchObject({
    state: 'awaiting-ratification',
    turn: 'editor-in-chief',
  });
  expect(await emailsTo(product, person.email)).toHaveLength(1);
  await nextMail(product, chief.email, /^Decision to ratify/);

  expect((await reviewed.ratify(editor)).status).toBe(403);
  expect((await reviewed.ratify(chief, true, 'Well weighed.')).status).toBe(200);
  const row = await rowsOf(product, id).manuscript();
  expect(row).toMatchObject({ state: 'revision-requested', turn: 'author' });
  expect(Math.round((Number(row.dueAt) - Date.now()) / day)).toBe(45);
  expect(await rowsOf(product, id).lastVersion()).toMatchObject({ outcome: 'revision-requested' });

  const letter = await nextMail(product, person.email, /requested: “/);
  expect(letter.text).toContain('Our reasons.');
  expect(letter.text).toContain('Reviewer 1\n\nComment 1 on the sample.');
  expect(letter.text).toContain('Reviewer 2\n\nComment 2 on the sample.');
  expect(letter.text).toContain('Your revision is due by');
  for (const hidden of [
    'For the editor alone.',
    'rejection',
    ...reviewers.flatMap(({ user, email }) => [user.surname, email]),
  ])
    expect(letter.text).not.toContain(hidden);
  expect(await emailsTo(product, person.email)).toHaveLength(2);

  const told = await nextMail(product, editor.email, /is ratified/);
  expect(told.text).toContain('Well weighed.');
  const thanks = await nextMail(product, reviewers[0]?.email ?? '', /Thank you for your review/);
  expect(thanks.text).toContain('returned to its authors for a major revision');
  for (const hidden of [person.email, 'Waiting', 'Alex']) expect(thanks.text).not.toContain(hidden);
  await nextMail(product, late.email, /no longer needed/);
  expect(await rowsOf(product, id).invitations()).toEqual(['cancelled', 'reported', 'reported']);
});

test('what is sent back needs a remark, returns to the editor, and the next decision is the first one again', async () => {
  const person = await aUser(product);
  const { id, reviewed } = await aDecidable(product, { ...board, author: person });
  await reviewed.decide(editor, 'reject');
  const silent = await reviewed.ratify(chief, false);
  expect([silent.status, detailOf(silent)]).toEqual([
    422,
    'Tell the editor in a remark why you are sending the decision back.',
  ]);
  expect((await reviewed.ratify(chief, false, 'The second report speaks for a revision.')).status).toBe(200);
  expect(await rowsOf(product, id).manuscript()).toMatchObject({ state: 'in-review', turn: 'editor' });
  expect((await nextMail(product, editor.email, /^Your decision was returned/)).text).toContain(
    'speaks for a revision',
  );
  expect(await emailsTo(product, person.email)).toHaveLength(1);

  await reviewed.decide(editor, 'revise-minor');
  expect((await rowsOf(product, id).manuscript()).state).toBe('awaiting-ratification');
  await reviewed.ratify(chief);
  expect((await rowsOf(product, id).decisions()).map(({ ratification }) => ratification)).toEqual([
    'sent-back',
    'ratified',
  ]);
});

test('decision record 0019: an editor in chief alone ratifies by deciding; where there is another, that one ratifies', async () => {
  const alone = await aDecidable(product, board);
  expect((await alone.reviewed.decide(chief, 'revise-minor')).status).toBe(200);
  expect(await rowsOf(product, alone.id).manuscript()).toMatchObject({ state: 'revision-requested' });
  expect(await rowsOf(product, alone.id).decisions()).toMatchObject([
    { ratification: 'ratified', ratifiedBy: chief.user.id },
  ]);

  const [two, second] = [await aBoard(product), await aScholar(product)];
  await giveRole(product, second, two.journal.id, 'editor-in-chief');
  const { id, reviewed } = await aDecidable(product, two);
  await reviewed.decide(two.chief, 'revise-minor');
  expect((await rowsOf(product, id).manuscript()).state).toBe('awaiting-ratification');
  expect((await reviewed.ratify(two.chief)).status).toBe(403);
  expect((await reviewed.ratify(second)).status).toBe(200);
});

test('an editor in chief who is an author is kept out; an administrator ratifies in their place', async () => {
  const own = await aBoard(product);
  await giveRole(product, own.author, own.journal.id, 'editor-in-chief');
  await giveRole(product, own.author, own.journal.id, 'editor');
  const { id, reviewed } = await aDecidable(product, own);
  for (const act of [
    reviewed.decide(own.author, 'accept'),
    reviewed.ratify(own.author),
    reviewed.deskReject(own.author),
    reviewed.giveBack(own.author),
    reviewed.hold(own.author),
    reviewed.release(own.author, 'go-on'),
    reviewed.extend(own.author, true, 5),
  ])
    expect((await act).status).toBe(404);
  const draft = { params: { articleId: id }, query: { kind: 'accept' } } as const;
  expect((await refusal(product, editorial.letterDraft, draft, own.author)).status).toBe(404);
  await reviewed.decide(own.editor, 'revise-minor');
  expect((await reviewed.ratify(own.administrator)).status).toBe(200);
});

test('later decisions are the editor’s alone, and wait for nobody who was asked again', async () => {
  const { id, reviewed, reviewers } = await aDecidable(product, board);
  await reviewed.decide(editor, 'revise-minor');
  await reviewed.ratify(chief);
  await db.update(manuscripts).set({ state: 'in-review', turn: 'editor', round: 2 }).where(eq(manuscripts.id, id));
  const [again] = reviewers;
  if (!again) throw new Error('Nobody reviewed');
  await invited(product, id, again, { round: 2 });
  expect((await rowsOf(product, id).manuscript()).turn).toBe('reviewers');
  const seen = await reply(product, editorial.single, { params: { articleId: id } }, editor);
  expect([seen.allowed.includes('decide'), seen.reports]).toEqual([
    true,
    { in: 0, expected: 1, needed: 1, toDecide: 0 },
  ]);
  expect((await reviewed.decide(editor, 'accept')).status).toBe(200);
  expect(await rowsOf(product, id).manuscript()).toMatchObject({ state: 'accepted', turn: 'author' });
  expect((await rowsOf(product, id).decisions()).at(-1)).toMatchObject({ ratification: 'not-needed', round: 2 });
  expect(await rowsOf(product, id).invitations()).toContain('cancelled');
});

test('unsuitable suggests another journal with peer review, or none', async () => {
  const { reviewed } = await aDecidable(product, board);
  const unfit = await reviewed.decide(editor, 'unsuitable', { suggestedJournalId: journal.id });
  expect(unfit.status).toBe(422);
  const other = await aReviewedJournal(product, { title: 'Journal of Counterexamples' });
  const fit = await aDecidable(product, { ...board, author: await aUser(product) });
  expect((await fit.reviewed.decide(editor, 'unsuitable', { suggestedJournalId: other.id })).status).toBe(200);
  await fit.reviewed.ratify(chief);
  expect(await rowsOf(product, fit.id).manuscript()).toMatchObject({ state: 'rejected', turn: 'author', dueAt: null });
  expect(await rowsOf(product, fit.id).decisions()).toMatchObject([{ suggestedJournalId: other.id }]);
});

test('who does not edit a journal is answered as if the manuscript were not there', async () => {
  const { id, reviewed, reviewers } = await aDecidable(product, board);
  for (const person of [author, reviewers[0] ?? author, await aUser(product)]) {
    expect((await reviewed.decide(person, 'accept')).status).toBe(404);
    expect((await reviewed.hold(person)).status).toBe(404);
  }
  expect((await send(product, editorial.hold, { params: { articleId: id }, body: { reason: 'x' } })).status).toBe(401);
});

test('there is no fee before acceptance, and then the journal’s of that day', async () => {
  const { id, reviewed } = await aDecidable(product, board);
  const fee = () => db.select().from(handlingFees).where(eq(handlingFees.manuscriptId, id));
  await reviewed.decide(editor, 'accept');
  expect(await fee()).toEqual([]);
  await reviewed.ratify(chief);
  expect(await fee()).toMatchObject([{ listMinor: 0, mode: null, isSettled: false }]);
  expect(await aManuscriptInReview(product, author, journal.id)).toMatchObject({ paymentStatus: null });
});
