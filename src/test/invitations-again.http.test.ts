import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { reviews } from '../contracts/reviews.ts';
import { editorial } from '../contracts/editorial.ts';
import { emails, manuscripts, records, reviewerProfiles, reviewInvitations } from '../server/db/schema/index.ts';
import { sendReminders } from '../server/workflows/reminders/send-reminders.ts';
import { send } from './product/client.ts';
import { deskOf, editingSteps, remindReviewer } from './product/editing.ts';
import type { TestUser } from './product/factories.ts';
import { day } from './product/later.ts';
import { detailOf } from './product/manuscript-steps.ts';
import { emailsWrittenTo, nextMail } from './product/outbox.ts';
import { aManuscriptInReview, anAcceptedReview, aReviewedJournal, aScholar, invited } from './product/peer-review.ts';
import { startProduct } from './product/start-product.ts';

const product = await startProduct();
const { db } = product.parts;
const journal = await aReviewedJournal(product);
const author = await aScholar(product);
const editor = await aScholar(product, { role: { journalId: journal.id, role: 'editor' } });

async function aPaper() {
  const { id } = await aManuscriptInReview(product, author, journal.id);
  return { id, ...editingSteps(product, id) };
}
type Paper = Awaited<ReturnType<typeof aPaper>>;
const row = async (id: string) => (await db.select().from(reviewInvitations).where(eq(reviewInvitations.id, id)))[0];
const ofPaper = ({ id }: Paper) =>
  db
    .select()
    .from(reviewInvitations)
    .where(eq(reviewInvitations.manuscriptId, id))
    .orderBy(reviewInvitations.invitedAt);
const read = (token: string) => send(product, reviews.invitation, { params: { token } });
const renew = (token: string) => send(product, reviews.renew, { params: { token } });
const codeOf = ({ text }: { readonly text: string }) => (JSON.parse(text) as { code: string }).code;
const past = () => new Date(Date.now() - day);
const tokenOf = async (email: string) =>
  /review-invitation\/([\w-]+)/.exec((await nextMail(product, email, /^Invitation to review/)).text)?.[1] ?? '';

test('whoever declined is invited again with a reason, which stays with the editors', async () => {
  const paper = await aPaper();
  const reviewer = await aScholar(product);
  const { invitationId, token } = await invited(product, paper.id, reviewer);
  await send(product, reviews.decline, { params: { token }, body: { reason: 'Too busy' } });
  const silent = await paper.invite(editor, { invitationId });
  expect([silent.status, detailOf(silent)]).toEqual([409, expect.stringContaining('Declined to review')]);
  const conflictReason = 'She has time after her sabbatical, she writes.';
  expect((await paper.invite(editor, { invitationId, conflictReason })).status).toBe(200);
  const { record } = await paper.read(editor);
  expect(record[0]?.what).toContain(conflictReason);
  const { text } = await nextMail(product, reviewer.email, /^Invitation to review/);
  const page = await read(await tokenOf(reviewer.email));
  for (const seen of [text, page.text]) expect(seen).not.toContain('sabbatical');
  expect((await ofPaper(paper)).map(({ state }) => state)).toEqual(['declined', 'invited']);
});

test('an earlier invitation of another manuscript invites nobody, and one person is named at a time', async () => {
  const [paper, other] = [await aPaper(), await aPaper()];
  const elsewhere = await invited(product, other.id, { email: 'elsewhere@new.test' });
  expect((await paper.invite(editor, { invitationId: elsewhere.invitationId })).status).toBe(404);
  const own = await invited(product, paper.id, { email: 'twice@new.test' }, { state: 'lapsed', endedAt: past() });
  const both = await paper.invite(editor, { invitationId: own.invitationId, email: 'b@new.test' });
  expect(both.status).toBe(422);
  expect((await paper.invite(editor, { invitationId: own.invitationId })).status).toBe(200);
});

