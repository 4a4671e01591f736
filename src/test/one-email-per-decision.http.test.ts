import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { editorial } from '../contracts/editorial.ts';
import { revisions } from '../contracts/revisions.ts';
import { send } from './product/client.ts';
import { aBoardOfTwoEditors, aDecidable, aReportIn, reviewSteps } from './product/deciding.ts';
import { aUser, type TestUser } from './product/factories.ts';
import { statusesOf } from './product/manuscript-steps.ts';
import { aScholar, aSubmittedManuscript } from './product/peer-review.ts';
import { startProduct } from './product/start-product.ts';

const product = await startProduct();
const { db } = product.parts;
const board = await aBoardOfTwoEditors(product);
const { journal, editor, colleague, chief, administrator } = board;

/** Each email has words of its own, by which it is found. */
const words = () => ({ letter: `Our reasons ${randomUUID()}.` });

/** Of every decision about a manuscript: whether it was sent, and how many letters with its words were written, by whom they go to. */
async function emailsOfDecisions(id: string) {
  const { rows } = await db.execute<Record<'toAuthor' | 'copies' | 'toOthers', number>>(sql`
    select decision.sent_at is not null as "isSent", decision.ratification,
      count(letter.id) filter (where letter.to_address = author.email)::int as "toAuthor",
      count(letter.id) filter (where letter.to_address = corresponding)::int as copies,
      count(letter.id) filter (where letter.to_address not in (author.email, corresponding))::int as "toOthers"
    from editorial_decisions decision
      join manuscripts on manuscripts.id = decision.manuscript_id
      join users author on author.id = manuscripts.submitting_user_id
      cross join lateral (select authors #>> '{0,authorEmail}') first (corresponding)
      left join emails letter on position(decision.letter in letter.text) > 0
    where decision.manuscript_id = ${id}
    group by decision.id, author.email, corresponding order by decision.id`);
  return rows;
}

const revise = (author: TestUser, articleId: string) =>
  send(
    product,
    revisions.revise,
    {
      params: { articleId },
      body: {
        version: 1,
        articleTitle: 'On better examples',
        articleAbstract: 'What an example shows, and what it cannot.',
        articleKeywords: ['examples'],
        answers: [],
      },
    },
    author,
  );

const sent = { isSent: true, ratification: 'not-needed', toAuthor: 1, copies: 1, toOthers: 0 };

test('two rounds, each step by two at once: one letter per decision that was sent, none of one that was sent back', async () => {
  const author = await aUser(product);
  const { id, reviewed } = await aDecidable(product, { ...board, author });
  const both = (kind: 'revise-minor' | 'accept', version = 1) => {
    const steps = reviewSteps(product, id, version);
    return Promise.all([steps.decide(editor, kind, words()), steps.decide(colleague, kind, words())]);
  };
  expect(statusesOf(await both('accept'))).toEqual([200, 409]);
  expect((await reviewed.ratify(chief, false, 'Not yet.')).status).toBe(200);
  expect(statusesOf(await both('revise-minor'))).toEqual([200, 409]);
  const ratified = [reviewed.ratify(chief), reviewed.ratify(administrator)];
  expect(statusesOf(await Promise.all(ratified))).toEqual([200, 409]);
  // Its reports are taken out, so that there is nothing to answer.
  await db.execute(sql`update review_invitations set state = 'recused' where manuscript_id = ${id}`);
  expect((await revise(author, id)).status).toBe(200);
  await aReportIn(product, id, await aScholar(product), { round: 2, reviewerNumber: 3 });
  expect(statusesOf(await both('accept', 2))).toEqual([200, 409]);
  expect(await emailsOfDecisions(id)).toEqual([
    { isSent: false, ratification: 'sent-back', toAuthor: 0, copies: 0, toOthers: 0 },
    { ...sent, ratification: 'ratified' },
    sent,
  ]);
});

test.each(['deskReject', 'returnToAuthor', 'release'] as const)(
  'without review, by two at once: one letter (%s)',
  async (call) => {
    const { id } = await aSubmittedManuscript(product, await aUser(product), journal.id);
    const params = { articleId: id };
    const by = (person: TestUser) =>
      call === 'release'
        ? send(product, editorial.release, { params, body: { to: 'return', ...words() } }, person)
        : send(product, editorial[call], { params, body: { version: 1, ...words() } }, person);
    if (call === 'release') await reviewSteps(product, id).hold(editor);
    expect(statusesOf(await Promise.all([by(editor), by(colleague)]))).toEqual([200, 409]);
    expect(await emailsOfDecisions(id)).toEqual([sent]);
  },
);
