import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { accounts } from '../contracts/accounts.ts';
import { reviews } from '../contracts/reviews.ts';
import { manuscripts as manuscriptRows, records, reviewInvitations, users } from '../server/db/schema/index.ts';
import { reply, send } from './product/client.ts';
import { password } from './product/factories.ts';
import { day } from './product/later.ts';
import { waitingForLock } from './product/locks.ts';
import { statusesOf } from './product/manuscript-steps.ts';
import { emailsTo, nextMail } from './product/outbox.ts';
import { aManuscriptInReview, anAcceptedReview, aReviewedJournal, aScholar, invited } from './product/peer-review.ts';
import { sharedProduct } from './product/start-product.ts';

const product = await sharedProduct();
const { db } = product.parts;
const journal = await aReviewedJournal(product, { title: 'Annals of Examples' });
const [author, editor] = [
  await aScholar(product, { lastName: 'Zwitscher' }),
  await aScholar(product, { role: { journalId: journal.id, role: 'editor' } }),
];
const aPaper = () => aManuscriptInReview(product, author, journal.id, { articleTitle: 'On invitations' });
const read = (token: string) => send(product, reviews.invitation, { params: { token } });
const decline = (token: string, reason?: string) =>
  send(product, reviews.decline, { params: { token }, body: { reason } });
const accept = (token: string, body: object = {}, bearer?: string) =>
  send(product, reviews.accept, { params: { token }, body }, { token: bearer ?? null });
const rowOf = async (id: string) => (await db.select().from(reviewInvitations).where(eq(reviewInvitations.id, id)))[0];
const manuscriptOf = async (id: string) => (await db.select().from(manuscriptRows).where(eq(manuscriptRows.id, id)))[0];
const account = {
  title: 'Dr',
  surname: 'Newcomer',
  otherName: 'Noa',
  affiliation: 'University of Somewhere',
  country: 'GR',
  password,
} as const;
let count = 0;
const aStranger = () => ({ email: `stranger${(count += 1)}@new.test` });
const detail = ({ text }: { text: string }) => (JSON.parse(text) as { detail: string }).detail;

test('the link opens its invitation alone, with title and abstract and nothing of its authors; opening spends nothing', async () => {
  const { id } = await aPaper();
  const { token } = await invited(product, id, aStranger());
  const [first, again] = [await read(token), await read(token)];
  expect([first.status, again.status]).toEqual([200, 200]);
  expect(JSON.parse(first.text)).toMatchObject({
    state: 'invited',
    articleTitle: 'On invitations',
    journalTitle: 'Annals of Examples',
    hasAccount: false,
    answerBy: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) as string,
  });
  for (const secret of [id, author.email, author.user.id, 'Zwitscher', 'example.org', 'Example University'])
    expect(first.text).not.toContain(secret);
});

test('declining needs no account, uses the link up and is on the record; the reason is the editor’s', async () => {
  const { id } = await aPaper();
  const [one] = [await invited(product, id, aStranger()), await invited(product, id, aStranger())];
  expect((await manuscriptOf(id))?.turn).toBe('reviewers');
  expect((await decline(one.token, 'On leave until May.')).status).toBe(200);
  expect(await rowOf(one.invitationId)).toMatchObject({
    state: 'declined',
    reason: 'On leave until May.',
  });
  for (const answer of [await read(one.token), await decline(one.token), await accept(one.token, { account })])
    expect([answer.status, detail(answer)]).toEqual([
      410,
      expect.stringMatching(/^You declined this invitation on \d/),
    ]);
  expect((await manuscriptOf(id))?.turn).toBe('editor');
  const letter = await nextMail(product, editor.email, /^Reviewer declined/);
  expect(letter.text).toContain('On leave until May.');
  const actions = (await db.select().from(records).where(eq(records.subjectId, id))).map(({ action }) => action);
  expect(actions).toContain('invitation-declined');
});

test('accepting without an account makes one, confirmed by the link itself, and signs nobody in', async () => {
  const { id } = await aPaper();
  const stranger = aStranger();
  const { token, invitationId } = await invited(product, id, stranger);
  const bare = await accept(token);
  expect([bare.status, detail(bare)]).toEqual([422, expect.stringContaining('There is no account')]);
  expect((await accept(token, { account: { ...account, password: 'weak' } })).status).toBe(422);
  const answer = await accept(token, { account });
  expect([answer.status, answer.headers.get('set-cookie')]).toEqual([200, null]);
  expect(answer.text).toContain('Your account for ');
  const { token: bearer } = await reply(product, accounts.login, { body: { email: stranger.email, password } });
  const review = await reply(product, reviews.single, { params: { invitationId } }, { token: bearer });
  expect(review).toMatchObject({ state: 'accepted', answering: null, allowed: ['report', 'recuse'] });
  const letter = await nextMail(product, stranger.email, /^Your review: “/);
  expect(letter.text).toContain(`/review/${invitationId}`);
  expect(letter.text).toContain('calendar.ics');
  const dueOn = new Date(Date.now() + 21 * day).toISOString().slice(0, 10);
  expect([(await rowOf(invitationId))?.dueAt?.toISOString(), review.dueOn]).toEqual([`${dueOn}T23:59:59.999Z`, dueOn]);
});

