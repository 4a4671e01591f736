import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { reviews } from '../contracts/reviews.ts';
import { revisions } from '../contracts/revisions.ts';
import { manuscripts, manuscriptVersions, revisionAnswers } from '../server/db/schema/index.ts';
import { reply, send } from './product/client.ts';
import { refusedAs } from './product/deciding.ts';
import { editingSteps } from './product/editing.ts';
import { detailOf } from './product/manuscript-steps.ts';
import { nextMail } from './product/outbox.ts';
import { anAcceptedReview, aScholar, aSubmittedManuscript } from './product/peer-review.ts';
import { aRevision, aRevisionToWrite, followedBy } from './product/revisions.ts';
import { sharedProduct } from './product/start-product.ts';

const product = await sharedProduct();
const { db } = product.parts;
const removed = '[removed by the editor]';
const invitee = { title: 'Dr.' as const, givenName: 'Noa', lastName: 'Newcomer' };
let strangers = 0;
const aStranger = () => ({ email: `stranger-${(strangers += 1)}@revisions.test`, invitee });

/** A revision whose answers and title its author can choose, and what the editor in chief does with it. */
async function aRevisionOf(texts: (surname: string) => { answer?: string; title?: string }) {
  const reported = await aRevisionToWrite(product);
  const { id, author, chief, of } = reported;
  const { surname } = author.user;
  const { answer = 'It is larger now.', title = 'On better examples' } = texts(surname);
  const clean = aRevision(reported);
  const body = {
    ...clean,
    articleTitle: title,
    answers: clean.answers.map((one) => ({ ...one, answer })),
  };
  const revise = (changes: Partial<typeof body> & { isMeant?: boolean } = {}) =>
    send(product, revisions.revise, { params: of, body: { ...body, ...changes } }, author);
  const editing = editingSteps(product, id, 2);
  const answersOf = async () => (await editing.read(chief)).answers[0];
  const titleFindings = async () => (await editing.read(chief)).anonymity.findings.filter(({ isInFile }) => !isInFile);
  return { ...reported, surname, clean, revise, editing, answersOf, titleFindings };
}

test('Anonymity: an author whose revision names them is warned before anything is sent, and can mean it', async () => {
  const { revise, surname, answersOf, id, author, clean } = await aRevisionOf((name) => ({
    answer: `We, Sam ${name}, disagree.`,
    title: `Dunes of ${name}`,
  }));
  const refused = await revise({ articleAbstract: `By ${author.user.email}` });
  expect(refusedAs(refused)).toEqual([409, 'names-found']);
  const { errors } = JSON.parse(refused.text) as { errors: Record<string, string> };
  expect(Object.keys(errors)).toEqual(['answers', 'articleTitle', 'articleAbstract']);
  expect(errors['answers']).toContain(`Sam ${surname}`);
  expect((await followedBy(product, author, id)).articleStatus).toBe('Revision Requested');
  expect((await revise({ isMeant: true })).status).toBe(200);
  expect((await revise({ isMeant: true })).status).toBe(200);
  const named = { kind: 'name', words: `Sam ${surname}` };
  expect(await answersOf()).toMatchObject({ isMeant: true, findings: [named, named] });

  const plain = await aRevisionOf(() => ({}));
  expect((await plain.revise({ ...clean, answers: plain.clean.answers })).status).toBe(200);
  expect(await plain.answersOf()).toMatchObject({ isMeant: false, findings: [] });
});

test('Anonymity: no reviewer is invited to a revision until its findings are dismissed or removed', async () => {
  const { revise, surname, editing, answersOf, titleFindings, chief, id, reports } = await aRevisionOf((name) => ({
    answer: `We, Sam ${name}, disagree.`,
    title: `Dunes of ${name}`,
  }));
  await revise({ isMeant: true });
  const refused = await editing.invite(chief, aStranger());
  expect([refused.status, detailOf(refused)]).toEqual([
    409,
    expect.stringContaining('may tell reviewers who the authors are'),
  ]);

  const finding = (await answersOf())?.findings[0];
  expect((await editing.removeWords(chief, finding?.id ?? '', finding?.words ?? '')).status).toBe(200);
  expect(await answersOf()).toMatchObject({
    answers: reports.map(() => ({ answer: `We, ${removed}, disagree.` })),
    originalAnswers: expect.stringContaining(surname) as string,
    findings: [],
  });
  expect((await editing.invite(chief, aStranger())).status).toBe(409);
  const [title] = await titleFindings();
  expect(title).toMatchObject({ file: 'Title', kind: 'name' });
  // A title is returned, not changed by the editor.
  expect((await editing.removeWords(chief, title?.id ?? '', surname)).status).toBe(422);
  expect((await editing.dismiss(chief, title?.id ?? '', 'A place of that name.')).status).toBe(200);
  expect((await editing.invite(chief, aStranger())).status).toBe(200);

  const reviewer = await aScholar(product);
  const invitationId = await anAcceptedReview(product, id, reviewer, { round: 2 });
  const read = await reply(product, reviews.single, { params: { invitationId } }, reviewer);
  expect(read.earlier[0]?.answers.map(({ answer }) => answer)).toEqual(reports.map(() => `We, ${removed}, disagree.`));
});

