import { and, eq } from 'drizzle-orm';
import { v7 } from 'uuid';
import { expect, test } from 'vitest';
import { editorialDecisions, files, manuscripts, reviewInvitations, reviewReports } from '../server/db/schema/index.ts';
import { inTransaction } from '../server/in-transaction.ts';
import {
  makeReviewCopies,
  meanIt,
  readAnonymity,
  requestReviewCopies,
  reviewCopiesOf,
} from '../server/domains/editorial/index.ts';
import { noConverter } from '../server/ports/conversion/no-converter.ts';
import { wordsIn } from './documents/everything-in.ts';
import { makeDoc } from './documents/make-doc.ts';
import { documentXml, makeDocx } from './documents/make-docx.ts';
import { plantedDocx } from './documents/planted-docx.ts';
import { plantedPdf } from './documents/planted-pdf.ts';
import { aManuscriptOf, anAnonymousJournal, anInvitation, attachmentOf, inReview } from './product/anonymous-review.ts';
import { eventually } from './product/checkouts.ts';
import { aUser, type TestUser } from './product/factories.ts';
import { startProduct } from './product/start-product.ts';
import { inState } from './product/invitation-in-state.ts';

const product = await startProduct();
const { db } = product.parts;
const word = 'Zwitscher';
const shown = 'What an example shows';
const { journalId, administrator, editor } = await anAnonymousJournal(product);
const [author, coAuthor, reviewer, laterOne, stranger] = [
  await aUser(product, { surname: 'Zwitscher' }),
  await aUser(product),
  await aUser(product),
  await aUser(product),
  await aUser(product),
];
const sent = [
  { slot: 0, name: 'letter-of-zwitscher.pdf', bytes: await plantedPdf(`${word} `, 'Dear editor') },
  { slot: 1, name: 'zwitscher.pdf', bytes: await plantedPdf(`${word} `, shown) },
  { slot: 2, name: 'zwitscher-tables.docx', bytes: plantedDocx(`${word} `, shown) },
  { slot: 3, name: 'title-page.pdf', bytes: await plantedPdf(`${word} `, 'By Quirin Zwitscher') },
];
const { id } = await aManuscriptOf(product, author, journalId, sent, coAuthor);
const fileIds = (await db.select().from(files).where(eq(files.ownerId, author.user.id))).map((file) => file.id);

const open = (person: TestUser | null, url: string) =>
  fetch(product.url + url, { headers: person ? { authorization: `Bearer ${person.token}` } : {} });
const statusFor = async (person: TestUser | null, url: string) => (await open(person, url)).status;

await inReview(product, id);
await anInvitation(product, id, reviewer);
await inTransaction(product.system, (tx) => requestReviewCopies(tx, id));
const copies = await eventually(async () => {
  const found = await reviewCopiesOf(product.system, fileIds);
  return found.state === 'pending' ? null : found;
});

const checked = (manuscriptId: string) =>
  eventually(async () => {
    const found = await readAnonymity(db, manuscriptId, 1);
    return found.state === 'pending' ? null : found;
  });

test('properties and names of files are not searched, because no print shows them', async () => {
  expect(await checked(id)).toEqual({ state: 'clean', findings: [] });
});

test('at submission the prints are searched for their authors, who change the file or say that it is meant', async () => {
  const bytes = makeDocx({ 'word/document.xml': documentXml('A paper that Zwitscher wrote') });
  const other = await aManuscriptOf(product, author, journalId, [{ slot: 1, name: 'paper.docx', bytes }]);
  const check = await checked(other.id);
  expect(check.state).toBe('found');
  expect(check.findings).toMatchObject([{ kind: 'name', file: 'paper.docx', page: 1 }]);
  await inTransaction(product.system, (tx) => meanIt(tx, other.id, 1));
  await inTransaction(product.system, (tx) => meanIt(tx, other.id, 1));
  expect(await readAnonymity(db, other.id, 1)).toMatchObject({ state: 'meant' });
  await expect(inTransaction(product.system, (tx) => meanIt(tx, other.id, 2))).rejects.toThrow(
    'nothing in this version',
  );
});

test('reviewers get copies under neutral names, without properties, and neither cover letter nor title page', async () => {
  expect(copies).toMatchObject({ state: 'ready', failures: [] });
  expect(copies.files.map(({ name }) => name)).toEqual(['manuscript.pdf', 'supplementary.pdf']);
  for (const { url } of copies.files) {
    const answer = await open(reviewer, url);
    expect(answer.status).toBe(200);
    expect([...answer.headers].flat().join('\n').toLowerCase()).not.toContain('zwitscher');
    expect(await wordsIn(new Uint8Array(await answer.arrayBuffer()), [word])).toEqual([]);
  }
});

test('the id of a copy tells no time', () => {
  for (const { url } of copies.files) expect(url).toMatch(/\/[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f-]+$/);
});

const copyUrl = copies.files[0]?.url ?? '';

test('who may open a copy: those who review that version and the editors, never the authors', async () => {
  expect(await statusFor(null, copyUrl)).toBe(401);
  for (const person of [reviewer, editor, administrator]) expect(await statusFor(person, copyUrl)).toBe(200);
  for (const person of [author, coAuthor, stranger]) expect(await statusFor(person, copyUrl)).toBe(404);
});

test.each(['invited', 'declined', 'lapsed', 'cancelled', 'recused'] as const)(
  'who may open a copy: nobody whose invitation is %s',
  async (state) => {
    const person = await aUser(product);
    await anInvitation(product, id, person, { state });
    expect(await statusFor(person, copyUrl)).toBe(404);
  },
);

