import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { reviewers } from '../contracts/reviewers.ts';
import { formerMailboxes, manuscripts } from '../server/db/schema/index.ts';
import { sendReminders } from '../server/workflows/reminders/send-reminders.ts';
import { reply } from './product/client.ts';
import { aBoard } from './product/deciding.ts';
import { editingSteps } from './product/editing.ts';
import { aManuscript } from './product/factories.ts';
import { day } from './product/later.ts';
import { stepsWith } from './product/manuscript-steps.ts';
import { emailsWrittenTo } from './product/outbox.ts';
import { aScholar, aSubmittedManuscript, invited } from './product/peer-review.ts';
import { aRevisionToWrite } from './product/revisions.ts';
import { startProduct } from './product/start-product.ts';

const product = await startProduct();
const { db } = product.parts;
const { journal, author, editor, chief, administrator } = await aBoard(product);

const named = (authorEmail: string, isCorresponding = false) => ({
  authorTitle: 'Dr.' as const,
  authorGivenName: 'Co',
  authorLastName: 'Author',
  authorEmail,
  authorAffiliation: 'Somewhere',
  isCorresponding,
});
const aCorrespondent = () => `corresponding-${randomUUID()}@elsewhere.example`;
const submittedBy = async (person: typeof author, ...emails: [string, ...string[]]) => {
  const [first, ...others] = emails;
  const authors = [named(first, true), ...others.map((email) => named(email))];
  return (await aSubmittedManuscript(product, person, journal.id, { authors })).id;
};
const kindsTo = async (email: string, id: string) =>
  (await emailsWrittenTo(product, email)).filter((one) => one.manuscriptId === id).map(({ kind }) => kind);

test('editors hear of each new submission and of what comes back after it was returned; of nothing in between', async () => {
  const id = await submittedBy(author, author.email);
  expect(await kindsTo(editor.email, id)).toEqual(['submission-arrived']);
  const letter = (await emailsWrittenTo(product, editor.email)).find((one) => one.manuscriptId === id);
  expect(letter?.subject).toBe('New submission: “On examples”');
  expect(await kindsTo(chief.email, id)).toEqual([]);
  expect((await stepsWith(product, id).edit(author)).status).toBe(200);
  expect(await kindsTo(editor.email, id)).toEqual(['submission-arrived']);
  await db.update(manuscripts).set({ state: 'returned', turn: 'author' }).where(eq(manuscripts.id, id));
  expect((await stepsWith(product, id).edit(author, { articleTitle: 'On the best examples' })).status).toBe(200);
  expect(await kindsTo(editor.email, id)).toEqual(['submission-arrived', 'submission-back']);
});

test('no editor hears of their own manuscript, and no administrator of what the publisher verifies', async () => {
  const id = await submittedBy(author, editor.email);
  expect(await kindsTo(editor.email, id)).not.toContain('submission-arrived');
  expect(await kindsTo(chief.email, id)).toEqual(['submission-arrived']);
  const verified = await aManuscript(product, author);
  expect(await kindsTo(administrator.email, verified.id)).toEqual([]);
});

test('authors hear when review begins', async () => {
  const id = await submittedBy(author, author.email);
  const { saveChecks, startReview } = editingSteps(product, id);
  expect((await saveChecks(editor, { done: ['anonymity'], note: '' })).status).toBe(200);
  expect((await startReview(editor)).status).toBe(200);
  expect(await kindsTo(author.email, id)).toEqual(['received', 'review-begun']);
});

test('the corresponding author gets a copy of what the submitting author hears, which says so and holds no link', async () => {
  const correspondent = aCorrespondent();
  const id = await submittedBy(author, correspondent, author.email);
  const [copy, ...more] = await emailsWrittenTo(product, correspondent);
  expect(more).toEqual([]);
  expect(copy?.text).toMatch(/^A copy for you as the corresponding author\. The email went to Dr/);
  expect(copy?.text).toContain(`Dear Dr ${author.user.surname},`);
  expect(copy?.text).not.toContain('/manuscript');
  expect((await stepsWith(product, id).edit(author)).status).toBe(200);
  expect(await kindsTo(correspondent, id)).toEqual(['received', 'received-again']);
  expect(await kindsTo(author.email, id)).toEqual(['received', 'received-again']);
});

