import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { assignment } from '../contracts/assignment.ts';
import { manuscripts } from '../server/db/schema/index.ts';
import { reply, send } from './product/client.ts';
import { aBoard, aBoardOfTwoEditors } from './product/deciding.ts';
import { deskOf } from './product/editing.ts';
import { aUser, type TestUser } from './product/factories.ts';
import { handlingOf } from './product/handling.ts';
import { stepsWith } from './product/manuscript-steps.ts';
import { aScholar, aSubmittedManuscript, giveRole } from './product/peer-review.ts';
import { startProduct } from './product/start-product.ts';

const product = await startProduct();
const { db } = product.parts;
const idsOf = ({ manuscripts: listed }: { manuscripts: readonly { id: string }[] }) => listed.map(({ id }) => id);

test('the desk by part, stage, editor and words; each manuscript is in all and in one of the others', async () => {
  const { journal, author, editor, colleague, chief } = await aBoardOfTwoEditors(product);
  const titled = async (articleTitle: string) =>
    (await aSubmittedManuscript(product, author, journal.id, { articleTitle })).id;
  const [mine, theirs, free, closed] = [
    await titled('Mine of all'),
    await titled('Theirs of all'),
    await titled('Free for all'),
    await titled('Closed to all'),
  ];
  await handlingOf(product, mine).assign(chief, editor);
  await handlingOf(product, theirs).assign(chief, colleague);
  await db
    .update(manuscripts)
    .set({ state: 'rejected', turn: 'author', dueAt: null })
    .where(eq(manuscripts.id, closed));
  await db.update(manuscripts).set({ state: 'on-hold', heldFrom: 'submitted' }).where(eq(manuscripts.id, free));
  const listed = async (query: Parameters<typeof deskOf>[2]) =>
    idsOf(await deskOf(product, editor, { journal: journal.id, ...query })).toSorted();
  const ids = (...of: string[]) => of.toSorted();
  expect(await listed({ part: 'needs-me' })).toEqual(ids(mine, free));
  expect(await listed({ part: 'mine' })).toEqual([mine]);
  expect(await listed({ part: 'unassigned' })).toEqual([free]);
  expect(await listed({ part: 'waiting' })).toEqual([theirs]);
  expect(await listed({ part: 'decided' })).toEqual([closed]);
  expect(await listed({ part: 'all' })).toEqual(ids(mine, theirs, free, closed));
  expect(await listed({ part: 'all', status: 'On Hold' })).toEqual([free]);
  expect(await listed({ part: 'needs-me', status: 'Submitted' })).toEqual([mine]);
  expect(await listed({ part: 'all', editor: colleague.user.id })).toEqual([theirs]);
  expect(await listed({ part: 'waiting', editor: colleague.user.id, q: 'theirs' })).toEqual([theirs]);
  expect(await listed({ part: 'all', q: 'all', editor: editor.user.id })).toEqual([mine]);
});

test('several are assigned at once: what is refused says why, and stops none of the others', async () => {
  const { journal, author, editor, colleague, chief } = await aBoardOfTwoEditors(product);
  const [one, two, own] = [
    await aSubmittedManuscript(product, author, journal.id),
    await aSubmittedManuscript(product, author, journal.id),
    await aSubmittedManuscript(product, colleague, journal.id),
  ];
  const wish = (by: TestUser, ids: readonly string[]) =>
    send(
      product,
      assignment.assignMany,
      {
        body: {
          editorId: colleague.user.id,
          manuscripts: ids.map((articleId) => ({ articleId, version: 1, from: null })),
        },
      },
      by,
    );
  expect(JSON.parse((await wish(chief, [one.id, own.id, two.id])).text)).toMatchObject({
    message: '2 manuscripts assigned.',
    refused: [{ articleId: own.id, reason: expect.stringContaining('Is an author') as string }],
  });
  expect([await handlingOf(product, one.id).handler(), await handlingOf(product, two.id).handler()]).toEqual([
    colleague.user.id,
    colleague.user.id,
  ]);
  expect(JSON.parse((await wish(editor, [own.id])).text)).toMatchObject({ refused: [{ articleId: own.id }] });
  expect(JSON.parse((await wish(author, [one.id])).text)).toMatchObject({
    message: 'No manuscripts assigned.',
    refused: [{ reason: expect.stringContaining('not') as string }],
  });
  expect((await wish(chief, [])).status).toBe(422);
});

