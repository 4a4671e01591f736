import { eq } from 'drizzle-orm';
import { v4 } from 'uuid';
import { expect, test } from 'vitest';
import { editorial } from '../contracts/editorial.ts';
import { reviews } from '../contracts/reviews.ts';
import { revisions } from '../contracts/revisions.ts';
import { reviewerProfiles, reviewInvitations, reviewReports } from '../server/db/schema/index.ts';
import { reply, send } from './product/client.ts';
import { detailOf } from './product/manuscript-steps.ts';
import { nextMail } from './product/outbox.ts';
import { aReport } from './product/peer-review.ts';
import { aQuestion } from './product/review-form.ts';
import { aRevision, aRevisionToWrite, decideOn } from './product/revisions.ts';
import { sharedProduct } from './product/start-product.ts';

const product = await sharedProduct();
const { db } = product.parts;

/** A revision that has come, of a manuscript on which two people reported. */
async function aRevised() {
  const reported = await aRevisionToWrite(product);
  const [mine = '', theirs = ''] = reported.reports;
  for (const [invitationId, whose] of [
    [mine, 'mine'],
    [theirs, 'theirs'],
  ] as const)
    await db
      .update(reviewReports)
      .set({ commentsToAuthor: `Comments of ${whose}.`, confidentialRemarks: `Remarks of ${whose}.` })
      .where(eq(reviewReports.invitationId, invitationId));
  const answers = [
    { reportId: mine, point: 'My point.', answer: 'Answer to mine.' },
    { reportId: theirs, point: 'Their point.', answer: 'Answer to theirs.' },
  ];
  const body = { ...aRevision(reported), answers };
  await reply(product, revisions.revise, { params: reported.of, body }, reported.author);
  const inviteAll = () =>
    send(product, editorial.inviteLastRound, { params: reported.of, body: { version: 2 } }, reported.chief);
  const edited = () => reply(product, editorial.single, { params: reported.of }, reported.chief);
  return { ...reported, inviteAll, edited };
}

/** The text of the email that invites a person again, and the token of its link. */
async function emailAgain({ email }: { readonly email: string }) {
  const { text } = await nextMail(product, email, /^Invitation to review a revision/);
  return { text, token: /review-invitation\/([\w-]+)/.exec(text)?.[1] ?? '' };
}

test('round 2: one act invites the reviewers of the last round, and each reads their own report and its answers', async () => {
  const { inviteAll, reviewers, edited, of, chief } = await aRevised();
  const [first, second] = reviewers;
  if (!first || !second) throw new Error('Nobody reviewed');
  const answer = await inviteAll();
  expect(answer.status).toBe(200);
  for (const { user } of reviewers) expect(answer.text).toContain(user.surname);
  const { text, token } = await emailAgain(first);
  expect(text).toContain('shows your earlier report');

  const byLink = await send(product, reviews.invitation, { params: { token } });
  const own = await reply(product, reviews.mine, {}, first);
  const open = own.reviews.find(({ state }) => state === 'invited');
  const inList = await send(product, reviews.single, { params: { invitationId: open?.invitationId ?? '' } }, first);
  for (const seen of [byLink, inList]) {
    const { isRevision, earlier } = JSON.parse(seen.text) as Awaited<ReturnType<typeof revisedInvitation>>;
    expect([isRevision, earlier]).toMatchObject([
      true,
      [
        {
          round: 1,
          decision: 'Minor revision',
          reports: [{ commentsToAuthor: 'Comments of mine.', reviewer: 'Reviewer 1 (you)' }],
          answers: [{ point: 'My point.', answer: 'Answer to mine.' }],
        },
      ],
    ]);
    // Not even their own remarks, for a link can be forwarded; and nothing of the other reviewer.
    expect(seen.text).not.toMatch(/theirs|Their point|Remarks of|minor-modifications/);
  }

  const again = await inviteAll();
  expect([again.status, detailOf(again)]).toEqual([409, expect.stringContaining('already invited')]);
  // Reviewers who are asked again are waited for, but the editor may decide before they answer.
  const current = await edited();
  expect(current).toMatchObject({
    turn: 'reviewers',
    allowed: expect.arrayContaining(['invite', 'decide']) as unknown,
  });
  expect((await decideOn(product, { of, chief }, { kind: 'accept', version: 2 })).message).toContain('decision');
});

