import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { afterAll, expect, test } from 'vitest';
import type { Context } from '../server/context.ts';
import * as schema from '../server/db/schema/index.ts';
import { readMyManuscripts, readFollowed, readReviews } from '../server/domains/editorial/index.ts';
import { aBoard, aReportIn } from './product/deciding.ts';
import { aUser, type TestUser } from './product/factories.ts';
import { anAcceptedReview, aManuscriptInReview, aScholar } from './product/peer-review.ts';
import { startProduct } from './product/start-product.ts';

const product = await startProduct();
const { db } = product.parts;
const { journal } = await aBoard(product);
const pool = new pg.Pool({ connectionString: product.parts.databaseUrl });
afterAll(() => pool.end());
const asked: string[] = [];
const counting = drizzle(pool, { schema, casing: 'snake_case', logger: { logQuery: (query) => asked.push(query) } });

/** How many queries something costs a person, and what it finds. */
async function costOf<T>({ user, email }: TestUser, read: (ctx: Context) => Promise<T>) {
  const actor = { kind: 'user', userId: user.id, email, isAdmin: false, sessionId: '' } as const;
  asked.length = 0;
  const found = await read({ ...product.parts.contextFor(actor), db: counting });
  return { queries: asked.length, found };
}

/** Copies a manuscript so many times, each with what its reviewers were asked. */
async function copied(id: string, times: number) {
  await db.execute(sql`
    insert into uploads (id, owner_id, created_at)
    select overlay(id::text placing lpad(n::text, 4, '0') from 25 for 4)::uuid, submitting_user_id, now()
    from manuscripts, generate_series(1, ${times}::int) n where id = ${id}`);
  await db.execute(sql`
    insert into manuscripts (id, journal_id, submitting_user_id, upload_id, title, abstract, keywords, authors, file_ids, version,
      review_model, state, turn, due_at, round, special_review, volume, issue, submitted_at, waiting_since, updated_at)
    select overlay(id::text placing lpad(n::text, 4, '0') from 25 for 4)::uuid, journal_id, submitting_user_id,
      overlay(id::text placing lpad(n::text, 4, '0') from 25 for 4)::uuid, title, abstract, keywords, authors, file_ids, version, review_model, state, turn, due_at, round, false, 1, 1, now(), now(), now()
    from manuscripts, generate_series(1, ${times}::int) n where id = ${id}`);
  await db.execute(sql`
    insert into review_invitations (id, manuscript_id, round, reviewer_id, email, given_name, last_name, invited_by, message, state,
      reviewer_number, invited_at, answer_by, due_at)
    select gen_random_uuid(), overlay(manuscript_id::text placing lpad(n::text, 4, '0') from 25 for 4)::uuid, round, reviewer_id, email,
      given_name, last_name, invited_by, message, state, reviewer_number, invited_at, answer_by, due_at
    from review_invitations, generate_series(1, ${times}::int) n where manuscript_id = ${id}`);
}

test('issue 7: a reviewer’s list, an author’s list and an author’s page cost as many queries with many rows as with one', async () => {
  const author = await aUser(product);
  const { id } = await aManuscriptInReview(product, author, journal.id);
  const reviewer = await aScholar(product);
  await anAcceptedReview(product, id, reviewer);
  const read = async () => [
    await costOf(reviewer, (ctx) => readReviews(ctx, { part: 'open' })).then(({ queries, found }) => [
      queries,
      found.reviews.length,
    ]),
    await costOf(author, (ctx) => readMyManuscripts(ctx, {})).then(({ queries, found }) => [
      queries,
      found.manuscripts.length,
    ]),
  ];
  const one = await read();
  await copied(id, 40);
  const many = await read();
  expect(one.map(([, found]) => found)).toEqual([1, 1]);
  expect(many.map(([, found]) => found)).toEqual([25, 25]);
  expect(many.map(([queries]) => queries)).toEqual(one.map(([queries]) => queries));

  const page = () => costOf(author, (ctx) => readFollowed(ctx, id));
  const before = await page();
  for (let reviewerNumber = 2; reviewerNumber < 10; reviewerNumber += 1)
    await aReportIn(product, id, await aScholar(product), { reviewerNumber });
  await db.execute(sql`
    insert into editorial_decisions (id, manuscript_id, journal_id, round, version, kind, letter, decided_by, decided_at, ratification, sent_at)
    select gen_random_uuid(), ${id}, ${journal.id}, 1, 1, 'revise-minor', 'A letter', ${author.user.id}, now(), 'not-needed', now()
    from generate_series(1, 5)`);
  const after = await page();
  expect([before.found.decisions.length, after.found.decisions.length]).toEqual([0, 5]);
  expect(after.found.decisions[0]?.reports).toHaveLength(8);
  expect(after.queries).toBe(before.queries);
});
