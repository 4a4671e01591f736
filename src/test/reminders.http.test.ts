import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { editorial } from '../contracts/editorial.ts';
import { mutableReminders, reviewers } from '../contracts/reviewers.ts';
import { reviews } from '../contracts/reviews.ts';
import { revisions } from '../contracts/revisions.ts';
import { manuscripts, reviewInvitations } from '../server/db/schema/index.ts';
import { sendReminders } from '../server/workflows/reminders/send-reminders.ts';
import { refusal, reply } from './product/client.ts';
import { editingSteps, extendReview } from './product/editing.ts';
import { day } from './product/later.ts';
import { emailsWrittenTo } from './product/outbox.ts';
import { anAcceptedReview, aManuscriptInReview, aReviewedJournal, aScholar, invited } from './product/peer-review.ts';
import {
  aReportedManuscript,
  aRevision,
  aRevisionToWrite,
  decideOn,
  followedBy,
  storedManuscript,
} from './product/revisions.ts';
import { startProduct, type Product } from './product/start-product.ts';

const product = await startProduct();
// Two more processes on the same database, each with a queue of its own.
const others = [
  await startProduct({ DATABASE_URL: product.config.databaseUrl ?? '' }),
  await startProduct({ DATABASE_URL: product.config.databaseUrl ?? '' }),
];

/** Runs the reminders as they are to be run at a moment, without moving anybody else’s clock. */
const remindAt = (at: Date, { system }: Product = product) => sendReminders({ ...system, now: () => at });
const before = (at: Date, days: number) => new Date(at.getTime() - days * day);
const after = (at: Date, days: number) => new Date(at.getTime() + days * day);

/** What was written to a person, whether or not it has gone out, and by whichever process. */
async function emailsTo(email: string, subject: RegExp): Promise<{ subject: string; text: string }[]> {
  const written = await emailsWrittenTo(product, email);
  return written
    .map((row) => ({ subject: row.subject, text: row.text ?? '' }))
    .filter((row) => subject.test(row.subject));
}

const writtenTo = async (email: string, subject: RegExp) =>
  (await emailsTo(email, subject)).map((letter) => letter.subject);

/** The one link of an invitation in the one email with such a subject. */
async function invitationLinkIn(email: string, subject: RegExp): Promise<string> {
  const [letter, ...more] = await emailsTo(email, subject);
  const [link, ...moreLinks] = letter?.text.match(/https?:\/\/\S+\/review-invitation\/\S+/g) ?? [];
  if (!link || more.length > 0 || moreLinks.length > 0) throw new Error(`Not one link in one letter like ${subject}`);
  return link;
}

const journal = await aReviewedJournal(product);
const editor = await aScholar(product, { role: { journalId: journal.id, role: 'editor' } });
const inReview = async () => {
  const author = await aScholar(product, { lastName: 'Secretauthor' });
  return { author, ...(await aManuscriptInReview(product, author, journal.id)) };
};
const dueOf = async (invitationId: string) => {
  const [row] = await product.parts.db.select().from(reviewInvitations).where(eq(reviewInvitations.id, invitationId));
  if (!row) throw new Error('No invitation');
  return row;
};

test('Reminders: an unanswered invitation, once, three days before it lapses, by three processes at once and after restarts', async () => {
  const { id } = await inReview();
  const reviewer = await aScholar(product);
  const { invitationId } = await invited(product, id, reviewer);
  const { answerBy } = await dueOf(invitationId);
  await remindAt(before(answerBy, 3.1));
  expect(await writtenTo(reviewer.email, /^Please answer/)).toEqual([]);
  const at = before(answerBy, 2.9);
  await Promise.all([product, ...others].map((each) => remindAt(at, each)));
  await remindAt(after(at, 1));
  expect(await writtenTo(reviewer.email, /^Please answer/)).toHaveLength(1);
  expect(JSON.stringify(await emailsTo(reviewer.email, /./))).not.toContain('Secretauthor');
});