test('Anonymity: a revision with open findings is returned, its answers are changed, and it is submitted again', async () => {
  const { revise, surname, editing, chief, author, id, of, clean, answersOf } = await aRevisionOf((name) => ({
    answer: `We, Sam ${name}, disagree.`,
  }));
  await revise({ isMeant: true });
  const finding = (await answersOf())?.findings[0];
  await editing.removeWords(chief, finding?.id ?? '', 'disagree');
  const letter = 'Please leave out your name.';
  expect((await editing.returnRevision(author, letter)).status).toBe(404);
  expect((await editing.returnRevision(chief, letter)).status).toBe(200);
  expect((await nextMail(product, author.email, /Returned for corrections/)).text).toContain(letter);
  expect((await editing.returnRevision(chief, letter)).status).toBe(409);

  const page = await followedBy(product, author, id);
  expect(page).toMatchObject({
    articleStatus: 'Revision Requested',
    version: 2,
    answers: clean.answers.map((one) => ({ ...one, answer: `We, Sam ${surname}, disagree.` })),
    answersVersion: 1,
  });
  expect(page.decisions.at(-1)).toMatchObject({ kind: 'return', letter, reports: [] });
  const saved = { version: 1, answers: clean.answers };
  expect((await send(product, revisions.saveAnswers, { params: of, body: saved }, author)).status).toBe(200);
  expect((await revise({ version: 2, answers: clean.answers })).status).toBe(200);
  const now = await editingSteps(product, id, 3).read(chief);
  expect(now).toMatchObject({
    version: 3,
    round: 3,
    articleStatus: 'Under Review',
    answers: [{ round: 1, findings: [] }],
  });
  expect((await editingSteps(product, id, 3).invite(chief, aStranger())).status).toBe(200);
  const settled = await editingSteps(product, id, 3).returnRevision(chief, letter);
  expect([settled.status, detailOf(settled)]).toEqual([409, expect.stringContaining('while it has open findings')]);
});

test('Anonymity: a reviewer of the round before reads nothing of a revision that was returned', async () => {
  const { revise, surname, editing, chief, reviewers, reports } = await aRevisionOf((name) => ({
    title: `Dunes of ${name}`,
  }));
  await revise({ isMeant: true });
  expect((await editing.returnRevision(chief, 'Please change the title.')).status).toBe(200);
  const [reviewer, invitationId = ''] = [reviewers[0] ?? chief, reports[0]];
  const read = await reply(product, reviews.single, { params: { invitationId } }, reviewer);
  expect(JSON.stringify(read)).not.toContain(surname);
  const mine = await reply(product, reviews.mine, { query: { part: 'done' } }, reviewer);
  expect(JSON.stringify(mine)).not.toContain(surname);
});

test('Anonymity: answers from before texts were searched are searched when someone is invited', async () => {
  const { revise, editing, chief, id } = await aRevisionOf((name) => ({ answer: `We, Sam ${name}, disagree.` }));
  await revise({ isMeant: true });
  await db.update(revisionAnswers).set({ found: null }).where(eq(revisionAnswers.manuscriptId, id));
  expect((await editing.invite(chief, aStranger())).status).toBe(409);
});

test('Anonymity: a name in the abstract keeps a submission from review until it is dismissed', async () => {
  const { journal, chief } = await aRevisionToWrite(product);
  const author = await aScholar(product);
  const { id } = await aSubmittedManuscript(product, author, journal.id, {
    articleAbstract: `Sam ${author.user.surname} shows how dunes move.`,
  });
  const editing = editingSteps(product, id);
  const read = async () => (await editing.read(chief)).anonymity;
  await expect.poll(async () => (await read()).state, { timeout: 50_000 }).not.toBe('pending');
  const { findings } = await read();
  expect(findings.filter(({ isInFile }) => !isInFile)).toMatchObject([{ kind: 'name', file: 'Abstract' }]);
  expect((await followedBy(product, author, id)).anonymity).toMatchObject({
    state: 'found',
    findings: expect.arrayContaining([expect.objectContaining({ file: 'Abstract', page: null })]) as unknown[],
  });
  expect((await editing.startReview(chief)).status).toBe(409);
  for (const finding of findings) await editing.dismiss(chief, finding.id, 'A namesake.');
  expect((await editing.startReview(chief)).status).toBe(200);
  expect((await editing.invite(chief, aStranger())).status).toBe(200);
  // The same words in another text are another finding.
  await db.update(manuscripts).set({ version: 2 }).where(eq(manuscripts.id, id));
  const [version] = await db.select().from(manuscriptVersions).where(eq(manuscriptVersions.manuscriptId, id));
  if (!version) throw new Error('The manuscript has no version');
  await db.insert(manuscriptVersions).values({ ...version, version: 2, abstract: `${version.abstract} Always.` });
  expect((await editingSteps(product, id, 2).invite(chief, aStranger())).status).toBe(409);
});
