import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { articles as articleCalls } from '../contracts/articles.ts';
import { authorLinkDays, orcid as calls, reminderAfterDays } from '../contracts/orcid.ts';
import { revisions } from '../contracts/revisions.ts';
import { articles, authorOrcids, manuscripts } from '../server/db/schema/index.ts';
import { inTransaction } from '../server/in-transaction.ts';
import { purgeManuscripts } from '../server/domains/editorial/index.ts';
import { anAddress, aPublishedWork, author, orcidTokenOf } from './orcid/accepted-work.ts';
import { anOrcid } from './orcid/an-orcid.ts';
import { atOrcid } from './orcid/at-orcid.ts';
import { connectOrcid, startOrcidSite } from './orcid/orcid-site.ts';
import { refusal, reply, send } from './product/client.ts';
import { aBoard, aDecidable } from './product/deciding.ts';
import { aUser } from './product/factories.ts';
import { statusesOf } from './product/manuscript-steps.ts';
import { feeSteps } from './product/owed-fee.ts';
import { day } from './product/later.ts';
import { emailsWrittenTo } from './product/outbox.ts';

const product = await startOrcidSite();
const { db } = product.parts;

const spent = { code: 'link-spent' };
const asUsual = { addsWorks: false };
const begin = (token: string) => reply(product, calls.confirm, { params: { token }, body: asUsual });
const askedOf = async (email: string) =>
  (await emailsWrittenTo(product, email)).filter((one) => /ORCID/.test(one.subject));

/** Follows a link, and signs in at ORCID as the holder of an iD. */
async function confirm(token: string, orcid: string) {
  const { location, browser } = await begin(token);
  return send(product, calls.finish, { body: { browser, query: await atOrcid(location, orcid) } });
}
const articleOf = async (articleId: string) =>
  (await reply(product, articleCalls.single, { params: { articleId } }))[0];
const textOf = async (path: string) => (await fetch(product.url + path)).text();

test('issue 36: a published article shows the submitting author’s connected iD, and what a co-author confirms by email', async () => {
  const [submitting, other] = [await aUser(product), anAddress()];
  const [own, theirs] = [anOrcid(), anOrcid()];
  await connectOrcid(product, submitting, own);
  const id = await aPublishedWork(product, submitting, [other]);
  expect(await askedOf(submitting.email)).toEqual([]);
  const before = await articleOf(id);
  expect(before?.articleAuthors.map(({ orcid }) => orcid)).toEqual([own, null]);

  const token = await orcidTokenOf(product, other);
  expect(await reply(product, calls.authorLink, { params: { token } })).toMatchObject({
    authorName: 'Ana Lima',
    articleTitle: 'On dunes',
  });
  expect((await confirm(token, theirs)).status).toBe(200);

  const after = await articleOf(id);
  expect(after?.articleAuthors.map(({ orcid, isOrcidAuthenticated }) => [orcid, isOrcidAuthenticated])).toEqual([
    [own, true],
    [theirs, true],
  ]);
  const place = `/journal/${before?.articlePublishedJournal.journalAbbreviation}/${id}`;
  const [page, xml] = [await textOf(place), await textOf(`${place}/article.xml`)];
  for (const each of [own, theirs]) {
    expect(page).toContain(`href="https://orcid.org/${each}"`);
    expect(page).toContain(`"sameAs":"https://orcid.org/${each}"`);
    expect(xml).toContain(
      `<contrib-id contrib-id-type="orcid" authenticated="true">https://orcid.org/${each}</contrib-id>`,
    );
  }
  const { authors } = await reply(product, calls.ofManuscript, { params: { articleId: id } }, submitting);
  expect(authors.map(({ orcid, mayAsk }) => [orcid, mayAsk])).toEqual([
    [own, false],
    [theirs, false],
  ]);
});

