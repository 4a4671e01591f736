import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, type APIRequestContext } from '@playwright/test';
import { linkInMailTo } from './people.ts';
import { theAdministrator, type Caller } from './submissions.ts';

/** The journal of the demo that peers review for; `editor@` and `chief@` are its editor and its editor in chief. */
export const reviewedJournal = {
  abbreviation: 'EIJER',
  label: 'Emirates International Journal of Educational Research (EIJER)',
};
export const editorEmail = 'editor@demo.example';
export const chiefEmail = 'chief@demo.example';

const corpus = path.resolve(import.meta.dirname, '../../shared/corpus/jose');

/** A real paper; null where the corpus does not lie beside the repository, said loudly. */
export function realPaper(name: string): string | null {
  const file = path.join(corpus, name, 'article.pdf');
  if (existsSync(file)) return file;
  process.stderr.write('\nTHE CORPUS IS NOT BESIDE THE REPOSITORY: the journey of peer review is left out.\n');
  return null;
}

/** Somebody of an institution that no author is at: reviewers are never proposed from the authors' own. */
async function somebodyFromElsewhere(request: APIRequestContext, surname: string): Promise<Caller> {
  const email = `pool.${process.pid}.${Date.now()}@fjord.example`;
  const password = 'Palm-Grove-77!';
  const person = { title: 'Dr', otherName: 'Robin', surname, affiliation: 'Fjord College, Norway', country: 'NO' };
  const data = { ...person, email, password, confirmPassword: password };
  expect((await request.post('/api/auth/register', { data })).status()).toBe(201);
  const token = new URL(await linkInMailTo(request, email)).pathname.split('/').at(-1) ?? '';
  expect((await request.post(`/api/auth/verify-email/${token}`)).status()).toBe(200);
  const login = await request.post('/api/auth/login', { data: { email, password } });
  const { token: bearer, user } = (await login.json()) as { token: string; user: { id: string } };
  return { id: user.id, email, password, headers: { authorization: `Bearer ${bearer}` } };
}

/** A reviewer of the journal's pool, near to what they say that they are interested in. */
export async function aReviewerOfThePool(
  request: APIRequestContext,
  surname: string,
  interests: string,
): Promise<Caller> {
  const { headers } = await theAdministrator(request);
  const journals = (await (await request.get('/api/journal/categories')).json()) as {
    id: string;
    journalAbbreviation: string;
  }[];
  const journal = journals.find(({ journalAbbreviation }) => journalAbbreviation === reviewedJournal.abbreviation);
  const person = await somebodyFromElsewhere(request, surname);
  const own = { headers: person.headers, data: { interests, mostOpenReviews: 3 } };
  expect((await request.put('/api/review/profile', own)).status()).toBe(200);
  const role = { headers, data: { journalId: journal?.id, role: 'reviewer', isHeld: true } };
  expect((await request.put(`/api/administration/people/${person.id}/roles`, role)).status()).toBe(200);
  return person;
}
