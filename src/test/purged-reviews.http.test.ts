import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { accounts } from '../contracts/accounts.ts';
import { revisions } from '../contracts/revisions.ts';
import * as tables from '../server/db/schema/index.ts';
import { countReviewsByJournal } from '../server/domains/editorial/certificates/certificate-store.ts';
import { reply } from './product/client.ts';
import { aUser, password } from './product/factories.ts';
import { clearAfter, day } from './product/later.ts';
import { stepsWith } from './product/manuscript-steps.ts';
import { aScholar, invited } from './product/peer-review.ts';
import { aReportedManuscript, decideOn } from './product/revisions.ts';
import { startProduct } from './product/start-product.ts';

const product = await startProduct();
const { db } = product.parts;
const ofReviews = [
  tables.reviewInvitations,
  tables.reviewReports,
  tables.editorialDecisions,
  tables.revisionAnswers,
  tables.revisionExtensions,
] as const;

/** Everything that is kept about the review of a manuscript, as one text. */
const savedOf = async (id: string) =>
  JSON.stringify(
    await Promise.all(ofReviews.map((table) => db.select().from(table).where(eq(table.manuscriptId, id)))),
  );

test('decision 34: what was written in review goes with a manuscript that is deleted for good; who reported stays counted', async () => {
  const reported = await aReportedManuscript(product);
  const { id, of, author, reviewers, reports } = reported;
  const stranger = { email: 'stranger-kept-nowhere@elsewhere.test' };
  await invited(product, id, stranger, { message: 'Dear Stranger', reason: 'I am the cousin of Secretauthor' });
  await decideOn(product, reported, { kind: 'revise-minor' });
  const answers = [{ reportId: reports[0] ?? '', point: 'A point', answer: 'An answer by Secretauthor' }];
  await reply(product, revisions.saveAnswers, { params: of, body: { version: 0, answers } }, author);
  const asked = { days: 9, reason: 'Secretauthor is ill' };
  await reply(product, revisions.askExtension, { params: of, body: asked }, author);
  const secrets = ['Secretauthor', stranger.email, 'Dear Stranger', 'second example', 'Thank you for your work'];
  const before = await savedOf(id);
  for (const secret of secrets) expect(before).toContain(secret);

  expect((await stepsWith(product, id).remove(await aUser(product, { isAdmin: true }))).status).toBe(200);
  await clearAfter(product, 31 * day);
  const after = await savedOf(id);
  for (const secret of secrets) expect(after).not.toContain(secret);
  const year = { from: new Date(0), until: new Date(Date.now() + 40 * day) };
  expect(await countReviewsByJournal(db, reviewers[0]?.user.id ?? '', year)).toMatchObject([{ reviews: 1 }]);
});

test('own data of a reviewer and of an author, and deleted accounts on both sides, name nobody of the other', async () => {
  const reported = await aReportedManuscript(product);
  const { id, author, reviewers } = reported;
  const [reviewer = await aScholar(product), other = reviewer] = reviewers;
  await decideOn(product, reported, { kind: 'reject' });
  const dataOf = async ({ token, user }: typeof author) =>
    JSON.stringify(await reply(product, accounts.ownData, { params: { id: user.id } }, { token }));
  const [ofAuthor, ofReviewer] = [await dataOf(author), await dataOf(reviewer)];
  for (const person of [reviewer, other])
    for (const secret of [person.email, person.user.surname, person.user.id]) expect(ofAuthor).not.toContain(secret);
  for (const secret of [author.email, author.user.surname, author.user.id, id])
    expect(ofReviewer).not.toContain(secret);

  const body = { currentPassword: password };
  await reply(product, accounts.deleteAccount, { params: { id: reviewer.user.id }, body }, reviewer);
  const page = await reply(product, revisions.follow, { params: { articleId: id } }, author);
  expect(page.decisions[0]?.reports.map((report) => report.reviewer)).toEqual(['Reviewer 1', 'Reviewer 2']);
  expect(await savedOf(id)).not.toContain(reviewer.email);
  await reply(product, accounts.deleteAccount, { params: { id: author.user.id }, body }, author);
  expect(await savedOf(id)).not.toContain(author.email);
  expect(await dataOf(other)).not.toContain(author.user.surname);
});
