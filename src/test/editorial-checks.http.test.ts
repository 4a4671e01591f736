import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { editorial } from '../contracts/editorial.ts';
import { journals, manuscriptChecks, manuscripts, records } from '../server/db/schema/index.ts';
import { holdForStep } from '../server/domains/editorial/index.ts';
import { keepFindings } from '../server/domains/editorial/anonymity/check-store.ts';
import { inTransaction } from '../server/in-transaction.ts';
import { reply, send } from './product/client.ts';
import { aBoard } from './product/deciding.ts';
import { editingSteps } from './product/editing.ts';
import { detailOf, statusesOf } from './product/manuscript-steps.ts';
import { aManuscriptInReview, aReviewedJournal, aSubmittedManuscript, giveRole } from './product/peer-review.ts';
import { startProduct } from './product/start-product.ts';

const product = await startProduct();
const { db } = product.parts;
const { journal, author, editor, chief, administrator } = await aBoard(product);
const change = (id: string, to: Partial<typeof manuscripts.$inferInsert>) =>
  db.update(manuscripts).set(to).where(eq(manuscripts.id, id));

describe('initial checks', () => {
  test('are kept as ticked, on the record, and the same again changes nothing', async () => {
    const { id } = await aSubmittedManuscript(product, author, journal.id);
    const { saveChecks, read } = editingSteps(product, id);
    const wish = { done: ['files', 'scope', 'files'] as ('files' | 'scope')[], note: 'Fits.' };
    expect([(await saveChecks(editor, wish)).status, (await saveChecks(editor, wish)).status]).toEqual([200, 200]);
    expect((await read(editor)).checks).toEqual({ done: ['scope', 'files'], note: 'Fits.' });
    const kept = await db.select().from(records).where(eq(records.subjectId, id));
    expect(kept.filter(({ action }) => action === 'checks-saved')).toHaveLength(1);
    await change(id, { state: 'in-review' });
    expect((await saveChecks(editor, { done: [], note: '' })).status).toBe(409);
  });

  test('while a step is under way, what a job finds of the files is kept: neither waits for the other', async () => {
    const { id } = await aSubmittedManuscript(product, author, journal.id);
    await inTransaction(product.system, async (tx) => {
      await holdForStep(tx, 'start-review', { id });
      await keepFindings(db, { manuscriptId: id, version: 1 }, { anonymity: [], unreadable: false });
    });
    const [kept] = await db.select().from(manuscriptChecks).where(eq(manuscriptChecks.manuscriptId, id));
    expect(kept).toMatchObject({ version: 1, unreadable: false });
  });

  test('review begins once anonymity is settled: clean, dismissed, or ticked by the editor where nothing could be searched', async () => {
    const finding = { kind: 'name', file: 'manuscript.pdf', excerpt: 'by Alex', page: 1, sha256: '' } as const;
    const states: [Partial<typeof manuscriptChecks.$inferInsert>, number, string][] = [
      [{ anonymity: null }, 409, 'still running'],
      [{ anonymity: [finding] }, 409, 'has open findings'],
      [{ anonymity: [], unreadable: true }, 409, 'could not be searched'],
      [{ anonymity: [finding], isMeant: true }, 409, 'has open findings'],
      [{ anonymity: [finding], done: ['anonymity'] }, 409, 'has open findings'],
      [{ anonymity: [], unreadable: true, done: ['anonymity'] }, 200, ''],
      [{ anonymity: [] }, 200, ''],
    ];
    const { id } = await aSubmittedManuscript(product, author, journal.id);
    const { read, startReview } = editingSteps(product, id);
    // The job writes the same row.
    await expect.poll(async () => (await read(editor)).anonymity.state, { timeout: 50_000 }).not.toBe('pending');
    const ofVersion = eq(manuscriptChecks.manuscriptId, id);
    for (const [checks, status, words] of states) {
      await change(id, { state: 'submitted' });
      await db
        .update(manuscriptChecks)
        .set({ unreadable: false, isMeant: false, done: [], ...checks })
        .where(ofVersion);
      const answer = await startReview(editor);
      expect([answer.status, answer.text]).toEqual([status, expect.stringContaining(words)]);
    }
  });

  test('two editors, a double click and a stale version: review begins once, and copies are asked for', async () => {
    const { id } = await aSubmittedManuscript(product, author, journal.id);
    const { saveChecks, startReview, read } = editingSteps(product, id);
    await saveChecks(editor, { done: ['anonymity'], note: '' });
    expect((await startReview(editor, 2)).status).toBe(409);
    const answers = await Promise.all([startReview(editor), startReview(editor), startReview(chief)]);
    expect(statusesOf(answers)).toEqual([200, 409, 409]);
    const seen = await read(editor);
    expect(seen).toMatchObject({ articleStatus: 'Under Review', turn: 'editor', task: 'Invite reviewers' });
    expect(seen.reviewCopiesState).not.toBe('none');
    expect(seen.record.filter(({ what }) => what === 'sent the manuscript to review')).toHaveLength(1);
  });
});

