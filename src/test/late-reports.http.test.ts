import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { reviews } from '../contracts/reviews.ts';
import { revisions } from '../contracts/revisions.ts';
import { records, reviewInvitations } from '../server/db/schema/index.ts';
import { lapseInvitations } from '../server/domains/editorial/index.ts';
import { reply } from './product/client.ts';
import { aBoard, rowsOf } from './product/deciding.ts';
import { extendReview, remindReviewer } from './product/editing.ts';
import { attach } from './product/a-review.ts';
import { aPdf, type TestUser } from './product/factories.ts';
import { aDecidedManuscript, submitReport } from './product/late-reports.ts';
import { day } from './product/later.ts';
import { detailOf } from './product/manuscript-steps.ts';
import { emailsTo, nextMail } from './product/outbox.ts';
import { anAcceptedReview, aScholar, invited, type aReport } from './product/peer-review.ts';
import { startProduct } from './product/start-product.ts';

const product = await startProduct();
const board = await aBoard(product);
const { editor, chief } = board;
const { db } = product.parts;

const followedBy = (author: TestUser, articleId: string) =>
  reply(product, revisions.follow, { params: { articleId } }, author);
const submit = (person: TestUser, invitationId: string, changes: Parameters<typeof aReport>[0] = {}) =>
  submitReport(product, person, invitationId, changes);
const aDecided = (kind?: 'revise-minor' | 'reject' | 'accept') => aDecidedManuscript(product, board, kind);
const rowOf = async (invitationId: string) => {
  const [row] = await db.select().from(reviewInvitations).where(eq(reviewInvitations.id, invitationId));
  return row;
};

/** Everything that the author gets of a manuscript, but for what they have read already. */
async function knownTo(author: TestUser, id: string): Promise<string> {
  const mails = await emailsTo(product, author.email);
  return JSON.stringify([await followedBy(author, id), mails, (await rowsOf(product, id).manuscript()).dueAt]);
}

test('decision 58: a report after the decision waits with the editors; the author learns of it once it is forwarded', async () => {
  const { id, author, late, invitationId, editing } = await aDecided();
  const told = await nextMail(product, late.email, /^Decision sent/);
  expect(told.text).toContain('you no longer need to send it');
  expect(await rowOf(invitationId)).toMatchObject({ state: 'accepted', dueAt: null, endedAt: null });
  const before = await knownTo(author, id);
  const commentsToAuthor = 'Written late: the table lacks its units.';
  expect((await submit(late, invitationId, { commentsToAuthor })).status).toBe(200);
  expect((await nextMail(product, editor.email, /^Report received after/)).text).toContain(
    'The authors do not have it',
  );
  expect(await knownTo(author, id)).toBe(before);

  const seen = (await editing.read(editor)).invitations.find((one) => one.id === invitationId);
  expect(seen).toMatchObject({ state: 'reported', reviewerNumber: null, report: { isLate: true, forwardedAt: null } });
  expect((await editing.forwardReport(author, invitationId, 'To myself.')).status).toBe(404);
  expect((await editing.forwardReport(late, invitationId, 'To the author.')).status).toBe(404);

  const forwarded = await editing.forwardReport(editor, invitationId, 'Please answer this one, too.');
  expect(forwarded.status).toBe(200);
  const mail = await nextMail(product, author.email, /^Another report/);
  expect(mail.text).toContain('Please answer this one, too.');
  for (const hidden of [late.user.surname, late.email]) expect(mail.text).not.toContain(hidden);
  const { decisions, steps } = await followedBy(author, id);
  expect(decisions[0]?.reports.map(({ reviewer }) => reviewer)).toEqual(['Reviewer 1', 'Reviewer 2', 'Reviewer 3']);
  expect(decisions[0]?.reports[2]).toMatchObject({
    commentsToAuthor,
    forwarded: { message: 'Please answer this one, too.' },
  });
  expect(steps.at(-1)?.what).toBe('You received another review report');
  const history = (await editing.read(editor)).record.map(({ what }) => what);
  expect(history[0]).toMatch(/^forwarded a report to the author/);
  expect(history).toContain('submitted a report after the decision');
  const again = await editing.forwardReport(editor, invitationId, 'Twice.');
  expect([again.status, detailOf(again)]).toEqual([409, expect.stringContaining('does not wait')]);
});

