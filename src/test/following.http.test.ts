import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { accounts } from '../contracts/accounts.ts';
import { manuscripts as calls } from '../contracts/manuscripts.ts';
import { reviews } from '../contracts/reviews.ts';
import { revisions } from '../contracts/revisions.ts';
import { manuscriptChecks, manuscripts, records } from '../server/db/schema/index.ts';
import { refusal, reply, send } from './product/client.ts';
import { aManuscript, aUser, password } from './product/factories.ts';
import { emailsTo, nextMail } from './product/outbox.ts';
import {
  anAcceptedReview,
  aManuscriptInReview,
  aReport,
  aReviewedJournal,
  aScholar,
  aSubmittedManuscript,
  invited,
} from './product/peer-review.ts';
import { aReportedManuscript, aRevisionToWrite, decideOn, followedBy, storedManuscript } from './product/revisions.ts';
import { sharedProduct } from './product/start-product.ts';

const product = await sharedProduct();
const journal = await aReviewedJournal(product);
const aSubmitted = async () => {
  const author = await aScholar(product);
  const { id } = await aSubmittedManuscript(product, author, journal.id);
  return { author, id, of: { articleId: id } };
};

test('Peer review, author: the page says where it stands, whose turn it is, until when, and what is usual', async () => {
  const { author, id } = await aSubmitted();
  const page = await followedBy(product, author, id);
  expect(page).toMatchObject({ articleStatus: 'Submitted', turn: 'editor', usualDays: 10, round: 1 });
  expect(page.dueOn).toMatch(/^\d{4}-\d\d-\d\d$/);
  expect(page.steps).toEqual([{ on: page.receivedOn, what: 'You submitted the manuscript' }]);
  expect(page.allowed).toEqual(['edit', 'withdraw']);
  const letter = await nextMail(product, author.email, /^Submission received/);
  expect(letter.text).toContain('An editor of the journal does the initial checks next');
  expect(letter.text).toContain(`/manuscripts/${id}`);
});

test('Peer review, author: for everybody but the submitting author the page is not there', async () => {
  const { id } = await aSubmitted();
  const editor = await aScholar(product, { role: { journalId: journal.id, role: 'editor' } });
  for (const other of [await aUser(product), await aUser(product, { isAdmin: true }), editor])
    expect((await send(product, revisions.follow, { params: { articleId: id } }, other)).status).toBe(404);
});

test('Anonymity: an author sees reports by number once the decision is sent, and never a name, an answer or an hour', async () => {
  const reported = await aReportedManuscript(product, { title: 'Journal of Hidden Names' });
  const { author, id, of, reviewers, chief } = reported;
  const declining = await aScholar(product, { lastName: 'Declinovsky' });
  await invited(product, id, declining, { state: 'declined', reason: 'No time for Declinovsky' });
  expect((await followedBy(product, author, id)).decisions).toEqual([]);
  await decideOn(product, reported, { kind: 'revise-minor' });
  const page = await followedBy(product, author, id);
  expect(page.decisions).toMatchObject([
    { kind: 'revise-minor', reports: [{ reviewer: 'Reviewer 1' }, { reviewer: 'Reviewer 2' }] },
  ]);
  expect(page.steps.map(({ what }) => what)).toEqual(['You submitted the manuscript', 'A revision was requested']);
  const seen = [
    JSON.stringify(page),
    (await send(product, calls.single, { params: of }, author)).text,
    (await send(product, calls.versions, { params: of }, author)).text,
    (await send(product, calls.mine, {}, author)).text,
  ].join('\n');
  for (const person of [...reviewers, chief, declining]) {
    expect(seen).not.toContain(person.user.id);
    expect(seen).not.toContain(person.user.surname);
    expect(seen).not.toContain(person.email);
  }
  expect(seen).not.toMatch(/invit|declin|recommendation|minor-modifications|major-revision|confidential/i);
  const article = await reply(product, calls.single, { params: of }, author);
  expect(article.updatedAt).toMatch(/T00:00:00\.000Z$/);
});

