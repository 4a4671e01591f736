import { expect, test } from 'vitest';
import { assignment } from '../contracts/assignment.ts';
import { manuscripts } from '../contracts/manuscripts.ts';
import { reviews } from '../contracts/reviews.ts';
import { reply, send } from './product/client.ts';
import { aBoardOfTwoEditors, aDecidable } from './product/deciding.ts';
import { aTalkOf, discussing } from './product/discussing.ts';
import { deskOf, editingSteps } from './product/editing.ts';
import { aUser, type TestUser } from './product/factories.ts';
import { detailOf, statusesOf } from './product/manuscript-steps.ts';
import { aScholar, invited } from './product/peer-review.ts';
import { followedBy } from './product/revisions.ts';
import { startProduct } from './product/start-product.ts';

const product = await startProduct();
const board = await aBoardOfTwoEditors(product);
const { editor, colleague, chief, administrator } = board;

const aTalk = () => aTalkOf(product, board);

const said = ({ messages }: { readonly messages: readonly { readonly by: string; readonly text: string }[] }) =>
  messages.map(({ by, text }) => [by, text]);

test('an editor and the author write to each other: each reads only names that they may know', async () => {
  const { id, author, first, open, write, only, ofManuscript, look } = await aTalk();
  expect(await open(author, { audience: 'author' })).toMatchObject({ status: 200 });
  const asked = await only(editor);
  expect(asked.counterpart).toMatchObject({ audience: 'author', name: 'Dr Ada Secretauthor (author)' });
  expect((await write(editor, asked.id, 'At most ten pages.')).status).toBe(200);
  expect(said(await only(author))).toEqual([
    ['You', 'How long may it be?'],
    ['Editor', 'At most ten pages.'],
  ]);
  expect(said(await only(editor))).toEqual([
    ['Dr Ada Secretauthor (author)', 'How long may it be?'],
    ['You', 'At most ten pages.'],
  ]);
  expect(said(await only(chief)).at(-1)?.[0]).toContain(editor.user.surname);
  expect(JSON.stringify(await ofManuscript(author))).not.toContain(editor.user.surname);
  expect((await ofManuscript(author)).canOpenWith).toEqual([
    { audience: 'author', invitationId: null, name: 'Editor' },
  ]);
  for (const stranger of [first, await aUser(product)]) {
    expect((await look(stranger)).status).toBe(404);
    expect((await write(stranger, asked.id, 'Hello?')).status).toBe(404);
  }
  expect((await open(author, { audience: 'editors' })).status).toBe(403);
  const { steps } = await followedBy(product, author, id);
  expect(steps.map(({ what }) => what)).toContain('A discussion with the editor was opened');
});

test('a reviewer reads “Editor” and themselves, and nothing of the author or another reviewer', async () => {
  const { id, author, first, second, firstId, secondId, ask, open, only, write, ofManuscript, ofReview } =
    await aTalk();
  expect((await ask(first, firstId)).status).toBe(200);
  expect((await ask(second, firstId)).status).toBe(404);
  const asked = await only(editor);
  expect(asked.counterpart.name).toBe('Bea Firstreviewer (reviewer)');
  expect((await write(editor, asked.id, 'They are.')).status).toBe(200);
  expect(said(await only(first, firstId))).toEqual([
    ['You', 'Are the data open?'],
    ['Editor', 'They are.'],
  ]);
  expect((await ofReview(second, secondId)).discussions).toEqual([]);
  expect((await write(second, asked.id, 'And the code?')).status).toBe(404);
  expect((await ofManuscript(author)).discussions).toEqual([]);
  expect((await write(author, asked.id, 'What is this?')).status).toBe(404);

  // The author does not even learn that there is one.
  const steps = JSON.stringify((await followedBy(product, author, id)).steps);
  expect(steps).not.toContain('discussion');
  expect((await ofManuscript(editor)).canOpenWith.map(({ name }) => name)).toEqual([
    'Dr Ada Secretauthor (author)',
    'Bea Firstreviewer (reviewer)',
    'Cyd Secondreviewer (reviewer)',
    'Editors only',
  ]);
  expect((await open(editor, { audience: 'reviewer', invitationId: secondId })).status).toBe(200);
  expect((await ofReview(second, secondId)).discussions).toHaveLength(1);
  const other = await aTalk();
  expect((await open(editor, { audience: 'reviewer', invitationId: other.firstId })).status).toBe(404);
});

