import { and, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { findingDismissals, manuscriptChecks, manuscripts, records } from '../server/db/schema/index.ts';
import { purgeManuscripts } from '../server/domains/editorial/manuscripts/purge-store.ts';
import { pdfSaying } from './documents/pdf-page.ts';
import { aManuscriptOf } from './product/anonymous-review.ts';
import { upload } from './product/client.ts';
import { aBoardOfTwoEditors } from './product/deciding.ts';
import { editingSteps } from './product/editing.ts';
import { aScholar } from './product/peer-review.ts';
import { detailOf, stepsWith } from './product/manuscript-steps.ts';
import { followedBy } from './product/revisions.ts';
import { sharedProduct } from './product/start-product.ts';

const product = await sharedProduct();
const { db } = product.parts;
const { journal, editor, colleague } = await aBoardOfTwoEditors(product);
const reason = 'The tables are of a namesake.';

/** A manuscript with two files that name an author, and its findings in the order of its files. */
async function aTellingManuscript() {
  const author = await aScholar(product, { lastName: 'Zwitscher' });
  const sent = ['dunes', 'tables'].map((text, place) => ({
    slot: place + 1,
    name: `zwitscher-${text}.pdf`,
    bytes: pdfSaying(`The ${text} of Zwitscher`),
  }));
  const { id } = await aManuscriptOf(product, author, journal.id, sent);
  return { id, author, findings: await foundIn(id) };
}

/** The ids of what was found in the version that the editors see, once it was searched. */
async function foundIn(id: string): Promise<string[]> {
  const read = async () => (await editingSteps(product, id).read(editor)).anonymity;
  await expect.poll(async () => (await read()).state, { timeout: 50_000 }).not.toBe('pending');
  return (await read()).findings.map((finding) => finding.id);
}

const recordsOf = async (id: string) =>
  (await db.select().from(records).where(eq(records.subjectId, id)))
    .filter(({ action }) => action.startsWith('finding-'))
    .map(({ action, details }) => ({ action, ...details }));

test('each finding is dismissed singly with a reason; the manuscript goes to review when none is open', async () => {
  const { id, findings } = await aTellingManuscript();
  const { dismiss, reopen, startReview, saveChecks, read } = editingSteps(product, id);
  const [first = '', second = ''] = findings;
  expect(findings).toHaveLength(2);
  // Neither the author's word nor a tick is a judgement of each finding.
  await db.update(manuscriptChecks).set({ isMeant: true }).where(eq(manuscriptChecks.manuscriptId, id));
  await saveChecks(editor, { done: ['anonymity'], note: '' });
  expect((await dismiss(editor, first, reason)).status).toBe(200);
  const refused = await startReview(editor);
  expect([refused.status, detailOf(refused)]).toEqual([409, expect.stringContaining('has open findings')]);

  const seen = await read(colleague);
  expect(seen.anonymity).toMatchObject({
    state: 'found',
    isMeant: true,
    findings: [
      { file: 'zwitscher-dunes.pdf', dismissal: { reason, by: expect.stringContaining('Scholar') as string } },
      { file: 'zwitscher-tables.pdf', dismissal: null },
    ],
  });
  expect(seen.record.map(({ what }) => what)).toContain(`dismissed a finding of the anonymity check: ${reason}`);

  expect((await dismiss(editor, second, reason)).status).toBe(200);
  expect((await read(editor)).anonymity.state).toBe('dismissed');
  expect((await reopen(colleague, second)).status).toBe(200);
  expect((await startReview(editor)).status).toBe(409);
  await dismiss(colleague, second, 'A museum.');
  expect((await startReview(editor)).status).toBe(200);
  // What has gone to review is judged no more.
  expect((await reopen(editor, first)).status).toBe(409);
  expect(await recordsOf(id)).toEqual([
    { action: 'finding-dismissed', version: 1, finding: first, kind: 'name', reason },
    { action: 'finding-dismissed', version: 1, finding: second, kind: 'name', reason },
    { action: 'finding-reopened', version: 1, finding: second, kind: 'name' },
    { action: 'finding-dismissed', version: 1, finding: second, kind: 'name', reason: 'A museum.' },
  ]);
});

test('a dismissal needs a short reason and a finding of the version that was read; the same again changes nothing', async () => {
  const { id, findings } = await aTellingManuscript();
  const { dismiss, reopen } = editingSteps(product, id);
  const [first = ''] = findings;
  for (const wrong of ['', '  ', 'x'.repeat(501)]) expect((await dismiss(editor, first, wrong)).status).toBe(422);
  expect((await dismiss(editor, 'f'.repeat(64), reason)).status).toBe(409);
  expect((await editingSteps(product, id, 2).dismiss(editor, first, reason)).status).toBe(409);
  expect((await reopen(editor, first)).status).toBe(200);
  for (const status of [200, 200]) expect((await dismiss(editor, first, reason)).status).toBe(status);
  expect((await dismiss(colleague, first, 'Another reason.')).status).toBe(409);
  expect(await recordsOf(id)).toHaveLength(1);
});

test('in a new version a dismissal stays for the file that is the same; a changed file has its findings open', async () => {
  const { id, author, findings } = await aTellingManuscript();
  for (const finding of findings) await editingSteps(product, id).dismiss(editor, finding, reason);
  const [row] = await db.select().from(manuscripts).where(eq(manuscripts.id, id));
  const changed = [{ name: 'zwitscher-tables.pdf', bytes: pdfSaying('Other tables of Zwitscher') }];
  const { text } = await upload(product, author.token, row?.uploadId ?? '', changed, 2);
  const { uploads } = JSON.parse(text) as { uploads: { slot: number | null; url: string }[] };
  const filesUrl = uploads.filter(({ slot }) => slot === 2).map(({ url }) => url);
  expect((await stepsWith(product, id).edit(author, { filesUrl })).status).toBe(200);

  const found = await foundIn(id);
  expect(found[0]).toBe(findings[0]);
  expect(found[1]).not.toBe(findings[1]);
  expect((await editingSteps(product, id).read(editor)).anonymity).toMatchObject({
    state: 'found',
    findings: [{ dismissal: { reason } }, { dismissal: null }],
  });
});

test('Anonymity: an author reads what is still open, and of a dismissal neither the reason nor who', async () => {
  const { id, author, findings } = await aTellingManuscript();
  const { dismiss } = editingSteps(product, id);
  const [first = '', second = ''] = findings;
  expect((await dismiss(author, first, reason)).status).toBe(404);
  await dismiss(editor, first, reason);
  const page = await followedBy(product, author, id);
  const open = { kind: 'name', file: 'zwitscher-tables.pdf', excerpt: 'The tables of Zwitscher', page: 1 };
  expect(page.anonymity).toEqual({ state: 'found', findings: [open] });
  await dismiss(editor, second, reason);
  const after = await followedBy(product, author, id);
  expect(after.anonymity).toEqual({ state: 'clean', findings: [] });
  for (const words of [reason, editor.user.surname, 'dismiss'])
    expect(JSON.stringify([page, after]).toLowerCase()).not.toContain(words.toLowerCase());
});

test('what is purged leaves no reason of a dismissal', async () => {
  const { id, findings } = await aTellingManuscript();
  const [first = ''] = findings;
  await editingSteps(product, id).dismiss(editor, first, reason);
  const ofIt = and(eq(findingDismissals.manuscriptId, id), eq(findingDismissals.finding, first));
  expect(await db.select().from(findingDismissals).where(ofIt)).toHaveLength(1);
  await purgeManuscripts(db, [id], product.system.now());
  expect(await db.select().from(findingDismissals).where(ofIt)).toEqual([]);
});
