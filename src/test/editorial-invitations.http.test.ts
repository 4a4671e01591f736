import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { reviews } from '../contracts/reviews.ts';
import { manuscripts, records, reviewInvitations } from '../server/db/schema/index.ts';
import { lapseInvitations } from '../server/domains/editorial/index.ts';
import { reply, send } from './product/client.ts';
import { aBoard } from './product/deciding.ts';
import { cancelInvitation, editingSteps, extendReview } from './product/editing.ts';
import { day } from './product/later.ts';
import { detailOf, statusesOf } from './product/manuscript-steps.ts';
import { emailsTo, linkIn, nextMail } from './product/outbox.ts';
import { aManuscriptInReview, aScholar, giveRole } from './product/peer-review.ts';
import { startProduct } from './product/start-product.ts';

const product = await startProduct();
const { db } = product.parts;
const { journal, author, editor, chief } = await aBoard(product);
const reviewer = await aScholar(product, { role: { journalId: journal.id, role: 'reviewer' }, lastName: 'Pool' });
const person = await aScholar(product);
const invitee = { givenName: 'Noa', lastName: 'Newcomer' };
const aStranger = () => ({ email: `${randomUUID()}@${randomUUID()}.test`, invitee });
const detailsOf = async (id: string, action: string) =>
  (await db.select().from(records).where(eq(records.subjectId, id))).filter((row) => row.action === action);
const current = async (id: string) => (await db.select().from(manuscripts).where(eq(manuscripts.id, id)))[0];
const invitationsOf = (id: string) => db.select().from(reviewInvitations).where(eq(reviewInvitations.manuscriptId, id));
async function aPaper() {
  const { id } = await aManuscriptInReview(product, author, journal.id, { articleTitle: 'On invitations' });
  return { id, ...editingSteps(product, id) };
}
const idOf = async (id: string, email: string) =>
  (await invitationsOf(id)).find((one) => one.email === email)?.id ?? '';