test('Anonymity: no gap in the numbers tells of a reviewer who accepted and did not report', async () => {
  const author = await aScholar(product);
  const chief = await aScholar(product, { role: { journalId: journal.id, role: 'editor-in-chief' } });
  const { id } = await aManuscriptInReview(product, author, journal.id);
  const reviewers = [await aScholar(product), await aScholar(product), await aScholar(product)];
  const accepted: string[] = [];
  for (const reviewer of reviewers) accepted.push(await anAcceptedReview(product, id, reviewer));
  const of = (place: number) => ({ params: { invitationId: accepted[place] ?? '' } });
  await reply(product, reviews.submit, { ...of(2), body: aReport() }, reviewers[2]);
  await reply(product, reviews.recuse, { ...of(0), body: { reason: 'I know them.' } }, reviewers[0]);
  await reply(product, reviews.submit, { ...of(1), body: aReport() }, reviewers[1]);
  await decideOn(product, { of: { articleId: id }, chief }, { kind: 'revise-minor' });
  const { decisions } = await followedBy(product, author, id);
  expect(decisions[0]?.reports.map((report) => [report.id, report.reviewer])).toEqual([
    [accepted[2], 'Reviewer 1'],
    [accepted[1], 'Reviewer 2'],
  ]);
  const letter = await nextMail(product, author.email, /^Minor revision requested/);
  expect(letter.text).toContain('Reviewer 2');
  expect(letter.text).not.toContain('Reviewer 3');
}, 60_000);

test('Peer review, author: until somebody has accepted, the date counts the time to answer and the time to review', async () => {
  const author = await aScholar(product);
  const { id } = await aManuscriptInReview(product, author, journal.id);
  const [one, other] = [await aScholar(product), await aScholar(product)];
  await invited(product, id, one);
  await invited(product, id, other);
  const inDays = (days: number) =>
    new Date(product.system.now().getTime() + days * 86_400_000).toISOString().slice(0, 10);
  expect(await followedBy(product, author, id)).toMatchObject({ turn: 'reviewers', usualDays: 21, dueOn: inDays(28) });
});

test('Anonymity: a first decision that waits to be ratified is not told', async () => {
  const author = await aScholar(product);
  const { id } = await aManuscriptInReview(product, author, journal.id);
  await product.parts.db.insert(records).values({
    id: '0199b8a0-0000-7000-8000-000000000001',
    at: product.system.now(),
    actor: 'user:someone',
    action: 'decide-first',
    subjectId: id,
    details: { kind: 'unsuitable' },
  });
  const page = await followedBy(product, author, id);
  expect(page.steps.map(({ what }) => what)).toEqual(['You submitted the manuscript']);
});

test('Anonymity: the author sees what was found and says that it is meant, once, for the version that was read', async () => {
  const { author, id, of } = await aSubmitted();
  // The job writes the same row.
  await expect
    .poll(async () => (await followedBy(product, author, id)).anonymity?.state, { timeout: 10_000 })
    .not.toBe('pending');
  const finding = { kind: 'name', file: 'manuscript.pdf', excerpt: 'by Alex Example', page: 1 } as const;
  const anonymity = [{ ...finding, sha256: '' }];
  await product.parts.db
    .insert(manuscriptChecks)
    .values({ manuscriptId: id, version: 1, anonymity })
    .onConflictDoUpdate({
      target: [manuscriptChecks.manuscriptId, manuscriptChecks.version],
      set: { anonymity },
    });
  const page = await followedBy(product, author, id);
  expect(page.anonymity).toEqual({ state: 'found', findings: [finding] });
  expect(page.allowed).toContain('mean-it');
  const stale = await refusal(product, revisions.meanIt, { params: of, body: { version: 7 } }, author);
  expect(stale.code).toBe('stale-version');
  const done = await reply(product, revisions.meanIt, { params: of, body: { version: 1 } }, author);
  expect(done.manuscript.anonymity?.state).toBe('meant');
  expect(done.manuscript.allowed).not.toContain('mean-it');
});

test('Anonymity: what is not found, or still looked for, cannot be meant', async () => {
  const { author, id, of } = await aSubmitted();
  const refused = await refusal(product, revisions.meanIt, { params: of, body: { version: 1 } }, author);
  expect([refused.status, refused.code]).toEqual([409, 'state-conflict']);
  expect((await followedBy(product, author, id)).anonymity?.state).not.toBe('meant');
});

