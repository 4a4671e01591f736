import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { administration } from '../contracts/administration.ts';
import { assignment } from '../contracts/assignment.ts';
import { editorial } from '../contracts/editorial.ts';
import { outbox } from '../contracts/outbox.ts';
import { record } from '../contracts/audit-log.ts';
import { journals, manuscripts, users } from '../server/db/schema/index.ts';
import { reply, send } from './product/client.ts';
import { aBoard, aBoardOfTwoEditors } from './product/deciding.ts';
import { deskOf, editingSteps } from './product/editing.ts';
import type { TestUser } from './product/factories.ts';
import { handlingOf } from './product/handling.ts';
import { detailOf } from './product/manuscript-steps.ts';
import { emailsWrittenTo, nextMail } from './product/outbox.ts';
import { aManuscriptInReview, aScholar, aSubmittedManuscript } from './product/peer-review.ts';
import { startProduct } from './product/start-product.ts';

const product = await startProduct();
const { db } = product.parts;

const idsOf = ({ manuscripts: listed }: { manuscripts: readonly { id: string }[] }) => listed.map(({ id }) => id);
const emailsTo = async ({ email }: TestUser) => (await emailsWrittenTo(product, email)).length;

test('the editor in chief assigns, an editor takes on and hands over; each new editor is told, and the history says so', async () => {
  const { journal, author, editor, colleague, chief, administrator } = await aBoardOfTwoEditors(product);
  const { id } = await aSubmittedManuscript(product, author, journal.id);
  const { assign, handler } = handlingOf(product, id);
  const { read } = editingSteps(product, id);
  const allowedTo = async (person: TestUser) => (await read(person)).allowed;
  expect(await allowedTo(editor)).toEqual(expect.arrayContaining(['take-on', 'recuse']));
  expect(await allowedTo(editor)).not.toContain('assign');
  expect(await allowedTo(chief)).toEqual(expect.arrayContaining(['assign', 'take-on', 'recuse']));
  expect(await allowedTo(administrator)).not.toContain('recuse');

  expect(detailOf(await assign(editor, colleague))).toContain('Only the editor in chief can assign');
  const taken = await assign(editor, editor);
  expect([taken.status, taken.text]).toEqual([200, expect.stringContaining('You now handle this manuscript.')]);
  expect((await read(chief)).handlingEditor?.userId).toBe(editor.user.id);
  expect(await allowedTo(editor)).toContain('hand-over');

  expect((await assign(editor, colleague, editor)).status).toBe(200);
  expect(await nextMail(product, colleague.email, /^Assigned to you/)).toBeDefined();
  expect(await handler()).toBe(colleague.user.id);
  expect((await assign(editor, editor, colleague)).status).toBe(403);

  expect((await assign(chief, editor, colleague)).status).toBe(200);
  expect(await nextMail(product, editor.email, /^Assigned to you/)).toBeDefined();
  expect((await assign(administrator, null, editor)).status).toBe(200);
  expect(await handler()).toBeNull();
  const said = (await read(chief)).record.map(({ what }) => what);
  expect(said.slice(0, 4)).toEqual([
    'left the manuscript unassigned',
    expect.stringMatching(/^assigned the manuscript \(Dr Sam Scholar/),
    expect.stringMatching(/^handed over the manuscript \(Dr Sam Scholar/),
    'took on the manuscript',
  ]);
});

test('what another person assigned meanwhile, or the author changed, is not assigned unseen; the same again changes nothing', async () => {
  const { journal, author, editor, colleague, chief } = await aBoardOfTwoEditors(product);
  const { id } = await aSubmittedManuscript(product, author, journal.id);
  const { assign, handler } = handlingOf(product, id);
  await assign(editor, editor);
  expect(await assign(chief, colleague)).toMatchObject({ status: 409 });
  expect(detailOf(await assign(chief, colleague))).toContain('now handles this manuscript');
  expect((await assign(chief, colleague, editor, 2)).status).toBe(409);
  const before = await emailsTo(editor);
  expect((await assign(chief, editor)).status).toBe(200);
  expect([await handler(), await emailsTo(editor)]).toEqual([editor.user.id, before]);
  await db.update(manuscripts).set({ state: 'rejected', turn: 'author', dueAt: null }).where(eq(manuscripts.id, id));
  expect((await assign(chief, colleague, editor)).status).toBe(409);
});

test('a conflict of interest is refused in words: an author, a colleague of one, a reviewer, a recused editor, a stranger', async () => {
  const { journal, author, chief } = await aBoard(product);
  const affiliation = 'Institute of Shared Corridors';
  const authors = [
    {
      authorTitle: 'Dr.' as const,
      authorGivenName: 'Una',
      authorLastName: 'Fellow',
      authorEmail: 'una@corridors.example',
      authorAffiliation: affiliation,
      isCorresponding: true,
    },
  ];
  const { id } = await aManuscriptInReview(product, author, journal.id, { authors });
  const { assign, recuse, handler } = handlingOf(product, id);
  const role = { journalId: journal.id, role: 'editor' } as const;
  const refusalOf = async (person: TestUser) => {
    const refused = await assign(chief, person);
    return `${refused.status} ${detailOf(refused)}`;
  };
  expect(await refusalOf(await aScholar(product, { role, affiliation }))).toMatch(
    /^409 Not assigned to .* Institute of Shared Corridors/,
  );
  expect(await refusalOf(await aScholar(product, { role, email: 'una+desk@corridors.example' }))).toMatch(
    /an author of this manuscript/i,
  );
  const recused = await aScholar(product, { role });
  expect((await recuse(recused)).status).toBe(200);
  expect(await refusalOf(recused)).toContain('Recused themselves');
  expect(await refusalOf(await aScholar(product))).toMatch(/^422 Choose an editor of this journal/);
  expect(await handler()).toBeNull();
});

test('a recused editor, whoever they are besides, reads and does nothing more with a manuscript; others are left', async () => {
  const { journal, author, editor, chief, administrator } = await aBoard(product);
  const articleTitle = `On recusals ${crypto.randomUUID()}`;
  const { id } = await aManuscriptInReview(product, author, journal.id, { articleTitle });
  await db.update(users).set({ isAdmin: true }).where(eq(users.id, editor.user.id));
  const { assign, recuse, handler } = handlingOf(product, id);
  const { open, read, saveChecks, invite } = editingSteps(product, id);
  expect((await recuse(administrator)).status).toBe(403);
  expect((await recuse(editor, '')).status).toBe(422);
  await assign(editor, editor);
  const [file] = (await read(editor)).files;
  const openFile = () =>
    fetch(product.url + (file?.url ?? ''), { headers: { authorization: `Bearer ${editor.token}` } });
  const listed = async (part: 'needs-me' | 'mine' | 'unassigned' | 'waiting' | 'all') =>
    idsOf(await deskOf(product, editor, { journal: journal.id, part }));
  // One's own emails and deeds stay one's own.
  const letters = async () =>
    (await reply(product, outbox.list, { query: { q: articleTitle } }, editor)).emails.filter(
      ({ to }) => to !== editor.email,
    ).length;
  const audited = async () =>
    (await reply(product, record.entries, { query: { subject: id } }, editor)).entries.filter(
      ({ actor }) => actor.id !== editor.user.id,
    ).length;
  const table = async () =>
    (await send(product, assignment.deskTable, { query: { part: 'all' } }, editor)).text.includes(articleTitle);
  // What is refused afterwards was there before.
  expect([(await open(editor)).status, (await openFile()).status]).toEqual([200, 200]);
  expect([await listed('mine'), await listed('all')]).toEqual([[id], [id]]);
  expect([(await letters()) > 0, (await audited()) > 0, await table()]).toEqual([true, true, true]);

  expect(await recuse(editor)).toMatchObject({ status: 200 });
  expect(await handler()).toBeNull();
  expect([(await open(editor)).status, (await openFile()).status]).toEqual([404, 404]);
  for (const part of ['needs-me', 'mine', 'unassigned', 'waiting', 'all'] as const)
    expect(await listed(part)).toEqual([]);
  expect([await letters(), await audited(), await table()]).toEqual([0, 0, false]);
  for (const refused of [
    await saveChecks(editor, { done: [], note: '' }),
    await invite(editor, { email: 'someone@elsewhere.example' }),
    await assign(editor, editor),
    await recuse(editor),
  ])
    expect(refused.status).toBe(404);
  const seen = await read(chief);
  expect([seen.handlingEditor, seen.record[0]?.what]).toEqual([
    null,
    'recused themselves as an editor: We share a grant.',
  ]);
  const before = await emailsTo(editor);
  await editingSteps(product, id).invite(chief, {
    email: 'other@elsewhere.example',
    invitee: { givenName: 'O', lastName: 'Ther' },
  });
  expect(await emailsTo(editor)).toBe(before);
});

test('the last one who can act does not recuse themselves', async () => {
  const { journal, author, editor, chief } = await aBoard(product);
  const { id } = await aSubmittedManuscript(product, author, journal.id);
  const { recuse } = handlingOf(product, id);
  expect((await recuse(editor)).status).toBe(200);
  const administrators = await db.update(users).set({ isAdmin: false }).where(eq(users.isAdmin, true)).returning();
  expect(detailOf(await recuse(chief))).toContain('No one else can act on this manuscript');
  for (const one of administrators) await db.update(users).set({ isAdmin: true }).where(eq(users.id, one.id));
  expect((await recuse(chief)).status).toBe(200);
});

test('tasks and emails of an assigned manuscript are its handling editor’s; a colleague may still act', async () => {
  const { journal, author, editor, colleague, chief } = await aBoardOfTwoEditors(product);
  const { id } = await aSubmittedManuscript(product, author, journal.id);
  const at = { journal: journal.id };
  const countOf = async (person: TestUser) => (await deskOf(product, person)).counts.needsMe;
  expect([await countOf(editor), await countOf(colleague), await countOf(chief)]).toEqual([1, 1, 1]);
  await handlingOf(product, id).assign(chief, editor);
  expect([await countOf(editor), await countOf(colleague), await countOf(chief)]).toEqual([1, 0, 0]);
  const [onDesk] = (await deskOf(product, colleague, { ...at, part: 'waiting' })).manuscripts;
  expect(onDesk).toMatchObject({ id, task: null, handlingEditor: { userId: editor.user.id } });
  const before = [await emailsTo(editor), await emailsTo(colleague)];
  const { saveChecks, read } = editingSteps(product, id);
  expect((await saveChecks(colleague, { done: [], note: 'Read.' })).status).toBe(200);
  expect([(await read(editor)).task, (await read(colleague)).task]).toEqual(['Check the submission', null]);
  expect([await emailsTo(editor), await emailsTo(colleague)]).toEqual(before);
});

test('new manuscripts go to the editor whom the settings name, unless that editor has a conflict; who leaves is released', async () => {
  const { journal, author, editor, colleague, administrator } = await aBoardOfTwoEditors(product);
  const settings = {
    reviewModel: 'double-anonymous',
    reportsNeeded: 2,
    invitationDays: 7,
    reviewDays: 21,
    revisionDays: 30,
    editorDays: 10,
    showsStatistics: false,
    publishesReviews: false,
    hasProduction: false,
  } as const;
  const sendNewTo = (person: TestUser) =>
    send(
      product,
      editorial.changeSettings,
      { params: { journalId: journal.id }, body: { ...settings, newManuscriptsTo: person.user.id } },
      administrator,
    );
  expect((await sendNewTo(author)).status).toBe(422);
  expect((await sendNewTo(editor)).status).toBe(200);
  const before = await emailsTo(colleague);
  const { id } = await aSubmittedManuscript(product, author, journal.id);
  expect(await handlingOf(product, id).handler()).toBe(editor.user.id);
  expect(await emailsTo(colleague)).toBe(before);
  const { record: history } = await editingSteps(product, id).read(colleague);
  expect(history).toContainEqual(
    expect.objectContaining({ who: 'The system', what: expect.stringMatching(/^assigned the manuscript/) as string }),
  );

  const own = await aSubmittedManuscript(product, editor, journal.id);
  expect(await handlingOf(product, own.id).handler()).toBeNull();

  const role = { journalId: journal.id, role: 'editor', isHeld: false } as const;
  await reply(
    product,
    administration.setJournalRole,
    { params: { userId: editor.user.id }, body: role },
    administrator,
  );
  expect(await handlingOf(product, id).handler()).toBeNull();
  const [after] = await db.select().from(journals).where(eq(journals.id, journal.id));
  expect(after?.newManuscriptsTo).toBeNull();
  await handlingOf(product, id).assign(administrator, colleague);
  const off = { params: { userId: colleague.user.id }, body: { isDisabled: true } };
  await reply(product, administration.setDisabled, off, administrator);
  expect(await handlingOf(product, id).handler()).toBeNull();
});