test('round 2: the link shows the answers of the earlier report, and no file, because a link can be forwarded', async () => {
  const { inviteAll, reviewers, reports } = await aRevised();
  const words = { question: { ...aQuestion('What is new?'), id: v4() }, answer: 'The figures.' };
  const file = { fileId: v4(), name: 'answer-2.pdf', size: 1 };
  const copy = { question: { ...aQuestion('Your copy?', { answer: { kind: 'file' } }), id: v4() }, answer: file };
  await db
    .update(reviewReports)
    .set({ answered: [words, copy] })
    .where(eq(reviewReports.invitationId, reports[0] ?? ''));
  await inviteAll();
  const { token } = await emailAgain(reviewers[0] ?? { email: '' });
  const [round] = (await revisedInvitation(token)).earlier;
  expect(round?.reports.map(({ answered, attachment }) => [answered, attachment])).toEqual([[[words], null]]);
});

const revisedInvitation = (token: string) => reply(product, reviews.invitation, { params: { token } });

test('round 2: who cannot be invited is named with the reason, and the others are invited', async () => {
  const { inviteAll, reviewers, edited } = await aRevised();
  const [busy, free] = reviewers;
  if (!busy || !free) throw new Error('Nobody reviewed');
  const settings = { interests: '', mostOpenReviews: 0, updatedAt: product.system.now() };
  await db.insert(reviewerProfiles).values({ userId: busy.user.id, ...settings });
  const { message } = JSON.parse((await inviteAll()).text) as { message: string };
  expect(message).toContain(`Invited, and the emails are on their way: Sam ${free.user.surname}.`);
  expect(message).toContain(`Sam ${busy.user.surname} was not invited. Why: Is not taking reviews.`);
  const { invitations } = await edited();
  expect(invitations.filter(({ round }) => round === 2).map(({ name }) => name)).toEqual([`Sam ${free.user.surname}`]);
});

test('round 2: a report that was withdrawn is not shown again, nor are words that an editor removed', async () => {
  const { reviewers, reports, inviteAll } = await aRevised();
  const [first, second] = reviewers;
  if (!first || !second) throw new Error('Nobody reviewed');
  await db
    .update(reviewReports)
    .set({ commentsToAuthor: 'Words [removed].', originalComments: 'Words of Prof. Canary.' })
    .where(eq(reviewReports.invitationId, reports[0] ?? ''));
  await inviteAll();
  const { token } = await emailAgain(first);
  const seen = await send(product, reviews.invitation, { params: { token } });
  expect(seen.text).toContain('Words [removed].');
  expect(seen.text).not.toContain('Canary');
  await db
    .update(reviewInvitations)
    .set({ state: 'recused' })
    .where(eq(reviewInvitations.id, reports[1] ?? ''));
  const other = await emailAgain(second);
  expect((await revisedInvitation(other.token)).earlier).toEqual([]);
});

test('round 2: whoever reports again is the same reviewer, and both rounds are kept', async () => {
  const { reviewers, inviteAll, edited } = await aRevised();
  const [first] = reviewers;
  if (!first) throw new Error('Nobody reviewed');
  await inviteAll();
  const { token } = await emailAgain(first);
  const { invitationId } = await reply(product, reviews.accept, { params: { token }, body: {} }, first);
  const read = await reply(product, reviews.single, { params: { invitationId } }, first);
  // Who reviews reads the others by number, too.
  expect(read.earlier[0]?.reports.map(({ reviewer }) => reviewer)).toEqual(['Reviewer 1 (you)', 'Reviewer 2']);
  await reply(product, reviews.submit, { params: { invitationId }, body: aReport() }, first);
  const { invitations } = await edited();
  const theirs = invitations.filter(({ email, report }) => email === first.email && report !== null);
  expect(theirs.map(({ round, reviewerNumber }) => [round, reviewerNumber])).toEqual([
    [1, 1],
    [2, 1],
  ]);
});
