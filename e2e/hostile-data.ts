import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, type APIRequestContext, type APIResponse } from '@playwright/test';
import { v7 } from 'uuid';
import { insertFullIssue } from '../src/server/domains/issues/index.ts';
import { findOrCreateJournal } from '../src/server/domains/journals/index.ts';
import { importArticles } from '../src/server/workflows/import/import-articles.ts';
import { hostileArticles } from './hostile-article.ts';
import { packed, payloads, payloadsInProse, payloadsOnOneLine } from './hostile-payloads.ts';
import type { OwnProduct } from './own-product.ts';
import { madeUpPdf } from './made-up-pdf.ts';
import { demoPassword, linkInMailTo } from './people.ts';

export const importedJournal = 'IMPORTED';

async function json<T>(answer: APIResponse): Promise<T> {
  expect(answer.ok(), `${answer.url()} answered ${answer.status()}: ${await answer.text()}`).toBe(true);
  return (await answer.json()) as T;
}

async function addJournal({ system }: OwnProduct, abbreviation: string, title: string, descriptionHtml: string) {
  const { journal } = await findOrCreateJournal(system, {
    abbreviation,
    title,
    descriptionHtml,
    language: title,
    startYear: 2020,
    startMonth: 1,
    subject: 'Other Journals',
  });
  return journal;
}

/** Journals with such titles and descriptions; the first sells full issues with such names. */
export async function addJournals(product: OwnProduct): Promise<void> {
  const packs = packed(payloads, 900);
  for (const [place, text] of packs.entries()) {
    const journal = await addJournal(product, `H${place}`, text, `<p>Before ${place}</p>${text}`);
    if (place > 0) continue;
    for (const [number, name] of packs.entries())
      await insertFullIssue(product.system.db, {
        id: v7(),
        journalId: journal.id,
        volume: '1',
        number: String(number),
        priceMinor: 100,
        currency: 'AED',
        name,
        description: name,
        lookupKey: `issue-${number}`,
        createdAt: new Date(),
      });
  }
}

/** A journal for each payload, so that none of them hides another one in a description. */
export async function addOneJournalEach(product: OwnProduct): Promise<void> {
  for (const [place, payload] of payloads.entries())
    await addJournal(product, `P${place}`, 'One', `<p>Before ${place}</p><p>${payload}</p>`);
}

/** The articles that a publisher's files bring in. */
export async function importAll({ system }: OwnProduct): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'colophon-hostile-'));
  for (const [place, xml] of hostileArticles().entries()) writeFileSync(path.join(folder, `${place}.xml`), xml);
  const wish = { folder, abbreviation: importedJournal, title: null, subject: 'Other Journals' };
  const result = await importArticles(system, wish, () => {});
  rmSync(folder, { recursive: true });
  expect(result).toMatchObject({ added: 4, failed: [] });
}

export interface Person {
  readonly email: string;
  readonly id: string;
  readonly headers: { readonly authorization: string };
}

export async function signIn(request: APIRequestContext, email: string): Promise<Person> {
  const answer = await request.post('/api/auth/login', { data: { email, password: demoPassword } });
  const { token, user } = await json<{ token: string; user: { id: string } }>(answer);
  return { email, id: user.id, headers: { authorization: `Bearer ${token}` } };
}

interface Names {
  readonly surname: string;
  readonly otherName: string;
}

/** Registers under such a name, and follows the link in the email. */
async function register(request: APIRequestContext, names: Names, place: number): Promise<Person> {
  const email = `writer-${place}@example.org`;
  const account = {
    ...names,
    email,
    title: 'Dr',
    affiliation: packed(payloadsOnOneLine, 300)[place],
    country: 'AE',
    password: demoPassword,
    confirmPassword: demoPassword,
    agreeTerms: true,
  };
  await json(await request.post('/api/auth/register', { data: account }));
  const link = await linkInMailTo(request, email);
  await json(await request.post(`/api/auth${new URL(link).pathname}`, { data: {} }));
  return signIn(request, email);
}

async function submit(request: APIRequestContext, { id, headers }: Person, title: string, place: number) {
  const awsId = v7();
  const fitting = payloadsOnOneLine.filter((text) => text.length <= 100);
  const filesUrl: string[] = [];
  for (const slot of [0, 1, 2]) {
    const name = `${fitting[(place * 3 + slot) % fitting.length]} paper.pdf`;
    const s3Files = { name, mimeType: 'application/pdf', buffer: madeUpPdf(1) };
    const answer = await request.post(`/api/s3/upload/${awsId}?slot=${slot}`, { headers, multipart: { s3Files } });
    filesUrl.splice(0, 3, ...(await json<{ files: string[] }>(answer)).files);
  }
  const [journal] = await json<{ id: string }[]>(await request.get('/api/journal/H0'));
  const data = {
    journalId: journal?.id,
    articleTitle: title,
    articleAbstract: payloadsInProse.join('\n'),
    articleKeywords: Array.from({ length: 20 }, (_, index) => fitting[(place * 20 + index) % fitting.length]),
    authors: payloadsOnOneLine.map((text) => ({
      authorTitle: 'Dr.',
      authorGivenName: text.slice(0, 100),
      authorLastName: text.slice(0, 100),
      authorEmail: 'a@example.org',
      authorAffiliation: text,
    })),
    filesUrl,
    awsId,
    userId: id,
  };
  await json(await request.post('/api/journalArticle/create', { headers, data }));
}

/** Manuscripts that wait for verification, by people with such names; together their titles hold every payload of one line. */
export async function submitAll(request: APIRequestContext): Promise<Person[]> {
  const names = packed(
    payloadsOnOneLine.filter((text) => text.length <= 100),
    100,
  );
  const titles = packed(payloadsOnOneLine, 500);
  const people: Person[] = [];
  for (const [place, title] of titles.entries()) {
    const [surname = '', otherName = ''] = [names[(place * 4) % names.length], names[(place * 4 + 2) % names.length]];
    if (place % 2 === 0) people.push(await register(request, { surname, otherName }, place));
    const person = people.at(-1);
    if (person) await submit(request, person, title, place);
  }
  return people;
}

/** Rejects the first of the waiting manuscripts with such a text, and publishes the others. */
export async function decideAll(request: APIRequestContext): Promise<void> {
  const { id, headers } = await signIn(request, 'admin@demo.example');
  const waiting = await json<{ id: string }[]>(
    await request.get(`/api/journalArticle/verifyArticles/${id}`, { headers }),
  );
  const rejectionText = payloadsInProse.join('\n');
  for (const [place, { id: articleId }] of waiting.entries()) {
    const data = place === 0 ? { articleId, rejectionText } : { articleId };
    const call = place === 0 ? 'sendRejectionText' : 'acceptManuscript';
    const send = place === 0 ? request.post.bind(request) : request.put.bind(request);
    await json(await send(`/api/journalArticle/verifyArticles/${call}`, { headers, data }));
  }
}
