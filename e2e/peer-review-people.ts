import { expect, type APIRequestContext } from '@playwright/test';
import { aPerson } from './people.ts';
import { signedIn, theAdministrator, type Caller } from './submissions.ts';

/** The journal of the demo that peers review for; `editor@` and `chief@` are its editor and its editor in chief. */
export const reviewedJournal = {
  abbreviation: 'EIJER',
  label: 'Emirates International Journal of Educational Research (EIJER)',
};
export const editorEmail = 'editor@demo.example';
export const chiefEmail = 'chief@demo.example';

/** A person from an institution without any of the authors, whose colleagues are never suggested as reviewers. */
async function somebodyFromElsewhere(request: APIRequestContext, surname: string): Promise<Caller> {
  const traits = { domain: 'fjord.example', affiliation: 'Fjord College, Norway' };
  const { email, password } = await aPerson(request, surname, 'NO', traits);
  return signedIn(request, email, password);
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
