import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { certificates } from '../contracts/certificates.ts';
import { manuscripts } from '../contracts/manuscripts.ts';
import { pages } from '../contracts/pages.ts';
import { verification } from '../contracts/verification.ts';
import { articles, records } from '../server/db/schema/index.ts';
import { rules } from '../server/ports/limits/limit-rules.ts';
import { anArticle } from './product/an-article.ts';
import { refusal, reply, send } from './product/client.ts';
import { aJournal, aManuscript, aUser, type TestUser } from './product/factories.ts';
import { withdraw } from './product/planted-article.ts';
import { startProduct, type Product } from './product/start-product.ts';
import { pdfWords } from './pdf-words.ts';

const product = await startProduct();
const journal = await aJournal(product, { title: 'Journal of Certified Examples' });
const administrator = await aUser(product, { isAdmin: true });
const author = await aUser(product);
const title = 'On examples that were certified';

async function aPublished(owner: TestUser) {
  const { id } = await aManuscript(product, owner, { journalId: journal.id, title });
  await reply(product, verification.accept, { body: { articleId: id } }, administrator);
  return id;
}

const generate = (articleId: string, { token }: TestUser, of: Product = product) =>
  reply(of, manuscripts.generate, { body: { articleId } }, { token });

/** Opens a link as a browser does in a new tab: without any sign of who asks. */
async function open(url: string, headers: Record<string, string> = {}) {
  const answer = await fetch(product.url + url, { headers });
  return { answer, bytes: new Uint8Array(await answer.arrayBuffer()) };
}

const articleId = await aPublished(author);

test('B 4: a published article has a certificate, whose address opens without a sign-in', async () => {
  const { url } = await generate(articleId, author);
  const { answer, bytes } = await open(url);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('application/pdf');
  expect(answer.headers.get('content-disposition')).toContain('inline');
  expect(answer.headers.get('cache-control')).toContain('no-store');
  const { text } = await pdfWords(bytes);
  for (const stated of [title, 'Alex Example', 'Journal of Certified Examples'])
    expect(text.replaceAll('\n', ' ')).toContain(stated);
  expect(text).toContain(product.url + pages.certificate.href({ articleId }));
});

test('it prints what is on record, whatever names and titles the payload holds', async () => {
  const forged = {
    articleId,
    articleTitle: 'Forged title',
    articleIssue: 'Forged issue',
    articleVolume: 'Forged volume',
    userId: administrator.user.id,
    authorGivenName: 'Forged',
    authorLastName: 'Author',
    journalAbbreviation: 'FORGED',
    publishedDate: '1999-01-01',
  };
  const { url } = await reply(product, manuscripts.generate, { body: forged }, author);
  const { text, info } = await pdfWords((await open(url)).bytes);
  expect(text + JSON.stringify(info)).not.toMatch(/forged|\b1999\b/i);
});

test('no email of an author stands in it, nor in what the page confirms', async () => {
  const { url } = await generate(articleId, author);
  const { bytes } = await open(url);
  const { text, info } = await pdfWords(bytes);
  expect(text + JSON.stringify(info) + Buffer.from(bytes).toString('latin1')).not.toMatch(/alex@|@example\.org/);
  const facts = await send(product, certificates.confirm, { params: { articleId } });
  expect(facts.text).not.toMatch(/@|submittedBy/);
});

test('the same article gives the same document, part by part, too', async () => {
  const [one, other] = [await generate(articleId, author), await generate(articleId, administrator)];
  const first = await open(one.url);
  const second = await open(other.url);
  expect(Buffer.from(second.bytes).equals(Buffer.from(first.bytes))).toBe(true);
  expect(second.answer.headers.get('etag')).toBe(first.answer.headers.get('etag'));
  const part = await open(one.url, { range: 'bytes=5-20' });
  expect(part.answer.status).toBe(206);
  expect(Buffer.from(part.bytes).equals(Buffer.from(first.bytes.subarray(5, 21)))).toBe(true);
});

test('each is on the record, with who asked', async () => {
  const own = await aPublished(author);
  await generate(own, author);
  await generate(own, administrator);
  const found = await product.parts.db.select().from(records).where(eq(records.subjectId, own));
  const asked = found.filter(({ action }) => action === 'certificate').map(({ actor }) => actor);
  expect(asked).toEqual([`user:${author.user.id}`, `user:${administrator.user.id}`]);
});