test('issue 36: in peer review authors are asked on acceptance, not before; no reviewer or editor reads their iDs before publication', async () => {
  const board = await aBoard(product);
  const { id, reviewed, reviewers } = await aDecidable(product, board);
  const [other, orcid] = [anAddress(), anOrcid()];
  await db
    .update(manuscripts)
    .set({ authors: [author(board.author.email), author(other)].map((one) => ({ ...one, isCorresponding: false })) })
    .where(eq(manuscripts.id, id));
  const ask = { params: { articleId: id, place: 1 } };
  expect(await refusal(product, calls.ask, ask, board.author)).toMatchObject({ code: 'state-conflict' });
  expect(await askedOf(other)).toEqual([]);
  for (const one of [...reviewers, board.editor, board.administrator])
    expect(await refusal(product, calls.ofManuscript, { params: { articleId: id } }, one)).toMatchObject({
      status: 404,
    });
  await reviewed.decide(board.editor, 'accept');
  expect(await askedOf(other)).toEqual([]);
  await reviewed.ratify(board.chief);
  expect((await confirm(await orcidTokenOf(product, other), orcid)).status).toBe(200);
  expect((await feeSteps(product, id).choose(board.author, 'subscription')).status).toBe(200);
  expect((await reviewed.publish(board.administrator)).status).toBe(200);
  expect((await articleOf(id))?.articleAuthors.map((one) => one.orcid)).toEqual([null, orcid]);
  expect(await askedOf(other)).toHaveLength(1);
  const { steps } = await reply(product, revisions.follow, { params: { articleId: id } }, board.author);
  expect(steps.map(({ what }) => what)).toEqual(
    expect.arrayContaining(['Authors were asked for their ORCID iDs', 'An author confirmed an ORCID iD']),
  );
});

test('issue 36: a link works once, by the button alone, and ends', async () => {
  const [submitting, other, late] = [await aUser(product), anAddress(), anAddress()];
  const id = await aPublishedWork(product, submitting, [other, late]);
  const token = await orcidTokenOf(product, other);
  // A scanner opens the page and what the page reads.
  await fetch(`${product.url}/orcid/${token}`);
  await reply(product, calls.authorLink, { params: { token } });
  const [first, second] = [await begin(token), await begin(token)];
  const answers = [await atOrcid(first.location, anOrcid()), await atOrcid(second.location, anOrcid())];
  const sent = await Promise.all(
    [first, second].map(({ browser }, place) =>
      send(product, calls.finish, { body: { browser, query: answers[place] ?? '' } }),
    ),
  );
  expect(statusesOf(sent)).toEqual([200, 410]);
  expect(await refusal(product, calls.authorLink, { params: { token } })).toMatchObject(spent);
  expect(await refusal(product, calls.confirm, { params: { token }, body: asUsual })).toMatchObject(spent);
  expect(await refusal(product, calls.confirm, { params: { token: 'x'.repeat(43) }, body: asUsual })).toMatchObject(
    spent,
  );

  const ended = await orcidTokenOf(product, late);
  await db
    .update(authorOrcids)
    .set({ expiresAt: new Date(product.system.now().getTime() - 1000) })
    .where(eq(authorOrcids.manuscriptId, id));
  expect(await refusal(product, calls.confirm, { params: { token: ended }, body: asUsual })).toMatchObject(spent);
});

test('issue 36: an iD of another author of the manuscript is refused, and the link still works for its own', async () => {
  const [submitting, first, second] = [await aUser(product), anAddress(), await aUser(product)];
  const [own, theirs, account] = [anOrcid(), anOrcid(), anOrcid()];
  await connectOrcid(product, submitting, own);
  await connectOrcid(product, second, account);
  await aPublishedWork(product, submitting, [first, second.email]);
  const [tokenOfFirst, tokenOfSecond] = [await orcidTokenOf(product, first), await orcidTokenOf(product, second.email)];
  // The submitting author opens a co-author's link; so does a co-author with an account.
  expect((await confirm(tokenOfFirst, own)).status).toBe(409);
  expect((await confirm(tokenOfFirst, account)).status).toBe(409);
  expect((await confirm(tokenOfFirst, theirs)).status).toBe(200);
  expect((await confirm(tokenOfSecond, theirs)).status).toBe(409);
  expect((await confirm(tokenOfSecond, account)).status).toBe(200);
});

