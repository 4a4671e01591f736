import { and, count, desc, eq, ne } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { accounts } from '../contracts/accounts.ts';
import { emailTemplates } from '../contracts/email-templates.ts';
import type { EmailState } from '../contracts/mail-values.ts';
import { outbox } from '../contracts/outbox.ts';
import { overview, type WaitingKind } from '../contracts/overview.ts';
import { record } from '../contracts/audit-log.ts';
import { reviews } from '../contracts/reviews.ts';
import { emails, manuscripts, undeliverableAddresses, users } from '../server/db/schema/index.ts';
import { markUndeliverable } from '../server/domains/emails/bounces/undeliverable-store.ts';
import { allIsQuiet } from './canary/emails.ts';
import { aMailSite } from './mail/mail-site.ts';
import { reply, send } from './product/client.ts';
import { aBoard, reviewSteps } from './product/deciding.ts';
import { editingSteps } from './product/editing.ts';
import { aUser, password, type TestUser } from './product/factories.ts';
import { clearAfter, day } from './product/later.ts';
import { stepsWith } from './product/manuscript-steps.ts';
import { aManuscriptInReview, anAcceptedReview, aReport, aScholar } from './product/peer-review.ts';

const { smtp, product, db, emailsTo } = await aMailSite();
const board = await aBoard(product);
const { journal, author, editor, chief, administrator } = board;
const coAuthor = await aScholar(product);
const reviewer = await aScholar(product);
const stranger = { email: 'stranger@never-registered.test', invitee: { givenName: 'Never', lastName: 'Registered' } };
/** Administrators who have a part in it. */
const own = [author, coAuthor, reviewer];

/** Her address, as she writes it elsewhere. */
const authors = [
  {
    authorTitle: 'Dr.' as const,
    authorGivenName: 'Co',
    authorLastName: 'Author',
    authorEmail: coAuthor.email.replace('@', '+papers@'),
    authorAffiliation: 'Somewhere',
    isCorresponding: true,
  },
];

/** An invitation that says nothing of what is to be reviewed. */
async function inWordsWithoutTheManuscript() {
  const params = { name: 'review-invitation' };
  const { content, version } = await reply(product, emailTemplates.read, { params }, administrator);
  const text = 'Please review.\n\n{{abstract}}\n\n{{answerBy}}\n\n{{link}}';
  await reply(product, emailTemplates.publish, { params, body: { ...content, text, version } }, administrator);
}

/** A round of review with a title that stands in every email of the publisher, and one email that came back. */
async function aRound(): Promise<string> {
  await inWordsWithoutTheManuscript();
  const { id } = await aManuscriptInReview(product, author, journal.id, { articleTitle: 'Please', authors });
  const steps = editingSteps(product, id);
  await allIsQuiet(product);
  smtp.at('rcpt', { code: 550, words: '5.1.1 No such user' });
  expect((await steps.invite(editor, stranger)).status).toBe(200);
  await allIsQuiet(product);
  smtp.mend();
  expect((await steps.invite(editor, { email: (await aScholar(product)).email })).status).toBe(200);
  const second = await aScholar(product);
  for (const person of [reviewer, second]) {
    const invitationId = await anAcceptedReview(product, id, person);
    await reply(product, reviews.submit, { params: { invitationId }, body: aReport() }, person);
  }
  const reviewed = reviewSteps(product, id);
  expect((await reviewed.decide(editor, 'revise-minor')).status).toBe(200);
  expect((await reviewed.ratify(chief)).status).toBe(200);
  // Whatever is written once more is about the same.
  await allIsQuiet(product);
  const [thanks] = await emailsTo(second.email);
  await reply(product, outbox.sendAgain, { params: { outboxId: thanks?.id ?? '' } }, administrator);
  await allIsQuiet(product);
  for (const { user } of own) await db.update(users).set({ isAdmin: true }).where(eq(users.id, user.id));
  return id;
}

const id = await aRound();

