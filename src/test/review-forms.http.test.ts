import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { Answer } from '../contracts/review-form-values.ts';
import { editorRecusals, records, reviewReports } from '../server/db/schema/index.ts';
import { aReview } from './product/a-review.ts';
import { aBoard, refusedAs, reviewSteps } from './product/deciding.ts';
import { editingSteps } from './product/editing.ts';
import type { TestUser } from './product/factories.ts';
import { detailOf } from './product/manuscript-steps.ts';
import { aReport, aReviewedJournal, aScholar } from './product/peer-review.ts';
import { aQuestion, formSteps, ofEachKind } from './product/review-form.ts';
import { followedBy } from './product/revisions.ts';
import { sharedProduct } from './product/start-product.ts';

const product = await sharedProduct();
const { db } = product.parts;
const { journal, editor, chief, administrator } = await aBoard(product);
const form = formSteps(product, journal.id);
await form.save(administrator, 0, ofEachKind);
const overrideReason = 'One report is enough.';

/** A review in that journal, and its answers by the places of the questions. */
async function aQuestionedReview(author?: TestUser, articleId?: string) {
  const place = { author: author ?? (await aScholar(product)), journalId: journal.id, ...(articleId && { articleId }) };
  const review = await aReview(product, place);
  const { questions } = await review.read();
  const answering = (...answers: readonly (Answer | null)[]) =>
    Object.fromEntries(
      answers.flatMap((answer, at) => (answer === null ? [] : [[questions[at]?.id ?? '', answer] as const])),
    );
  return { ...review, author: place.author, questions, answering };
}
const whole = ['The second example.', 4, 'Missing', false, 'The method is not theirs.'] as const;

test('peer review: a form is saved as a whole, on the record, and not over another’s unseen version', async () => {
  const own = formSteps(product, (await aReviewedJournal(product)).id);
  const [first, second] = ofEachKind;
  if (!first || !second) throw new Error('There are no questions');
  expect(await own.read(administrator)).toMatchObject({ version: 0, savedAt: null, questions: [] });
  expect((await own.save(administrator, 0, [first, second])).status).toBe(200);
  const before = await own.read(administrator);
  expect(before).toMatchObject({ version: 1, questions: [first, second] });
  // The same again, as after a lost answer, is no new version.
  expect((await own.save(administrator, 0, [first, second])).status).toBe(200);
  expect(refusedAs(await own.save(administrator, 0, [second]))).toEqual([409, 'stale-version']);
  const third = aQuestion('What else?');
  expect((await own.save(administrator, 1, [third, second, first])).status).toBe(200);
  const after = await own.read(administrator);
  expect(after).toMatchObject({ version: 2, questions: [third, second, first] });
  expect(after.questions.slice(1).map(({ id }) => id)).toEqual(before.questions.toReversed().map(({ id }) => id));
  const kept = await db.select().from(records).where(eq(records.subjectId, before.journalId));
  expect(kept.map(({ action, details }) => [action, details])).toEqual([
    ['review-form', { version: 1, questions: 2 }],
    ['review-form', { version: 2, questions: 3 }],
  ]);
  expect((await own.save(administrator, 2, [first, first])).status).toBe(422);
});

test('peer review: a reviewer is asked what applied on acceptance, and the report keeps it', async () => {
  const own = await aReviewedJournal(product);
  const { save } = formSteps(product, own.id);
  const place = { author: await aScholar(product), journalId: own.id };
  const before = await aReview(product, place);
  await save(administrator, 0, [aQuestion('What is old?', { isRequired: true })]);
  const then = await aReview(product, place);
  await save(administrator, 1, [aQuestion('What is new?')]);
  const now = await aReview(product, place);
  const asked = async ({ read }: typeof now) => (await read()).questions.map(({ question }) => question);
  expect([await asked(before), await asked(then), await asked(now)]).toEqual([[], ['What is old?'], ['What is new?']]);
  expect((await before.submit(aReport())).status).toBe(200);
  const [question] = (await then.read()).questions;
  await then.submit(aReport({ answers: { [question?.id ?? '']: 'The proof.' } }));
  await save(administrator, 2, []);
  expect((await then.read()).report?.answered).toEqual([{ question, answer: 'The proof.' }]);
  expect((await (await aReview(product, place)).read()).questions).toEqual([]);
});

test('peer review: answers are saved while they are typed, checked when they are sent, and shown to their reviewer', async () => {
  const { questions, answering, read, save, submit } = await aQuestionedReview();
  const answers = answering('Half a', 2);
  expect((await save(0, { ...aReport(), answers })).status).toBe(200);
  expect((await read()).draft.answers).toEqual(answers);
  const [text, scale, choice, yesNo] = questions.map(({ id }) => `answers.${id}`);
  const unknown = '01900000-0000-7000-8000-000000000001';
  const faults = [
    [answering(null, 4), text],
    [answering('New.', 6), scale],
    [answering('New.', 4, 'Elsewhere'), choice],
    [answering('New.', 4, 'Missing', 'no'), yesNo],
    [{ ...answering('New.'), [unknown]: 'x' }, `answers.${unknown}`],
  ] as const;
  for (const [faulty, field] of faults) {
    const refused = await submit(aReport({ answers: faulty }));
    expect(refused.status).toBe(422);
    expect(Object.keys((JSON.parse(refused.text) as { errors: object }).errors)).toEqual([field]);
  }
  expect(await read()).toMatchObject({ report: null, draft: { answers } });
  expect((await submit(aReport({ answers: answering(...whole) }))).status).toBe(200);
  expect((await submit(aReport({ answers: answering(...whole) }))).status).toBe(200);
  expect((await read()).report?.answered.map(({ answer }) => answer)).toEqual(whole);
});