test.each([
  ['the list says that it lapsed', { state: 'lapsed' as const, endedAt: past() }],
  ['nobody has noticed yet', {}],
])('an expired link asks for a new invitation, which goes to its address and not to who asks: %s', async (_, state) => {
  const paper = await aPaper();
  const email = `late-${'state' in state ? 'lapsed' : 'open'}@new.test`;
  const old = await invited(product, paper.id, { email }, { answerBy: past(), invitedBy: editor.user.id, ...state });
  const closed = await read(old.token);
  expect([closed.status, codeOf(closed), detailOf(closed)]).toEqual([
    410,
    'invitation-expired',
    expect.stringMatching(/^This invitation expired on/),
  ]);
  const answer = await renew(old.token);
  expect([answer.status, answer.text]).toEqual([200, expect.stringContaining('on its way')]);
  expect(answer.text).not.toContain('review-invitation');
  const fresh = await tokenOf(email);
  expect(fresh).not.toBe(old.token);
  expect((await read(fresh)).status).toBe(200);
  const spent = await read(old.token);
  expect([codeOf(spent), detailOf(spent)]).toEqual(['link-spent', expect.stringContaining('a newer invitation')]);
  expect((await ofPaper(paper)).map((one) => one.state)).toEqual(['lapsed', 'invited']);
  expect((await nextMail(product, editor.email, /^Invitation sent again/)).text).toContain('Robin Invited');
  const written = await db.select().from(records).where(eq(records.subjectId, paper.id));
  expect(written.map(({ action }) => action)).toContain('invitation-renewed');
  // Asking twice sends one.
  const twice = await renew(old.token);
  expect([twice.status, detailOf(twice)]).toEqual([409, expect.stringContaining('newer invitation')]);
});

test('only an expired link of a round that takes reports is followed by another; why not is the editors’ to know', async () => {
  const paper = await aPaper();
  const open = await invited(product, paper.id, { email: 'open@new.test' });
  expect((await renew(open.token)).status).toBe(409);
  const declined = await invited(product, paper.id, { email: 'no@new.test' });
  await send(product, reviews.decline, { params: { token: declined.token }, body: {} });
  expect((await renew(declined.token)).status).toBe(410);

  const full = await aScholar(product);
  const settings = { interests: '', mostOpenReviews: 0, updatedAt: product.system.now() };
  await db.insert(reviewerProfiles).values({ userId: full.user.id, ...settings });
  const writer = await invited(product, paper.id, { email: author.email }, { answerBy: past() });
  for (const { token } of [await invited(product, paper.id, full, { answerBy: past() }), writer]) {
    const refused = await renew(token);
    expect([refused.status, detailOf(refused)]).toEqual([409, expect.stringContaining('cannot send you a new')]);
    expect(refused.text).not.toMatch(/author|taking/);
  }

  const expired = await invited(product, paper.id, { email: 'gone@new.test' }, { answerBy: past() });
  await db.update(manuscripts).set({ state: 'on-hold', heldFrom: 'in-review' }).where(eq(manuscripts.id, paper.id));
  expect(detailOf(await renew(expired.token))).toContain('paused');
  await db.update(manuscripts).set({ state: 'accepted', heldFrom: null }).where(eq(manuscripts.id, paper.id));
  const over = await renew(expired.token);
  expect([over.status, detailOf(over)]).toEqual([410, expect.stringContaining('no longer in review')]);
  expect((await renew('x'.repeat(43))).status).toBe(410);
});

test('a link says what has happened: answered, reported, withdrawn from or taken back', async () => {
  const paper = await aPaper();
  for (const [state, words] of [
    ['accepted', /has been accepted/],
    ['reported', /submitted your report/],
    ['recused', /later withdrew/],
    ['cancelled', /was withdrawn/],
  ] as const) {
    const endedAt = state === 'accepted' ? null : past();
    const { token } = await invited(product, paper.id, { email: `${state}@new.test` }, { state, endedAt });
    expect(detailOf(await read(token))).toMatch(words);
  }
});

/** Invites a person, and has the email come to an end. */
async function anInvitationWhoseEmail(paper: Paper, email: string, state: 'bounced' | 'failed' | 'queued') {
  await paper.invite(editor, { email, invitee: { title: 'Dr.', givenName: 'Noa', lastName: 'Lost' } });
  const invitation = (await ofPaper(paper)).find((one) => one.email === email);
  await nextMail(product, email, /^Invitation to review/);
  await db
    .update(emails)
    .set({ state })
    .where(eq(emails.id, invitation?.emailId ?? ''));
  return invitation?.id ?? '';
}
const tasks = async (person: TestUser, part: 'needs-me' | 'waiting', id: string) =>
  (await deskOf(product, person, { part })).manuscripts.filter((one) => one.id === id).map(({ task }) => task);

