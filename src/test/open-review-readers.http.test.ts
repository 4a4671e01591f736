import { eq } from 'drizzle-orm';
import { v7 } from 'uuid';
import { expect, test } from 'vitest';
import { accounts } from '../contracts/accounts.ts';
import { revisions } from '../contracts/revisions.ts';
import { reviewReports } from '../server/db/schema/index.ts';
import { reply } from './product/client.ts';
import { aUser, password } from './product/factories.ts';
import { aReviewWithSteps, comments } from './product/open-review.ts';
import { sharedProduct } from './product/start-product.ts';

const product = await sharedProduct();
const { db } = product.parts;
const administrator = await aUser(product, { isAdmin: true });

const aReview = () => aReviewWithSteps(product);

test('open review: people read their own choice and no one else’s, also in the copy of their data', async () => {
  const review = await aReview();
  const [ada] = review.reviewers;
  await review.reviewerChooses(0, 'named');
  const followed = await reply(product, revisions.follow, { params: review.of }, review.author);
  expect(followed.publication).toEqual({ choice: 'no', isOffered: true });
  const dataOf = async (person = ada) =>
    reply(product, accounts.ownData, { params: { id: person?.user.id ?? '' } }, person);
  expect((await dataOf()).publicationChoices).toMatchObject([{ choice: 'named' }]);
  expect((await dataOf(review.author)).publicationChoices).toEqual([]);
});

test('open review: public answers are published with the comments, others are not; the page names no other account', async () => {
  const review = await aReview();
  const [invitationId = ''] = review.reports;
  const asked = (id: string, readers: 'everyone' | 'author-and-editors' | 'editors') => ({
    question: {
      id,
      question: `A question for ${readers}`,
      isRequired: false,
      readers,
      answer: { kind: 'text' as const },
    },
    answer: `What is told to ${readers} alone.`,
  });
  const answered = [asked(v7(), 'everyone'), asked(v7(), 'author-and-editors'), asked(v7(), 'editors')];
  await db.update(reviewReports).set({ answered }).where(eq(reviewReports.invitationId, invitationId));
  await review.reviewerChooses(0, 'unnamed');
  await review.authorAgrees(true);
  await review.accept();
  await review.publishArticle(administrator);
  const [report] = await review.everyoneReads();
  expect(report?.answered).toEqual([
    { question: 'A question for everyone', answer: 'What is told to everyone alone.' },
  ]);

  const { journal, id } = review;
  const place = `/journal/${journal.abbreviation}/${id}`;
  const addresses = [
    place,
    `${place}/reviews`,
    `${place}/reviews.data`,
    `/journal/${journal.abbreviation}/articles.rss`,
    '/sitemap.xml',
  ];
  for (const address of addresses) {
    const text = await (await fetch(product.url + address)).text();
    for (const { user, email } of [...review.reviewers, review.chief])
      for (const hidden of [user.surname, user.id, email]) expect(text, address).not.toContain(hidden);
    expect(text).not.toContain(invitationId);
    expect(text).not.toContain('author-and-editors');
  }
  const page = await (await fetch(`${product.url}${place}/reviews`)).text();
  expect(page).toContain(comments[0]);
  expect(page).toContain('id="report-1-1"');
  expect(await (await fetch(`${product.url}/sitemap.xml`)).text()).toContain(`${place}/reviews</loc>`);
});

test('open review: a reviewer who deletes their account agrees to nothing more; what they signed stays', async () => {
  const review = await aReview();
  for (const place of [0, 1]) await review.reviewerChooses(place, 'named');
  await review.authorAgrees(true);
  await review.accept();
  const [ada, ben] = review.reviewers;
  const erase = (person = ada) =>
    reply(
      product,
      accounts.deleteAccount,
      { params: { id: person?.user.id ?? '' }, body: { currentPassword: password } },
      person,
    );
  await erase(ben);
  await review.publishArticle(administrator);
  await erase(ada);
  const shown = await review.everyoneReads();
  expect(shown.map(({ anchor, signedBy }) => [anchor, signedBy])).toEqual([
    ['report-1-1', `Dr Ada ${ada?.user.surname}`],
    ['answers-1-1', null],
  ]);
});