describe('inviting a reviewer', () => {
  test('of the pool: a letter with title, abstract, message, dates and one link, and nothing of its authors', async () => {
    const { id, invite, read } = await aPaper();
    expect((await invite(editor, { userId: reviewer.user.id, message: 'Your work on examples.' })).status).toBe(200);
    const letter = await nextMail(product, reviewer.email, /^Invitation to review/);
    for (const words of ['On invitations', 'What an example shows', 'Your work on examples.'])
      expect(letter.text).toContain(words);
    for (const secret of [author.email, 'alex@example.org', 'Example University', id])
      expect(letter.text).not.toContain(secret);
    expect(letter.text.match(/review-invitation\//g)).toHaveLength(1);
    const token = linkIn(letter).pathname.split('/').at(-1) ?? '';
    expect(token.length).toBeGreaterThan(40);
    const [kept] = await invitationsOf(id);
    expect(kept).toMatchObject({
      reviewerId: reviewer.user.id,
      lastName: 'Pool',
      state: 'invited',
      invitedBy: editor.user.id,
    });
    expect(kept?.tokenHash).not.toBe(token);
    expect((await reply(product, reviews.invitation, { params: { token } })).articleTitle).toBe('On invitations');
    const seen = await read(editor);
    expect(seen).toMatchObject({
      turn: 'editor',
      reports: { in: 0, expected: 1, needed: 2 },
      task: 'Invite reviewers',
    });
    expect(seen.record.map(({ what }) => what)).toContain('invited a reviewer (Sam Pool)');
  });

  test('by email: whoever has an account there is joined to it; enough invitations make it the reviewers’ turn', async () => {
    const { id, invite } = await aPaper();
    const bare = await invite(editor, { email: aStranger().email });
    expect([bare.status, detailOf(bare)]).toEqual([422, expect.stringContaining('Enter the person’s name')]);
    const stranger = aStranger();
    expect((await invite(editor, { ...stranger, email: stranger.email.toUpperCase() })).status).toBe(200);
    expect((await invite(editor, { email: person.email, invitee })).status).toBe(200);
    const kept = await invitationsOf(id);
    expect(kept.find(({ email }) => email === stranger.email)).toMatchObject({
      reviewerId: null,
      lastName: 'Newcomer',
    });
    expect(kept.find(({ email }) => email === person.email)).toMatchObject({
      reviewerId: person.user.id,
      lastName: person.user.surname,
    });
    const { turn, dueAt } = (await current(id)) ?? {};
    expect(turn).toBe('reviewers');
    // Whoever is invited answers first, and then has the usual time for the report.
    expect(dueAt?.getTime()).toBe(Math.max(...kept.map(({ answerBy }) => answerBy.getTime())) + 21 * day);
    for (const both of [{}, { userId: reviewer.user.id, email: stranger.email }])
      expect((await invite(editor, both)).status).toBe(422);
    expect((await invite(editor, { userId: person.user.id })).status).toBe(404);
    expect((await invite(editor, { userId: randomUUID() })).status).toBe(404);
  });

  test('never an author, whatever the reason; others with a conflict only with one, which is on the record', async () => {
    const { id, invite, read } = await aPaper();
    const conflictReason = 'Nobody else knows the field.';
    for (const wish of [
      { email: author.email, invitee },
      { email: 'alex@example.org', invitee },
    ]) {
      const refused = await invite(editor, { ...wish, conflictReason });
      expect([refused.status, JSON.parse(refused.text)]).toMatchObject([409, { code: 'conflict-of-interest' }]);
      expect(JSON.parse(refused.text)).not.toHaveProperty('errors');
    }
    expect(JSON.parse((await invite(editor, { email: chief.email, conflictReason })).text)).toMatchObject({
      code: 'conflict-of-interest',
    });
    const namesake = { email: aStranger().email, invitee: { givenName: 'Alex', lastName: 'Example' } };
    const soft = await invite(editor, namesake);
    expect([soft.status, detailOf(soft)]).toEqual([409, expect.stringContaining('give a reason')]);
    // Only where a reason helps is its field named.
    expect(JSON.parse(soft.text)).toMatchObject({ errors: { conflictReason: detailOf(soft) } });
    expect(await invitationsOf(id)).toEqual([]);
    expect((await invite(editor, { ...namesake, conflictReason })).status).toBe(200);
    expect(await detailsOf(id, 'invited')).toMatchObject([{ details: { conflictReason } }]);
    expect((await read(editor)).record.filter(({ what }) => what.includes(conflictReason))).toHaveLength(1);
  });

  test('once in a round, also by a double click and by two editors; not out of turn, and not of a version unseen', async () => {
    const { id, invite } = await aPaper();
    const stranger = aStranger();
    const answers = await Promise.all([invite(editor, stranger), invite(editor, stranger), invite(chief, stranger)]);
    expect(statusesOf(answers)).toEqual([200, 409, 409]);
    expect(answers.filter(({ status }) => status === 409).map((one) => detailOf(one))).toEqual(
      Array.from({ length: 2 }, () => expect.stringContaining('is already invited to this round') as string),
    );
    expect(await emailsTo(product, stranger.email)).toHaveLength(1);
    expect((await invite(editor, { ...aStranger(), version: 2 })).status).toBe(409);
    await db.update(manuscripts).set({ state: 'submitted' }).where(eq(manuscripts.id, id));
    expect((await invite(editor, aStranger())).status).toBe(409);
    for (const other of [author, reviewer]) expect((await invite(other, aStranger())).status).toBe(404);
    expect(await invitationsOf(id)).toHaveLength(1);
  });
});

describe('what becomes of an invitation', () => {
  test('taken back: the person is told, the link says so, it is the editor’s turn, and another one can follow', async () => {
    const { id, invite } = await aPaper();
    const [one, other] = [aStranger(), aStranger()];
    await invite(editor, one);
    await invite(editor, other);
    expect((await current(id))?.turn).toBe('reviewers');
    const token =
      linkIn(await nextMail(product, one.email, /^Invitation/))
        .pathname.split('/')
        .at(-1) ?? '';
    const invitationId = await idOf(id, one.email);
    for (const stranger of [author, reviewer])
      expect((await cancelInvitation(product, stranger, invitationId)).status).toBe(404);
    const answers = await Promise.all([
      cancelInvitation(product, editor, invitationId),
      cancelInvitation(product, chief, invitationId),
    ]);
    expect(statusesOf(answers)).toEqual([200, 409]);
    expect((await current(id))?.turn).toBe('editor');
    expect(await emailsTo(product, one.email)).toHaveLength(2);
    const followed = await send(product, reviews.invitation, { params: { token } });
    expect([followed.status, detailOf(followed)]).toEqual([410, expect.stringContaining('was withdrawn')]);
    expect((await invite(editor, one)).status).toBe(200);
    expect((await extendReview(product, editor, invitationId, { days: 5 })).status).toBe(409);
  });

  test('given more days: to answer, then for the report; the person is told, and a date that moved meanwhile is not moved', async () => {
    const { id, invite } = await aPaper();
    await invite(editor, { email: person.email });
    const invitationId = await idOf(id, person.email);
    const rowOf = async () => (await invitationsOf(id))[0];
    const before = (await rowOf())?.answerBy ?? new Date(0);
    const wish = { days: 5, from: before.toISOString() };
    const answers = await Promise.all([
      extendReview(product, editor, invitationId, wish),
      extendReview(product, editor, invitationId, wish),
    ]);
    expect(statusesOf(answers)).toEqual([200, 409]);
    expect((await rowOf())?.answerBy.getTime()).toBe(before.getTime() + 5 * day);
    await reply(
      product,
      reviews.answer,
      { params: { invitationId }, body: { isAccepted: true } },
      { token: person.token },
    );
    const due = (await rowOf())?.dueAt ?? new Date(0);
    expect((await extendReview(product, editor, invitationId, { days: 10 })).status).toBe(200);
    expect((await rowOf())?.dueAt?.getTime()).toBe(due.getTime() + 10 * day);
    await nextMail(product, person.email, /^More time to answer/);
    expect((await nextMail(product, person.email, /^More time for your review/)).text).not.toContain(
      'alex@example.org',
    );
    expect((await extendReview(product, editor, invitationId, { days: 91 })).status).toBe(422);
  });

  test('it lapses when nobody answers, once; the editor is told when it is their turn by that, and may invite again', async () => {
    const { id, invite } = await aPaper();
    const [one, other] = [aStranger(), aStranger()];
    await invite(editor, one);
    await invite(editor, other);
    await lapseInvitations(product.system);
    expect((await invitationsOf(id)).map(({ state }) => state)).toEqual(['invited', 'invited']);
    // The answer is asked for by a day, and all of that day is theirs.
    const lastDay = new Date(Date.now() + 7 * day).toISOString().slice(0, 10);
    const at = (time: string) => ({ ...product.system, now: () => new Date(`${lastDay}T${time}Z`) });
    await lapseInvitations(at('23:59:59'));
    expect((await invitationsOf(id)).map(({ state }) => state)).toEqual(['invited', 'invited']);
    const later = { ...product.system, now: () => new Date(Date.parse(`${lastDay}T23:59:59Z`) + 1000) };
    await Promise.all([lapseInvitations(later), lapseInvitations(later), lapseInvitations(later)]);
    expect((await invitationsOf(id)).map(({ state }) => state)).toEqual(['lapsed', 'lapsed']);
    expect(await detailsOf(id, 'invitation-lapsed')).toHaveLength(2);
    expect((await current(id))?.turn).toBe('editor');
    const told = (await emailsTo(product, editor.email)).filter((subject) => subject.startsWith('Invitation expired'));
    expect(told.length).toBeGreaterThan(0);
    expect(new Set(await detailsOf(id, 'invitation-lapsed').then((rows) => rows.map(({ actor }) => actor)))).toEqual(
      new Set(['system:test']),
    );
    expect((await invite(editor, one)).status).toBe(200);
  });

  test('an editor who is invited by their address edits no longer, and is not told who else reviews', async () => {
    const colleague = await aScholar(product);
    const { id, invite, open } = await aPaper();
    await invite(editor, { email: colleague.email });
    await giveRole(product, colleague, journal.id, 'editor');
    expect((await open(colleague)).status).toBe(404);
    const stranger = aStranger();
    await invite(editor, stranger);
    const token =
      linkIn(await nextMail(product, stranger.email, /^Invitation/))
        .pathname.split('/')
        .at(-1) ?? '';
    await reply(product, reviews.decline, { params: { token }, body: { reason: 'Busy' } });
    await nextMail(product, editor.email, /declined/);
    expect((await emailsTo(product, colleague.email)).filter((subject) => subject.includes('declined'))).toEqual([]);
    expect((await invitationsOf(id)).length).toBe(2);
  });
});
