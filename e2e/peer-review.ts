import { expect, type APIRequestContext } from '@playwright/test';
import { demoPassword, linkInMailTo } from './people.ts';
import { anAuthor, aSubmission, signedIn, theAdministrator, type Caller } from './submissions.ts';

interface JournalSettings {
  readonly journalId: string;
  readonly journalTitle: string;
  readonly journalAbbreviation: string;
  readonly reviewModel: string;
}

/** The demo's editor, who is the editor in chief of every journal that peers review for. */
export const theChief = (request: APIRequestContext) => signedIn(request, 'editor@demo.example', demoPassword);

/** Gives a journal an editor in chief, and has peers review for it from now on. */
async function reviewByPeers(request: APIRequestContext, journal: JournalSettings): Promise<void> {
  const { headers } = await theAdministrator(request);
  const chief = await theChief(request);
  const { journalId, journalTitle: _, journalAbbreviation: __, ...settings } = journal;
  const given = await request.put(`/api/administration/people/${chief.id}/roles`, {
    headers,
    data: { journalId, role: 'editor-in-chief', isHeld: true },
  });
  expect(given.status()).toBe(200);
  const changed = await request.put(`/api/editorial/settings/${journalId}`, {
    headers,
    data: { ...settings, reviewModel: 'double-anonymous' },
  });
  expect(changed.status()).toBe(200);
}

/** Two journals of the demo that no other journey submits to; from now on peers review for them. */
export async function twoReviewedJournals(request: APIRequestContext): Promise<[JournalSettings, JournalSettings]> {
  const { headers } = await theAdministrator(request);
  const all = (await (await request.get('/api/editorial/settings', { headers })).json()) as JournalSettings[];
  const [other, journal] = all
    .filter(({ journalAbbreviation }) => !['EIJER', 'JCP', 'ADME'].includes(journalAbbreviation))
    .slice(-2);
  if (!journal || !other) throw new Error('The demo has no two journals for peer review');
  await reviewByPeers(request, journal);
  await reviewByPeers(request, other);
  return [journal, other];
}

/** The journal that peer-reviewed manuscripts of the journeys are submitted to. */
export const aReviewedJournal = async (request: APIRequestContext): Promise<string> =>
  (await twoReviewedJournals(request))[0].journalAbbreviation;

/** A manuscript that is in review; an administrator acts in the editor's place. */
export async function aManuscriptInReview(request: APIRequestContext, title: string, by?: Caller) {
  const journal = await aReviewedJournal(request);
  const author = by ?? (await anAuthor(request));
  const { id } = await aSubmission(request, author, { title, journal });
  const { headers } = await theAdministrator(request);
  const address = `/api/editorial/manuscripts/${id}`;
  // The search for the authors' own words runs behind the submission.
  await expect(async () => {
    const { version } = (await (await request.get(address, { headers })).json()) as { version: number };
    const started = await request.post(`${address}/start-review`, { headers, data: { version } });
    expect(started.status()).toBe(200);
  }).toPass({ timeout: 60_000 });
  return { id, author };
}

/** Invites a person by email; gives the address of the email's link, without its host. */
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