test('editors name a reviewer whose report is in by the number that the author reads', async () => {
  const { id, reviewers } = await aDecidable(product, board);
  const { ofManuscript, open } = discussing(product, id);
  const [, first, second] = (await ofManuscript(editor)).canOpenWith;
  expect(first?.name).toBe(`Reviewer 1 (Sam ${reviewers[0]?.user.surname})`);
  expect(second?.name).toMatch(/^Reviewer 2 /);
  const invitationId = first?.invitationId ?? null;
  expect((await open(editor, { audience: 'reviewer', invitationId, text: 'Dear reviewer, thank you.' })).status).toBe(
    200,
  );
});

test('editors talk among themselves: no author, no reviewer, and no editor with a conflict or recused', async () => {
  const { id, author, first, open, write, only, look, ofManuscript } = await aTalk();
  expect((await open(chief, { audience: 'editors', text: 'Is it in scope?' })).status).toBe(200);
  const asked = await only(colleague);
  expect(asked.counterpart.name).toBe('Editors only');
  for (const other of [author, first]) expect((await write(other, asked.id, 'Yes.')).status).toBe(404);
  expect((await ofManuscript(author)).discussions).toEqual([]);
  const body = { version: 1, reason: 'We share a grant.' };
  expect((await send(product, assignment.recuse, { params: { articleId: id }, body }, colleague)).status).toBe(200);
  expect((await look(colleague)).status).toBe(404);
  const { newMessages } = await reply(product, manuscripts.counts, {}, colleague);
  expect(newMessages.map(({ articleId }) => articleId)).not.toContain(id);
  expect((await write(colleague, asked.id, 'I think so.')).status).toBe(404);
  expect((await only(administrator)).subject).toBe('Length');
});

test('editors close and reopen; in a closed discussion nothing is written, and the same again changes nothing', async () => {
  const { id, author, open, write, close, only } = await aTalk();
  await open(author, { audience: 'author' });
  const { id: discussionId } = await only(author);
  expect((await close(author, discussionId)).status).toBe(403);
  expect(statusesOf([await close(editor, discussionId), await close(editor, discussionId)])).toEqual([200, 200]);
  expect(await only(author)).toMatchObject({ isClosed: true, allowed: [] });
  for (const person of [author, editor])
    expect(detailOf(await write(person, discussionId, 'One more thing.'))).toContain('is closed');
  expect((await close(editor, discussionId, false)).status).toBe(200);
  expect((await only(author)).allowed).toEqual(['write']);
  // Twice pressed is once said.
  expect(
    statusesOf([await write(author, discussionId, 'Thanks.'), await write(author, discussionId, 'Thanks.')]),
  ).toEqual([200, 200]);
  expect((await only(author)).messages).toHaveLength(2);

  const { record: history } = await editingSteps(product, id).read(editor);
  expect(history.map(({ what }) => what).filter((what) => what.includes('discussion'))).toEqual([
    'wrote in a discussion',
    'reopened a discussion',
    'closed a discussion',
    'opened a discussion',
  ]);
});

test('a reviewer who withdrew or declined reads on, and answers only what an editor opened since', async () => {
  const { id, first, firstId, ask, open, write, close, only, ofReview } = await aTalk();
  await ask(first, firstId);
  const { id: discussionId } = await only(first, firstId);
  await reply(product, reviews.recuse, { params: { invitationId: firstId }, body: { reason: 'Ill.' } }, first);
  expect(await only(first, firstId)).toMatchObject({ allowed: [], isOneSided: true });
  expect(detailOf(await write(first, discussionId, 'Sorry.'))).toContain('no longer review');
  expect((await ofReview(first, firstId)).canOpenWith).toEqual([]);
  expect(detailOf(await ask(first, firstId))).toContain('no longer review');
  expect((await only(editor)).isOneSided).toBe(true);
  // The editor explains, and reopens the discussion for an answer.
  expect((await write(editor, discussionId, 'Get well.')).status).toBe(200);
  await close(editor, discussionId);
  await close(editor, discussionId, false);
  expect((await write(first, discussionId, 'Thank you.')).status).toBe(200);

  const decliner = await aScholar(product);
  const { invitationId } = await invited(product, id, decliner);
  await reply(product, reviews.answer, { params: { invitationId }, body: { isAccepted: false } }, decliner);
  expect((await ask(decliner, invitationId)).status).toBe(409);
  expect((await open(editor, { audience: 'reviewer', invitationId })).status).toBe(200);
  expect((await only(decliner, invitationId)).allowed).toEqual(['write']);

  const unknown = await invited(product, id, { email: 'nameless@elsewhere.test' });
  expect(detailOf(await open(editor, { audience: 'reviewer', invitationId: unknown.invitationId }))).toContain(
    'no account',
  );
});

