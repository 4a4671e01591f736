import { and, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { editorial } from '../contracts/editorial.ts';
import { manuscripts } from '../contracts/manuscripts.ts';
import { reviews } from '../contracts/reviews.ts';
import { revisions } from '../contracts/revisions.ts';
import {
  journals,
  manuscripts as manuscriptRows,
  manuscriptVersions,
  reviewInvitations,
  revisionAnswers,
} from '../server/db/schema/index.ts';
import { refusal, reply, send, upload } from './product/client.ts';
import { aPdf } from './product/factories.ts';
import { day } from './product/later.ts';
import { emailsTo, nextMail } from './product/outbox.ts';
import { aReviewedJournal, aScholar } from './product/peer-review.ts';
import {
  aReportedManuscript,
  aRevision,
  aRevisionToWrite,
  decideOn,
  followedBy,
  storedManuscript,
} from './product/revisions.ts';
import { sharedProduct } from './product/start-product.ts';

const product = await sharedProduct();

test('Revision: answers are kept as they are typed; what was saved elsewhere meanwhile is not overwritten', async () => {
  const { of, author, reports } = await aRevisionToWrite(product);
  const [reportId = ''] = reports;
  const typed = (answer: string) => [{ reportId, point: 'A point', answer }];
  const first = await reply(
    product,
    revisions.saveAnswers,
    { params: of, body: { version: 0, answers: typed('One') } },
    author,
  );
  expect(first.version).toBe(1);
  // The same save again, whose answer was lost on the way.
  const again = await reply(
    product,
    revisions.saveAnswers,
    { params: of, body: { version: 0, answers: typed('One') } },
    author,
  );
  expect(again).toEqual(first);
  const stale = await refusal(
    product,
    revisions.saveAnswers,
    { params: of, body: { version: 0, answers: typed('Two') } },
    author,
  );
  expect(stale).toMatchObject({ status: 409, code: 'stale-version' });
  expect(await followedBy(product, author, of.articleId)).toMatchObject({ answers: typed('One'), answersVersion: 1 });
  const foreign = [{ reportId: '00000000-0000-4000-8000-000000000000', point: '', answer: '' }];
  const refused = await refusal(
    product,
    revisions.saveAnswers,
    { params: of, body: { version: 1, answers: foreign } },
    author,
  );
  expect(refused.status).toBe(422);
});

test('Revision: while none is asked for no answers are kept; those that came with it are not changed', async () => {
  const reported = await aReportedManuscript(product);
  const { of, author } = reported;
  const save = () => refusal(product, revisions.saveAnswers, { params: of, body: { version: 0, answers: [] } }, author);
  expect(await save()).toMatchObject({ status: 409, code: 'state-conflict' });
  await decideOn(product, reported, { kind: 'revise-minor' });
  await reply(product, revisions.revise, { params: of, body: aRevision(reported) }, author);
  expect((await save()).status).toBe(409);
  const kept = await product.parts.db
    .select()
    .from(revisionAnswers)
    .where(eq(revisionAnswers.manuscriptId, reported.id));
  expect(kept).toMatchObject([{ round: 1, answers: aRevision(reported).answers }]);
});

test('Revision: a new version and a new round, the editor’s turn; the reviewers of the round before are not told', async () => {
  const revised = await aRevisionToWrite(product);
  const { of, author, chief, reviewers, id } = revised;
  const { uploadId, authors } = await storedManuscript(product, id);
  const sent = await upload(product, author.token, uploadId, [{ name: 'revised.pdf', bytes: aPdf('A revision') }], 1);
  const { files } = JSON.parse(sent.text) as { files: string[] };
  const before = await Promise.all(reviewers.map(({ email }) => emailsTo(product, email)));
  const body = { ...aRevision(revised), filesUrl: files };
  const done = await reply(product, revisions.revise, { params: of, body }, author);
  expect(done.manuscript).toMatchObject({
    articleStatus: 'Under Review',
    turn: 'editor',
    round: 2,
    version: 2,
    articleTitle: 'On better examples',
    files: [{ name: 'revised.pdf' }],
  });
  expect(done.manuscript.steps.at(-1)?.what).toBe('You submitted your revision');
  expect((await storedManuscript(product, id)).authors).toEqual(authors);
  await nextMail(product, chief.email, /^Revision received/);
  // Sent twice, it is submitted once.
  await reply(product, revisions.revise, { params: of, body }, author);
  const versions = await product.parts.db
    .select()
    .from(manuscriptVersions)
    .where(eq(manuscriptVersions.manuscriptId, id))
    .orderBy(manuscriptVersions.version);
  expect(versions.map(({ version, outcome }) => `${version}: ${outcome}`)).toEqual([
    '1: revision-requested',
    '2: null',
  ]);
  const [kept] = await product.parts.db.select().from(revisionAnswers).where(eq(revisionAnswers.manuscriptId, id));
  expect(kept).toMatchObject({ round: 1, submittedWith: 2, answers: body.answers });
  expect(await Promise.all(reviewers.map(({ email }) => emailsTo(product, email)))).toEqual(before);
  // In the rounds after the first one the editor may decide alone.
  const letter = 'Accepted.';
  const decided = await reply(
    product,
    editorial.decide,
    { params: of, body: { version: 2, kind: 'accept', letter } },
    chief,
  );
  expect(decided.manuscript.articleStatus).toBe('Accepted');
});

test('Revision: every report has to be answered, and every point', async () => {
  const revised = await aRevisionToWrite(product);
  const { of, author } = revised;
  const body = aRevision(revised);
  const revise = (answers: typeof body.answers) =>
    refusal(product, revisions.revise, { params: of, body: { ...body, answers } }, author);
  expect(await revise(body.answers.slice(0, 1))).toMatchObject({
    status: 422,
    errors: { answers: 'Answer the points of Reviewer 2.' },
  });
  expect(await revise(body.answers.map((answer) => ({ ...answer, answer: ' ' })))).toMatchObject({
    errors: { answers: '2 points have no answer yet.' },
  });
  const stale = await refusal(product, revisions.revise, { params: of, body: { ...body, version: 9 } }, author);
  expect(stale.code).toBe('stale-version');
  expect((await storedManuscript(product, of.articleId)).state).toBe('revision-requested');
});

test('Revision: two tabs that submit at once make one revision; the other hears what stands', async () => {
  const revised = await aRevisionToWrite(product);
  const { of, author } = revised;
  const titles = ['One title', 'Another title'];
  const answers = await Promise.all(
    titles.map((articleTitle) =>
      send(product, revisions.revise, { params: of, body: { ...aRevision(revised), articleTitle } }, author),
    ),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
  expect(await storedManuscript(product, of.articleId)).toMatchObject({ version: 2, round: 2 });
});

test('Extension: asked for before the deadline, one at a time; a request granted moves the deadline', async () => {
  const { of, author, chief, id } = await aRevisionToWrite(product);
  const { dueAt } = await storedManuscript(product, id);
  const body = { days: 14, reason: 'Our greenhouse burnt down.' };
  const asked = await reply(product, revisions.askExtension, { params: of, body }, author);
  expect(asked.manuscript.extension).toEqual({ days: 14, state: 'waiting' });
  expect(asked.manuscript.allowed).not.toContain('ask-extension');
  expect((await nextMail(product, chief.email, /ask for more time/)).text).toContain('greenhouse');
  await reply(product, revisions.askExtension, { params: of, body }, author);
  const second = await refusal(product, revisions.askExtension, { params: of, body: { ...body, days: 3 } }, author);
  expect(second.status).toBe(409);
  expect(second.detail).toContain('already');
  await reply(product, editorial.answerExtension, { params: of, body: { isGranted: true } }, chief);
  expect((await storedManuscript(product, id)).dueAt?.getTime()).toBe((dueAt?.getTime() ?? 0) + 14 * 86_400_000);
  expect((await followedBy(product, author, id)).extension).toEqual({ days: 14, state: 'granted' });
});

test('Extension: after the deadline it is too late to ask', async () => {
  const { of, author, id } = await aRevisionToWrite(product);
  const dueAt = new Date(product.system.now().getTime() - 2 * day);
  await product.parts.db.update(manuscriptRows).set({ dueAt }).where(eq(manuscriptRows.id, id));
  const body = { days: 14, reason: 'Our greenhouse burnt down.' };
  const late = await refusal(product, revisions.askExtension, { params: of, body }, author);
  expect([late.status, late.detail]).toEqual([409, expect.stringContaining('The deadline has passed')]);
  expect((await followedBy(product, author, id)).extension).toBeNull();
});

test('Unsuitable: the author moves the manuscript in one step, with its reports, to editors who have not met it', async () => {
  const reported = await aReportedManuscript(product);
  const { of, author, id, reviewers, reports } = reported;
  const other = await aReviewedJournal(product, { title: 'Journal of Better Places' });
  await product.parts.db.update(journals).set({ editorDays: 4 }).where(eq(journals.id, other.id));
  await decideOn(product, reported, { kind: 'unsuitable', suggestedJournalId: other.id });
  const page = await followedBy(product, author, id);
  expect(page.allowed).toEqual(['move', 'decline-move', 'appeal']);
  // The list of the author's manuscripts says what waits for them, too.
  const listed = async () => (await reply(product, manuscripts.single, { params: of }, author)).allowed;
  expect(await listed()).toEqual(['move']);
  expect(page.decisions[0]?.suggestedJournal?.journalTitle).toBe('Journal of Better Places');
  const moved = await reply(product, revisions.move, { params: of, body: { version: 1 } }, author);
  expect(moved.manuscript).toMatchObject({
    articleStatus: 'Submitted',
    turn: 'editor',
    round: 2,
    version: 2,
    usualDays: 4,
    journalTitle: 'Journal of Better Places',
  });
  expect(moved.manuscript.manuscriptNumber).toContain(other.abbreviation);
  expect(await listed()).not.toContain('move');
  await nextMail(product, author.email, /^Moved to Journal of Better Places/);
  const editor = await aScholar(product, { role: { journalId: other.id, role: 'editor' } });
  const [row] = await product.parts.db
    .select()
    .from(reviewInvitations)
    .where(and(eq(reviewInvitations.manuscriptId, id), eq(reviewInvitations.state, 'reported')));
  expect(row).toBeDefined();
  expect((await send(product, editorial.letterDraft, { params: of, query: { kind: 'reject' } }, editor)).status).toBe(
    200,
  );
  // The editors of the journal before have nothing to do with it any more, and it does not move twice.
  expect(
    (await send(product, editorial.letterDraft, { params: of, query: { kind: 'reject' } }, reported.chief)).status,
  ).toBe(404);
  expect((await send(product, revisions.move, { params: of, body: { version: 2 } }, author)).status).toBe(409);
  // A reviewer of the journal before still has the report, and opens nothing of the new version.
  const review = await reply(product, reviews.single, { params: { invitationId: reports[0] ?? '' } }, reviewers[0]);
  expect(review).toMatchObject({ state: 'reported', round: 1, allowed: [] });
});

test('Unsuitable: without a suggested journal there is nowhere to move to', async () => {
  const reported = await aReportedManuscript(product);
  await decideOn(product, reported, { kind: 'unsuitable' });
  const { of, author } = reported;
  expect((await followedBy(product, author, of.articleId)).allowed).toEqual(['appeal']);
  const refused = await refusal(product, revisions.move, { params: of, body: { version: 1 } }, author);
  expect(refused.status).toBe(409);
  expect(refused.detail).toContain('No journal is suggested');
});

test('Unsuitable: to a journal that peers no longer review for nothing moves', async () => {
  const reported = await aReportedManuscript(product);
  const { of, author } = reported;
  const other = await aReviewedJournal(product);
  await decideOn(product, reported, { kind: 'unsuitable', suggestedJournalId: other.id });
  await product.parts.db.update(journals).set({ reviewModel: 'verification' }).where(eq(journals.id, other.id));
  expect((await refusal(product, revisions.move, { params: of, body: { version: 1 } }, author)).status).toBe(409);
  expect((await followedBy(product, author, of.articleId)).allowed).toEqual(['appeal']);
});
