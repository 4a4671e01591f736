import { eq, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { describe, expect, test } from 'vitest';
import { editorial } from '../contracts/editorial.ts';
import { manuscripts, revisionExtensions } from '../server/db/schema/index.ts';
import * as schema from '../server/db/schema/index.ts';
import { readDesk } from '../server/domains/editorial/index.ts';
import { aBoard, aDecidable } from './product/deciding.ts';
import { deskOf, editingSteps } from './product/editing.ts';
import { send } from './product/client.ts';
import type { TestUser } from './product/factories.ts';
import { day } from './product/later.ts';
import {
  aManuscriptInReview,
  aReviewedJournal,
  aScholar,
  aSubmittedManuscript,
  giveRole,
} from './product/peer-review.ts';
import { startProduct } from './product/start-product.ts';

const product = await startProduct();
const { db } = product.parts;
const people = await aBoard(product);
const elsewhere = await aScholar(product, {
  role: { journalId: (await aReviewedJournal(product)).id, role: 'editor' },
});
/** The same people at a journal of its own. */
async function aJournalOf() {
  const journal = await aReviewedJournal(product);
  await giveRole(product, people.editor, journal.id, 'editor');
  await giveRole(product, people.chief, journal.id, 'editor-in-chief');
  return { ...people, journal, ofJournal: { journal: journal.id } };
}
const titlesOf = (desk: { manuscripts: readonly { articleTitle: string }[] }) =>
  desk.manuscripts.map(({ articleTitle }) => articleTitle);
const change = (id: string, to: Partial<typeof manuscripts.$inferInsert>) =>
  db.update(manuscripts).set(to).where(eq(manuscripts.id, id));
const inDays = (days: number) => new Date(Date.now() + days * day);

describe('the editors’ desk', () => {
  test('what needs somebody now, first by what is overdue; of their own journals alone', async () => {
    const { journal, author, editor, chief, administrator, ofJournal } = await aJournalOf();
    const submitted = (articleTitle: string) => aSubmittedManuscript(product, author, journal.id, { articleTitle });
    const [soon, late, ours] = [await submitted('Soon'), await submitted('Late'), await submitted('Theirs')];
    await change(soon.id, { dueAt: inDays(2) });
    await change(late.id, { dueAt: inDays(-3) });
    await change(ours.id, { state: 'awaiting-ratification', turn: 'editor-in-chief', dueAt: inDays(1) });
    const desk = await deskOf(product, editor, ofJournal);
    expect(titlesOf(desk)).toEqual(['Late', 'Soon']);
    // The first test: nothing else stands on the editor’s desk yet.
    expect(desk.counts).toEqual({ needsMe: 2, overdue: 1 });
    expect(desk.manuscripts[0]).toMatchObject({
      isOverdue: true,
      turn: 'editor',
      articleStatus: 'Submitted',
      reports: { in: 0, expected: 0, needed: 2 },
      task: 'Check the submission',
      journalAbbreviation: journal.abbreviation,
    });
    expect(titlesOf(await deskOf(product, chief, ofJournal))).toEqual(['Late', 'Theirs', 'Soon']);
    expect(titlesOf(await deskOf(product, editor, { ...ofJournal, part: 'waiting' }))).toEqual(['Theirs']);
    expect(titlesOf(await deskOf(product, chief, { ...ofJournal, part: 'waiting' }))).toEqual([]);
    const byName = { journal: journal.abbreviation.toLowerCase() };
    expect(titlesOf(await deskOf(product, administrator, byName))).toEqual(['Late', 'Theirs', 'Soon']);
    expect(titlesOf(await deskOf(product, editor, { journal: journal.id }))).toHaveLength(2);
    expect(titlesOf(await deskOf(product, editor, { journal: 'NOTMINE' }))).toEqual([]);
    for (const other of [elsewhere, author])
      expect(await deskOf(product, other)).toEqual({ manuscripts: [], counts: { needsMe: 0, overdue: 0 }, next: null });
  });

  test('what waits for an administrator needs whoever is one, and waits for others on the desks of editors', async () => {
    const { journal, author, editor, chief, administrator, ofJournal } = await aJournalOf();
    const { id } = await aSubmittedManuscript(product, author, journal.id, { articleTitle: 'To be published' });
    const before = (await deskOf(product, administrator, ofJournal)).counts.needsMe;
    await change(id, { state: 'accepted', turn: 'administrator', dueAt: inDays(3) });
    const waiting = { ...ofJournal, part: 'waiting' } as const;
    for (const person of [editor, chief]) {
      expect(titlesOf(await deskOf(product, person, ofJournal))).toEqual([]);
      expect((await deskOf(product, person, waiting)).manuscripts).toMatchObject([{ id, task: null }]);
    }
    const desk = await deskOf(product, administrator, ofJournal);
    expect(desk.manuscripts).toMatchObject([{ id, turn: 'administrator', task: 'Publish the article' }]);
    expect(desk.counts.needsMe).toBe(before);
    expect(titlesOf(await deskOf(product, administrator, waiting))).toEqual([]);
    const { read } = editingSteps(product, id);
    expect([(await read(administrator)).task, (await read(editor)).task]).toEqual(['Publish the article', null]);
  });

  test('a request for more time needs the editor, although it is the author’s turn', async () => {
    const { journal, author, editor, ofJournal } = await aJournalOf();
    const { id } = await aManuscriptInReview(product, author, journal.id);
    await change(id, { state: 'revision-requested', turn: 'author', dueAt: inDays(5) });
    expect((await deskOf(product, editor, ofJournal)).manuscripts).toEqual([]);
    expect((await deskOf(product, editor, { ...ofJournal, part: 'waiting' })).manuscripts).toMatchObject([
      { id, task: null },
    ]);
    const before = (await deskOf(product, editor, ofJournal)).counts.needsMe;
    const asked = { days: 10, reason: 'Illness', state: 'waiting', askedAt: new Date(), round: 1 } as const;
    await db.insert(revisionExtensions).values({ id: crypto.randomUUID(), manuscriptId: id, ...asked });
    expect((await deskOf(product, editor, ofJournal)).manuscripts).toMatchObject([
      { id, task: 'Answer the request for more time' },
    ]);
    expect((await deskOf(product, editor, { ...ofJournal, part: 'waiting' })).manuscripts).toEqual([]);
    expect((await deskOf(product, editor, ofJournal)).counts.needsMe).toBe(before + 1);
  });

  test('decided ones, the last first; verified journals have no desk; deleted ones are gone', async () => {
    const { journal, author, editor, ofJournal } = await aJournalOf();
    const submitted = (articleTitle: string) => aSubmittedManuscript(product, author, journal.id, { articleTitle });
    const [first, second, gone] = [await submitted('First'), await submitted('Second'), await submitted('Gone')];
    await change(first.id, { state: 'rejected', turn: 'author', dueAt: null, updatedAt: inDays(1) });
    await change(second.id, { state: 'withdrawn', turn: null, dueAt: null, updatedAt: inDays(2) });
    await change(gone.id, { deletedAt: new Date() });
    expect(titlesOf(await deskOf(product, editor, { ...ofJournal, part: 'decided' }))).toEqual(['Second', 'First']);
    expect(titlesOf(await deskOf(product, editor, ofJournal))).toEqual([]);
    expect(titlesOf(await deskOf(product, editor, { ...ofJournal, part: 'waiting' }))).toEqual([]);
  });

  test('part by part, 25 at a time, without a gap or a repetition; found by words of title and authors', async () => {
    const { journal, author, editor, chief, ofJournal } = await aJournalOf();
    const { id } = await aSubmittedManuscript(product, author, journal.id, { articleTitle: 'On müssels' });
    await db.execute(sql`insert into uploads (id, owner_id, created_at)
      select ('00000000-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid, ${author.user.id}, now() from generate_series(1, 60) n`);
    // A manuscript of every second day, in three turns, in pairs that are due at the same instant.
    await db.execute(sql`insert into manuscripts (id, journal_id, submitting_user_id, upload_id, title, abstract, keywords, authors, file_ids,
        version, review_model, state, turn, due_at, round, special_review, volume, issue, submitted_at, waiting_since, updated_at, search_text)
      select gen_random_uuid(), journal_id, submitting_user_id, ('00000000-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid, 'Paper ' || n, abstract,
        keywords, '[]', file_ids, 1, review_model, case when n % 2 = 0 then 'submitted' else 'awaiting-ratification' end,
        case when n % 2 = 0 then 'editor' else 'editor-in-chief' end, now() + (n / 4) * interval '1 day', 1, false, 1, 1, now(), now(), now(),
        case when n = 50 then 'rare ' else '' end || 'paper ' || n
      from manuscripts, generate_series(1, 60) n where id = ${id}`);
    const read: string[] = [];
    for (let after: string | null | undefined; after !== null;) {
      const part = await deskOf(product, chief, after === undefined ? ofJournal : { ...ofJournal, after });
      expect(part.manuscripts.length).toBeLessThanOrEqual(25);
      read.push(...part.manuscripts.map((entry) => entry.id));
      after = part.next;
    }
    expect([read.length, new Set(read).size]).toEqual([61, 61]);
    expect(titlesOf(await deskOf(product, editor, { ...ofJournal, q: 'mussels' }))).toEqual(['On müssels']);
    expect(titlesOf(await deskOf(product, editor, { ...ofJournal, q: 'rare' }))).toEqual(['Paper 50']);
    const common = await deskOf(product, chief, { ...ofJournal, q: 'pap' });
    const rest = await deskOf(product, chief, { ...ofJournal, q: 'pap', after: common.next ?? '' });
    expect([common.manuscripts.length, rest.manuscripts.length]).toEqual([25, 25]);
    expect(new Set([...titlesOf(common), ...titlesOf(rest)]).size).toBe(50);
    const madeUp = await send(product, editorial.desk, { query: { after: 'x' } }, { token: editor.token });
    expect(madeUp.status).toBe(422);
  });

  test('costs as many queries with one manuscript as with many, and whoever asks', async () => {
    const asked: string[] = [];
    const pool = new pg.Pool({ connectionString: product.parts.databaseUrl });
    const counting = drizzle(pool, {
      schema,
      casing: 'snake_case',
      logger: { logQuery: (query) => asked.push(query) },
    });
    const costOf = async ({ user, email }: TestUser, isAdmin = false) => {
      const actor = { kind: 'user', userId: user.id, email, isAdmin, sessionId: '' } as const;
      asked.length = 0;
      const { manuscripts: found } = await readDesk(
        { ...product.parts.contextFor(actor), db: counting },
        { part: 'needs-me' },
      );
      return { queries: asked.length, found: found.length };
    };
    const { journal } = await aJournalOf();
    const few = await aScholar(product, { role: { journalId: journal.id, role: 'editor' } });
    await aSubmittedManuscript(product, people.author, journal.id);
    const [one, many] = [await costOf(few), await costOf(people.administrator, true)];
    expect([one.found, many.found]).toEqual([1, 25]);
    expect(many.queries).toBe(one.queries);
    await pool.end();
  });
});

describe('one manuscript as its editors see it', () => {
  test('for its editors, the editor in chief and administrators; for nobody else, and without fee or payment', async () => {
    const board = await aJournalOf();
    const { id, reviewers } = await aDecidable(product, board);
    const { open, read } = editingSteps(product, id);
    for (const person of [board.editor, board.chief, board.administrator])
      expect((await open(person)).status).toBe(200);
    const reviewer = await aScholar(product, { role: { journalId: board.journal.id, role: 'reviewer' } });
    for (const person of [board.author, reviewer, elsewhere, ...reviewers])
      expect((await open(person)).status).toBe(404);
    const seen = await read(board.editor);
    expect(seen.invitations.map((one) => [one.reviewerNumber, one.report?.commentsToAuthor])).toEqual([
      [1, 'Comment 1 on the sample.'],
      [2, 'Comment 2 on the sample.'],
    ]);
    expect(seen.articleAuthors.map(({ authorEmail }) => authorEmail)).toEqual(['alex@example.org']);
    // An id may have the emails of "fee" among its figures.
    const words = (await open(board.editor)).text.replaceAll(/[\da-f-]{8,}/gi, '');
    expect(words).not.toMatch(/fee|waiver|payment/i);
    expect(seen.record.at(-1)).toMatchObject({ what: 'submitted the manuscript', who: 'Dr Alex Example' });
  });

  test('its files open for its editors; a file that was never sent, and anybody else’s, do not', async () => {
    const { journal, author, editor } = await aJournalOf();
    const { id } = await aSubmittedManuscript(product, author, journal.id);
    const [file] = (await editingSteps(product, id).read(editor)).files;
    const open = ({ token }: { token: string }) =>
      fetch(product.url + (file?.url ?? ''), { headers: { authorization: `Bearer ${token}` } });
    expect((await open(editor)).status).toBe(200);
    expect((await open(elsewhere)).status).toBe(404);
    await db.execute(sql`update manuscript_versions set file_ids = '{}' where manuscript_id = ${id}`);
    expect((await open(editor)).status).toBe(404);
  });
});
