import { and, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { Discussion } from '../contracts/discussion-values.ts';
import { assignment } from '../contracts/assignment.ts';
import { manuscripts } from '../contracts/manuscripts.ts';
import { discussionMessages, discussions, records } from '../server/db/schema/index.ts';
import { sendMessageEmails } from '../server/domains/editorial/index.ts';
import { wordsIn } from './documents/everything-in.ts';
import { plantedPdf } from './documents/planted-pdf.ts';
import { reply, send } from './product/client.ts';
import { aBoardOfTwoEditors, refusedAs } from './product/deciding.ts';
import { attachToMessage, aTalkOf } from './product/discussing.ts';
import { aPdf, type TestUser } from './product/factories.ts';
import { clearAfter, day } from './product/later.ts';
import { detailOf } from './product/manuscript-steps.ts';
import { emailsWrittenTo } from './product/outbox.ts';
import { startProduct } from './product/start-product.ts';

const product = await startProduct();
const { db } = product.parts;
const board = await aBoardOfTwoEditors(product);
const { editor, colleague, chief, administrator } = board;
const aTalk = () => aTalkOf(product, board);

const errorsOf = ({ text }: { text: string }) => (JSON.parse(text) as { errors: Record<string, string> }).errors;
const subject = /^New messages about/;
/** The emails to a person about the messages on a manuscript, once those that wait have been written. */
const toldOf = (id: string) => async (person: TestUser) => {
  await sendMessageEmails(product.system);
  const written = await emailsWrittenTo(product, person.email);
  return written.filter((email) => email.manuscriptId === id && subject.test(email.subject));
};

test('an editor is warned of names that an author or a reviewer must not read, and sends them only on purpose', async () => {
  const { id, author, first, firstId, open, only, write } = await aTalk();
  await open(author, { audience: 'author' });
  const { id: withAuthor } = await only(author);
  const own = `${editor.user.otherName} ${editor.user.surname}`;
  for (const text of ['Bea Firstreviewer asks for it.', `Best wishes,\n${own}`]) {
    const refused = await write(editor, withAuthor, text);
    expect(refusedAs(refused)).toEqual([409, 'names-found']);
    expect(Object.keys(errorsOf(refused))).toEqual(['text']);
  }
  // The author may name themselves: only editors read it.
  expect((await write(author, withAuthor, 'Yours, Ada Secretauthor')).status).toBe(200);
  expect((await only(author)).messages).toHaveLength(2);
  expect((await write(editor, withAuthor, 'Bea Firstreviewer asks for it.', { isMeant: true })).status).toBe(200);
  const meant = and(eq(records.subjectId, id), eq(records.action, 'names-meant'));
  expect(await db.select().from(records).where(meant)).toMatchObject([{ details: { text: 'discussion' } }]);

  const toReviewer = { audience: 'reviewer', invitationId: firstId } as const;
  for (const text of ['Dr Secretauthor says so.', 'Cyd Secondreviewer agrees.'])
    expect(refusedAs(await open(editor, { ...toReviewer, text }))).toEqual([409, 'names-found']);
  expect(refusedAs(await open(editor, { ...toReviewer, subject: 'Ada Secretauthor' }))).toEqual([409, 'names-found']);
  // A reviewer’s own name is no secret from them.
  expect((await open(editor, { ...toReviewer, text: 'Dear Bea Firstreviewer, are you well?' })).status).toBe(200);
  const { id: withReviewer } = await only(first, firstId);
  expect((await write(first, withReviewer, 'I think it is by Ada Secretauthor.')).status).toBe(200);
  // Among editors every name may be said.
  expect((await open(editor, { audience: 'editors', text: 'Ada Secretauthor and Bea Firstreviewer.' })).status).toBe(
    200,
  );
});

const word = 'zwitscher';
const planted = async () => ({ name: `${word}.pdf`, bytes: await plantedPdf(word, 'Remarks') });
const filesOf = ({ messages }: Discussion) => messages.flatMap(({ files }) => files);

test('a file to or from a reviewer is a copy that tells nothing of its writer, and opens for its people only', async () => {
  const { author, first, firstId, second, ask, only, write, openFile } = await aTalk();
  await ask(first, firstId, { filesUrl: [await attachToMessage(product, first, await planted())] });
  const [sent] = filesOf(await only(first, firstId));
  expect(sent).toMatchObject({ name: 'attachment-1.pdf' });
  const url = sent?.url ?? '';
  const bytes = new Uint8Array(await (await openFile(editor, url)).arrayBuffer());
  expect(await wordsIn(bytes, [word])).toEqual([]);
  expect(bytes.length).toBeGreaterThan(500);
  for (const other of [author, second]) expect((await openFile(other, url)).status).toBe(404);
  expect((await openFile(editor, url.replace('/discussions', ''))).status).toBe(404);

  const { id: withReviewer } = await only(first, firstId);
  const naming = { name: 'notes.pdf', bytes: await plantedPdf('note', 'By Ada Secretauthor of this place') };
  const refused = await write(editor, withReviewer, 'See here.', {
    filesUrl: [await attachToMessage(product, editor, naming)],
    isMeant: true,
  });
  expect([refused.status, detailOf(refused)]).toEqual([422, expect.stringContaining('“notes.pdf” names a person')]);
});

test('a file of an author stays as it is, and one of an editor to an author is a copy; what no message has is removed', async () => {
  const { author, first, open, only, write, openFile } = await aTalk();
  const own = { name: 'figures.pdf', bytes: aPdf('Figures by Ada Secretauthor') };
  const ownUrl = await attachToMessage(product, author, own);
  await open(author, { audience: 'author', filesUrl: [ownUrl] });
  expect(filesOf(await only(author))[0]?.name).toBe('figures.pdf');
  const { id: withAuthor } = await only(author);
  expect((await write(author, withAuthor, 'Again', { filesUrl: [ownUrl] })).status).toBe(422);
  expect(
    (await write(author, withAuthor, 'Hers', { filesUrl: [await attachToMessage(product, first, own)] })).status,
  ).toBe(422);
  const answered = await write(editor, withAuthor, 'Marked.', {
    filesUrl: [await attachToMessage(product, editor, await planted())],
  });
  expect(answered.status).toBe(200);
  const marked = filesOf(await only(author)).find(({ name }) => name === 'attachment-1.pdf')?.url ?? '';
  expect(await wordsIn(new Uint8Array(await (await openFile(author, marked)).arrayBuffer()), [word])).toEqual([]);

  const unused = await attachToMessage(product, author, own);
  await clearAfter(product, 2 * day);
  expect((await openFile(author, marked)).status).toBe(200);
  expect((await write(author, withAuthor, 'Late', { filesUrl: [unused] })).status).toBe(422);
});

test('new messages are told in one email for each person, and in no other until they have read', async () => {
  const { id, author, first, firstId, open, ask, write, only, markRead } = await aTalk();
  const told = toldOf(id);
  await open(author, { audience: 'author', text: 'How long may it be?' });
  const { id: discussionId } = await only(author);
  await write(author, discussionId, 'And how many figures?');
  // One of an unassigned manuscript goes to its editors; the editor in chief is told where there is no editor.
  for (const person of [editor, colleague]) {
    const [email, ...more] = await told(person);
    expect(more).toEqual([]);
    expect(email?.text).toContain('Dr Ada Secretauthor (author): How long may it be?');
    expect(email?.text).toContain('And how many figures?');
  }
  expect(await told(chief)).toEqual([]);
  await write(author, discussionId, 'And tables?');
  expect(await told(editor)).toHaveLength(1);
  const { messages } = await only(editor);
  await markRead(editor, discussionId, messages.at(-1)?.id ?? '');
  await write(author, discussionId, 'Thank you.');
  const [, second] = await told(editor);
  expect(second?.text).toContain('Thank you.');
  expect(second?.text).not.toContain('And tables?');

  // Read in time, a message needs no email.
  await write(editor, discussionId, 'Ten pages.');
  const seen = await only(author);
  await markRead(author, discussionId, seen.messages.at(-1)?.id ?? '');
  expect(await told(author)).toEqual([]);
  await write(editor, discussionId, 'And five figures.');
  const [toAuthor] = await told(author);
  expect(toAuthor?.text).toContain('Editor: And five figures.');
  expect(toAuthor?.text).not.toContain(editor.user.surname);
  expect(await told(colleague)).toHaveLength(1);

  await ask(first, firstId);
  const withReviewer = (await only(first, firstId)).id;
  await write(editor, withReviewer, 'They are.');
  const [toReviewer] = await told(first);
  expect(toReviewer?.text).toContain('Editor: They are.');
  expect(toReviewer?.text).toContain(`/review/${firstId}`);
  for (const secret of ['Secretauthor', editor.user.surname, id]) expect(toReviewer?.text).not.toContain(secret);
});

test('who has recused themselves meanwhile is told nothing, and no one of a deleted manuscript, of which nothing is left', async () => {
  const talk = await aTalk();
  await talk.open(talk.author, { audience: 'author', text: 'A word in private.' });
  const body = { version: 1, reason: 'We share a grant.' };
  await reply(product, assignment.recuse, { params: { articleId: talk.id }, body }, colleague);
  expect([await toldOf(talk.id)(colleague), (await toldOf(talk.id)(editor)).length]).toEqual([[], 1]);

  const gone = await aTalk();
  await gone.open(gone.author, { audience: 'author', text: 'A lost word.' });
  const params = { articleId: gone.id, userId: administrator.user.id };
  expect((await send(product, manuscripts.remove, { params }, administrator)).status).toBe(200);
  expect(await toldOf(gone.id)(editor)).toEqual([]);
  await clearAfter(product, 40 * day);
  const left = await db.select().from(discussions).where(eq(discussions.manuscriptId, gone.id));
  expect(left).toEqual([]);
  expect(await db.select().from(discussionMessages).where(eq(discussionMessages.text, 'A lost word.'))).toEqual([]);
});
