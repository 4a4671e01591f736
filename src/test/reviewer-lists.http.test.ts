import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { reviewers } from '../contracts/reviewers.ts';
import { reviews } from '../contracts/reviews.ts';
import { reviewInvitations, reviewReports } from '../server/db/schema/index.ts';
import { pdfWords } from './pdf-words.ts';
import { addressOf, refusal, reply, send } from './product/client.ts';
import type { TestUser } from './product/factories.ts';
import { day } from './product/later.ts';
import {
  aManuscriptInReview,
  anAcceptedReview,
  aReport,
  aReviewedJournal,
  aScholar,
  invited,
} from './product/peer-review.ts';
import { startProduct } from './product/start-product.ts';
import { inState } from './product/invitation-in-state.ts';

const product = await startProduct();
const { db } = product.parts;
const journal = await aReviewedJournal(product, { title: 'Annals of Examples' });
const author = await aScholar(product);

test('one’s own reviews: what is due first, overdue ones marked, done ones by themselves, part by part', async () => {
  const reviewer = await aScholar(product);
  const { id } = await aManuscriptInReview(product, author, journal.id, { articleTitle: 'Listed' });
  const now = product.system.now().getTime();
  for (let number = 0; number < 27; number += 1)
    await invited(
      product,
      id,
      { ...reviewer, email: `${number}@alias.test` },
      { answerBy: new Date(now + (30 - number) * day) },
    );
  const late = await invited(
    product,
    id,
    { ...reviewer, email: 'late@alias.test' },
    { state: 'accepted', dueAt: new Date(now - day), reviewerNumber: 1 },
  );
  // Asked by the address alone, which is theirs.
  const byAddress = await invited(product, id, { email: reviewer.email }, { answerBy: new Date(now + 15.5 * day) });
  for (const [state, ago] of [
    ['lapsed', 2],
    ['declined', 1],
    ['cancelled', 3],
  ] as const) {
    const endedAt = new Date(now - ago * day);
    await invited(product, id, { ...reviewer, email: `${state}@alias.test` }, { state, endedAt });
  }
  const first = await reply(product, reviews.mine, {}, reviewer);
  const second = await reply(product, reviews.mine, { query: { after: first.next ?? '' } }, reviewer);
  expect([first.reviews.length, second.reviews.length, second.next]).toEqual([25, 4, null]);
  expect(first.reviews[0]).toMatchObject({ invitationId: late.invitationId, isOverdue: true });
  const all = [...first.reviews, ...second.reviews].slice(1).map(({ answerBy }) => answerBy);
  expect(all).toEqual(all.toSorted());
  expect(first.reviews.map(({ invitationId }) => invitationId)).toContain(byAddress.invitationId);
  const done = await reply(product, reviews.mine, { query: { part: 'done' } }, reviewer);
  expect(done.reviews.map(({ state }) => state)).toEqual(['declined', 'lapsed', 'cancelled']);
  expect((await refusal(product, reviews.mine, { query: { after: 'nonsense' } }, reviewer)).status).toBe(422);
});

test('what a reviewer says of themselves is kept', async () => {
  const reviewer = await aScholar(product);
  expect(await reply(product, reviewers.profile, {}, reviewer)).toEqual({ interests: '', mostOpenReviews: 3 });
  for (const profile of [
    { interests: 'Beetles', mostOpenReviews: 1 },
    { interests: 'Beetles, moths', mostOpenReviews: 0 },
  ]) {
    await reply(product, reviewers.saveProfile, { body: profile }, reviewer);
    expect(await reply(product, reviewers.profile, {}, reviewer)).toEqual(profile);
  }
  const wrong = { interests: 'x'.repeat(5001), mostOpenReviews: 1 };
  expect((await send(product, reviewers.saveProfile, { body: wrong }, reviewer)).status).toBe(422);
});

async function certificateOf(person: TestUser, year: number) {
  const answer = await fetch(addressOf(product, reviewers.certificate, { params: { year } }), {
    headers: { authorization: `Bearer ${person.token}` },
  });
  return { status: answer.status, bytes: new Uint8Array(await answer.arrayBuffer()) };
}

test('the certificate of a year names journals and counts reviews, and no manuscript; without any there is none', async () => {
  const year = product.system.now().getUTCFullYear();
  const reviewer = await aScholar(product, { givenName: 'מרים', lastName: 'Ångström' });
  const none = await certificateOf(reviewer, year);
  expect([none.status, new TextDecoder().decode(none.bytes)]).toEqual([
    404,
    expect.stringContaining(`no reviews in ${year}`),
  ]);
  const other = await aReviewedJournal(product, { title: 'مجلة الأمثلة' });
  for (const journalId of [journal.id, journal.id, other.id, other.id]) {
    const { id } = await aManuscriptInReview(product, author, journalId, { articleTitle: 'Secret title' });
    const invitationId = await anAcceptedReview(product, id, reviewer);
    await reply(product, reviews.submit, { params: { invitationId }, body: aReport() }, reviewer);
    // One of the last journal's is stepped back from, and does not count.
    if (journalId === other.id)
      await db.update(reviewInvitations).set(inState('recused')).where(eq(reviewInvitations.id, invitationId));
  }
  const [counted] = await db.select().from(reviewInvitations).where(eq(reviewInvitations.state, 'recused')).limit(1);
  await db
    .update(reviewInvitations)
    .set(inState('reported'))
    .where(eq(reviewInvitations.id, counted?.id ?? ''));
  const { status, bytes } = await certificateOf(reviewer, year);
  expect(status).toBe(200);
  const { text, numPages } = await pdfWords(bytes);
  expect(numPages).toBe(1);
  const said = text.replaceAll(/\s+/g, ' ');
  for (const stated of [
    'Certificate of Review',
    'Ångström',
    `3 reviews`,
    String(year),
    'Annals of Examples: 2 reviews',
  ])
    expect(said).toContain(stated);
  expect(said).not.toContain('Secret title');
  expect((await certificateOf(reviewer, year - 1)).status).toBe(404);
  const last = new Date(Date.UTC(year - 1, 11, 31, 23, 59));
  await db
    .update(reviewReports)
    .set({ submittedAt: last })
    .where(eq(reviewReports.invitationId, counted?.id ?? ''));
  expect((await certificateOf(reviewer, year - 1)).status).toBe(200);
});
