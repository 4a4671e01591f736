import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { orcid as calls } from '../contracts/orcid.ts';
import { siteDay } from '../contracts/site-zone.ts';
import {
  journals,
  manuscripts,
  orcidPermissions,
  orcidReviews,
  records,
  reviewReports,
} from '../server/db/schema/index.ts';
import { writeOrcidReviews } from '../server/workflows/orcid/write-reviews.ts';
import { writeOrcidWorks } from '../server/workflows/orcid/write-works.ts';
import { anOrcid } from './orcid/an-orcid.ts';
import { connectOrcid, startOrcidSite } from './orcid/orcid-site.ts';
import { startRecordsAtHome } from './orcid/records-at-home.ts';
import { reply } from './product/client.ts';
import { aUser } from './product/factories.ts';
import { aReviewWithSteps, comments } from './product/open-review.ts';

const atHome = await startRecordsAtHome();
const product = await startOrcidSite(atHome.settings);
const { db } = product.parts;
const administrator = await aUser(product, { isAdmin: true });
const issn = '2998-4017';
const thisYear = siteDay(new Date()).slice(0, 4);
const nextJanuary = new Date(`${Number(thisYear) + 1}-01-02T12:00:00Z`);

beforeEach(() => atHome.answerWith(null));

const write = (now = new Date()) => writeOrcidReviews({ ...product.system, now: () => now });
const reviewsOf = (orcid: string) => atHome.reviews.filter((one) => one.orcid === orcid);

/** A manuscript with two reports, whose first reviewer wants reviews in their record. */
async function aReviewed(addsReviews = true) {
  const review = await aReviewWithSteps(product);
  await db.update(journals).set({ issn }).where(eq(journals.id, review.journal.id));
  const [first] = review.reviewers;
  if (!first) throw new Error('There is no reviewer');
  const orcid = anOrcid();
  await connectOrcid(product, first, orcid, false, addsReviews);
  const change = (to: Partial<typeof manuscripts.$inferInsert>) =>
    db.update(manuscripts).set(to).where(eq(manuscripts.id, review.id));
  return {
    ...review,
    first,
    orcid,
    params: { id: first.user.id },
    change,
    reject: () =>
      change({ state: 'rejected', turn: 'author', dueAt: null, decidedAt: new Date(), updatedAt: new Date() }),
  };
}

test('issue 36: a finished review is added to the record of a reviewer who wants it, once, after its year', async () => {
  const { orcid, reject, first, params } = await aReviewed();
  expect(await reply(product, calls.own, { params }, first)).toMatchObject({ addsWorks: false, addsReviews: true });
  await write(nextJanuary);
  expect(reviewsOf(orcid), 'while it is under review').toEqual([]);
  await reject();
  await write();
  expect(reviewsOf(orcid), 'in the year of the decision').toEqual([]);
  await write(nextJanuary);
  await write(nextJanuary);
  expect(reviewsOf(orcid)).toHaveLength(1);
  expect(reviewsOf(orcid)[0]?.work).toMatchObject({
    'review-group-id': `issn:${issn}`,
    'review-completion-date': { year: { value: thisYear } },
  });
  const actions = await db.select().from(records).where(eq(records.subjectId, params.id));
  expect(actions.map(({ action }) => action)).toContain('orcid-reviews-allowed');
});

test('what is added tells nothing of the manuscript: no title, number, id, author, month, nor how often it was read', async () => {
  const { id, orcid, reject, author, reports } = await aReviewed();
  const [manuscript] = await db.select().from(manuscripts).where(eq(manuscripts.id, id));
  await reject();
  await write(nextJanuary);
  const added = JSON.stringify(reviewsOf(orcid)[0]?.work);
  const secrets = [
    id,
    id.slice(-6),
    manuscript?.number,
    manuscript?.title,
    author.user.surname,
    ...reports,
    comments[0],
  ];
  for (const secret of secrets) expect(added).not.toContain(secret);
  expect(added).not.toMatch(/month|day|subject|round/);
  const [row] = await db.select().from(orcidReviews).where(eq(orcidReviews.manuscriptId, id));
  expect(added).toContain(row?.id);
});