test('no copy goes to another address of the submitting author', async () => {
  const former = aCorrespondent();
  await db.insert(formerMailboxes).values({ userId: author.user.id, mailbox: former });
  const tagged = author.email.replace('@', '+papers@').toUpperCase();
  for (const address of [former, tagged]) {
    const id = await submittedBy(author, address);
    expect([await kindsTo(address, id), await kindsTo(author.email, id)]).toEqual([[], ['received']]);
  }
});

test('no copy goes to a person who reviews the manuscript, by whichever address: it would name its author', async () => {
  const reviewer = await aScholar(product);
  const former = `before.${reviewer.email}`;
  const unknown = aCorrespondent();
  const id = await submittedBy(author, author.email);
  await invited(product, id, reviewer);
  await invited(product, id, { email: unknown });
  await db.insert(formerMailboxes).values({ userId: reviewer.user.id, mailbox: former });
  for (const address of [reviewer.email, former, unknown, unknown.replace('@', '+x@')]) {
    const authors = [named(author.email), named(address, true)];
    expect((await stepsWith(product, id).edit(author, { authors })).status).toBe(200);
    expect(await kindsTo(address, id)).toEqual([]);
  }
  const free = aCorrespondent();
  expect((await stepsWith(product, id).edit(author, { authors: [named(free, true)] })).status).toBe(200);
  expect(await kindsTo(free, id)).toEqual(['received-again']);
});

test('the copy of an acceptance has no link to the card form, which only the submitting author may use', async () => {
  const correspondent = aCorrespondent();
  const { journal: paid, author: payer, administrator: deciding } = await aBoard(product, { handlingFeeMinor: 5000 });
  const { id } = await aManuscript(product, payer);
  await db
    .update(manuscripts)
    .set({ authors: [named(correspondent, true)], journalId: paid.id })
    .where(eq(manuscripts.id, id));
  expect((await stepsWith(product, id).accept(deciding)).status).toBe(200);
  const textTo = async (email: string) =>
    (await emailsWrittenTo(product, email)).find(({ kind }) => kind === 'accepted')?.text;
  expect(await textTo(payer.email)).toContain('/checkout/');
  expect(await textTo(correspondent)).toContain('has been accepted');
  expect(await textTo(correspondent)).not.toContain('/checkout/');
});

test('a reminder goes to neither where the submitting author has muted it, and not to a corresponding author who has', async () => {
  const correspondent = await aScholar(product);
  const dueAt = new Date(Date.now() + 30 * day);
  const toRevise = async () => {
    const { id, author: submitting } = await aRevisionToWrite(product);
    const authors = [named(correspondent.email, true)];
    await db.update(manuscripts).set({ authors, dueAt }).where(eq(manuscripts.id, id));
    const remindersTo = async ({ email }: { email: string }) =>
      (await kindsTo(email, id)).filter((kind) => kind === 'revision-due').length;
    return { submitting, reminded: async () => [await remindersTo(submitting), await remindersTo(correspondent)] };
  };
  const mute = ({ token }: { token: string }) =>
    reply(product, reviewers.muteReminders, { body: { muted: ['revision-due'] } }, { token });
  const remind = (daysBefore: number) =>
    sendReminders({ ...product.system, now: () => new Date(dueAt.getTime() - daysBefore * day) });
  const [open, muted] = [await toRevise(), await toRevise()];
  await mute(muted.submitting);
  await remind(6.9);
  expect([await open.reminded(), await muted.reminded()]).toEqual([
    [1, 1],
    [0, 0],
  ]);
  await mute(correspondent);
  await remind(0.9);
  expect(await open.reminded()).toEqual([2, 1]);
});
