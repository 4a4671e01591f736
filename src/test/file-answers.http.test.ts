import { and, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { reviewAnswerFiles as calls } from '../contracts/review-answer-files.ts';
import type { FileAnswer } from '../contracts/review-form-values.ts';
import { files } from '../server/db/schema/index.ts';
import { reviews } from '../contracts/reviews.ts';
import { wordsIn } from './documents/everything-in.ts';
import { plantedPdf } from './documents/planted-pdf.ts';
import { aReview, attachAnswer } from './product/a-review.ts';
import { send } from './product/client.ts';
import { aBoard, reviewSteps } from './product/deciding.ts';
import { editingSteps } from './product/editing.ts';
import { aPdf, type TestUser } from './product/factories.ts';
import { clearAfter, day } from './product/later.ts';
import { anAcceptedReview, aReport, aScholar } from './product/peer-review.ts';
import { aQuestion, formSteps } from './product/review-form.ts';
import { followedBy } from './product/revisions.ts';
import { startProduct } from './product/start-product.ts';

const product = await startProduct();
const { db } = product.parts;
const { journal, editor, chief, administrator } = await aBoard(product);
const form = formSteps(product, journal.id);
const file = { kind: 'file' as const };
await form.save(administrator, 0, [
  aQuestion('What is new?'),
  aQuestion('Your marked copy?', { answer: file, isRequired: true }),
  aQuestion('Your notes?', { answer: file, readers: 'editors' }),
]);
const overrideReason = 'One report is enough.';

async function aQuestionedReview() {
  const author = await aScholar(product);
  const review = await aReview(product, { author, journalId: journal.id });
  const [, marked, notes] = (await review.read()).questions;
  const put = (question: typeof marked, name: string, bytes: Uint8Array<ArrayBuffer>) =>
    attachAnswer(product, review.reviewer, { ...review, questionId: question?.id ?? '' }, { name, bytes });
  return { ...review, author, marked, notes, put };
}
type Questioned = Awaited<ReturnType<typeof aQuestionedReview>>;

const fileOf = ({ text }: { text: string }) => JSON.parse(text) as FileAnswer;
const urlOf = ({ fileId }: FileAnswer) => `/api/review/files/${fileId}`;
const opened = ({ token }: TestUser, url: string) =>
  fetch(product.url + url, { headers: { authorization: `Bearer ${token}` } });
const statusesOf = async (sent: FileAnswer, people: readonly TestUser[]) =>
  Promise.all(people.map(async (person) => (await opened(person, urlOf(sent))).status));

/** Both files, sent with the report. */
async function aSentOne() {
  const review = await aQuestionedReview();
  const marked = fileOf(await review.put(review.marked, 'marked.pdf', aPdf()));
  const notes = fileOf(await review.put(review.notes, 'notes.pdf', aPdf()));
  expect((await review.submit(aReport())).status).toBe(200);
  return { ...review, sent: { marked, notes } };
}

test('peer review: a file answers a question; it is judged, freed of who made it, replaced and taken away', async () => {
  const review = await aQuestionedReview();
  expect((await review.put(review.marked, 'marked.exe', aPdf())).status).toBe(415);
  const first = await review.put(review.marked, 'by-zwitscher.pdf', await plantedPdf('Zwitscher', 'Remarks'));
  expect(first.status).toBe(201);
  expect(fileOf(first)).toMatchObject({ name: 'answer-2.pdf' });
  const bytes = await (await opened(review.reviewer, urlOf(fileOf(first)))).arrayBuffer();
  expect(await wordsIn(new Uint8Array(bytes), ['zwitscher'])).toEqual([]);
  const second = fileOf(await review.put(review.marked, 'again.pdf', aPdf()));
  const { id: questionId = '' } = review.marked ?? {};
  expect((await review.read()).fileAnswers).toEqual({ [questionId]: second });
  const params = { invitationId: review.invitationId, questionId };
  expect((await send(product, calls.detachAnswer, { params }, review.reviewer)).status).toBe(200);
  expect((await review.read()).fileAnswers).toEqual({});
});

test('peer review: a required file is asked for, and a word is no file; a returned report keeps its file', async () => {
  const review = await aQuestionedReview();
  const { id = '' } = review.marked ?? {};
  for (const answers of [{}, { [id]: 'Here it is.' }]) {
    const refused = await review.submit(aReport({ answers }));
    expect([refused.status, Object.keys((JSON.parse(refused.text) as { errors: object }).errors)]).toEqual([
      422,
      [`answers.${id}`],
    ]);
  }
  const sent = fileOf(await review.put(review.marked, 'marked.pdf', aPdf()));
  const signed = aReport({ commentsToAuthor: `By ${review.reviewer.user.surname}.` });
  expect((await review.submit(signed, true)).status).toBe(200);
  expect((await review.read()).report?.answered).toEqual([{ question: review.marked, answer: sent }]);
  expect((await review.put(review.marked, 'later.pdf', aPdf())).status).toBe(409);
  const { table } = form;
  expect((await table(editor)).lines.join()).toContain('answer-2.pdf');
  expect((await editingSteps(product, review.id).returnReport(editor, review.invitationId, 'Unsign it.')).status).toBe(
    200,
  );
  expect((await review.read()).fileAnswers).toEqual({ [id]: sent });
  expect((await review.submit(aReport())).status).toBe(200);
});

test('peer review: a file answers a question that asks for one, of one’s own review', async () => {
  const review = await aQuestionedReview();
  const [text] = (await review.read()).questions;
  expect((await review.put(text, 'a.pdf', aPdf())).status).toBe(404);
  const other = await aQuestionedReview();
  const place = { ...review, questionId: review.marked?.id ?? '' };
  const foreign = await attachAnswer(product, other.reviewer, place, { name: 'a.pdf', bytes: aPdf() });
  expect(foreign.status).toBe(404);
  const { invitationId, questionId } = place;
  const asked = { params: { invitationId, questionId } };
  expect((await send(product, calls.detachAnswer, asked, other.reviewer)).status).toBe(404);
});

test('Anonymity: a file for the author must not name its reviewer; one for editors may', async () => {
  const review = await aQuestionedReview();
  const { user } = review.reviewer;
  const signed = await plantedPdf('unsaid', `By ${user.otherName} ${user.surname}`);
  const refused = await review.put(review.marked, 'marked.pdf', signed);
  expect([refused.status, refused.text]).toEqual([422, expect.stringContaining('names you on page 1')]);
  expect((await review.put(review.notes, 'notes.pdf', signed)).status).toBe(201);
});

/** Who opens what: the reviewer, an editor, the author, a reviewer of the next round, a stranger. */
async function openings(review: Questioned & { sent: Record<'marked' | 'notes', FileAnswer> }, others: TestUser[]) {
  const people = [review.reviewer, editor, review.author, ...others];
  return { marked: await statusesOf(review.sent.marked, people), notes: await statusesOf(review.sent.notes, people) };
}

test('Anonymity: authors open the files for them with the decision, and those for editors never', async () => {
  const review = await aSentOne();
  const stranger = await aScholar(product);
  const closed = [200, 200, 404, 404];
  expect(await openings(review, [stranger])).toEqual({ marked: closed, notes: closed });
  const { decide, ratify } = reviewSteps(product, review.id);
  await decide(administrator, 'revise-minor', { overrideReason });
  expect(await openings(review, [stranger])).toEqual({ marked: closed, notes: closed });
  expect((await ratify(chief)).status).toBe(200);
  expect(await openings(review, [stranger])).toEqual({ marked: [200, 200, 200, 404], notes: closed });
  const { reports } = (await followedBy(product, review.author, review.id)).decisions.at(-1) ?? { reports: [] };
  expect(reports[0]?.answered.map(({ answer }) => answer)).toEqual([review.sent.marked]);
});

test('decision 58: the file of a late report opens for the author once it is forwarded', async () => {
  const review = await aQuestionedReview();
  const late = await aScholar(product);
  const invitationId = await anAcceptedReview(product, review.id, late);
  await review.put(review.marked, 'marked.pdf', aPdf());
  await review.submit(aReport());
  const { decide, ratify } = reviewSteps(product, review.id);
  await decide(administrator, 'revise-minor', { overrideReason });
  await ratify(chief);
  const place = { invitationId, questionId: review.marked?.id ?? '' };
  const sent = fileOf(await attachAnswer(product, late, place, { name: 'late.pdf', bytes: aPdf() }));
  const own = { params: { invitationId }, body: { ...aReport(), isMeant: true } };
  expect((await send(product, reviews.submit, own, late)).status).toBe(200);
  expect(await statusesOf(sent, [late, editor, review.author])).toEqual([200, 200, 404]);
  await editingSteps(product, review.id).forwardReport(editor, invitationId, 'One more.');
  expect(await statusesOf(sent, [late, editor, review.author])).toEqual([200, 200, 200]);
});

test('peer review: the cleanup deletes a file that was replaced, and keeps one that answers', async () => {
  const review = await aQuestionedReview();
  const first = fileOf(await review.put(review.marked, 'first.pdf', aPdf()));
  const second = fileOf(await review.put(review.marked, 'second.pdf', aPdf()));
  await clearAfter(product, 2 * day);
  const isKept = async ({ fileId }: FileAnswer) =>
    (
      await db
        .select()
        .from(files)
        .where(and(eq(files.id, fileId), eq(files.purpose, 'report-attachment')))
    ).length;
  expect([await isKept(first), await isKept(second)]).toEqual([0, 1]);
});