test('a reviewer who did not ask for it, and one who stopped it, have nothing added', async () => {
  const silent = await aReviewed(false);
  await silent.reject();
  const stopped = await aReviewed();
  await stopped.reject();
  await reply(product, calls.stopReviews, { params: stopped.params }, stopped.first);
  await write(nextJanuary);
  expect([...reviewsOf(silent.orcid), ...reviewsOf(stopped.orcid)]).toEqual([]);
  expect(await db.select().from(orcidPermissions).where(eq(orcidPermissions.orcid, stopped.orcid))).toEqual([]);
});

test('articles and reviews are chosen one by one: who stops one keeps the other', async () => {
  const { first, orcid, params, reject } = await aReviewed(false);
  await connectOrcid(product, first, orcid, true, true);
  await reply(product, calls.stopWorks, { params }, first);
  expect(await reply(product, calls.own, { params }, first)).toMatchObject({ addsWorks: false, addsReviews: true });
  await reject();
  await write(nextJanuary);
  expect(reviewsOf(orcid)).toHaveLength(1);
  await connectOrcid(product, first, orcid, true, true);
  await reply(product, calls.stopReviews, { params }, first);
  expect(await reply(product, calls.own, { params }, first)).toMatchObject({ addsWorks: true, addsReviews: false });
});

test('a report that was never submitted, an author’s own iD, and a journal without an ISSN bring no review', async () => {
  const draft = await aReviewed();
  await draft.reject();
  await db.update(reviewReports).set({ submittedAt: null }).where(eq(reviewReports.manuscriptId, draft.id));
  const nameless = await aReviewed();
  await nameless.reject();
  await db.update(journals).set({ issn: null }).where(eq(journals.id, nameless.journal.id));
  const authors = anOrcid();
  await connectOrcid(product, nameless.author, authors, true, true);
  await write(nextJanuary);
  expect([...reviewsOf(draft.orcid), ...reviewsOf(nameless.orcid), ...reviewsOf(authors)]).toEqual([]);
});

test('a signed report that is published is added at once with its article, and loses it when it is taken down', async () => {
  const review = await aReviewed();
  const unsigned = anOrcid();
  const [, second] = review.reviewers;
  if (!second) throw new Error('There is no second reviewer');
  await connectOrcid(product, second, unsigned, false, true);
  await review.reviewerChooses(0, 'named');
  await review.reviewerChooses(1, 'unnamed');
  await review.authorAgrees(true);
  await review.accept();
  await review.publishArticle(administrator);
  await write();
  expect(reviewsOf(unsigned)).toEqual([]);
  expect(reviewsOf(review.orcid)).toMatchObject([
    {
      work: {
        'review-url': { value: expect.stringContaining(`${review.id}/reviews#report-1-1`) as string },
        'subject-type': 'journal-article',
      },
    },
  ]);
  await write(nextJanuary);
  expect(JSON.stringify(reviewsOf(unsigned))).not.toContain(review.id);
  expect(reviewsOf(unsigned)).toHaveLength(1);
  const down = { kind: 'report', id: review.reports[0] ?? '' };
  const taken = await review.act('takeDown', down, administrator, { reason: 'It names a patient.' });
  expect(taken.status).toBe(200);
  await write();
  expect(reviewsOf(review.orcid)).toHaveLength(1);
  expect(JSON.stringify(reviewsOf(review.orcid))).not.toContain(review.id);
});

test('while ORCID is away a review waits; what it refuses is noted; a permission that ended is deleted', async () => {
  const { id, orcid, reject } = await aReviewed();
  await reject();
  const row = async () => (await db.select().from(orcidReviews).where(eq(orcidReviews.manuscriptId, id)))[0];
  atHome.answerWith(503);
  await write(nextJanuary);
  expect(await row()).toMatchObject({ tries: 1, writtenAt: null });
  atHome.answerWith(400);
  await write(new Date(nextJanuary.getTime() + 3_600_000));
  expect(await row()).toMatchObject({ refusal: 'This work is refused', isLeftAlone: true });
  const other = await aReviewed();
  await other.reject();
  atHome.answerWith(401);
  await write(nextJanuary);
  expect(await db.select().from(orcidPermissions).where(eq(orcidPermissions.orcid, other.orcid))).toEqual([]);
  expect(reviewsOf(orcid)).toEqual([]);
});

test('who allowed reviews alone has no articles added', async () => {
  const { orcid } = await aReviewed();
  await writeOrcidWorks(product.system);
  expect(atHome.works.filter((one) => one.orcid === orcid)).toEqual([]);
});