/** Every part of the outbox, one after the other. */
async function allOf({ token }: TestUser, query: { state?: EmailState; q?: string } = {}) {
  const parts: string[][] = [];
  for (let after: string | undefined; ;) {
    const part = await reply(product, outbox.list, { query: { ...query, ...(after ? { after } : {}) } }, { token });
    parts.push(part.emails.map((letter) => letter.id));
    if (part.next === null) return { ids: parts.flat(), sizes: parts.map(({ length }) => length), counts: part.counts };
    after = part.next;
  }
}
const idsOf = (rows: readonly { id: string }[]) => rows.map((row) => row.id);
/** The emails about it, in the eyes of somebody who has a part in it: those to others, and the rest. */
async function emailsFor({ email }: TestUser, manuscriptId = id) {
  const all = await db.select().from(emails).orderBy(desc(emails.id));
  const isHidden = (letter: (typeof all)[number]) =>
    letter.manuscriptId === manuscriptId && letter.toAddress.replace('+papers@', '@') !== email;
  return { all, hidden: all.filter(isHidden), rest: all.filter((letter) => !isHidden(letter)) };
}
const waiting = async ({ token }: TestUser, kind: WaitingKind) =>
  (await reply(product, overview.waiting, {}, { token })).find((one) => one.kind === kind)?.count;
const addressesFor = ({ token }: TestUser) => reply(product, outbox.undeliverable, { query: {} }, { token });

test('every letter of a round knows its manuscript, whatever its words say', async () => {
  const { all } = await emailsFor(author);
  const without = all.filter(({ manuscriptId }) => manuscriptId === null).map(({ kind }) => kind);
  expect(without).toEqual([]);
  expect(all.length).toBeGreaterThan(12);
  expect((await emailsTo(stranger.email))[0]?.text).not.toContain('“Please”');
});

test('whoever wrote or reviews it finds its letters in no part, no search and no count of the outbox, but for their own', async () => {
  const at = product.system.now();
  const anEmail = (place: number) => ({
    messageId: `filling-${place}@example.org`,
    kind: 'test',
    toAddress: `filling${place}@example.org`,
    subject: `Filling ${place}`,
    text: '',
    html: '',
    state: 'failed' as const,
    manuscriptId: place % 2 === 0 ? id : null,
    createdAt: at,
    stateAt: at,
  });
  await db.insert(emails).values(Array.from({ length: 130 }, (_, place) => anEmail(place)));
  const everything = await allOf(administrator);
  const { all } = await emailsFor(administrator);
  expect(everything.ids).toEqual(idsOf(all));
  for (const person of own) {
    const { rest, hidden } = await emailsFor(person);
    const seen = await allOf(person);
    expect(seen.ids).toEqual(idsOf(rest));
    // No part is shorter than it would be without them.
    expect(seen.sizes.slice(0, -1).every((size) => size === 50)).toBe(true);
    expect((await allOf(person, { state: 'failed' })).ids).toEqual(
      idsOf(rest.filter(({ state }) => state === 'failed')),
    );
    expect(seen.counts.failed).toBe(65);
    expect((await allOf(person, { q: 'never-registered' })).ids).toEqual([]);
    expect(await waiting(person, 'emails')).toBe(65);
    for (const { id: emailId } of [hidden[0], hidden.at(-1)].flatMap((letter) => letter ?? [])) {
      expect((await send(product, outbox.letter, { params: { outboxId: emailId } }, person)).status).toBe(404);
      expect((await send(product, outbox.sendAgain, { params: { outboxId: emailId } }, person)).status).toBe(404);
    }
  }
  expect(everything.counts.failed).toBe(131);
  expect(await waiting(administrator, 'emails')).toBe(131);
  expect((await allOf(administrator, { q: 'never-registered' })).ids).toHaveLength(2);
  const [[ofAuthor], [ofReviewer]] = [await emailsTo(author.email), await emailsTo(reviewer.email)];
  expect((await allOf(author)).ids).toContain(ofAuthor?.id);
  expect((await allOf(reviewer)).ids).toContain(ofReviewer?.id);
});

test('that a letter was sent again is on the record for them no more than what it was about', async () => {
  const sentAgain = async ({ token }: TestUser) =>
    (await reply(product, record.entries, { query: { action: 'letter-sent-again' } }, { token })).entries.length;
  expect(await sentAgain(administrator)).toBe(1);
  for (const person of own) expect(await sentAgain(person)).toBe(0);
});