test('Peer review, author: a manuscript can be withdrawn at any time before publication, and its reviewers hear of it without names', async () => {
  const author = await aScholar(product, { lastName: 'Withdrawer' });
  const editor = await aScholar(product, { role: { journalId: journal.id, role: 'editor' } });
  const { id } = await aManuscriptInReview(product, author, journal.id);
  const of = { articleId: id };
  const reviewer = await aScholar(product);
  await anAcceptedReview(product, id, reviewer);
  const body = { version: 1, reason: 'We found a mistake.' };
  const done = await reply(product, revisions.withdraw, { params: of, body }, author);
  expect(done.manuscript).toMatchObject({ articleStatus: 'Withdrawn', turn: null, dueOn: null, allowed: [] });
  const told = await nextMail(product, reviewer.email, /no longer needed/);
  expect(told.text).not.toMatch(/Withdrawer|mistake|withdrawn/);
  await nextMail(product, editor.email, /^Withdrawn by its authors/);
  // Safe to repeat: nothing more happens.
  await reply(product, revisions.withdraw, { params: of, body }, author);
  expect(await emailsTo(product, reviewer.email)).toHaveLength(2);
});

test('Peer review, author: in a journal that administrators verify, only the support team deletes', async () => {
  const author = await aUser(product);
  const { id } = await aManuscript(product, author);
  const page = await followedBy(product, author, id);
  expect(page).toMatchObject({ reviewModel: 'verification', anonymity: null, allowed: ['edit'] });
  const refused = await refusal(
    product,
    revisions.withdraw,
    { params: { articleId: id }, body: { version: 1 } },
    author,
  );
  expect(refused.status).toBe(409);
  expect(refused.detail).toContain('support team');
});

test('Peer review, author: in review the edit call refuses with the way on; after acceptance the list of authors is closed', async () => {
  const { author, id, of } = await aRevisionToWrite(product);
  const coAuthor = {
    authorTitle: 'Dr.' as const,
    authorGivenName: 'Late',
    authorLastName: 'Comer',
    authorEmail: 'late@comer.test',
    authorAffiliation: 'Late Institute',
  };
  const body = { articleTitle: 'Changed', articleAbstract: 'Changed.', articleKeywords: [], authors: [coAuthor] };
  const asked = await refusal(product, calls.update, { params: of, body }, author);
  expect(asked.status).toBe(409);
  expect(asked.detail).toContain('Submit your revision');
  await product.parts.db.update(manuscripts).set({ state: 'accepted' }).where(eq(manuscripts.id, id));
  const accepted = await refusal(product, calls.update, { params: of, body }, author);
  expect(accepted.status).toBe(409);
  expect(accepted.detail).toContain('its list of authors can no longer be changed');
  expect((await storedManuscript(product, id)).authors.map(({ authorLastName }) => authorLastName)).not.toContain(
    'Comer',
  );
});

test('Peer review: an account with a manuscript in peer review is deleted once the manuscript is withdrawn', async () => {
  const author = await aScholar(product);
  const { id } = await aManuscriptInReview(product, author, journal.id);
  const body = { currentPassword: password };
  const refused = await refusal(product, accounts.deleteAccount, { params: { id: author.user.id }, body }, author);
  expect(refused.status).toBe(409);
  expect(refused.detail).toContain('You can withdraw a manuscript in peer review');
  await reply(product, revisions.withdraw, { params: { articleId: id }, body: { version: 1 } }, author);
  await reply(product, accounts.deleteAccount, { params: { id: author.user.id }, body }, author);
});

test('Own data: reviews that one wrote and invitations that one got, without the authors', async () => {
  const author = await aScholar(product, { lastName: 'Unnamedovich' });
  const { id } = await aManuscriptInReview(product, author, journal.id);
  const reviewer = await aScholar(product);
  const invitationId = await anAcceptedReview(product, id, reviewer);
  const report = aReport({ confidentialRemarks: 'For you alone.' });
  await reply(product, reviews.submit, { params: { invitationId }, body: report }, reviewer);
  const answer = await send(product, accounts.ownData, { params: { id: reviewer.user.id } }, reviewer);
  expect(JSON.parse(answer.text)).toMatchObject({
    reviews: [{ articleTitle: 'On examples', round: 1, state: 'reported', report }],
  });
  expect(answer.text).not.toContain('Unnamedovich');
  expect(answer.text).not.toContain(id);
});
