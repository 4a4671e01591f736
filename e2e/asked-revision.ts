import { expect, type APIRequestContext } from '@playwright/test';
import { aManuscriptInReview, invite, theChief } from './peer-review.ts';
import { theAdministrator, type Caller } from './submissions.ts';

const password = 'Quiet-Harbour-31!';
let made = 0;

const report = (commentsToAuthor: string) => ({
  scores: { originality: 4, soundness: 3, clarity: 4, significance: 3 },
  commentsToAuthor,
  confidentialRemarks: '',
  recommendation: 'minor-modifications',
});

/** A new person from another institution accepts an invitation by its link, and reports. */
async function aReport(request: APIRequestContext, manuscriptId: string, comments: string): Promise<void> {
  made += 1;
  const email = `reviewer.${process.pid}.${Date.now()}.${made}@far-away.example`;
  const token = (await invite(request, manuscriptId, email)).split('/').at(-1) ?? '';
  const account = {
    title: 'Dr',
    otherName: 'Robin',
    surname: 'Ferro',
    affiliation: 'Institute of Far Places',
    country: 'FR',
    password,
  };
  const accepted = await request.post(`/api/review/invitation/${token}/accept`, { data: { account } });
  expect(accepted.status()).toBe(200);
  const { invitationId } = (await accepted.json()) as { invitationId: string };
  const login = await request.post('/api/auth/login', { data: { email, password } });
  const { token: bearer } = (await login.json()) as { token: string };
  const sent = await request.post(`/api/review/reviews/${invitationId}/report`, {
    headers: { authorization: `Bearer ${bearer}` },
    data: report(comments),
  });
  expect(sent.status()).toBe(200);
}

/** A manuscript in review with two reports; an administrator acts in the editors' place. */
export async function aReportedManuscript(request: APIRequestContext, title: string, by?: Caller) {
  const reviewed = await aManuscriptInReview(request, title, by);
  await aReport(request, reviewed.id, '1. The sample is small. Why?\n2. Units are missing in Table 3.');
  await aReport(request, reviewed.id, 'It reads well, but the map has no scale.');
  return reviewed;
}

/** An administrator decides about a manuscript in review; the editor in chief ratifies where that is still to be done. */
export async function decide(request: APIRequestContext, id: string, decision: Record<string, unknown>): Promise<void> {
  const { headers } = await theAdministrator(request);
  const address = `/api/editorial/manuscripts/${id}`;
  const read = async () =>
    (await (await request.get(address, { headers })).json()) as { version: number; turn: string | null };
  const letter = 'Please answer the points of the reviewers.';
  const { version } = await read();
  const decided = await request.post(`${address}/decision`, { headers, data: { version, letter, ...decision } });
  expect(decided.status()).toBe(200);
  if ((await read()).turn !== 'editor-in-chief') return;
  const chief = await theChief(request);
  const ratification = { headers: chief.headers, data: { version, isRatified: true } };
  const ratified = await request.post(`${address}/ratification`, ratification);
  expect(ratified.status()).toBe(200);
}

/** A manuscript whose author is asked for a revision, after two reports. */
export async function anAskedRevision(request: APIRequestContext, title: string, by?: Caller) {
  const reported = await aReportedManuscript(request, title, by);
  await decide(request, reported.id, { kind: 'revise-minor' });
  return reported;
}