test('another person learns nothing: neither of a published article nor of one that waits', async () => {
  const stranger = await aUser(product);
  const waiting = await aManuscript(product, author, { journalId: journal.id });
  const missing = await refusal(product, manuscripts.generate, { body: { articleId: journal.id } }, stranger);
  for (const id of [articleId, waiting.id])
    expect(await refusal(product, manuscripts.generate, { body: { articleId: id } }, stranger)).toEqual(missing);
});

test('an imported article, which nobody submitted, is certified for administrators alone', async () => {
  const imported = await anArticle(product, { journalId: journal.id, title: 'Imported', publishedOn: '2011-05' });
  expect((await refusal(product, manuscripts.generate, { body: { articleId: imported } }, author)).status).toBe(404);
  const { text } = await pdfWords((await open((await generate(imported, administrator)).url)).bytes);
  expect(text).toContain('May 2011');
});

test('one that is not published has none yet, and its author is told so', async () => {
  const waiting = await aManuscript(product, author, { journalId: journal.id });
  for (const person of [author, administrator])
    expect(await refusal(product, manuscripts.generate, { body: { articleId: waiting.id } }, person)).toMatchObject({
      status: 409,
      detail: 'The certificate is available once the article is published.',
    });
});

test('a withdrawn article has none any more: not by a link of before, either; what is confirmed says so', async () => {
  const own = await aPublished(author);
  const { url } = await generate(own, author);
  expect((await open(url)).answer.status).toBe(200);
  await withdraw(product, own);
  expect(await refusal(product, manuscripts.generate, { body: { articleId: own } }, author)).toMatchObject({
    status: 410,
    code: 'withdrawn',
  });
  expect((await open(url)).answer.status).toBe(410);
  const facts = await reply(product, certificates.confirm, { params: { articleId: own } });
  expect(facts).toMatchObject({
    articleTitle: title,
    withdrawnOn: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) as unknown,
  });
});

test('a link is for one certificate, cannot be altered, and is spent after ten minutes', async () => {
  const other = await aPublished(author);
  const { url } = await generate(articleId, author);
  const signed = new URL(url, product.url);
  const altered = (name: string, value: string) => {
    const link = new URL(signed);
    link.searchParams.set(name, value);
    return link.pathname + link.search;
  };
  const later = String(Number(signed.searchParams.get('expires')) + 60);
  for (const forged of [
    url.replace(articleId, other),
    altered('expires', later),
    altered('signature', 'A'.repeat(43)),
    altered('signature', ''),
  ])
    expect((await open(forged)).answer.status).toBe(404);
  const late = await startProduct();
  const own = await aUser(late, { isAdmin: true });
  const id = await anArticle(late, { journalId: (await aJournal(late)).id });
  const link = await generate(id, own, late);
  late.moveClock(10 * 60_000 + 1000);
  expect((await fetch(late.url + link.url)).status).toBe(410);
});

test('what is confirmed follows the record', async () => {
  const own = await aPublished(author);
  const confirmed = () => reply(product, certificates.confirm, { params: { articleId: own } });
  expect(await confirmed()).toMatchObject({
    articleTitle: title,
    authors: ['Alex Example'],
    journalTitle: 'Journal of Certified Examples',
    withdrawnOn: null,
  });
  const corrected = { text: 'Corrected', html: 'Corrected' };
  await product.parts.db.update(articles).set({ title: corrected }).where(eq(articles.id, own));
  expect((await confirmed()).articleTitle).toBe('Corrected');
});

test('decision 8: certificates are asked for only so often', async () => {
  const limited = await startProduct({ CALL_LIMITS: 'on' });
  const own = await aUser(limited, { isAdmin: true });
  const id = await anArticle(limited, { journalId: (await aJournal(limited)).id });
  const calls = rules.certificate.account?.calls ?? 0;
  for (let asked = 0; asked < calls; asked += 1) await generate(id, own, limited);
  expect(await refusal(limited, manuscripts.generate, { body: { articleId: id } }, own)).toMatchObject({ status: 429 });
});

test('the public page confirms a certificate; for an address without one it says so with 404', async () => {
  const page = await fetch(product.url + pages.certificate.href({ articleId }));
  expect(page.status).toBe(200);
  const html = await page.text();
  expect(html).toContain('This certificate is genuine');
  expect(html).toContain(title);
  expect(html).toContain('Alex Example');
  for (const nothing of [journal.id, 'no-id']) {
    const missing = await fetch(product.url + pages.certificate.href({ articleId: nothing }));
    expect(missing.status).toBe(404);
    expect(await missing.text()).toContain('No certificate found');
  }
});