test('issue 36: an author is reminded once, a week later, by the submitting author alone', async () => {
  const [submitting, other, stranger] = [await aUser(product), anAddress(), await aUser(product)];
  const id = await aPublishedWork(product, submitting, [other, 'two@example.org', 'two@example.org']);
  const ask = (place: number, sent = submitting) =>
    send(product, calls.ask, { params: { articleId: id, place } }, sent);
  const read = () => reply(product, calls.ofManuscript, { params: { articleId: id } }, submitting);
  expect(await askedOf(other)).toHaveLength(1);
  // Of two authors with one address, a link could not tell which one follows it.
  expect(await askedOf('two@example.org')).toEqual([]);
  expect((await read()).authors.map(({ place }) => place)).toEqual([0, 1]);
  expect((await ask(2)).status).toBe(409);
  expect((await ask(1)).status).toBe(409);
  product.moveClock(reminderAfterDays * day);
  expect((await ask(1, stranger)).status).toBe(404);
  const first = await orcidTokenOf(product, other);
  const answers = await Promise.all([ask(1), ask(1)]);
  expect(statusesOf(answers)).toEqual([200, 409]);
  expect(await askedOf(other)).toHaveLength(2);
  // The reminder has the same link, for as long again.
  const [row] = await db.select().from(authorOrcids).where(eq(authorOrcids.mailbox, other));
  expect(row?.expiresAt.getTime()).toBeGreaterThan(product.system.now().getTime() + (authorLinkDays - 1) * day);
  expect((await confirm(first, anOrcid())).status).toBe(200);
});

test('issue 36: a removed author’s link is worth nothing, nor is one of a withdrawn or deleted work', async () => {
  const [submitting, other] = [await aUser(product), anAddress()];
  const id = await aPublishedWork(product, submitting, [other]);
  const token = await orcidTokenOf(product, other);
  const { location, browser } = await begin(token);
  const query = await atOrcid(location, anOrcid());
  const [row] = await db.select().from(manuscripts).where(eq(manuscripts.id, id));
  const others = row?.authors.filter(({ authorEmail }) => authorEmail !== other) ?? [];
  await db.update(manuscripts).set({ authors: others }).where(eq(manuscripts.id, id));
  // Even one who is at ORCID already.
  expect(await refusal(product, calls.finish, { body: { browser, query } })).toMatchObject(spent);
  await db
    .update(manuscripts)
    .set({ authors: row?.authors ?? [], state: 'withdrawn' })
    .where(eq(manuscripts.id, id));
  expect(await refusal(product, calls.confirm, { params: { token }, body: asUsual })).toMatchObject(spent);
  await inTransaction(product.system, (tx) => purgeManuscripts(tx.db, [id], tx.now()));
  expect(await db.select().from(authorOrcids).where(eq(authorOrcids.manuscriptId, id))).toEqual([]);
});

test('issue 36: a typed iD is ignored, and the outbox does not show the link', async () => {
  const [submitting, other] = [await aUser(product), anAddress()];
  const typed = { orcid: '0000-0002-1825-0097', authorOrcid: '0000-0002-1825-0097', isOrcidAuthenticated: true };
  const id = await aPublishedWork(product, submitting, [other], typed);
  const [article] = await db.select().from(articles).where(eq(articles.id, id));
  expect(article?.authors.map(({ orcid, isOrcidAuthenticated }) => [orcid, isOrcidAuthenticated])).toEqual([
    [null, undefined],
    [null, undefined],
  ]);
  expect(JSON.stringify(await db.select().from(manuscripts).where(eq(manuscripts.id, id)))).not.toContain('1825-0097');
  const [email] = await askedOf(other);
  expect(email?.secret).toContain('/orcid/');
});