test('an editor asks for one more report after the decision; it gets its number when it is forwarded', async () => {
  const { id, author, late, invitationId, editing } = await aDecided();
  const asked = await aScholar(product);
  expect((await editing.invite(editor, { email: asked.email })).status).toBe(200);
  const added = (await editing.read(editor)).invitations.find(({ email }) => email === asked.email);
  const own = { params: { invitationId: added?.id ?? '' } };
  await reply(product, reviews.answer, { ...own, body: { isAccepted: true, reason: '' } }, asked);
  expect((await reply(product, reviews.single, own, asked)).isLate).toBe(true);
  expect((await rowOf(added?.id ?? ''))?.dueAt).toBeInstanceOf(Date);
  await submit(late, invitationId, { commentsToAuthor: 'The first to come.' });
  await submit(asked, added?.id ?? '', { commentsToAuthor: 'The second to come.' });
  await editing.forwardReport(editor, added?.id ?? '', 'One more.');
  await editing.forwardReport(editor, invitationId, 'And the last.');
  const reports = (await followedBy(author, id)).decisions[0]?.reports ?? [];
  expect(reports.slice(2).map(({ reviewer, commentsToAuthor }) => [reviewer, commentsToAuthor])).toEqual([
    ['Reviewer 3', 'The second to come.'],
    ['Reviewer 4', 'The first to come.'],
  ]);
});

test('a late report that names its reviewer, and a message that does, are not forwarded unseen', async () => {
  const { id, author, late, invitationId, editing } = await aDecided();
  await submit(late, invitationId, { commentsToAuthor: `As ${late.user.surname} has shown, it is small.` });
  const refused = await editing.forwardReport(editor, invitationId, 'One more.');
  expect([refused.status, detailOf(refused)]).toEqual([409, expect.stringContaining('may tell the author')]);
  const { invitations } = await editing.read(editor);
  const finding = invitations.find((one) => one.id === invitationId)?.report?.findings[0];
  expect((await editing.removeWords(editor, finding?.id ?? '', late.user.surname)).status).toBe(200);
  const named = await editing.forwardReport(editor, invitationId, `By ${late.user.surname}.`);
  expect([named.status, named.text]).toEqual([409, expect.stringContaining(late.user.surname)]);
  expect((await editing.forwardReport(editor, invitationId, 'One more.')).status).toBe(200);
  expect(JSON.stringify(await followedBy(author, id))).not.toContain(late.user.surname);
});

test('who may open the attachment of a late report: its reviewer and editors; the author once it is forwarded', async () => {
  const { author, late, invitationId, editing } = await aDecided();
  expect((await attach(product, late, invitationId, { name: 'late.pdf', bytes: aPdf() })).status).toBe(201);
  await submit(late, invitationId);
  const { invitations } = await editing.read(editor);
  const url = invitations.find((one) => one.id === invitationId)?.report?.attachment?.url ?? '';
  const opened = ({ token }: TestUser) => fetch(product.url + url, { headers: { authorization: `Bearer ${token}` } });
  const statuses = async () => Promise.all([late, editor, author].map(async (person) => (await opened(person)).status));
  expect(await statuses()).toEqual([200, 200, 404]);
  await editing.forwardReport(editor, invitationId, 'One more.');
  expect(await statuses()).toEqual([200, 200, 200]);
});

test('an editor sets a date for a report that is late for the decision; the email asks for it, and promises no more time', async () => {
  const { late, invitationId } = await aDecided();
  expect((await extendReview(product, editor, invitationId, { days: 7 })).status).toBe(200);
  const mail = await nextMail(product, late.email, /^Please send your report by /);
  expect(mail.text).toContain('the editor would still like to have your report');
  expect((await extendReview(product, editor, invitationId, { days: 7 })).status).toBe(200);
  expect((await nextMail(product, late.email, /^More time/)).text).toContain('more time for your report');
});

test('what came in time is not forwarded', async () => {
  const { reviewers, editing, reviewed } = await aDecided();
  const { invitations } = await editing.read(editor);
  const inTime = invitations.find(({ email }) => email === reviewers[0]?.email)?.id ?? '';
  expect((await editing.forwardReport(editor, inTime, 'Again.')).status).toBe(409);
  expect((await reviewed.hold(editor)).status).toBe(200);
  expect((await editing.forwardReport(editor, inTime, 'Again.')).status).toBe(409);
});

