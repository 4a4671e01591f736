import { expect, test } from 'vitest';
import { assignment } from '../contracts/assignment.ts';
import { revisions } from '../contracts/revisions.ts';
import { send } from './product/client.ts';
import { aBoardOfTwoEditors, aDecidable, aReportIn, refusedAs, rowsOf } from './product/deciding.ts';
import { editingSteps } from './product/editing.ts';
import { aUser, type TestUser } from './product/factories.ts';
import { emailsWrittenTo } from './product/outbox.ts';
import { aScholar, giveRole } from './product/peer-review.ts';
import { startProduct } from './product/start-product.ts';

const product = await startProduct();
const board = await aBoardOfTwoEditors(product);
const { journal, editor, chief, colleague, administrator } = board;

/** Emails to these people about what a colleague did with a manuscript: their texts. */
const told = async (...people: TestUser[]) =>
  Promise.all(
    people.map(async ({ email }) =>
      (await emailsWrittenTo(product, email))
        .filter(({ subject }) => subject.startsWith('A colleague acted on'))
        .map(({ text }) => text),
    ),
  );

/** A manuscript of an author of its own with two reports, which the colleague handles and the editor decides. */
async function aDecided(kind: 'reject' | 'revise-minor' = 'reject') {
  const author = await aUser(product);
  const { id, reviewed, reviewers } = await aDecidable(product, { ...board, author });
  const params = { articleId: id };
  await send(
    product,
    assignment.assign,
    { params, body: { version: 1, from: null, editorId: colleague.user.id } },
    chief,
  );
  expect((await reviewed.decide(editor, kind)).status).toBe(200);
  const counts = (await told(editor, chief, colleague, administrator)).map(({ length }) => length);
  /** How many emails each has got since. */
  const since = async () =>
    (await told(editor, chief, colleague, administrator)).map(({ length }, place) => length - (counts[place] ?? 0));
  return { id, author, reviewed, reviewers, since, params };
}

test('a decision that is taken back: the editor in chief and the handling editor learn it, and whose it was, not who did it', async () => {
  const byItself = await aDecided();
  await byItself.reviewed.retract(editor);
  expect(await byItself.since()).toEqual([0, 1, 1, 0]);
  const text = (await told(chief))[0]?.at(-1);
  expect(text).toContain(editor.user.surname);
  expect(text).toContain('took back the first decision');

  const byOffice = await aDecided();
  await byOffice.reviewed.retract(administrator);
  expect(await byOffice.since()).toEqual([1, 1, 1, 0]);
});

test('a decision that is sent back: its editor reads the remark in one email, the handling editor that it was', async () => {
  const { reviewed, since } = await aDecided();
  await reviewed.ratify(chief, false, 'The second report is missing.');
  expect(await since()).toEqual([0, 0, 1, 0]);
  const returned = (await emailsWrittenTo(product, editor.email)).filter(({ text }) =>
    text?.includes('second report is'),
  );
  expect(returned).toHaveLength(1);
});

test('a rejection that is upheld or reopened: handling editor and decider learn it; authors and reviewers read no name', async () => {
  const { author, reviewers, reviewed, params, since } = await aDecided();
  await reviewed.ratify(chief);
  const reason = 'The second report judges an earlier version.';
  await send(product, revisions.appeal, { params, body: { version: 1, reason } }, author);
  await reviewed.uphold(chief);
  expect(await since()).toEqual([1, 0, 1, 0]);
  await reviewed.reopen(administrator);
  expect(await since()).toEqual([2, 1, 2, 0]);
  expect(await told(author, ...reviewers)).toEqual([[], [], []]);
});

test('an editor with a conflict of interest gets no email about what colleagues decide', async () => {
  const { author, reviewed } = await aDecided();
  await giveRole(product, author, journal.id, 'editor-in-chief');
  await reviewed.retract(administrator);
  expect(await told(author)).toEqual([[]]);
});

test('one more report while a decision waits to be ratified: invited, counted, and no one’s turn changes', async () => {
  const { id, author, reviewed } = await aDecided('revise-minor');
  const rows = rowsOf(product, id);
  const steps = editingSteps(product, id);
  expect((await steps.read(chief)).allowed).toEqual(expect.arrayContaining(['ratify', 'send-back', 'invite']));
  const { dueAt } = await rows.manuscript();
  const invitee = { title: 'Dr.' as const, givenName: 'Kim', lastName: 'Extra' };
  const one = { email: 'kim@extra.test', invitee };
  expect((await steps.invite(author, one)).status).toBe(404);
  expect((await steps.invite(chief, one)).status).toBe(200);
  expect(refusedAs(await steps.invite(chief, one))).toEqual([409, 'state-conflict']);
  expect(await rows.manuscript()).toMatchObject({ state: 'awaiting-ratification', turn: 'editor-in-chief', dueAt });
  await aReportIn(product, id, await aScholar(product), { reviewerNumber: 3, comments: 'A third opinion.' });
  const read = await steps.read(chief);
  expect(read.allowed).toContain('ratify');
  expect(read.invitations.filter(({ report }) => report !== null)).toHaveLength(3);
  // The letter goes out with every report; the invitation without an answer ends.
  expect((await reviewed.ratify(chief)).status).toBe(200);
  expect((await rows.invitations()).toSorted()).toEqual(['cancelled', 'reported', 'reported', 'reported']);
  expect((await emailsWrittenTo(product, author.email)).at(-1)?.text).toContain('A third opinion.');
  // One more can be asked for after the decision, too (decision 58).
  expect((await steps.invite(chief, { ...one, email: 'lee@extra.test' })).status).toBe(200);
});
