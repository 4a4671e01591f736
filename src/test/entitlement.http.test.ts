import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import type { JournalRole } from '../contracts/constants.ts';
import { articles } from '../contracts/articles.ts';
import { files } from '../contracts/files.ts';
import { manuscripts } from '../contracts/manuscripts.ts';
import { verification } from '../contracts/verification.ts';
import { articlePdfHref } from '../contracts/pages.ts';
import { articles as articleRows } from '../server/db/schema/index.ts';
import { keepOwnFile } from '../server/domains/files/index.ts';
import { importArticles } from '../server/workflows/import/import-articles.ts';
import { buys, cookieOf, subscriptionOf } from './product/checkouts.ts';
import { reply, send } from './product/client.ts';
import { aJournal, aManuscript, aPdf, aUser } from './product/factories.ts';
import { aFullIssue, buysIssue } from './product/full-issues.ts';
import { jatsArticle } from './product/jats-article.ts';
import { aScholar } from './product/peer-review.ts';
import { startProduct } from './product/start-product.ts';

const product = await startProduct();
const hour = 3_600_000;
const folder = mkdtempSync(path.join(tmpdir(), 'colophon-entitlement-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const read = async (address: string, headers: Record<string, string> = {}) => {
  const answer = await fetch(product.url + address, { headers });
  return { status: answer.status, text: await answer.text() };
};
const bearer = ({ token }: { token: string }) => ({ authorization: `Bearer ${token}` });

const undated = { since: null, until: null, name: null };
const entitlementOf = ({ token }: { token: string | null }, articleId: string) =>
  reply(product, articles.entitlement, { params: { articleId } }, { token });

/** A published article that only subscribers read. */
async function aSubscriptionArticle(home?: { id: string; abbreviation: string }) {
  const [author, administrator] = [await aUser(product), await aUser(product, { isAdmin: true })];
  const journal = home ?? (await aJournal(product));
  const { id } = await aManuscript(product, author, { journalId: journal.id });
  await reply(product, verification.accept, { body: { articleId: id } }, { token: administrator.token });
  return { id, author, journal, pdf: articlePdfHref(journal.abbreviation, id) };
}

/** The place of an article in its journal. */
const placeOf = async (articleId: string) => {
  const [article] = await reply(product, articles.single, { params: { articleId } });
  return { volume: article?.articleVolume ?? '', number: article?.articleIssue ?? '' };
};

/** Imports one article with a PDF under a licence. */
async function anImport(abbreviation: string, licence: string) {
  const place = path.join(folder, abbreviation, 'one');
  mkdirSync(place, { recursive: true });
  writeFileSync(path.join(place, 'article.xml'), jatsArticle({ doi: `10.5555/${abbreviation}`, licence }));
  writeFileSync(path.join(place, 'article.pdf'), aPdf());
  const wish = { folder: path.dirname(place), abbreviation, title: null, subject: 'Other Journals' };
  expect(await importArticles(product.system, wish, () => undefined)).toMatchObject({ added: 1, failed: [] });
  const [imported] = await reply(product, articles.publishedOfJournal, {
    params: { journalAbbreviation: abbreviation },
  });
  return { access: imported?.access, pdf: articlePdfHref(abbreviation, imported?.id ?? '') };
}

test('a subscription that has ended opens no PDF any more, by token or by cookie', async () => {
  const { id, pdf } = await aSubscriptionArticle();
  const reader = await aUser(product);
  const cookie = await cookieOf(product, reader);
  await buys(product, reader);
  product.moveClock(47 * hour);
  expect((await read(pdf, bearer(reader))).status).toBe(200);
  expect((await read(pdf, { cookie })).status).toBe(200);
  product.moveClock(2 * hour);
  const ended = await read(pdf, bearer(reader));
  expect(ended.status).toBe(402);
  expect(ended.text).not.toContain('%PDF');
  expect((await read(pdf, { cookie })).status).toBe(402);
  expect(await entitlementOf(reader, id)).toEqual({ mayRead: false, reason: 'subscription-needed', ...undated });
});

test('one person’s subscription opens nothing for another', async () => {
  const { pdf } = await aSubscriptionArticle();
  const [reader, other] = [await aUser(product), await aUser(product)];
  await buys(product, reader);
  expect((await read(pdf, bearer(reader))).status).toBe(200);
  expect((await read(pdf, bearer(other))).status).toBe(402);
});

test('administrators, the author and those who publish the journal read a subscription article without a pass', async () => {
  const { id, author, journal, pdf } = await aSubscriptionArticle();
  const administrator = await aUser(product, { isAdmin: true });
  const holder = (role: JournalRole, journalId = journal.id) => aScholar(product, { role: { journalId, role } });
  for (const [person, reason] of [
    [author, 'author'],
    [administrator, 'administrator'],
    [await holder('editor-in-chief'), 'editor'],
    [await holder('production-editor'), 'editor'],
  ] as const) {
    const paper = await read(pdf, bearer(person));
    expect([paper.status, paper.text.slice(0, 5)]).toEqual([200, '%PDF-']);
    expect(await entitlementOf(person, id)).toEqual({ mayRead: true, reason, ...undated });
  }
  const elsewhere = (await aJournal(product)).id;
  for (const person of [
    await holder('editor'),
    await holder('reviewer'),
    await holder('editor-in-chief', elsewhere),
    await holder('production-editor', elsewhere),
  ]) {
    expect((await read(pdf, bearer(person))).status).toBe(402);
    expect(await entitlementOf(person, id)).toEqual({ mayRead: false, reason: 'subscription-needed', ...undated });
  }
});

test.each([
  ['no licence at all', 'NONE', '', 'subscription', 401],
  ['a licence that reserves all rights', 'CLOSED', 'All rights reserved.', 'subscription', 401],
  ['a Creative Commons licence', 'OPEN', 'https://creativecommons.org/licenses/by/4.0/', 'open', 200],
])('decision 9: an import with %s', async (_name, abbreviation, licence, access, status) => {
  const imported = await anImport(abbreviation, licence);
  expect(imported.access).toBe(access);
  expect((await read(imported.pdf)).status).toBe(status);
  expect((await read(imported.pdf, bearer(await aUser(product)))).status).toBe(status === 200 ? 200 : 402);
});

test.each(['article-pdf', 'issue-document'] as const)(
  'decision 13: no address of a file goes round the entitlement: %s',
  async (purpose) => {
    const fileId = await keepOwnFile(product.system, {
      purpose,
      name: 'paper.pdf',
      mediaType: 'application/pdf',
      bytes: Buffer.from(aPdf()),
    });
    const open = async (token: string | null) =>
      (await send(product, files.open, { params: { fileId } }, { token })).status;
    const subscriber = await aUser(product);
    await buys(product, subscriber);
    expect(await open(null)).toBe(401);
    expect(await open((await aUser(product)).token)).toBe(404);
    expect(await open(subscriber.token)).toBe(404);
    expect(await open((await aUser(product, { isAdmin: true })).token)).toBe(200);
  },
);

test('decision 9: the file behind a published article is no way round its entitlement', async () => {
  const { id, author, pdf } = await aSubscriptionArticle();
  const { filesURL } = await reply(product, manuscripts.single, { params: { articleId: id } }, { token: author.token });
  const [file = ''] = filesURL;
  expect((await read(file, bearer(author))).status).toBe(200);
  expect((await read(file, bearer(await aUser(product)))).status).toBe(404);
  expect((await read(file)).status).toBe(401);
  expect((await read(pdf)).status).toBe(401);
});

test('one function says why, with dates: a pass until its end', async () => {
  const { id } = await aSubscriptionArticle();
  const reader = await aUser(product);
  expect(await entitlementOf({ token: null }, id)).toEqual({ mayRead: false, reason: 'not-signed-in', ...undated });
  await buys(product, reader);
  const { reason, until, name, since } = await entitlementOf(reader, id);
  expect({ reason, name, since }).toEqual({ reason: 'subscription', name: 'Two Day Access', since: null });
  const end = await subscriptionOf(product, reader);
  expect(Math.floor(Date.parse(until ?? '') / 1000)).toBe(end?.subscriptionPeriodEnd);
});

test('who owns a full issue reads the articles of that journal, volume and issue, and no others', async () => {
  const first = await aSubscriptionArticle();
  const place = await placeOf(first.id);
  const issue = await aFullIssue(product, { journalId: first.journal.id, ...place });
  const [reader, other] = [await aUser(product), await aUser(product)];
  expect((await read(first.pdf, bearer(reader))).status).toBe(402);
  await buysIssue(product, reader, issue);
  expect((await read(first.pdf, bearer(reader))).status).toBe(200);
  expect((await read(first.pdf, bearer(other))).status).toBe(402);
  const { since, ...why } = await entitlementOf(reader, first.id);
  expect(why).toEqual({ mayRead: true, reason: 'issue', until: null, name: issue.stripeName });
  expect(Math.abs(Date.parse(since ?? '') - product.system.now().getTime())).toBeLessThan(60_000);
  const elsewhere = await aSubscriptionArticle();
  const later = await aSubscriptionArticle(first.journal);
  await product.parts.db.update(articleRows).set({ issue: '9' }).where(eq(articleRows.id, later.id));
  const nowhere = await aSubscriptionArticle(first.journal);
  await product.parts.db.update(articleRows).set({ volume: null }).where(eq(articleRows.id, nowhere.id));
  for (const { pdf } of [elsewhere, later, nowhere]) expect((await read(pdf, bearer(reader))).status).toBe(402);
});

test('a pass opens no full issue; its document is opened by buying it', async () => {
  const issue = await aFullIssue(product);
  const reader = await aUser(product);
  await buys(product, reader);
  const document = issue.issueDoccumentURL ?? '';
  expect((await read(document, bearer(reader))).status).toBe(404);
  await buysIssue(product, reader, issue);
  expect((await read(document, bearer(reader))).status).toBe(200);
});

test('a pass that ends between two range requests: what was asked for before its end is given, and nothing after', async () => {
  const { pdf } = await aSubscriptionArticle();
  const reader = await aUser(product);
  await buys(product, reader);
  product.moveClock(47 * hour);
  const part = (range: string) => read(pdf, { ...bearer(reader), range: `bytes=${range}` });
  expect((await part('0-3')).status).toBe(206);
  product.moveClock(2 * hour);
  const refused = await part('4-7');
  expect([refused.status, refused.text]).toEqual([402, expect.stringContaining('subscription-needed')]);
});
