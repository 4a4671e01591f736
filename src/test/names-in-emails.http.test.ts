import { and, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { editorial } from '../contracts/editorial.ts';
import { verification } from '../contracts/verification.ts';
import { records } from '../server/db/schema/index.ts';
import { send } from './product/client.ts';
import { aBoard, aDecidable, refusedAs, rowsOf } from './product/deciding.ts';
import { editingSteps } from './product/editing.ts';
import { nextMail } from './product/outbox.ts';
import { aScholar, aSubmittedManuscript, invited } from './product/peer-review.ts';
import { sharedProduct } from './product/start-product.ts';

const product = await sharedProduct();
const { db } = product.parts;
const board = await aBoard(product);
const { journal, editor, administrator } = board;
const author = await aScholar(product);

const errorsOf = ({ text }: { text: string }) => (JSON.parse(text) as { errors: Record<string, string> }).errors;
const meantOf = (id: string) =>
  db
    .select()
    .from(records)
    .where(and(eq(records.subjectId, id), eq(records.action, 'names-meant')));

test('Anonymity: a decision whose letter names a reviewer is warned of, and sent when the editor means it', async () => {
  const { id, reviewers, reviewed } = await aDecidable(product, { ...board, author });
  const surname = reviewers[0]?.user.surname ?? '';
  const letter = `Please read what Dr ${surname} writes.`;
  const refused = await reviewed.decide(editor, 'reject', { letter });
  expect(refusedAs(refused)).toEqual([409, 'names-found']);
  expect(errorsOf(refused)).toEqual({ letter: `Name: “${letter}”` });
  expect(await rowsOf(product, id).decisions()).toEqual([]);
  expect(await meantOf(id)).toEqual([]);

  expect((await reviewed.decide(editor, 'reject', { letter, isMeant: true })).status).toBe(200);
  expect(await meantOf(id)).toMatchObject([{ details: { text: 'letter' } }]);
  expect(JSON.stringify(await meantOf(id))).not.toContain(surname);
});

test('Anonymity: letters before review that name someone who was invited are warned of', async () => {
  const { id } = await aSubmittedManuscript(product, author, journal.id);
  await invited(product, id, { email: 'robin@letters.test' }, { lastName: 'Zeisig' });
  const body = { version: 1, letter: 'Robin Zeisig advises against it.' };
  const as = { token: editor.token };
  const params = { articleId: id };
  const rejectionText = body.letter;
  const refused = [
    await send(product, editorial.deskReject, { params, body }, as),
    await send(product, editorial.returnToAuthor, { params, body }, as),
    await send(product, verification.reject, { body: { articleId: id, rejectionText } }, administrator),
  ];
  expect(refused.map(refusedAs)).toEqual(refused.map(() => [409, 'names-found']));
  await send(product, editorial.hold, { params, body: { reason: 'We ask.' } }, as);
  const held = { to: 'return', letter: body.letter } as const;
  expect(refusedAs(await send(product, editorial.release, { params, body: held }, as))).toEqual([409, 'names-found']);
  expect((await send(product, editorial.release, { params, body: { ...held, isMeant: true } }, as)).status).toBe(200);
  expect((await nextMail(product, author.email, /./)).text).toContain('Zeisig');
});

test('Anonymity: an invitation whose message names an author is warned of, and sent when the editor means it', async () => {
  const { id } = await aDecidable(product, { ...board, author });
  const { invite } = editingSteps(product, id);
  const { surname, email } = author.user;
  const wish = {
    email: 'noa@messages.test',
    invitee: { title: 'Dr.' as const, givenName: 'Noa', lastName: 'Newcomer' },
    message: `Sam ${surname} (${email}) suggested you.`,
  };
  const refused = await invite(editor, wish);
  expect(refusedAs(refused)).toEqual([409, 'names-found']);
  expect(errorsOf(refused)['message']).toContain(`Sam ${surname}`);
  expect(errorsOf(refused)['message']).toContain('Email address: ');
  expect(await rowsOf(product, id).invitations()).toEqual(['reported', 'reported']);
  expect((await invite(editor, { ...wish, isMeant: true })).status).toBe(200);
  expect(await meantOf(id)).toMatchObject([{ details: { text: 'message' } }]);
  expect((await invite(editor, { ...wish, email: 'nia@messages.test', message: 'Please help.' })).status).toBe(200);
});