test('an unread message is marked on the desk, on the author’s list of tasks and on the reviewer’s list until it is read', async () => {
  const { id, author, first, firstId, open, ask, write, only, markRead } = await aTalk();
  const onDesk = async (person: TestUser) =>
    (await deskOf(product, person, { part: 'all' })).manuscripts.find((entry) => entry.id === id)?.unreadMessages;
  const read = async (person: TestUser, invitationId?: string) => {
    const { id: discussionId, messages } = await only(person, invitationId);
    return markRead(person, discussionId, messages.at(-1)?.id ?? '');
  };
  const tasksOf = async (person: TestUser) =>
    (await reply(product, manuscripts.counts, {}, person)).newMessages.filter(({ articleId }) => articleId === id);
  await open(author, { audience: 'author' });
  const { id: discussionId } = await only(author);
  expect([await onDesk(editor), await onDesk(colleague)]).toEqual([1, 1]);
  expect(await tasksOf(editor)).toMatchObject([{ side: 'editor', count: 1 }]);
  await read(editor);
  expect([await onDesk(editor), await onDesk(colleague)]).toEqual([0, 1]);
  expect((await only(editor)).unread).toBe(0);
  expect(await tasksOf(author)).toEqual([]);
  await write(editor, discussionId, 'Ten pages.');
  expect(await tasksOf(author)).toMatchObject([{ side: 'author', count: 1 }]);
  expect(await tasksOf(editor)).toEqual([]);
  await read(author);
  expect(await tasksOf(author)).toEqual([]);

  // What one editor handles is not marked for the others.
  const other = await aTalk();
  const body = { version: 1, from: null, editorId: editor.user.id };
  await reply(product, assignment.assign, { params: { articleId: other.id }, body }, chief);
  await other.open(other.author, { audience: 'author' });
  const desk = async (person: TestUser) =>
    (await deskOf(product, person, { part: 'all' })).manuscripts.find((entry) => entry.id === other.id)?.unreadMessages;
  expect([await desk(editor), await desk(colleague)]).toEqual([1, 0]);

  await ask(first, firstId);
  const [asked] = (await discussing(product, id).ofManuscript(editor)).discussions;
  await write(editor, asked?.id ?? '', 'They are.');
  const listed = async () => (await reply(product, reviews.mine, { query: { part: 'open' } }, first)).reviews[0];
  expect((await listed())?.unreadMessages).toBe(1);
  await read(first, firstId);
  expect((await listed())?.unreadMessages).toBe(0);
});

test('a deleted manuscript has no discussions for anyone; restored, it has them again', async () => {
  const { id, author, open, look, write, only } = await aTalk();
  await open(author, { audience: 'author' });
  const { id: discussionId } = await only(author);
  await reply(product, manuscripts.remove, { params: { articleId: id, userId: administrator.user.id } }, administrator);
  for (const person of [author, editor]) {
    expect((await look(person)).status).toBe(404);
    expect((await write(person, discussionId, 'Still there?')).status).toBe(404);
  }
  await reply(product, manuscripts.restore, { params: { articleId: id } }, administrator);
  expect((await write(author, discussionId, 'Still there?')).status).toBe(200);
});

test('what is not taken says why: no words, too many, an unknown side, another’s message', async () => {
  const { author, open, write, only, markRead } = await aTalk();
  expect((await open(author, { audience: 'author', text: ' ' })).status).toBe(422);
  expect((await open(author, { audience: 'author', subject: '' })).status).toBe(422);
  await open(author, { audience: 'author' });
  const { id: discussionId } = await only(author);
  expect((await write(author, discussionId, 'x'.repeat(5001))).status).toBe(422);
  expect((await write(author, discussionId, 'Hi', { filesUrl: ['/api/files/elsewhere'] })).status).toBe(422);
  expect((await markRead(author, discussionId, discussionId)).status).toBe(404);
});
