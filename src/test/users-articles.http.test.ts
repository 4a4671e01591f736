import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { accounts } from '../contracts/accounts.ts';
import { users } from '../server/db/schema/index.ts';
import { refusal, reply } from './product/client.ts';
import { aBoard } from './product/deciding.ts';
import { aManuscript, aUser, type TestUser } from './product/factories.ts';
import { stepsWith } from './product/manuscript-steps.ts';
import { anAcceptedReview, aManuscriptInReview, aScholar } from './product/peer-review.ts';
import { startProduct } from './product/start-product.ts';

const product = await startProduct();
const administrator = await aUser(product, { isAdmin: true });
const articlesOf = async ({ user }: TestUser, { token }: { token: string }) =>
  (await reply(product, accounts.user, { params: { id: user.id } }, { token })).articles;

test('§3 User: articles are those that the person submitted, the newest first; what is deleted is gone after the refresh', async () => {
  const [author, other] = [await aUser(product), await aUser(product)];
  const first = await aManuscript(product, author, { title: 'The first' });
  const second = await aManuscript(product, author, { title: 'The second' });
  await aManuscript(product, other);
  expect(await articlesOf(author, author)).toMatchObject([
    { id: second.id, articleTitle: 'The second', articleStatus: 'Submitted' },
    { id: first.id, articleTitle: 'The first', articlePublishedJournal: first.articlePublishedJournal },
  ]);
  expect((await stepsWith(product, second.id).accept(administrator)).status).toBe(200);
  expect((await stepsWith(product, first.id).remove(administrator)).status).toBe(200);
  const left = await articlesOf(author, author);
  expect(left).toMatchObject([
    {
      id: second.id,
      articleStatus: 'Published',
      articleVolume: second.articleVolume,
      articleIssue: second.articleIssue,
      articleAuthors: second.articleAuthors,
      awsId: second.awsId,
      isReview: false,
      isPublished: true,
      paymentStatus: 'paid',
      publishedDate: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) as string,
    },
  ]);
  expect((await articlesOf(author, administrator)).map(({ id }) => id)).toEqual([second.id]);
  const refused = await refusal(product, accounts.user, { params: { id: author.user.id } }, other);
  expect(refused.status).toBe(403);
});

test('§3 User: articles do not tell an administrator whose manuscript they review', async () => {
  const { author, journal } = await aBoard(product);
  const reviewed = await aManuscriptInReview(product, author, journal.id);
  const elsewhere = await aManuscriptInReview(product, author, journal.id);
  const reviewer = await aScholar(product);
  await product.parts.db.update(users).set({ isAdmin: true }).where(eq(users.id, reviewer.user.id));
  const before = await articlesOf(author, reviewer);
  expect(before.map(({ id }) => id)).toEqual([elsewhere.id, reviewed.id]);
  await anAcceptedReview(product, reviewed.id, reviewer);
  expect((await articlesOf(author, reviewer)).map(({ id }) => id)).toEqual([elsewhere.id]);
  expect((await articlesOf(author, author)).map(({ id }) => id)).toEqual([elsewhere.id, reviewed.id]);
});