test('an author who was made a reviewer, or an editor, of their own manuscript opens nothing', async () => {
  const invitation = await anInvitation(product, id, coAuthor, { state: 'reported' });
  expect(await statusFor(coAuthor, copyUrl)).toBe(404);
  await db.delete(reviewInvitations).where(eq(reviewInvitations.id, invitation));
});

test('a reviewer opens no file as it was uploaded, and no copy by the address of files', async () => {
  for (const fileId of [...fileIds, copyUrl.split('/').at(-1)])
    expect(await statusFor(reviewer, `/api/files/${fileId}`)).toBe(404);
  for (const fileId of fileIds) expect(await statusFor(reviewer, `/api/review/files/${fileId}`)).toBe(404);
});

test('making the copies again makes none anew', async () => {
  await makeReviewCopies(product.system, id);
  expect((await reviewCopiesOf(product.system, fileIds)).files).toEqual(copies.files);
});

test('a file that cannot be printed has no copy, and the editor reads why', async () => {
  const other = await aManuscriptOf(product, author, journalId, [{ slot: 1, name: 'zwitscher.doc', bytes: makeDoc() }]);
  await makeReviewCopies({ ...product.system, conversion: noConverter }, other.id);
  const [file] = await db
    .select()
    .from(files)
    .where(and(eq(files.name, 'zwitscher.doc'), eq(files.ownerId, author.user.id)));
  expect(await reviewCopiesOf(product.system, [file?.id ?? ''])).toMatchObject({
    state: 'failed',
    files: [],
    failures: [{ name: 'manuscript.pdf', why: expect.stringContaining('which this site cannot convert') as string }],
  });
});

const invitation = await anInvitation(product, id, laterOne);
const { attachmentFileId, attachmentCopyId, copy } = await attachmentOf(
  product,
  laterOne,
  'zwitscher-remarks.pdf',
  sent[1]?.bytes ?? new Uint8Array(),
);
const now = product.system.now();
const blank = {
  scores: { originality: null, soundness: null, clarity: null, significance: null },
  commentsToAuthor: '',
  confidentialRemarks: '',
  recommendation: null,
  answers: {},
};
await db.insert(reviewReports).values({
  invitationId: invitation,
  manuscriptId: id,
  round: 1,
  draft: blank,
  draftVersion: 1,
  savedAt: now,
  attachmentFileId,
  attachmentCopyId,
});
const attachmentUrl = `/api/review/files/${attachmentCopyId}`;
const decide = (kind: 'return' | 'revise-minor', sentAt: Date | null) =>
  db.insert(editorialDecisions).values({
    id: v7(),
    manuscriptId: id,
    journalId,
    round: 1,
    version: 1,
    kind,
    letter: 'A letter',
    decidedBy: editor.user.id,
    decidedAt: now,
    ratification: 'ratified',
    sentAt,
  });

test('an attachment is kept for everybody as a copy without properties, under a neutral name', async () => {
  expect(copy.name).toBe('review-attachment.pdf');
  const answer = await open(laterOne, attachmentUrl);
  expect(await wordsIn(new Uint8Array(await answer.arrayBuffer()), [word])).toEqual([]);
  for (const person of [laterOne, editor, author])
    expect(await statusFor(person, `/api/review/files/${attachmentFileId}`)).toBe(404);
});

test('who may open an attachment: its reviewer at once, editors with the report, the author with the decision', async () => {
  const next = await aUser(product);
  await anInvitation(product, id, next, { round: 2 });
  const asks = async () => {
    const people = [laterOne, editor, author, coAuthor, reviewer, next, stranger];
    return Promise.all(people.map((person) => statusFor(person, attachmentUrl)));
  };
  expect(await asks()).toEqual([200, 404, 404, 404, 404, 404, 404]);
  await db.update(reviewReports).set({
    submittedAt: now,
    scores: { originality: 3, soundness: 3, clarity: 3, significance: 3 },
    commentsToAuthor: 'Good.',
    recommendation: 'acceptance',
  });
  await db.update(reviewInvitations).set(inState('reported')).where(eq(reviewInvitations.id, invitation));
  expect(await asks()).toEqual([200, 200, 404, 404, 404, 404, 404]);
  await decide('return', now);
  await decide('revise-minor', null);
  expect(await asks()).toEqual([200, 200, 404, 404, 404, 404, 404]);
  await decide('revise-minor', now);
  expect(await asks()).toEqual([200, 200, 200, 404, 404, 200, 404]);
  // Of who steps back nobody has it any more.
  await db.update(reviewInvitations).set(inState('recused')).where(eq(reviewInvitations.id, invitation));
  expect(new Set(await asks())).toEqual(new Set([404]));
  await db.update(reviewInvitations).set(inState('reported')).where(eq(reviewInvitations.id, invitation));
});

test('a reviewer of the first round keeps to its version; who joins in the second does not read it', async () => {
  const joined = await aUser(product);
  await anInvitation(product, id, joined, { round: 2 });
  expect(await statusFor(joined, copyUrl)).toBe(404);
  await inReview(product, id, 2);
  // The file stands in the second round, too, until a revision takes its place.
  await db.update(manuscripts).set({ fileIds: [] }).where(eq(manuscripts.id, id));
  expect(await statusFor(joined, copyUrl)).toBe(404);
  expect(await statusFor(reviewer, copyUrl)).toBe(200);
  await db.update(manuscripts).set({ fileIds }).where(eq(manuscripts.id, id));
  await inReview(product, id, 1);
});