test('Reminders: somebody without an account gets the link of the first letter again; it declines without one, and is spent then', async () => {
  const { id } = await inReview();
  const email = `newcomer.${randomUUID()}@${randomUUID()}.test`;
  const { invite } = editingSteps(product, id);
  const wish = { email, invitee: { givenName: 'Noa', lastName: 'Newcomer' } };
  expect((await invite(editor, wish)).status).toBe(200);
  const first = await invitationLinkIn(email, /^Invitation to review/);
  const token = first.split('/').at(-1) ?? '';
  const [row] = await product.parts.db.select().from(reviewInvitations).where(eq(reviewInvitations.email, email));
  expect((await extendReview(product, editor, row?.id ?? '', { days: 5 })).status).toBe(200);
  expect(await invitationLinkIn(email, /^More time to answer/)).toBe(first);
  await remindAt(before((await dueOf(row?.id ?? '')).answerBy, 2.9));
  expect(await invitationLinkIn(email, /^Please answer/)).toBe(first);
  await reply(product, reviews.decline, { params: { token }, body: {} });
  expect(await refusal(product, reviews.invitation, { params: { token } })).toMatchObject({ code: 'link-spent' });
});

test('Reminders: where the first letter carried a link that cannot be made again, the words lead to that letter', async () => {
  const { id } = await inReview();
  const email = `earlier.${randomUUID()}@example.org`;
  const { invitationId } = await invited(product, id, { email });
  await remindAt(before((await dueOf(invitationId)).answerBy, 2.9));
  const [reminder] = await emailsTo(email, /^Please answer/);
  expect(reminder?.text).toContain('by the link in that email');
  expect(reminder?.text).not.toContain('/review-invitation/');
});

test('Reminders: a review three days before its day; a day, a week and two weeks after it, then the editor is told', async () => {
  const { id } = await inReview();
  const reviewer = await aScholar(product);
  const invitationId = await anAcceptedReview(product, id, reviewer);
  const dueAt = (await dueOf(invitationId)).dueAt ?? new Date(0);
  const told = async () => [
    (await writtenTo(reviewer.email, /^Your report is due on/)).length,
    (await writtenTo(reviewer.email, /^Your report is overdue/)).length,
    (await writtenTo(editor.email, /two weeks overdue/)).length,
  ];
  const seen: number[][] = [];
  for (const days of [-3.1, -2.9, 0.9, 1.1, 6.9, 7.1, 13.9, 14.1, 20]) {
    await remindAt(after(dueAt, days));
    seen.push(await told());
  }
  expect(seen).toEqual([
    [0, 0, 0],
    [1, 0, 0],
    [1, 0, 0],
    [1, 1, 0],
    [1, 1, 0],
    [1, 2, 0],
    [1, 2, 0],
    [1, 3, 1],
    [1, 3, 1],
  ]);
});

test.each([
  ['awaiting-ratification', 'editor-in-chief'],
  ['revision-requested', 'author'],
  ['appealed', 'editor-in-chief'],
] as const)(
  'decision 58: reminders of an invitation and of a report also while the manuscript is %s',
  async (state, turn) => {
    const { id } = await inReview();
    const [asked, reviewer, unneeded] = [await aScholar(product), await aScholar(product), await aScholar(product)];
    const { invitationId: unanswered } = await invited(product, id, asked);
    const due = (await dueOf(await anAcceptedReview(product, id, reviewer))).dueAt ?? new Date(0);
    const withoutDate = await anAcceptedReview(product, id, unneeded);
    const { db } = product.parts;
    await db.update(reviewInvitations).set({ dueAt: null }).where(eq(reviewInvitations.id, withoutDate));
    await db.update(manuscripts).set({ state, turn }).where(eq(manuscripts.id, id));
    await remindAt(before((await dueOf(unanswered)).answerBy, 2.9));
    expect(await writtenTo(asked.email, /^Please answer/)).toHaveLength(1);
    for (const days of [-2.9, 1.1]) await remindAt(after(due, days));
    expect(await writtenTo(reviewer.email, /^Your report is (due|overdue)/)).toHaveLength(2);
    expect(await writtenTo(unneeded.email, /^Your report is (due|overdue)/)).toEqual([]);
  },
);

test('no reminder follows a withdrawn manuscript', async () => {
  const { id } = await inReview();
  const reviewer = await aScholar(product);
  const due = (await dueOf(await anAcceptedReview(product, id, reviewer))).dueAt ?? new Date(0);
  await product.parts.db.update(manuscripts).set({ state: 'withdrawn', turn: null }).where(eq(manuscripts.id, id));
  await remindAt(after(due, 1.1));
  expect(await writtenTo(reviewer.email, /^Your report is/)).toEqual([]);
});