test('Anonymity: editors read all answers, and the author only those meant for them, with the decision', async () => {
  const { id, author, answering, invitationId, submit } = await aQuestionedReview();
  await submit(aReport({ answers: answering(...whole) }));
  const { invitations } = await editingSteps(product, id).read(chief);
  const report = invitations.find((invitation) => invitation.id === invitationId)?.report;
  expect(report?.answered.map(({ answer }) => answer)).toEqual(whole);
  const { decide, ratify } = reviewSteps(product, id);
  const follow = () => followedBy(product, author, id);
  expect((await follow()).decisions).toEqual([]);
  await decide(administrator, 'revise-minor', { overrideReason });
  expect((await follow()).decisions).toEqual([]);
  expect((await ratify(chief)).status).toBe(200);
  const { reports } = (await follow()).decisions.at(-1) ?? { reports: [] };
  expect(reports.map(({ answered }) => answered.map(({ answer }) => answer))).toEqual([whole.slice(0, 4)]);
  expect(JSON.stringify(await follow())).not.toContain('editors know');
});

test('Anonymity: a name in an answer to the author is found like one in the comments, and removed like it', async () => {
  const { id, author, reviewer, answering, submit } = await aQuestionedReview();
  const name = `Sam ${reviewer.user.surname}`;
  // What only editors read may say who wrote it.
  const signed = aReport({ answers: answering(`It is mine. ${name}`, null, null, null, `I am ${name}.`) });
  const refused = await submit(signed);
  expect(refusedAs(refused)).toEqual([409, 'names-found']);
  expect((await submit(signed, true)).status).toBe(200);
  const editing = editingSteps(product, id);
  const report = async () => (await editing.read(editor)).invitations[0]?.report;
  const { decide, ratify } = reviewSteps(product, id);
  const early = await decide(administrator, 'revise-minor', { overrideReason });
  expect([early.status, detailOf(early)]).toEqual([409, expect.stringContaining('A report may tell the author')]);
  const [finding, ...others] = (await report())?.findings ?? [];
  expect(others).toEqual([]);
  expect((await editing.removeWords(editor, finding?.id ?? '', name)).status).toBe(200);
  expect(await report()).toMatchObject({ findings: [], originalComments: expect.stringContaining(name) as string });
  expect((await report())?.answered.map(({ answer }) => answer)).toEqual([
    'It is mine. [removed by the editor]',
    `I am ${name}.`,
  ]);
  expect((await decide(administrator, 'revise-minor', { overrideReason })).status).toBe(200);
  await ratify(chief);
  const sent = JSON.stringify(await followedBy(product, author, id));
  expect([sent.includes('It is mine.'), sent.includes(reviewer.user.surname)]).toEqual([true, false]);
});

test('peer review: a returned report brings its answers back to be changed', async () => {
  const { id, reviewer, invitationId, answering, read, submit } = await aQuestionedReview();
  await submit(aReport({ answers: answering(`Sam ${reviewer.user.surname}`) }), true);
  expect((await editingSteps(product, id).returnReport(editor, invitationId, 'Please do not sign.')).status).toBe(200);
  expect(await read()).toMatchObject({ report: null, draft: { answers: answering(`Sam ${reviewer.user.surname}`) } });
  const [row] = await db.select().from(reviewReports).where(eq(reviewReports.invitationId, invitationId));
  expect(row?.answered).toBeNull();
  expect((await submit(aReport({ answers: answering('Unsigned.') }))).status).toBe(200);
});

test('Anonymity: the answers as a table have numbers for reviewers, no formula, and nothing of one’s own manuscripts', async () => {
  const own = await aReviewedJournal(product);
  const other = formSteps(product, own.id);
  const role = { journalId: own.id, role: 'editor' } as const;
  const [reads, wrote] = [await aScholar(product, { role }), await aScholar(product, { role })];
  await other.save(administrator, 0, [aQuestion('=A1?'), aQuestion('Old?')]);
  const review = await aReview(product, { author: wrote, journalId: own.id });
  const again = await aReview(product, { author: wrote, journalId: own.id, articleId: review.id });
  for (const { read, submit } of [again, review]) {
    const [question] = (await read()).questions;
    await submit(aReport({ answers: { [question?.id ?? '']: '=HYPERLINK("x")' } }));
  }
  await other.save(administrator, 1, [aQuestion('New?')]);
  const { status, lines } = await other.table(reads);
  expect([status, lines.length]).toEqual([200, 3]);
  expect(lines[0]).toMatch(/Number,Title,Round,Reviewer,Received,Recommendation,New\?,'=A1\?,Old\?$/);
  expect(lines.slice(1).map((line) => /Reviewer \d/.exec(line)?.[0])).toEqual(['Reviewer 1', 'Reviewer 2']);
  expect(lines[1]).toContain(`,,"'=HYPERLINK(""x"")",`);
  for (const { user } of [review.reviewer, again.reviewer, wrote]) expect(lines.join()).not.toContain(user.surname);
  expect((await other.table(wrote)).lines).toHaveLength(1);
  await db
    .insert(editorRecusals)
    .values({ manuscriptId: review.id, userId: reads.user.id, recusedAt: product.system.now() });
  expect((await other.table(reads)).lines).toHaveLength(1);
  expect((await other.table(chief)).status).toBe(403);
});
