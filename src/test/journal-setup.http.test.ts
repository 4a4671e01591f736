import { desc, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { editorial } from '../contracts/editorial.ts';
import { manuscripts } from '../contracts/manuscripts.ts';
import { assignment } from '../contracts/assignment.ts';
import { articles, journals, journalRoleHolders, manuscripts as rows, records } from '../server/db/schema/index.ts';
import { reply, send } from './product/client.ts';
import { aBoard, aBoardOfTwoEditors, refusedAs } from './product/deciding.ts';
import { deskOf, editingSteps } from './product/editing.ts';
import { aManuscript, aSubmission } from './product/factories.ts';
import { handlingOf } from './product/handling.ts';
import { anArticleType, aSection, setupSteps } from './product/journal-setup.ts';
import { stepsWith } from './product/manuscript-steps.ts';
import { aManuscriptInReview, aReviewedJournal, aSubmittedManuscript } from './product/peer-review.ts';
import { sharedProduct } from './product/start-product.ts';

const product = await sharedProduct();
const { db } = product.parts;

/** A journal with two sections, two article types, and everybody who decides. */
async function aSortedJournal() {
  const board = await aBoardOfTwoEditors(product);
  const setup = setupSteps(product, board.journal.id);
  const [research, reviews] = [aSection('Research'), aSection('Technology reviews')];
  const [original, report] = [anArticleType('Research article'), anArticleType('Case report')];
  const parts = { sections: [research, reviews], articleTypes: [original, report] };
  expect((await setup.save(board.administrator, 0, parts)).status).toBe(200);
  return { ...board, setup, research, reviews, original, report, parts };
}

const submitting = async (
  { author, journal }: Pick<Awaited<ReturnType<typeof aBoard>>, 'author' | 'journal'>,
  changes: Parameters<typeof aSubmittedManuscript>[3],
) => {
  const body = { ...(await aSubmission(product, author, { journalId: journal.id })), ...changes };
  return send(product, manuscripts.create, { body }, { token: author.token });
};

const member = {
  name: 'Prof. Amal Haddad',
  role: 'Editor in chief',
  affiliation: 'Gulf University',
  country: 'AE',
  link: '',
};

test('journal setup: it is saved as a whole, on the record, and not over another’s unseen version', async () => {
  const { setup, administrator, parts, journal } = await aSortedJournal();
  const full = {
    ...parts,
    checklist: ['All authors agree.'],
    guidelinesHtml: '<p>Write <script>x</script>briefly.</p>',
    board: [{ ...member, link: 'https://orcid.org/0000-0002-1825-0097' }],
  };
  expect(refusedAs(await setup.save(administrator, 0, full))).toEqual([409, 'stale-version']);
  expect((await setup.save(administrator, 1, full)).status).toBe(200);
  // The same again, as after a lost answer, changes nothing.
  expect((await setup.save(administrator, 1, full)).status).toBe(200);
  const stored = await setup.read(administrator);
  expect(stored).toMatchObject({ version: 2, setup: { ...full, guidelinesHtml: '<p>Write briefly.</p>' } });
  const kept = await db.select().from(records).where(eq(records.subjectId, journal.id)).orderBy(desc(records.id));
  const saves = kept.filter(({ action }) => action === 'journal-setup');
  expect(saves).toHaveLength(2);
  expect(saves[0]?.details).toMatchObject({ version: 2, checklist: { from: [], to: ['All authors agree.'] } });
});

test('journal setup: the editor in chief changes that of their own journal, and editors change none', async () => {
  const { setup, chief, editor } = await aSortedJournal();
  const { setup: other } = await aSortedJournal();
  expect((await setup.save(chief, 1, { checklist: ['All authors agree.'] })).status).toBe(200);
  expect((await setup.save(editor, 2, {})).status).toBe(403);
  expect((await other.save(chief, 1, {})).status).toBe(403);
});

test('journal setup: everyone reads it without the editors of sections', async () => {
  const { setup, administrator, editor } = await aSortedJournal();
  const [one, other] = [aSection('Letters', { editorId: editor.user.id }), aSection('Notes', { isOpen: false })];
  await setup.save(administrator, 1, { sections: [one, other], board: [member] });
  const shown = await setup.shown();
  expect(shown).toMatchObject({ board: [member], sections: [{ name: 'Letters', isOpen: true }, { isOpen: false }] });
  expect(JSON.stringify(shown)).not.toContain(editor.user.id);
});

test.each([
  ['two sections of one name', { sections: [aSection('Research'), aSection('research')] }],
  ['an empty statement', { checklist: [' '] }],
  ['a link that runs a script', { board: [{ ...member, link: 'javascript:alert(1)' }] }],
  ['an editor of nothing', { sections: [aSection('Research', { editorId: aSection('x').id })] }],
])('journal setup: %s is refused', async (_what, parts) => {
  const { journal, administrator } = await aBoard(product);
  expect((await setupSteps(product, journal.id).save(administrator, 0, parts)).status).toBe(422);
});

test('journal setup: a section of another journal is not taken over', async () => {
  const { research } = await aSortedJournal();
  const { journal, administrator } = await aBoard(product);
  const { save } = setupSteps(product, journal.id);
  expect((await save(administrator, 0, { sections: [{ ...research, name: 'Stolen' }] })).status).toBe(422);
});

test('sections: a manuscript has those that its author chose; a used one can be closed, not removed', async () => {
  const sorted = await aSortedJournal();
  const { author, setup, administrator, research, reviews, original, report, editor } = sorted;
  const chosen = { sectionId: research.id, articleTypeId: original.id };
  const manuscript = await aSubmittedManuscript(product, author, sorted.journal.id, chosen);
  const named = { section: { id: research.id, name: 'Research' }, articleType: { name: 'Research article' } };
  expect(manuscript).toMatchObject(named);
  expect(await editingSteps(product, manuscript.id).read(editor)).toMatchObject(named);
  expect((await setup.read(administrator)).usedIds.toSorted()).toEqual([research.id, original.id].toSorted());
  const without = { sections: [reviews], articleTypes: [original, report] };
  expect(refusedAs(await setup.save(administrator, 1, without))).toEqual([409, 'state-conflict']);
  const closed = { sections: [{ ...research, isOpen: false }], articleTypes: [original] };
  expect((await setup.save(administrator, 1, closed)).status).toBe(200);
  const late = await submitting(sorted, chosen);
  expect([late.status, late.text]).toEqual([422, expect.stringContaining('Choose a section that accepts')]);
  expect((await submitting(sorted, { sectionId: reviews.id })).status).toBe(422);
  expect((await submitting(sorted, { sectionId: original.id })).status).toBe(422);
  // The specified payload names neither.
  expect((await submitting(sorted, {})).status).toBe(201);
});

test('sections: the editor of a section gets its new manuscripts; others, and those with a conflict, go to the journal’s', async () => {
  const sorted = await aSortedJournal();
  const { journal, author, editor, colleague, administrator, setup, research, reviews } = sorted;
  await db.update(journals).set({ newManuscriptsTo: editor.user.id }).where(eq(journals.id, journal.id));
  await setup.save(administrator, 1, {
    ...sorted.parts,
    sections: [{ ...research, editorId: colleague.user.id }, reviews],
  });
  const handlerOf = async (changes: Parameters<typeof aSubmittedManuscript>[3]) => {
    const { id } = await aSubmittedManuscript(product, author, journal.id, changes);
    return handlingOf(product, id).handler();
  };
  expect(await handlerOf({ sectionId: research.id })).toBe(colleague.user.id);
  expect(await handlerOf({ sectionId: reviews.id })).toBe(editor.user.id);
  const byColleague = {
    authorTitle: 'Dr.' as const,
    authorGivenName: 'Sam',
    authorLastName: 'Scholar',
    authorEmail: colleague.email,
    authorAffiliation: 'Example University',
  };
  expect(await handlerOf({ sectionId: research.id, authors: [byColleague] })).toBe(editor.user.id);
  await db.delete(journalRoleHolders).where(eq(journalRoleHolders.userId, colleague.user.id));
  expect((await setup.read(administrator)).setup.sections[0]?.editorId).toBeNull();
});

test('sections: the desk and its table are narrowed to one', async () => {
  const { journal, author, editor, research, reviews, original } = await aSortedJournal();
  const chosen = { sectionId: research.id, articleTypeId: original.id };
  const { id } = await aSubmittedManuscript(product, author, journal.id, chosen);
  const other = await aSubmittedManuscript(product, author, journal.id, { sectionId: reviews.id });
  const idsIn = async (query: Parameters<typeof deskOf>[2]) =>
    (await deskOf(product, editor, query)).manuscripts.map((entry) => entry.id);
  for (const part of ['needs-me', 'all'] as const) {
    expect(await idsIn({ part, section: research.id })).toEqual([id]);
    expect(await idsIn({ part, section: research.id, q: 'examples' })).toEqual([id]);
    expect((await idsIn({ part })).toSorted()).toEqual([id, other.id].toSorted());
  }
  const { text } = await send(product, assignment.deskTable, { query: { section: research.id } }, editor);
  const lines = text.trim().split('\r\n');
  expect([lines.length, lines[0], lines[1]]).toEqual([
    2,
    expect.stringMatching(/,Section,Article type$/),
    expect.stringMatching(/,Research,Research article$/),
  ]);
});

test('sections: an editor changes them, the history says what they were, and another journal ends them', async () => {
  const { journal, author, editor, research, reviews, report } = await aSortedJournal();
  const { id, ...submitted } = await aManuscriptInReview(product, author, journal.id, { sectionId: research.id });
  const { articleTitle, articleAbstract, articleKeywords } = submitted;
  const correct = (sectionId: string) =>
    send(
      product,
      editorial.correctDetails,
      {
        params: { articleId: id },
        body: {
          version: 1,
          articleTitle,
          articleAbstract,
          articleKeywords,
          sectionId,
          articleTypeId: report.id,
          isMeant: false,
        },
      },
      editor,
    );
  expect((await correct(aSection('x').id)).status).toBe(422);
  expect((await correct(reviews.id)).status).toBe(200);
  const read = await editingSteps(product, id).read(editor);
  expect(read).toMatchObject({ section: { name: 'Technology reviews' }, articleType: { name: 'Case report' } });
  expect(read.record.map(({ what }) => what).join()).toContain(
    'section (before: “Research”); article type (before: “none”)',
  );
  await db
    .update(rows)
    .set({ journalId: (await aReviewedJournal(product)).id })
    .where(eq(rows.id, id));
  const [moved] = await db
    .select({ sectionId: rows.sectionId, typeId: rows.articleTypeId })
    .from(rows)
    .where(eq(rows.id, id));
  expect(moved).toEqual({ sectionId: null, typeId: null });
});

test('sections: a returned manuscript keeps them, or takes others', async () => {
  const { journal, author, administrator } = await aBoard(product);
  await db.update(journals).set({ reviewModel: 'verification' }).where(eq(journals.id, journal.id));
  const [one, other] = [aSection('One'), aSection('Other')];
  await setupSteps(product, journal.id).save(administrator, 0, { sections: [one, other] });
  const body = { ...(await aSubmission(product, author, { journalId: journal.id })), sectionId: one.id };
  const { article } = await reply(product, manuscripts.create, { body }, author);
  const steps = stepsWith(product, article.id);
  await steps.edit(author);
  expect((await steps.read(author)).section?.name).toBe('One');
  expect((await steps.edit(author, { sectionId: other.id })).status).toBe(200);
  expect(await steps.read(author)).toMatchObject({ section: { name: 'Other' }, version: 3 });
  await steps.edit(author, { sectionId: null });
  expect((await steps.read(author)).section).toBeNull();
});

test('sections: the published article keeps the names that they had', async () => {
  const { author, administrator } = await aBoard(product);
  const { id, journalId } = await aManuscript(product, author);
  const section = aSection('Research');
  const setup = setupSteps(product, journalId);
  await setup.save(administrator, 0, { sections: [section], articleTypes: [] });
  await db.update(rows).set({ sectionId: section.id }).where(eq(rows.id, id));
  expect((await stepsWith(product, id).accept(administrator)).status).toBe(200);
  await setup.save(administrator, 1, { sections: [{ ...section, name: 'Renamed' }] });
  const [article] = await db.select().from(articles).where(eq(articles.id, id));
  expect(article).toMatchObject({ section: 'Research', articleType: null });
});

test('checklist: a submission confirms every statement, and editors read what was confirmed, as it was worded', async () => {
  const { setup, ...sorted } = await aSortedJournal();
  const checklist = ['All authors agree.', 'The data are available.'];
  await setup.save(sorted.administrator, 1, { ...sorted.parts, checklist });
  const half = await submitting(sorted, { confirmedStatements: ['All authors agree.'] });
  expect([half.status, half.text]).toEqual([422, expect.stringContaining('“The data are available.”')]);
  expect((await submitting(sorted, {})).status).toBe(422);
  const { id } = await aSubmittedManuscript(product, sorted.author, sorted.journal.id, {
    confirmedStatements: [...checklist, 'Something else.'],
  });
  await setup.save(sorted.administrator, 2, { ...sorted.parts, checklist: ['Another.'] });
  expect((await editingSteps(product, id).read(sorted.editor)).confirmedStatements).toEqual(checklist);
});
