import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { reviewInvitations } from '../server/db/schema/index.ts';
import { aBoard, aDecidable, aReportIn, reviewSteps, rowsOf } from './product/deciding.ts';
import { aUser } from './product/factories.ts';
import { nextMail } from './product/outbox.ts';
import { aScholar, aSubmittedManuscript } from './product/peer-review.ts';
import { startProduct } from './product/start-product.ts';
import { inState } from './product/invitation-in-state.ts';

const product = await startProduct();
const board = await aBoard(product);
const { journal, author, editor, chief, administrator } = board;
const { db } = product.parts;

test('an administrator who submitted, or is an author by address, neither publishes nor rejects their own', async () => {
  const boss = await aUser(product, { isAdmin: true });
  const { id } = await aSubmittedManuscript(product, boss, journal.id);
  const steps = reviewSteps(product, id);
  expect((await steps.publish(boss, 'It is good.')).status).toBe(404);
  expect((await steps.reject(boss)).status).toBe(404);
  const alex = { authorTitle: 'Dr.', authorGivenName: 'A', authorLastName: 'B', authorAffiliation: 'C' } as const;
  const other = await aSubmittedManuscript(product, author, journal.id, {
    authors: [{ ...alex, authorEmail: boss.email }],
  });
  expect((await reviewSteps(product, other.id).publish(boss, 'It is good.')).status).toBe(404);
});

test('initial checks: desk rejection and return go out at once, with their letter', async () => {
  const person = await aUser(product);
  const rejected = await aSubmittedManuscript(product, person, journal.id);
  const steps = reviewSteps(product, rejected.id);
  expect((await steps.deskReject(editor, 9)).status).toBe(409);
  expect((await steps.deskReject(editor)).status).toBe(200);
  expect(await rowsOf(product, rejected.id).manuscript()).toMatchObject({
    state: 'rejected',
    turn: 'author',
    rejectionText: 'Out of scope.',
  });
  expect(await rowsOf(product, rejected.id).lastVersion()).toMatchObject({
    outcome: 'rejected',
    rejectionText: 'Out of scope.',
  });
  expect((await nextMail(product, person.email, /^Rejected/)).text).toContain('Out of scope.');
  expect((await steps.giveBack(editor)).status).toBe(409);

  const returned = await aSubmittedManuscript(product, person, journal.id);
  expect((await reviewSteps(product, returned.id).giveBack(editor)).status).toBe(200);
  expect(await rowsOf(product, returned.id).manuscript()).toMatchObject({ state: 'returned', turn: 'author' });
  expect(await rowsOf(product, returned.id).lastVersion()).toMatchObject({ outcome: 'returned' });
  expect(await rowsOf(product, returned.id).decisions()).toMatchObject([
    { kind: 'return', letter: 'Please anonymise.' },
  ]);

  const byOffice = await aSubmittedManuscript(product, person, journal.id);
  expect((await reviewSteps(product, byOffice.id).reject(administrator)).status).toBe(200);
  expect(await rowsOf(product, byOffice.id).decisions()).toMatchObject([
    { kind: 'desk-reject', letter: 'Out of scope.' },
  ]);
});

test('a letter is drafted from the reports by number: comments, and neither remarks, recommendations nor names', async () => {
  const { id, reviewed, reviewers } = await aDecidable(product, board);
  await db
    .update(reviewInvitations)
    .set(inState('recused'))
    .where(eq(reviewInvitations.reviewerId, reviewers[1]?.user.id ?? ''));
  await aReportIn(product, id, await aScholar(product), { reviewerNumber: 3, comments: 'ثالثا: العينة صغيرة <b>' });
  const { letter } = await reviewed.draft(editor, 'revise-major');
  expect(letter.startsWith(`Dear ${author.user.title} ${author.user.surname},`)).toBe(true);
  expect(letter).toContain('by the date given below');
  expect(letter).toContain('Reviewer 1\n\nComment 1 on the sample.');
  // Who stepped back leaves no gap that would tell of them.
  expect(letter).toContain('Reviewer 2\n\nثالثا: العينة صغيرة <b>');
  expect(letter).not.toContain('Reviewer 3');
  for (const hidden of ['For the editor alone.', 'rejection', ...reviewers.map(({ user }) => user.surname)])
    expect(letter).not.toContain(hidden);
  // What the draft quotes does not stand in the email twice.
  const person = await aUser(product);
  const quoted = await aDecidable(product, { ...board, author: person });
  await quoted.reviewed.decide(editor, 'reject', await quoted.reviewed.draft(editor, 'reject'));
  await quoted.reviewed.ratify(chief);
  const { text } = await nextMail(product, person.email, /^Rejected/);
  expect(text.split('Comment 1 on the sample.')).toHaveLength(2);
  expect(text.split(`Dear ${person.user.title} ${person.user.surname},`)).toHaveLength(2);
});

test('a letter that was drafted before somebody stepped back neither counts nor numbers the reviewers as they were', async () => {
  const { id, reviewed, reviewers } = await aDecidable(product, board, 3);
  const { letter } = await reviewed.draft(editor, 'revise-minor');
  const first = reviewers[0]?.user.id ?? '';
  await db.update(reviewInvitations).set(inState('recused')).where(eq(reviewInvitations.reviewerId, first));
  const decide = async (words: string) => {
    const { status, text } = await reviewed.decide(editor, 'revise-minor', { letter: words });
    return [status, text];
  };
  expect(await decide(letter)).toEqual([409, expect.stringContaining('quotes Reviewer 1, who has withdrawn')]);
  const cut = letter.replace('Reviewer 1\n\nComment 1 on the sample.\n\n', '');
  expect(await decide(cut)).toEqual([409, expect.stringContaining('“Reviewer 2” in the letter is now Reviewer 1')]);
  const numbered = cut.replace('Reviewer 2', 'Reviewer 1').replace('Reviewer 3', 'Reviewer 2');
  expect(await decide(numbered)).toEqual([
    409,
    expect.stringContaining('comments of 3 reviewers, but there are 2 reports'),
  ]);
  const { letter: anew } = await reviewed.draft(editor, 'revise-minor');
  expect((await decide(anew))[0]).toBe(200);
  expect(await rowsOf(product, id).decisions()).toHaveLength(1);
});