test('an address that its letter came back from is kept from them, until another letter tells the same; that of an account is not', async () => {
  const ofAccount = { address: editor.email, reason: 'Gone', manuscriptId: id, since: product.system.now() };
  const [letter] = await emailsTo(stranger.email);
  const emailId = letter?.id ?? '';
  await markUndeliverable(db, { ...ofAccount, emailId });
  const body = { address: stranger.email };
  for (const person of own) {
    expect(await addressesFor(person)).toMatchObject({ addresses: [{ address: editor.email }], total: 1 });
    expect((await allOf(person)).counts.undeliverable).toBe(1);
    expect(await waiting(person, 'addresses')).toBe(1);
    expect((await send(product, outbox.clearUndeliverable, { body }, person)).status).toBe(404);
  }
  const seen = await addressesFor(administrator);
  expect(seen.addresses.map(({ address }) => address).toSorted()).toEqual([editor.email, stranger.email].toSorted());
  expect(await waiting(administrator, 'addresses')).toBe(2);
  // A letter about another manuscript tells those who have a part in this one nothing that they may know.
  await markUndeliverable(db, { ...ofAccount, ...body, emailId, manuscriptId: editor.user.id });
  expect((await addressesFor(author)).total).toBe(1);
  await markUndeliverable(db, { ...ofAccount, ...body, emailId, manuscriptId: null });
  for (const person of own) expect((await addressesFor(person)).total).toBe(2);
  await db
    .update(undeliverableAddresses)
    .set({ manuscriptId: id })
    .where(eq(undeliverableAddresses.address, body.address));
});

test('with a manuscript that is deleted for good its letters go, and who had a part stays kept from its record and from what comes late', async () => {
  expect((await stepsWith(product, id).remove(administrator)).status).toBe(200);
  const about = () => db.select({ total: count() }).from(emails).where(eq(emails.manuscriptId, id));
  await clearAfter(product, 20 * day);
  expect(await about()).not.toEqual([{ total: 0 }]);
  for (const person of own) expect((await allOf(person)).ids).toEqual(idsOf((await emailsFor(person)).rest));

  await clearAfter(product, 31 * day);
  expect(await about()).toEqual([{ total: 0 }]);
  const [kept] = await db.select().from(manuscripts).where(eq(manuscripts.id, id));
  expect(kept).toMatchObject({ authors: [], authorMailboxes: [] });
  expect(kept?.purgedAt).not.toBeNull();
  for (const { email } of [coAuthor, stranger]) expect(JSON.stringify(kept)).not.toContain(email.split('@')[0]);
  const marked = await db.select().from(undeliverableAddresses);
  expect(marked.map(({ address }) => address)).toEqual([editor.email]);

  // Money that goes back may come to be told of later.
  const [late] = await db.select().from(emails).where(ne(emails.toAddress, '')).limit(1);
  if (!late) throw new Error('There are letters');
  await db
    .insert(emails)
    .values({ ...late, id: undefined, messageId: 'late@example.org', toAddress: 'late@example.org', manuscriptId: id });
  const again = async ({ email }: TestUser) => reply(product, accounts.login, { body: { email, password } });
  const entriesFor = async (token: string) =>
    (await reply(product, record.entries, { query: { subject: id } }, { token })).entries;
  for (const person of own) {
    const { token } = await again(person);
    expect((await allOf({ ...person, token }, { q: 'late@' })).ids).toEqual([]);
    const others = (await entriesFor(token)).filter(({ actor }) => actor.id !== person.user.id);
    expect(others).toEqual([]);
  }
  const other = await again(administrator);
  expect((await allOf({ ...administrator, token: other.token }, { q: 'late@' })).ids).toHaveLength(1);
  expect((await entriesFor(other.token)).map(({ what }) => what)).toContain('invited a reviewer');
  // Somebody else of this name, and one who had no part in it.
  const stray = await aUser(product, { isAdmin: true });
  expect((await entriesFor(stray.token)).length).toBeGreaterThan(5);
  expect(
    await db
      .select()
      .from(emails)
      .where(and(eq(emails.manuscriptId, id), eq(emails.kind, 'decision'))),
  ).toEqual([]);
});