test('an invitation that comes back is a task at once, whoever’s turn it is; it is corrected, and the task is gone', async () => {
  const paper = await aPaper();
  await anAcceptedReview(product, paper.id, await aScholar(product));
  const id = await anInvitationWhoseEmail(paper, 'lost@typo.test', 'queued');
  expect([await tasks(editor, 'needs-me', paper.id), await tasks(editor, 'waiting', paper.id)]).toEqual([[], [null]]);
  const early = await send(
    product,
    editorial.correctInvitation,
    { params: { invitationId: id }, body: { email: 'found@right.test' } },
    editor,
  );
  expect([early.status, detailOf(early)]).toEqual([409, expect.stringContaining('did not come back')]);
  for (const state of ['failed', 'bounced'] as const) {
    await db
      .update(emails)
      .set({ state })
      .where(eq(emails.id, (await row(id))?.emailId ?? ''));
    expect([await tasks(editor, 'needs-me', paper.id), await tasks(editor, 'waiting', paper.id)]).toEqual([
      ['An invitation came back'],
      [],
    ]);
  }
  const seen = await paper.read(editor);
  expect(seen.task).toBe('An invitation came back');
  expect(seen.invitations.find((one) => one.id === id)).toMatchObject({ delivery: 'came-back', state: 'invited' });

  const correct = (email: string) =>
    send(product, editorial.correctInvitation, { params: { invitationId: id }, body: { email } }, editor);
  expect((await correct('LOST@typo.test')).status).toBe(422);
  const refused = await correct(author.email);
  expect([refused.status, detailOf(refused)]).toEqual([409, expect.stringContaining('Is an author')]);
  expect((await row(id))?.state).toBe('invited');
  expect((await correct('found@right.test')).status).toBe(200);
  await nextMail(product, 'found@right.test', /^Invitation to review/);
  expect((await row(id))?.state).toBe('cancelled');
  expect(await tasks(editor, 'needs-me', paper.id)).toEqual([]);
  expect(await emailsWrittenTo(product, 'lost@typo.test')).toHaveLength(1);
});

test('a manuscript with an invitation that came back is listed once, also where it is the editor’s turn', async () => {
  const paper = await aPaper();
  await anInvitationWhoseEmail(paper, 'one@typo.test', 'bounced');
  await anInvitationWhoseEmail(paper, 'two@typo.test', 'bounced');
  expect(await tasks(editor, 'needs-me', paper.id)).toEqual(['An invitation came back']);
  await db.update(manuscripts).set({ turn: 'editor' }).where(eq(manuscripts.id, paper.id));
  expect(await tasks(editor, 'needs-me', paper.id)).toEqual(['An invitation came back']);
  const stranger = await aScholar(product, {
    role: { journalId: (await aReviewedJournal(product)).id, role: 'editor' },
  });
  expect(await tasks(stranger, 'needs-me', paper.id)).toEqual([]);
});

test.each(['queued', 'failed', 'bounced'] as const)(
  'Reminders: an invitation whose email is %s is not reminded of; once it has gone, it is',
  async (state) => {
    const paper = await aPaper();
    const email = `${state}@later.test`;
    const id = await anInvitationWhoseEmail(paper, email, state);
    const invitation = await row(id);
    const at = new Date(Number(invitation?.answerBy) - 2 * day);
    const reminded = async () => {
      await sendReminders({ ...product.system, now: () => at });
      return (await emailsWrittenTo(product, email)).filter(({ subject }) => subject.startsWith('Please answer'))
        .length;
    };
    expect((await remindReviewer(product, editor, id)).status).toBe(409);
    expect(await reminded()).toBe(0);
    await db
      .update(emails)
      .set({ state: 'sent' })
      .where(eq(emails.id, invitation?.emailId ?? ''));
    expect(await reminded()).toBe(1);
  },
);
