import { eq, inArray } from 'drizzle-orm';
import { v4, v7 } from 'uuid';
import { expect, test } from 'vitest';
import type { ReplyOf } from '../contracts/call.ts';
import { manuscripts } from '../contracts/manuscripts.ts';
import { verification } from '../contracts/verification.ts';
import { journals } from '../contracts/journals.ts';
import { manuscripts as rows, uploads } from '../server/db/schema/index.ts';
import { currentIssue, nextIssue } from '../server/domains/journals/index.ts';
import { reply, send } from './product/client.ts';
import { aJournal, aManuscript, aSubmission, aUser, type TestUser } from './product/factories.ts';
import { detailOf, stepsWith } from './product/manuscript-steps.ts';
import { startProduct } from './product/start-product.ts';

const product = await startProduct();
const administrator = await aUser(product, { isAdmin: true });
type Page = ReplyOf<typeof manuscripts.mine>;
const idsOf = ({ manuscripts: entries }: Page) => entries.map(({ id }) => id);
const mine = ({ token }: TestUser, query: Record<string, string> = {}) =>
  reply(product, manuscripts.mine, { query }, { token });

let later = 0;

/** Manuscripts like one that was submitted, newer than it and straight into the database; answers with their ids. */
async function copiesOf(manuscriptId: string, count: number): Promise<string[]> {
  const { db } = product.parts;
  const [row] = await db.select().from(rows).where(eq(rows.id, manuscriptId));
  if (!row) throw new Error('Nothing to copy');
  const copies = Array.from({ length: count }, () => {
    later += 1;
    return { ...row, id: v4(), number: '', uploadId: v7(), submittedAt: new Date(row.submittedAt.getTime() + later) };
  });
  const upload = { ownerId: row.submittingUserId, createdAt: row.submittedAt };
  await db.insert(uploads).values(copies.map(({ uploadId }) => ({ id: uploadId, ...upload })));
  await db.insert(rows).values(copies);
  return copies.map(({ id }) => id);
}

/** Reads a list to its end, part by part. */
async function everyPart(read: (after: string | null) => Promise<Page>): Promise<{ ids: string[]; parts: number }> {
  const ids: string[] = [];
  let parts = 0;
  for (let after: string | null | undefined; after !== null && parts < 20; parts += 1) {
    const page: Page = await read(after ?? null);
    ids.push(...idsOf(page));
    after = page.next;
  }
  return { ids, parts };
}

test('my manuscripts come newest first, part by part, each once, and none is lost when one is added meanwhile', async () => {
  const person = await aUser(product);
  const first = await aManuscript(product, person);
  const submitted = [...(await copiesOf(first.id, 29)).toReversed(), first.id];
  const { ids, parts } = await everyPart(async (after) => {
    const page = await mine(person, after === null ? {} : { after });
    if (after === null) await copiesOf(first.id, 1);
    return page;
  });
  expect(parts).toBe(2);
  expect(ids).toEqual(submitted);
});

test('my manuscripts that need me come first, in every part and in a search; a final rejection does not', async () => {
  const person = await aUser(product);
  const first = await aManuscript(product, person);
  const copies = await copiesOf(first.id, 30);
  const change = (ids: readonly string[], to: Partial<typeof rows.$inferInsert>) =>
    product.parts.db
      .update(rows)
      .set(to)
      .where(inArray(rows.id, [...ids]));
  const [final, returned, toChange] = [copies.slice(0, 1), copies.slice(1, 28), copies.slice(28, 29)];
  await change(final, { reviewModel: 'double-anonymous', state: 'rejected', turn: 'author' });
  await change(returned, { reviewModel: 'double-anonymous', state: 'returned', turn: 'author' });
  await change(toChange, { state: 'rejected', turn: 'author' });
  const needed = [...returned, ...toChange].toReversed();
  const others = [...copies.slice(29).toReversed(), ...final, first.id];
  for (const q of [undefined, 'examples']) {
    const read = (after: string | null) => mine(person, { ...(q ? { q } : {}), ...(after === null ? {} : { after }) });
    expect((await everyPart(read)).ids).toEqual([...needed, ...others]);
  }
});

test('a list holds no long texts', async () => {
  const person = await aUser(product);
  await aManuscript(product, person);
  const { text } = await send(product, manuscripts.mine, {}, person);
  expect(text).not.toMatch(/articleAbstract|articleAuthors|articleKeywords|searchText/);
});

test('the queue comes oldest first, regular and special apart, and one that was rejected comes back at its end', async () => {
  const person = await aUser(product);
  const special = await aSubmission(product, person);
  const { article } = await reply(product, manuscripts.create, { body: { ...special, specialReview: true } }, person);
  const [first, second] = [await aManuscript(product, person), await aManuscript(product, person)];
  const queue = (isSpecial = false) =>
    everyPart((after) => {
      const query = { special: isSpecial, ...(after === null ? {} : { after }) };
      return reply(product, verification.queue, { query }, administrator);
    });
  const [regular, apart] = [await queue(), await queue(true)];
  expect(regular.ids.slice(-2)).toEqual([first.id, second.id]);
  expect(apart.ids).toEqual([article.id]);
  await stepsWith(product, first.id).reject(administrator);
  expect((await queue()).ids).not.toContain(first.id);
  await stepsWith(product, first.id).edit(person);
  expect((await queue()).ids.slice(-2)).toEqual([second.id, first.id]);
  const params = { adminId: administrator.user.id };
  const all = await reply(product, verification.toVerify, { params }, administrator);
  const waiting = all.map(({ waitingSince }) => Date.parse(waitingSince));
  expect(waiting).toEqual(waiting.toSorted((one, other) => one - other));
  expect(all.map(({ id }) => id)).toEqual(expect.arrayContaining([article.id, first.id, second.id]));
});

