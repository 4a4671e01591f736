import { randomUUID } from 'node:crypto';
import { expect, type APIRequestContext, type Browser, type BrowserContextOptions, type Page } from '@playwright/test';
import type { Manuscript } from '../src/contracts/manuscript-values.ts';
import type { Revision } from '../src/contracts/manuscripts.ts';
import { madeUpPdf } from './made-up-pdf.ts';
import { aPerson, demoPassword, idOf, signIn, tokenFor } from './people.ts';

/** A person who makes calls as the pages do. */
export interface Caller {
  readonly id: string;
  readonly email: string;
  readonly password: string;
  readonly headers: { authorization: string };
}

/** A person who has an account, signed in for calls. */
export async function signedIn(request: APIRequestContext, email: string, password: string): Promise<Caller> {
  const id = await idOf(request, email);
  const token = await tokenFor(request, id);
  return { id, email, password, headers: { authorization: `Bearer ${token}` } };
}

/** An author of the test's own. */
export async function anAuthor(request: APIRequestContext, surname?: string, country?: string): Promise<Caller> {
  const { email, password } = await aPerson(request, surname, country);
  return signedIn(request, email, password);
}

/** The demo's administrator. */
export const theAdministrator = (request: APIRequestContext) => signedIn(request, 'admin@demo.example', demoPassword);

/** An administrator of the test's own. */
export async function anAdministrator(request: APIRequestContext, surname: string): Promise<Caller> {
  const { headers } = await theAdministrator(request);
  const person = await aPerson(request, surname);
  const made = await request.put(`/api/administration/people/${person.id}/administrator`, {
    headers,
    data: { isAdmin: true },
  });
  expect(made.status()).toBe(200);
  return signedIn(request, person.email, person.password);
}

/** A short paper as a browser sends it; a real one costs the server ten times as much. */
export const paperFile = (name = 'article.pdf') => ({ name, mimeType: 'application/pdf', buffer: madeUpPdf(2) });

export type SentFile = ReturnType<typeof paperFile>;

async function upload(request: APIRequestContext, { headers }: Caller, awsId: string, sentFile: SentFile, slot = 1) {
  const sent = await request.post(`/api/s3/upload/${awsId}?slot=${slot}`, {
    headers,
    multipart: { s3Files: sentFile },
  });
  expect(sent.status()).toBe(201);
  const { uploads } = (await sent.json()) as { uploads: { slot: number; url: string }[] };
  return uploads.findLast((file) => file.slot === slot)?.url ?? '';
}

const writer = (authorGivenName: string, authorLastName: string, isCorresponding: boolean) => ({
  authorTitle: 'Dr.',
  authorGivenName,
  authorLastName,
  authorEmail: 'writer@example.org',
  authorAffiliation: 'Example University, Dubai',
  isCorresponding,
});

/** A journal of the demo whose manuscripts an administrator verifies; others there are reviewed by peers. */
export const verifyingJournal = 'ADME';

interface Wanted {
  readonly title: string;
  readonly abstract?: string;
  readonly special?: boolean;
  readonly paper?: SentFile;
  readonly hasCoverLetter?: boolean;
  /** The abbreviation of the journal that it is submitted to. */
  readonly journal?: string;
}

/** A manuscript that its author has submitted. */
export async function aSubmission(request: APIRequestContext, author: Caller, wanted: Wanted) {
  const { title, special = false, paper = paperFile(), hasCoverLetter = false, journal = verifyingJournal } = wanted;
  const { abstract = 'A course introduces students to ecological forecasting.' } = wanted;
  const journals = (await (await request.get('/api/journal/categories')).json()) as {
    id: string;
    journalAbbreviation: string;
  }[];
  const awsId = randomUUID();
  const filesUrl = [await upload(request, author, awsId, paper)];
  if (hasCoverLetter) filesUrl.push(await upload(request, author, awsId, paperFile('letter.pdf'), 0));
  const answer = await request.post('/api/journalArticle/create', {
    headers: author.headers,
    data: {
      journalId: journals.find(({ journalAbbreviation }) => journalAbbreviation === journal)?.id,
      articleTitle: title,
      articleAbstract: abstract,
      articleKeywords: ['forecasting', 'ecology'],
      authors: [writer('Amal', 'Haddad', false), writer('Yusuf', 'Rahman', true)],
      specialReview: special,
      filesUrl,
      awsId,
      userId: author.id,
    },
  });
  expect(answer.status()).toBe(201);
  return ((await answer.json()) as { article: Manuscript }).article;
}

/** Changes a manuscript, as another window of its author would. */
export async function revise(
  request: APIRequestContext,
  author: Caller,
  manuscript: Manuscript,
  change: Partial<Revision>,
) {
  const { articleTitle, articleAbstract, articleKeywords } = manuscript;
  const data = { articleTitle, articleAbstract, articleKeywords, ...change };
  const answer = await request.post(`/api/journalArticle/updateArticle/${manuscript.id}`, {
    headers: author.headers,
    data,
  });
  expect(answer.status()).toBe(200);
}

/** Accepts a manuscript by the call. */
export async function accept(request: APIRequestContext, administrator: Caller, manuscript: Manuscript): Promise<void> {
  const answer = await request.put('/api/journalArticle/verifyArticles/acceptManuscript', {
    headers: administrator.headers,
    data: { articleId: manuscript.id },
  });
  expect(answer.status()).toBe(200);
}

/** Rejects a manuscript by the call. */
export async function reject(
  request: APIRequestContext,
  administrator: Caller,
  manuscript: Manuscript,
  rejectionText: string,
) {
  const answer = await request.post('/api/journalArticle/verifyArticles/sendRejectionText', {
    headers: administrator.headers,
    data: { articleId: manuscript.id, rejectionText },
  });
  expect(answer.status()).toBe(200);
}

/** Withdraws a published article by the call. */
export async function withdraw(
  request: APIRequestContext,
  administrator: Caller,
  manuscript: Manuscript,
  reason: string,
): Promise<void> {
  const answer = await request.delete(`/api/journalArticle/delete-article/${manuscript.id}/${administrator.id}`, {
    headers: administrator.headers,
    data: { reason },
  });
  expect(answer.status()).toBe(200);
}

/** A browser of this person's own, signed in. */
export async function pageOf(browser: Browser, { email, password }: Caller, options: BrowserContextOptions = {}) {
  const page: Page = await (await browser.newContext(options)).newPage();
  await signIn(page, email, password);
  return page;
}
