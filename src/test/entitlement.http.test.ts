import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { articles } from '../contracts/articles.ts';
import { files } from '../contracts/files.ts';
import { manuscripts } from '../contracts/manuscripts.ts';
import { verification } from '../contracts/verification.ts';
import { articlePdfHref } from '../contracts/pages.ts';
import { keepOwnFile } from '../server/features/files/index.ts';
import { importArticles } from '../server/workflows/import-articles.ts';
import { buys, cookieOf } from './product/checkouts.ts';
import { reply, send } from './product/client.ts';
import { aJournal, aManuscript, aPdf, aUser } from './product/factories.ts';
import { jatsArticle } from './product/jats-article.ts';
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

/** A published article that only subscribers read. */
async function aSubscriptionArticle() {
  const [author, administrator] = [await aUser(product), await aUser(product, { isAdmin: true })];
  const journal = await aJournal(product);
  const { id } = await aManuscript(product, author, { journalId: journal.id });
  await reply(product, verification.accept, { body: { articleId: id } }, { token: administrator.token });
  return { id, author, pdf: articlePdfHref(journal.abbreviation, id) };
}

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
  expect(await reply(product, articles.entitlement, { params: { articleId: id } }, { token: reader.token })).toEqual({
    mayRead: false,
    reason: 'subscription-needed',
  });
});

test('one person’s subscription opens nothing for another', async () => {
  const { pdf } = await aSubscriptionArticle();
  const [reader, other] = [await aUser(product), await aUser(product)];
  await buys(product, reader);
  expect((await read(pdf, bearer(reader))).status).toBe(200);
  expect((await read(pdf, bearer(other))).status).toBe(402);
});

test('administrators and the author read a subscription article without a pass', async () => {
  const { id, author, pdf } = await aSubscriptionArticle();
  const administrator = await aUser(product, { isAdmin: true });
  for (const [person, reason] of [
    [author, 'author'],
    [administrator, 'administrator'],
  ] as const) {
    const paper = await read(pdf, bearer(person));
    expect([paper.status, paper.text.slice(0, 5)]).toEqual([200, '%PDF-']);
    expect(await reply(product, articles.entitlement, { params: { articleId: id } }, { token: person.token })).toEqual({
      mayRead: true,
      reason,
    });
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