describe('how a journal reviews', () => {
  const settings = {
    reviewModel: 'double-anonymous',
    reportsNeeded: 3,
    invitationDays: 5,
    reviewDays: 14,
    revisionDays: 20,
    editorDays: 8,
    newManuscriptsTo: null,
    showsStatistics: false,
    publishesReviews: false,
    hasProduction: false,
  } as const;
  test('is an administrator’s to change, with an editor in chief, on the record, for manuscripts from then on', async () => {
    const other = await aReviewedJournal(product);
    await db.update(journals).set({ reviewModel: 'verification' }).where(eq(journals.id, other.id));
    const before = await aSubmittedManuscript(product, author, other.id);
    const save = ({ token }: { token: string }, body: object = settings) =>
      send(
        product,
        editorial.changeSettings,
        { params: { journalId: other.id }, body: body as typeof settings },
        { token },
      );
    expect((await save(editor)).status).toBe(403);
    const refused = await save(administrator);
    expect([refused.status, detailOf(refused)]).toEqual([422, expect.stringContaining('no editor in chief')]);
    await giveRole(product, editor, other.id, 'editor-in-chief');
    expect((await save(administrator, { ...settings, reportsNeeded: 1 })).status).toBe(422);
    expect((await save(administrator)).status).toBe(200);
    const all = await reply(product, editorial.settings, {}, { token: administrator.token });
    expect(all.find(({ journalId }) => journalId === other.id)).toMatchObject(settings);
    const kept = await db.select().from(records).where(eq(records.subjectId, other.id));
    const {
      newManuscriptsTo: _editor,
      showsStatistics: _figures,
      publishesReviews: _reviews,
      hasProduction: _production,
      ...changed
    } = settings;
    expect(kept).toMatchObject([{ action: 'review-settings', details: changed }]);
    const [current] = await db.select().from(manuscripts).where(eq(manuscripts.id, before.id));
    expect(current?.reviewModel).toBe('verification');
    expect((await aSubmittedManuscript(product, author, other.id)).reviewModel).toBe('double-anonymous');
    await save(administrator);
    expect(await db.select().from(records).where(eq(records.subjectId, other.id))).toHaveLength(1);
  });

  test('what is in review needs the new number of reports at once, and keeps its model and the days that were set', async () => {
    const other = await aReviewedJournal(product);
    await giveRole(product, editor, other.id, 'editor');
    const { id } = await aManuscriptInReview(product, author, other.id);
    const before = await editingSteps(product, id).read(editor);
    const body = { ...settings, reviewModel: 'verification' } as const;
    const params = { journalId: other.id };
    await reply(product, editorial.changeSettings, { params, body }, { token: administrator.token });
    const after = await editingSteps(product, id).read(editor);
    expect([before.reports.needed, after.reports.needed]).toEqual([2, 3]);
    expect([after.turn, after.dueAt]).toEqual([before.turn, before.dueAt]);
    const [current] = await db.select().from(manuscripts).where(eq(manuscripts.id, id));
    expect(current?.reviewModel).toBe('double-anonymous');
  });
});
