import { expect, test } from 'vitest';
import { assignment } from '../contracts/assignment.ts';
import { manuscripts } from '../contracts/manuscripts.ts';
import { sendMessageEmails } from '../server/domains/editorial/index.ts';
import { reply, send } from './product/client.ts';
import { aBoardOfTwoEditors } from './product/deciding.ts';
import { aTalkOf } from './product/discussing.ts';
import type { TestUser } from './product/factories.ts';
import { emailsWrittenTo } from './product/outbox.ts';
import { startProduct } from './product/start-product.ts';

const product = await startProduct();
const board = await aBoardOfTwoEditors(product);
const { editor, colleague, chief } = board;

/** A manuscript that one editor handles, so that its messages concern no other. */
async function aHandledTalk() {
  const talk = await aTalkOf(product, board);
  const body = { version: 1, from: null, editorId: editor.user.id };
  await reply(product, assignment.assign, { params: { articleId: talk.id }, body }, chief);
  const told = async (person: TestUser) => {
    await sendMessageEmails(product.system);
    const { newMessages } = await reply(product, manuscripts.counts, {}, person);
    const emails = (await emailsWrittenTo(product, person.email)).filter(
      ({ manuscriptId }) => manuscriptId === talk.id,
    );
    return {
      tasks: newMessages.filter(({ articleId }) => articleId === talk.id).length,
      emails: emails.filter(({ kind }) => kind.startsWith('messages')).length,
    };
  };
  return { ...talk, told };
}

test('an editor named with a message gets a mark and an email, and others that it does not concern get none', async () => {
  const { author, open, write, only, told } = await aHandledTalk();
  await open(author, { audience: 'author' });
  expect(await told(colleague)).toEqual({ tasks: 0, emails: 0 });
  const { id: discussionId } = await only(author);
  const tell = [colleague.user.id];
  expect((await write(editor, discussionId, 'Ten pages, I think.', { tell })).status).toBe(200);
  expect(await told(colleague)).toEqual({ tasks: 1, emails: 1 });
  expect((await told(chief)).emails).toBe(0);
  expect((await only(colleague)).messages.at(-1)?.told).toEqual(['You']);
  expect((await only(editor)).messages.at(-1)?.told[0]).toContain(colleague.user.surname);
  // Whom an editor asks for advice is no affair of the author.
  expect((await only(author)).messages.at(-1)?.told).toEqual([]);
  expect(JSON.stringify(await only(author))).not.toContain(colleague.user.surname);
});

test('only editors name anyone, and only other editors who may read it', async () => {
  const { id, author, first, firstId, open, ask, ofManuscript, ofReview } = await aHandledTalk();
  const tell = [colleague.user.id];
  expect((await ofManuscript(author)).canTell).toEqual([]);
  expect((await ofReview(first, firstId)).canTell).toEqual([]);
  expect((await open(author, { audience: 'author', tell })).status).toBe(422);
  expect((await ask(first, firstId, { tell })).status).toBe(422);
  for (const other of [author, first, editor])
    expect((await open(editor, { audience: 'editors', tell: [other.user.id] })).status).toBe(422);
  expect((await ofManuscript(editor)).canTell.map((one) => one.id)).toEqual(
    expect.arrayContaining([colleague.user.id, chief.user.id]),
  );
  const body = { version: 1, reason: 'We share a grant.' };
  expect((await send(product, assignment.recuse, { params: { articleId: id }, body }, colleague)).status).toBe(200);
  const refused = await open(editor, { audience: 'editors', tell });
  expect([refused.status, refused.text]).toEqual([422, expect.stringContaining('Only other editors')]);
  expect((await ofManuscript(editor)).discussions).toEqual([]);
});