test('the list as a table: as it is filtered, in its order, whole, and without formulas', async () => {
  const { journal, author, editor, chief } = await aBoard(product);
  const { id } = await aSubmittedManuscript(product, author, journal.id, { articleTitle: '=HYPERLINK("x")' });
  await handlingOf(product, id).assign(chief, editor);
  await db.execute(sql`insert into uploads (id, owner_id, created_at)
    select ('00000000-0000-7000-9000-' || lpad(n::text, 12, '0'))::uuid, ${author.user.id}, now() from generate_series(1, 620) n`);
  await db.execute(sql`insert into manuscripts (id, journal_id, submitting_user_id, upload_id, title, abstract, keywords, authors, file_ids,
      version, review_model, state, turn, due_at, round, special_review, volume, issue, submitted_at, waiting_since, updated_at)
    select gen_random_uuid(), journal_id, submitting_user_id, ('00000000-0000-7000-9000-' || lpad(n::text, 12, '0'))::uuid, 'Paper ' || n, '',
      '[]', '[]', '{}', 1, review_model, state, turn, now() + (n / 4 + 20) * interval '1 day', 1, false, 1, 1, now(), now(), now()
    from manuscripts, generate_series(1, 620) n where id = ${id}`);
  const tableOf = async (by: TestUser, query: Parameters<typeof deskOf>[2]) =>
    (await send(product, assignment.deskTable, { query: { journal: journal.id, ...query } }, by)).text
      .trim()
      .split('\r\n');
  const [head, first, ...rest] = await tableOf(editor, {});
  expect(head).toMatch(/Number,Title,Journal,Status,.*Handling editor/);
  expect(first).toContain(`"'=HYPERLINK(""x"")"`);
  expect([rest.length, new Set(rest).size]).toEqual([620, 620]);
  expect(await tableOf(editor, { part: 'mine' })).toHaveLength(2);
  expect(await tableOf(await aUser(product), {})).toEqual([head]);
});

test('the editors of the journals that one edits, and of no others', async () => {
  const { journal, author, editor, chief, administrator } = await aBoard(product);
  const other = await aScholar(product);
  await giveRole(product, other, (await aBoard(product)).journal.id, 'editor');
  const editorsFor = async (by: TestUser) =>
    (await reply(product, assignment.editors, {}, by)).map(({ userId }) => userId);
  expect((await editorsFor(editor)).toSorted()).toEqual([editor.user.id, chief.user.id].toSorted());
  expect(await editorsFor(author)).toEqual([]);
  expect(await editorsFor(administrator)).toContain(other.user.id);
  expect(await reply(product, assignment.editors, {}, chief)).toContainEqual(
    expect.objectContaining({ userId: editor.user.id, journals: [journal.abbreviation] }),
  );
});

test('a manuscript that names its handling editor as an author is unassigned', async () => {
  const { journal, author, editor, chief } = await aBoard(product);
  const { id, articleAuthors } = await aSubmittedManuscript(product, author, journal.id);
  await handlingOf(product, id).assign(chief, editor);
  const [first] = articleAuthors;
  if (!first) throw new Error('A submission has an author');
  const edit = (authorEmail: string) =>
    stepsWith(product, id).edit(author, { authors: [first, { ...first, authorEmail, isCorresponding: false }] });
  expect((await edit('somebody@elsewhere.example')).status).toBe(200);
  expect(await handlingOf(product, id).handler()).toBe(editor.user.id);
  expect((await edit(editor.email)).status).toBe(200);
  expect(await handlingOf(product, id).handler()).toBeNull();
});
