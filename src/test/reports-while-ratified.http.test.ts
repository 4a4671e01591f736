import { and, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { reviews } from '../contracts/reviews.ts';
import { records, reviewInvitations } from '../server/db/schema/index.ts';
import { reply, send } from './product/client.ts';
import { aBoard, aDecidable, refusedAs, rowsOf } from './product/deciding.ts';
import { editingSteps } from './product/editing.ts';
import { aUser, type TestUser } from './product/factories.ts';
import { emailsTo, nextMail } from './product/outbox.ts';
import { anAcceptedReview, aReport, aScholar } from './product/peer-review.ts';
import { sharedProduct } from './product/start-product.ts';

const product = await sharedProduct();
const { db } = product.parts;
const board = await aBoard(product);
const { editor, chief, administrator } = board;

/** The invitation of a person to a manuscript. */
async function invitationOf(id: string, { user }: TestUser): Promise<string> {
  const [row] = await db
    .select()
    .from(reviewInvitations)
    .where(and(eq(reviewInvitations.manuscriptId, id), eq(reviewInvitations.reviewerId, user.id)));
  return row?.id ?? '';
}
const recuse = async (id: string, reviewer: TestUser) => {
  const params = { invitationId: await invitationOf(id, reviewer) };
  return (await send(product, reviews.recuse, { params, body: { reason: 'I know the work.' } }, reviewer)).status;
};
const allowedTo = async (id: string, person: TestUser) => (await editingSteps(product, id).read(person)).allowed;

test('decision record 0019: a reviewer steps back while a decision waits; ratifying counts again, and asks an administrator why', async () => {
  const author = await aUser(product);
  const { id, reviewers, reviewed } = await aDecidable(product, { ...board, author });
  await reviewed.decide(editor, 'reject');
  expect(await allowedTo(id, chief)).toEqual(expect.arrayContaining(['ratify', 'send-back']));
  expect(await recuse(id, reviewers[0] ?? chief)).toBe(200);

  expect(await allowedTo(id, chief)).not.toContain('ratify');
  const refused = await reviewed.ratify(chief);
  expect(refusedAs(refused)).toEqual([409, 'reviews-missing']);
  expect(refused.text).toContain('can send the decision back to its editor');
  expect(refusedAs(await reviewed.ratify(administrator))).toEqual([409, 'reviews-missing']);
  expect(await rowsOf(product, id).manuscript()).toMatchObject({ state: 'awaiting-ratification' });

  const overridden = await reviewed.ratify(administrator, true, '', 'The other report is enough.');
  expect(overridden.status).toBe(200);
  expect(await rowsOf(product, id).decisions()).toMatchObject([
    { ratification: 'ratified', overrideReason: 'The other report is enough.' },
  ]);
  const noted = await db
    .select()
    .from(records)
    .where(and(eq(records.subjectId, id), eq(records.action, 'decided-without-reports')));
  expect(noted).toHaveLength(1);
});

test('a decision that lost a report goes back to its editor, who invites again', async () => {
  const { id, reviewers, reviewed } = await aDecidable(product, board);
  await reviewed.decide(editor, 'accept');
  await recuse(id, reviewers[1] ?? chief);
  expect((await reviewed.ratify(chief, false, 'A report is missing now.')).status).toBe(200);
  expect(refusedAs(await reviewed.decide(editor, 'accept'))).toEqual([409, 'reviews-missing']);
  expect(await rowsOf(product, id).manuscript()).toMatchObject({ state: 'in-review', turn: 'editor' });
});

test('a letter that quotes who has stepped back is neither decided with nor ratified', async () => {
  const { id, reviewers, reviewed } = await aDecidable(product, board, 3);
  const { letter } = await reviewed.draft(editor, 'revise-minor');
  expect(letter).toContain('Reviewer 3\n\nComment 3 on the sample.');
  await reviewed.decide(editor, 'revise-minor', { letter });
  await recuse(id, reviewers[2] ?? chief);
  const refused = await reviewed.ratify(chief);
  expect(refusedAs(refused)).toEqual([409, 'state-conflict']);
  expect(refused.text).toContain('quotes Reviewer 3');
  await reviewed.ratify(chief, false, 'Reviewer 3 has stepped back.');
  expect(refusedAs(await reviewed.decide(editor, 'revise-minor', { letter }))).toEqual([409, 'state-conflict']);
  const fresh = await reviewed.draft(editor, 'revise-minor');
  expect(fresh.letter).not.toContain('Reviewer 3');
  expect((await reviewed.decide(editor, 'revise-minor', fresh)).status).toBe(200);
  expect((await reviewed.ratify(chief)).status).toBe(200);
});

test('decision record 0019: a report that comes while a decision waits is taken, told to who decides, and goes out with the letter', async () => {
  const author = await aUser(product);
  const { id, reviewed } = await aDecidable(product, { ...board, author });
  const late = await aScholar(product);
  const invitationId = await anAcceptedReview(product, id, late);
  const idle = await aScholar(product);
  await anAcceptedReview(product, id, idle);
  await reviewed.decide(editor, 'revise-major');
  const params = { invitationId };
  expect((await reply(product, reviews.single, { params }, late)).allowed).toEqual(['report', 'recuse']);
  const body = aReport({ commentsToAuthor: 'The third table contradicts the first.' });
  expect((await send(product, reviews.submit, { params, body }, late)).status).toBe(200);
  await nextMail(product, editor.email, /^Late report received/);
  expect((await nextMail(product, chief.email, /^Late report received/)).text).toContain('waits for ratification');
  expect(await rowsOf(product, id).manuscript()).toMatchObject({ turn: 'editor-in-chief' });

  expect((await reviewed.ratify(chief)).status).toBe(200);
  const letter = await nextMail(product, author.email, /^(Accepted|Rejected|Minor|Major)/);
  expect(letter.text).toContain('The third table contradicts the first.');
  expect(letter.text).not.toContain(late.user.surname);
  expect(await emailsTo(product, idle.email)).toContainEqual(expect.stringMatching(/^Decision sent: “/));
  const over = await send(product, reviews.recuse, { params, body: { reason: 'Too late.' } }, late);
  expect(over.status).toBe(409);
});

test('what is held while a decision waits pauses its reviews; what is held after it has none to step back from', async () => {
  const { id, reviewers, reviewed } = await aDecidable(product, board);
  const late = await aScholar(product);
  const params = { invitationId: await anAcceptedReview(product, id, late) };
  const allowed = async (reviewer: TestUser, of = params) =>
    (await reply(product, reviews.single, { params: of }, reviewer)).allowed;
  await reviewed.decide(editor, 'revise-minor');
  await reviewed.hold(editor);
  expect(await allowed(late)).toEqual(['recuse']);
  await reviewed.release(editor, 'go-on');
  expect(await allowed(late)).toEqual(['report', 'recuse']);
  await reviewed.ratify(chief);
  await reviewed.hold(editor);
  const [first = chief] = reviewers;
  expect(await allowed(first, { invitationId: await invitationOf(id, first) })).toEqual([]);
  expect(await recuse(id, first)).toBe(409);
});