test.each([
  ['accepted', 'accept', 'cancelled'],
  ['rejected', 'reject', 'accepted'],
] as const)('what is %s: the review that had not come is %s', async (_, kind, state) => {
  const { invitationId } = await aDecided(kind);
  expect((await rowOf(invitationId))?.state).toBe(state);
});

test('the revision ends late reviews; what was not forwarded by then stays with the editors, and has no number', async () => {
  const { id, author, late, invitationId, editing, reviewers } = await aDecided();
  const asked = await aScholar(product);
  const { invitationId: unanswered } = await invited(product, id, asked);
  const other = await aScholar(product);
  const unsent = await anAcceptedReview(product, id, other);
  await submit(late, invitationId, { commentsToAuthor: 'Held back for good.' });
  const { decisions } = await followedBy(author, id);
  const answers = (decisions[0]?.reports ?? []).map((one) => ({
    reportId: one.id,
    point: 'Small.',
    answer: 'Larger.',
  }));
  expect(answers).toHaveLength(2);
  const { articleTitle, articleAbstract, articleKeywords } = await followedBy(author, id);
  const body = { version: 1, articleTitle, articleAbstract, articleKeywords, filesUrl: [], answers, isMeant: true };
  await reply(product, revisions.revise, { params: { articleId: id }, body }, author);
  expect([(await rowOf(unanswered))?.state, (await rowOf(unsent))?.state]).toEqual(['cancelled', 'cancelled']);
  await nextMail(product, asked.email, /no longer needed/);
  expect((await editing.forwardReport(editor, invitationId, 'Too late.')).status).toBe(409);

  const again = await anAcceptedReview(product, id, reviewers[0] ?? late, { round: 2 });
  const { earlier } = await reply(product, reviews.single, { params: { invitationId: again } }, reviewers[0]);
  expect(earlier[0]?.reports.map(({ reviewer }) => reviewer)).toEqual(['Reviewer 1 (you)', 'Reviewer 2']);
  expect(JSON.stringify(earlier)).not.toContain('Held back');
});

test('after a rejection, one more report can be asked for while an appeal is possible or waits, and not after it', async () => {
  const { id, author, late, invitationId, editing, steps } = await aDecided('reject');
  expect((await editing.read(editor)).allowed).toContain('invite');
  const appeal = { params: { articleId: id }, body: { version: 1, reason: 'The second report is wrong.' } };
  await reply(product, revisions.appeal, appeal, author);
  expect((await editing.read(editor)).allowed).toContain('invite');
  expect((await submit(late, invitationId)).status).toBe(200);
  const open = await anAcceptedReview(product, id, await aScholar(product));
  await steps.uphold(chief);
  expect((await rowOf(open))?.state).toBe('cancelled');
  expect((await editing.read(editor)).allowed).not.toContain('invite');
  const refused = await editing.invite(editor, {
    email: 'one.more@example.org',
    invitee: { givenName: 'A', lastName: 'B' },
  });
  expect([refused.status, detailOf(refused)]).toEqual([409, expect.stringContaining('no longer taken')]);
});

test('late reviews of a rejected manuscript end when no appeal can come; a report without a date is not reminded of', async () => {
  const { late, invitationId } = await aDecided('reject');
  const reminded = await remindReviewer(product, editor, invitationId);
  expect([reminded.status, detailOf(reminded)]).toEqual([409, expect.stringContaining('without this report')]);
  const after = (days: number) => ({
    ...product.system,
    now: () => new Date(product.system.now().getTime() + days * day),
  });
  await lapseInvitations(after(30));
  expect((await rowOf(invitationId))?.state).toBe('accepted');
  await lapseInvitations(after(32));
  expect((await rowOf(invitationId))?.state).toBe('cancelled');
  expect((await submit(late, invitationId)).status).toBe(409);
});

test('each step of a late report is in the audit log', async () => {
  const { id, late, invitationId, editing } = await aDecided();
  await submit(late, invitationId);
  await editing.forwardReport(editor, invitationId, 'One more.');
  const rows = await db.select().from(records).where(eq(records.subjectId, id));
  const steps = rows.filter(({ details }) => details['invitationId'] === invitationId).map(({ action }) => action);
  expect(steps.toSorted()).toEqual(['invitation-accepted', 'late-report-submitted', 'report-forwarded']);
});