test('the status filter shows one status', async () => {
  const person = await aUser(product);
  const [rejected, published, waiting] = [
    await aManuscript(product, person),
    await aManuscript(product, person),
    await aManuscript(product, person),
  ];
  await stepsWith(product, rejected.id).reject(administrator);
  await stepsWith(product, published.id).accept(administrator);
  for (const [status, id] of [
    ['Rejected', rejected.id],
    ['Published', published.id],
    ['Submitted', waiting.id],
  ] as const)
    expect(idsOf(await mine(person, { status }))).toEqual([id]);
  expect(idsOf(await mine(person, { status: 'Withdrawn' }))).toEqual([]);
  expect((await send(product, manuscripts.mine, { query: { status: 'Nothing' as 'Submitted' } }, person)).status).toBe(
    422,
  );
  expect(await reply(product, manuscripts.counts, {}, person)).toEqual({
    mine: 3,
    rejected: 1,
    drafts: 0,
    returned: 0,
    revisions: 0,
    modesToChoose: 0,
    newMessages: [],
    unpaidFees: 0,
    verifyRegular: null,
    verifySpecial: null,
    waiverRequests: null,
    findings: null,
    production: null,
    proofs: [],
  });
  const counts = await reply(product, manuscripts.counts, {}, administrator);
  expect(counts).toMatchObject({ mine: 0, waiverRequests: 0, findings: 0 });
  expect([typeof counts.verifyRegular, typeof counts.verifySpecial]).toEqual(['number', 'number']);
});

test('a search finds by beginnings of words: title, number, authors and who submitted, accents and case aside', async () => {
  const person = await aUser(product, { surname: 'Żółkiewski' });
  const found = await aManuscript(product, person, { title: 'Sea-grass & “Mangroves”: café/coast, COVID-19' });
  await aManuscript(product, person, { title: 'Nothing alike' });
  for (const q of [
    'mangrov',
    'SEA grass',
    'grass',
    'cafe',
    'coast',
    '19',
    'mangroves café',
    found.manuscriptNumber,
    found.manuscriptNumber.toLowerCase().replaceAll('-', ' '),
    found.articleNumber,
    found.articleNumber.toLowerCase().slice(0, 7) + found.articleNumber.slice(7),
  ])
    expect(idsOf(await mine(person, { q })), q).toEqual([found.id]);
  for (const q of ['zolk', 'Żół', 'exam', 'alex']) expect(idsOf(await mine(person, { q })), q).toHaveLength(2);
  for (const q of ['angroves', 'mangroves nothing']) expect(idsOf(await mine(person, { q })), q).toEqual([]);
  const queue = await reply(product, verification.queue, { query: { q: 'mangroves' } }, administrator);
  expect(idsOf(queue)).toEqual([found.id]);
});

test('a search finds only what is one’s own', async () => {
  const [person, other] = [await aUser(product), await aUser(product)];
  await aManuscript(product, other, { title: 'Xylophones of the neighbour' });
  expect(idsOf(await mine(person, { q: 'xylophones' }))).toEqual([]);
});

test('an edited manuscript is found by what it says now', async () => {
  const person = await aUser(product);
  const { id } = await aManuscript(product, person, { title: 'Quokkas' });
  await stepsWith(product, id).edit(person, { articleTitle: 'Wallabies' });
  expect(idsOf(await mine(person, { q: 'quokkas' }))).toEqual([]);
  expect(idsOf(await mine(person, { q: 'wallabies' }))).toEqual([id]);
});

test.each([
  `'`,
  `''`,
  '"',
  '\\',
  `\\'`,
  `a'); drop table manuscripts; --`,
  '!',
  'a & | ! ( ) <-> b',
  ':*',
  'a:*b',
  '%',
  '_',
  '%%% ___',
  '*',
  '(((((',
  '\u0000x'.slice(1),
  '\u202eabc',
  '🦆',
  'ﷺ',
  '문서 論文 ورقة',
  'x'.repeat(200),
  Array.from({ length: 45 }, (_, at) => `w${at}`).join(' '),
  'a b c d e f g h i j k l m n o p',
])('nothing that is typed breaks a search: %j', async (q) => {
  for (const [call, who] of [
    [manuscripts.mine, administrator],
    [verification.queue, administrator],
    [manuscripts.deleted, administrator],
  ] as const)
    expect((await send(product, call, { query: { q } }, who)).status).toBe(200);
});

test('a place in a list that we did not write is refused', async () => {
  for (const after of ['x', v7(), Buffer.from('["x","y"]').toString('base64url')])
    for (const call of [manuscripts.mine, verification.queue, manuscripts.deleted]) {
      const refused = await send(product, call, { query: { after } }, administrator);
      expect(refused.status).toBe(422);
      expect(detailOf(refused)).toContain('Start from the beginning');
    }
});

test('decision 18: the planned volume and issue are told before submitting', async () => {
  const journal = await aJournal(product);
  const planned = (special: boolean) =>
    reply(product, journals.planned, { params: { journalId: journal.id }, query: { special } });
  const shown = ({ volume, issue }: { volume: number; issue: number }) => ({
    articleVolume: String(volume),
    articleIssue: String(issue),
    reviewModel: 'verification',
    publishesReviews: false,
    handlingFee: { amountMinor: 0, currency: 'AED' },
  });
  expect(await planned(true)).toEqual(shown(currentIssue(journal, new Date())));
  expect(await planned(false)).toEqual(shown(nextIssue(journal, new Date())));
  expect((await send(product, journals.planned, { params: { journalId: v7() } })).status).toBe(404);
});