test('Reminders: what was missed while nothing ran is told once, not three times; more time moves them', async () => {
  const { id } = await inReview();
  const reviewer = await aScholar(product);
  const invitationId = await anAcceptedReview(product, id, reviewer);
  const dueAt = (await dueOf(invitationId)).dueAt ?? new Date(0);
  await remindAt(after(dueAt, 8));
  expect(await writtenTo(reviewer.email, /^Your report is overdue/)).toHaveLength(1);
  const later = after(dueAt, 30);
  await product.parts.db.update(reviewInvitations).set({ dueAt: later }).where(eq(reviewInvitations.id, invitationId));
  await remindAt(after(dueAt, 9));
  expect(await writtenTo(reviewer.email, /^Your report is overdue/)).toHaveLength(1);
  await remindAt(before(later, 1));
  expect(await writtenTo(reviewer.email, /^Your report is due on/)).toHaveLength(1);
});

test('Reminders: what a person mutes does not come', async () => {
  const { id } = await inReview();
  const reviewer = await aScholar(product);
  const invitationId = await anAcceptedReview(product, id, reviewer);
  await reply(product, reviewers.muteReminders, { body: { muted: ['review-due', 'review-due'] } }, reviewer);
  expect((await reply(product, reviewers.reminders, {}, reviewer)).muted).toEqual(['review-due']);
  const dueAt = (await dueOf(invitationId)).dueAt ?? new Date(0);
  await remindAt(before(dueAt, 1));
  expect(await writtenTo(reviewer.email, /^Your report is due on/)).toEqual([]);
  await remindAt(after(dueAt, 2));
  expect(await writtenTo(reviewer.email, /^Your report is overdue/)).toHaveLength(1);
});

test('Reminders: whoever mutes all that can be muted is told of decisions all the same', async () => {
  const reported = await aReportedManuscript(product);
  const { author } = reported;
  await reply(product, reviewers.muteReminders, { body: { muted: [...mutableReminders] } }, author);
  await decideOn(product, reported, { kind: 'revise-minor' });
  expect(await writtenTo(author.email, /^Minor revision requested/)).toHaveLength(1);
});

test('Reminders: an editor of what waits for them, once for each date', async () => {
  const own = await aReviewedJournal(product);
  const hers = await aScholar(product, { role: { journalId: own.id, role: 'editor' } });
  const author = await aScholar(product);
  const { id } = await aManuscriptInReview(product, author, own.id);
  const { dueAt } = await storedManuscript(product, id);
  await remindAt(after(dueAt ?? new Date(0), 0.1));
  await remindAt(after(dueAt ?? new Date(0), 5));
  expect(await writtenTo(hers.email, /^Your next step is due by/)).toHaveLength(1);
});

test('Reminders: a revision a week and a day before its day; then it lapses, and its author is told the way on', async () => {
  const revised = await aRevisionToWrite(product);
  const { author, id, of } = revised;
  const dueAt = (await storedManuscript(product, id)).dueAt ?? new Date(0);
  const seen: number[] = [];
  for (const days of [7.1, 6.9, 1.1, 0.9, 0.01]) {
    await remindAt(before(dueAt, days));
    seen.push((await writtenTo(author.email, /^Revision due by/)).length);
  }
  expect(seen).toEqual([0, 1, 1, 2, 2]);
  // The deadline is a day, and the author has all of it.
  const endOfDay = new Date(`${dueAt.toISOString().slice(0, 10)}T23:59:00.000Z`);
  await remindAt(endOfDay);
  expect((await storedManuscript(product, id)).state).toBe('revision-requested');
  await Promise.all([product, ...others].map((each) => remindAt(after(endOfDay, 0.1), each)));
  expect(await storedManuscript(product, id)).toMatchObject({ state: 'withdrawn', turn: null });
  expect(await writtenTo(author.email, /^Revision not received in time/)).toHaveLength(1);
  expect((await followedBy(product, author, id)).steps.at(-1)?.what).toMatch(/deadline passed/);
  const late = await refusal(product, revisions.revise, { params: of, body: aRevision(revised) }, author);
  expect(late.status).toBe(409);
  expect(late.detail).toContain('as a new manuscript');
});

test('Reminders: while a request for more time waits, nothing lapses', async () => {
  const { author, chief, id, of } = await aRevisionToWrite(product);
  const dueAt = (await storedManuscript(product, id)).dueAt ?? new Date(0);
  const body = { days: 10, reason: 'Fieldwork.' };
  await reply(product, revisions.askExtension, { params: of, body }, author);
  await remindAt(after(dueAt, 2));
  expect((await storedManuscript(product, id)).state).toBe('revision-requested');
  await reply(product, editorial.answerExtension, { params: of, body: { isGranted: true } }, chief);
  await remindAt(after(dueAt, 9));
  expect((await storedManuscript(product, id)).state).toBe('revision-requested');
});
