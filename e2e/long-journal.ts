import { randomUUID } from 'node:crypto';
import { expect, type APIRequestContext } from '@playwright/test';
import { madeUpPdf } from './made-up-pdf.ts';
import { demoPassword } from './people.ts';

const abbreviation = 'GJSE';
const wanted = 11;

interface SignedIn {
  readonly headers: { readonly authorization: string };
  readonly userId: string;
}

async function signIn(request: APIRequestContext, email: string): Promise<SignedIn> {
  const answer = await request.post('/api/auth/login', { data: { email, password: demoPassword } });
  const { token, user } = (await answer.json()) as { token: string; user: { id: string } };
  return { headers: { authorization: `Bearer ${token}` }, userId: user.id };
}

async function submit(request: APIRequestContext, { headers, userId }: SignedIn, journalId: string): Promise<string> {
  const awsId = randomUUID();
  const file = { name: 'manuscript.pdf', mimeType: 'application/pdf', buffer: madeUpPdf(1) };
  const uploaded = await request.post(`/api/s3/upload/${awsId}`, { headers, multipart: { s3Files: file } });
  const { files } = (await uploaded.json()) as { files: string[] };
  const author = {
    authorTitle: 'Dr.',
    authorGivenName: 'Alex',
    authorLastName: 'Example',
    authorEmail: 'alex@example.org',
    authorAffiliation: 'Example University',
  };
  const data = {
    journalId,
    articleTitle: `A structure among many: ${awsId.slice(0, 8)}`,
    articleAbstract: 'What one structure shows.',
    articleKeywords: ['structures'],
    authors: [author],
    filesUrl: files,
    awsId,
    userId,
  };
  const created = await request.post('/api/journalArticle/create', { headers, data });
  expect(created.ok(), await created.text()).toBe(true);
  return ((await created.json()) as { article: { id: string } }).article.id;
}

/** The abbreviation of a journal with more than one page of articles: what it lacks is submitted and accepted first. */
export async function longJournal(request: APIRequestContext): Promise<string> {
  const page = await request.get(`/api/journalArticle/page?journal=${abbreviation}`);
  const { total } = (await page.json()) as { total: number };
  const [journal] = (await (await request.get(`/api/journal/${abbreviation}`)).json()) as { id: string }[];
  const author = await signIn(request, 'author@demo.example');
  const administrator = await signIn(request, 'admin@demo.example');
  for (let count = total; count < wanted; count += 1) {
    const articleId = await submit(request, author, journal?.id ?? '');
    const accepted = await request.put('/api/journalArticle/verifyArticles/acceptManuscript', {
      headers: administrator.headers,
      data: { articleId },
    });
    expect(accepted.ok(), await accepted.text()).toBe(true);
  }
  return abbreviation;
}
