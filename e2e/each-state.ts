import { expect, type APIRequestContext } from '@playwright/test';
import { anAskedRevision, aReportedManuscript, decide } from './asked-revision.ts';
import { manuscriptPdf } from './made-up-manuscript.ts';
import { aManuscriptInReview, aReviewedJournal, invite, twoReviewedJournals } from './peer-review.ts';
import { accept, aSubmission, reject, theAdministrator, verifyingJournal, type Caller } from './submissions.ts';

/** Takes an action on a manuscript as its editor, with its current version. */
export async function actOn(request: APIRequestContext, id: string, act: string, more: Record<string, unknown> = {}) {
  const { headers } = await theAdministrator(request);
  const address = `/api/editorial/manuscripts/${id}`;
  const { version } = (await (await request.get(address, { headers })).json()) as { version: number };
  const done = await request.post(`${address}/${act}`, { headers, data: { version, ...more } });
  expect(done.status()).toBe(200);
}

/** A manuscript whose file names its authors. */
export async function aTellingManuscript(request: APIRequestContext, author: Caller, title: string) {
  const paper = { name: 'Haddad_manuscript.pdf', mimeType: 'application/pdf', buffer: manuscriptPdf() };
  const { id } = await aSubmission(request, author, { title, paper, journal: await aReviewedJournal(request) });
  await expect(async () => {
    const read = await request.get(`/api/review/manuscripts/${id}`, { headers: author.headers });
    const { anonymity } = (await read.json()) as { anonymity: { state: string } };
    expect(anonymity.state).toBe('found');
  }).toPass({ timeout: 60_000 });
  return id;
}

/** A manuscript that is accepted after review, its mode of publication not chosen yet. */
export async function anAccepted(request: APIRequestContext, title: string, by?: Caller) {
  const reported = await aReportedManuscript(request, title, by);
  await decide(request, reported.id, { kind: 'accept', letter: 'It is accepted.' });
  return reported;
}

/** Chooses subscription, as its author. */
export async function chooseSubscription(request: APIRequestContext, author: Caller, id: string): Promise<void> {
  const { headers } = author;
  const chosen = await request.post(`/api/fees/${id}/mode`, { headers, data: { mode: 'subscription' } });
  expect(chosen.status()).toBe(200);
}

/** One author's manuscripts, one in each state that the author can meet; by what the state is called here. */
export async function oneInEachState(request: APIRequestContext, author: Caller): Promise<Record<string, string>> {
  const [{ journalAbbreviation: journal }, another] = await twoReviewedJournals(request);
  const administrator = await theAdministrator(request);
  const submit = (title: string, to = journal) => aSubmission(request, author, { title, journal: to });
  const inReview = async (title: string) => (await aManuscriptInReview(request, title, author)).id;
  const reported = async (title: string) => (await aReportedManuscript(request, title, author)).id;
  const states: Record<string, string> = { submitted: (await submit('Teaching ecological forecasting')).id };
  states.found = await aTellingManuscript(request, author, 'Wandering dunes and the villages that move with them');
  states.returned = await aTellingManuscript(request, author, 'Salt on the leaves of mangroves');
  await actOn(request, states.returned, 'return', { letter: 'Please take your names out of the file.' });
  states.reviewed = await inReview('Bees of the northern emirates: a checklist');
  for (const name of ['one', 'two']) await invite(request, states.reviewed, `${name}.${author.id}@university.example`);
  states.waiting = await inReview('A review that waits for its editor');
  states.ratified = await reported('Oral history of the pearl divers');
  await actOn(request, states.ratified, 'decision', { kind: 'revise-major', letter: 'Please revise.' });
  states.revision = (await anAskedRevision(request, 'Grains that were counted twice', author)).id;
  states.accepted = (await anAccepted(request, 'Groundwater below the dunes', author)).id;
  states.chosen = (await anAccepted(request, 'Light that plants use at dusk', author)).id;
  await chooseSubscription(request, author, states.chosen);
  states.held = await inReview('Two ways to read one inscription');
  await actOn(request, states.held, 'hold', { reason: 'Reviewer Ferro doubts the photographs.' });
  states.rejected = await reported('A short note that was too short');
  await decide(request, states.rejected, { kind: 'reject', letter: 'We cannot publish it.' });
  states.suggested = await reported('Songs of the falconers');
  await decide(request, states.suggested, {
    kind: 'unsuitable',
    letter: 'Another of our journals is nearer to it.',
    suggestedJournalId: another.journalId,
  });
  states.withdrawn = await inReview('Withdrawn before it was read');
  const { headers } = author;
  const data = { version: 1, reason: '' };
  const taken = await request.post(`/api/review/manuscripts/${states.withdrawn}/withdraw`, { headers, data });
  expect(taken.status()).toBe(200);
  const article = await anAccepted(request, 'What the tide leaves', author);
  await chooseSubscription(request, author, article.id);
  const publishing = { headers: administrator.headers, data: { articleId: article.id } };
  const published = await request.put('/api/journalArticle/verifyArticles/acceptManuscript', publishing);
  expect(published.status()).toBe(200);
  states.published = article.id;
  states.verified = (await submit('In a journal that verifies', verifyingJournal)).id;
  const refused = await submit('Rejected by verification', verifyingJournal);
  await reject(request, administrator, refused, 'The tables cannot be read.');
  states.refused = refused.id;
  const accepted = await submit('Accepted by verification', verifyingJournal);
  await accept(request, administrator, accepted);
  states.publishedByVerification = accepted.id;
  return states;
}