test('an address whose registration waits for its letter becomes the account of whoever holds the link', async () => {
  const { id } = await aPaper();
  const stranger = aStranger();
  const planted = { ...account, ...stranger, password: 'Planted-By-Another-1!', marketingCommunications: false };
  await reply(product, accounts.register, { body: { ...planted, confirmPassword: planted.password } });
  const { token } = await invited(product, id, stranger);
  expect(JSON.parse((await read(token)).text)).toMatchObject({ hasAccount: false });
  expect((await accept(token, { account })).status).toBe(200);
  await reply(product, accounts.login, { body: { email: stranger.email, password } });
  const letter = await nextMail(product, stranger.email, /^Confirm your email/);
  const verifyToken = /verify-email\/([\w-]+)/.exec(letter.text)?.[1] ?? '';
  expect((await send(product, accounts.verifyEmail, { params: { token: verifyToken } })).status).toBe(410);
});

test('an address with an account accepts when its holder is signed in; a forwarded link opens nothing to others', async () => {
  const { id } = await aPaper();
  const [reviewer, other] = [await aScholar(product), await aScholar(product)];
  const { token, invitationId } = await invited(product, id, { email: reviewer.email });
  expect(JSON.parse((await read(token)).text)).toMatchObject({ hasAccount: true });
  const [asVisitor, asOther] = [await accept(token, { account }), await accept(token, {}, other.token)];
  expect([asVisitor.status, asOther.status]).toEqual([401, 403]);
  expect(detail(asOther)).toContain(reviewer.email);
  const byStranger = await invited(product, id, aStranger());
  expect((await accept(byStranger.token, { account }, other.token)).status).toBe(403);
  expect((await accept(token, {}, reviewer.token)).status).toBe(200);
  expect(await rowOf(invitationId)).toMatchObject({ reviewerId: reviewer.user.id, reviewerNumber: 1 });
  expect((await send(product, reviews.single, { params: { invitationId } }, other)).status).toBe(404);
});

test.each([
  ['lapsed', { state: 'lapsed' as const }, /expired on/],
  ['past its day', { answerBy: new Date(Date.now() - day) }, /expired on/],
  ['taken back', { state: 'cancelled' as const }, /editor withdrew this invitation/],
  ['of another round', { round: 7 }, /no longer in review/],
])('a link whose invitation is %s says so and opens nothing', async (_name, change, words) => {
  const { id } = await aPaper();
  const { token, invitationId } = await invited(product, id, aStranger(), change);
  for (const answer of [await read(token), await decline(token), await accept(token, { account })]) {
    expect([answer.status, detail(answer)]).toEqual([410, expect.stringMatching(words)]);
    expect(answer.text).not.toContain('On invitations');
  }
  expect((await rowOf(invitationId))?.answeredAt).toBeNull();
});

test('a link that never was ours is refused like a used one, and a malformed one is not found', async () => {
  const unknown = await read('x'.repeat(43));
  expect([unknown.status, detail(unknown)]).toEqual([410, expect.stringContaining('used or has expired')]);
  expect((await read('short')).status).toBe(404);
});

test('while the manuscript is on hold nobody accepts; the link stays good', async () => {
  const { id } = await aPaper();
  const { token } = await invited(product, id, aStranger());
  await db.update(manuscriptRows).set({ state: 'on-hold', heldFrom: 'in-review' }).where(eq(manuscriptRows.id, id));
  expect((await accept(token, { account })).status).toBe(409);
  await db.update(manuscriptRows).set({ state: 'in-review', heldFrom: null }).where(eq(manuscriptRows.id, id));
  expect((await accept(token, { account })).status).toBe(200);
});

