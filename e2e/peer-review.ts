import { expect, type APIRequestContext } from '@playwright/test';
import { linkInMailTo } from './people.ts';
import { anAuthor, aSubmission, theAdministrator } from './submissions.ts';

interface JournalSettings {
  readonly journalId: string;
  readonly journalTitle: string;
  readonly journalAbbreviation: string;
  readonly reviewModel: string;
}

/** A journal of the demo that no other journey submits to; from now on peers review for it. */
export async function aReviewedJournal(request: APIRequestContext): Promise<string> {
  const { headers } = await theAdministrator(request);
  const all = (await (await request.get('/api/editorial/settings', { headers })).json()) as JournalSettings[];
  const journal = all.findLast(({ journalAbbreviation }) => !['EIJER', 'JCP'].includes(journalAbbreviation));
  if (!journal) throw new Error('The demo has no journal for peer review');
  const { journalId, journalTitle: _, journalAbbreviation, ...settings } = journal;
  const changed = await request.put(`/api/editorial/settings/${journalId}`, {
    headers,
    data: { ...settings, reviewModel: 'double-anonymous' },
  });
  expect(changed.status()).toBe(200);
  return journalAbbreviation;
}

/** A manuscript that is in review; an administrator acts in the editor's place. */
export async function aManuscriptInReview(request: APIRequestContext, title: string) {
  const journal = await aReviewedJournal(request);
  const author = await anAuthor(request);
  const { id } = await aSubmission(request, author, { title, journal });
  const { headers } = await theAdministrator(request);
  const address = `/api/editorial/manuscripts/${id}`;
  // The search for the authors' own words runs behind the submission.
  await expect(async () => {
    const { version } = (await (await request.get(address, { headers })).json()) as { version: number };
    const started = await request.post(`${address}/start-review`, { headers, data: { version } });
    expect(started.status()).toBe(200);
  }).toPass({ timeout: 30_000 });
  return { id, author };
}

/** Invites a person by email; gives the address of the letter's link, without its host. */
export async function invite(request: APIRequestContext, manuscriptId: string, email: string): Promise<string> {
  const { headers } = await theAdministrator(request);
  const address = `/api/editorial/manuscripts/${manuscriptId}`;
  const { version } = (await (await request.get(address, { headers })).json()) as { version: number };
  const invited = await request.post(`${address}/invitations`, {
    headers,
    data: { version, email, invitee: { title: 'Dr.', givenName: 'Robin', lastName: 'Ferro' }, message: '' },
  });
  expect(invited.status()).toBe(200);
  return new URL(await linkInMailTo(request, email, /https?:\/\/\S+\/review-invitation\/\S+/)).pathname;
}