test('of two answers at once one counts, and the other hears of it', async () => {
  const { id } = await aPaper();
  const stranger = aStranger();
  const { token, invitationId } = await invited(product, id, stranger);
  const sent = await db.transaction(async (tx) => {
    await tx.select().from(manuscriptRows).where(eq(manuscriptRows.id, id)).for('update');
    const both = [decline(token), accept(token, { account }), accept(token, { account })];
    await waitingForLock(product, 3);
    return { both };
  });
  expect(statusesOf(await Promise.all(sent.both))).toEqual([200, 410, 410]);
  const state = (await rowOf(invitationId))?.state;
  const made = await db.select().from(users).where(eq(users.email, stranger.email));
  expect(made.length).toBe(state === 'accepted' ? 1 : 0);
});

test('nobody reviews what they wrote, and nobody counts as two reviewers', async () => {
  const { id } = await aPaper();
  const own = await invited(product, id, { email: author.email, user: author.user });
  const refused = await accept(own.token, {}, author.token);
  expect([refused.status, refused.text]).toEqual([409, expect.stringContaining('conflict-of-interest')]);
  const coAuthor = await aScholar(product);
  const someone = { authorTitle: 'Dr.', authorGivenName: 'A', authorLastName: 'B', authorAffiliation: 'C' } as const;
  const authors = [{ ...someone, authorEmail: coAuthor.email }];
  const joint = await aManuscriptInReview(product, author, journal.id, { authors });
  const theirs = await invited(product, joint.id, coAuthor);
  expect((await accept(theirs.token, {}, coAuthor.token)).text).toContain('conflict-of-interest');
  const reviewer = await aScholar(product);
  await anAcceptedReview(product, id, reviewer);
  const second = await invited(product, id, { email: 'other@address.test', user: reviewer.user });
  expect((await accept(second.token, {}, reviewer.token)).status).toBe(409);
});

test('an invitation is answered from one’s own list, too; the same answer again changes nothing', async () => {
  const { id } = await aPaper();
  const [reviewer, other] = [await aScholar(product), await aScholar(product)];
  // Invited before there was an account: the address makes it theirs.
  const { invitationId, token } = await invited(product, id, { email: reviewer.email });
  const answer = (isAccepted: boolean, by = reviewer) =>
    send(product, reviews.answer, { params: { invitationId }, body: { isAccepted } }, { token: by.token });
  const { reviews: listed } = await reply(product, reviews.mine, {}, { token: reviewer.token });
  expect(listed.map((entry) => entry.invitationId)).toEqual([invitationId]);
  expect((await answer(true, other)).status).toBe(404);
  expect([(await answer(true)).status, (await answer(true)).status, (await answer(false)).status]).toEqual([
    200, 200, 409,
  ]);
  expect((await read(token)).status).toBe(410);
  expect(await emailsTo(product, reviewer.email)).toEqual([expect.stringMatching(/^Your review: “/)]);
});

test('reviewers are numbered as they accept, and keep their number in later rounds', async () => {
  const { id } = await aPaper();
  const [one, two, three] = [await aScholar(product), await aScholar(product), await aScholar(product)];
  await anAcceptedReview(product, id, one);
  await anAcceptedReview(product, id, two);
  await db.update(manuscriptRows).set({ round: 2 }).where(eq(manuscriptRows.id, id));
  const later = [
    await anAcceptedReview(product, id, three, { round: 2 }),
    await anAcceptedReview(product, id, two, { round: 2 }),
  ];
  const numbers = await Promise.all(later.map(async (invitation) => (await rowOf(invitation))?.reviewerNumber));
  expect(numbers).toEqual([3, 2]);
});

test('when an account is deleted, its reviews end, the editor is told, and reports stay under their number', async () => {
  const { id } = await aPaper();
  const [reviewer, second] = [await aScholar(product, { lastName: 'Leaver' }), await aScholar(product)];
  const open = await anAcceptedReview(product, id, reviewer);
  await anAcceptedReview(product, id, second);
  const draft = {
    scores: { originality: null, soundness: null, clarity: null, significance: null },
    commentsToAuthor: 'Half a thought',
    confidentialRemarks: '',
    recommendation: null,
  };
  await reply(product, reviews.saveDraft, { params: { invitationId: open }, body: { version: 0, draft } }, reviewer);
  const asked = { params: { id: reviewer.user.id }, body: { currentPassword: password } };
  const { message } = await reply(product, accounts.deleteAccount, asked, { token: reviewer.token });
  expect(message).toContain('A review you had accepted has ended');
  const row = await rowOf(open);
  expect(row).toMatchObject({ state: 'cancelled', reviewerNumber: 1, givenName: '', lastName: 'Deleted account' });
  expect(JSON.stringify(row)).not.toContain(reviewer.email);
  expect((await manuscriptOf(id))?.turn).toBe('editor');
  await nextMail(product, editor.email, /^Reviewer no longer available/);
});
