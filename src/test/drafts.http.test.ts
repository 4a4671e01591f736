import { eq } from 'drizzle-orm';
import { v7 } from 'uuid';
import { expect, test } from 'vitest';
import { accounts } from '../contracts/accounts.ts';
import type { DraftContent } from '../contracts/drafts.ts';
import { drafts } from '../contracts/drafts.ts';
import { files } from '../contracts/files.ts';
import { manuscripts } from '../contracts/manuscripts.ts';
import { drafts as draftRows, manuscripts as manuscriptRows, uploads, users } from '../server/db/schema/index.ts';
import { aDraftContent } from './product/a-draft.ts';
import { refusal, reply, send, upload } from './product/client.ts';
import { aManuscript, aPdf, aSubmission, aUser, password, type TestUser } from './product/factories.ts';
import { waitingForLock } from './product/locks.ts';
import { detailOf, statusesOf } from './product/manuscript-steps.ts';
import { sharedProduct } from './product/start-product.ts';

const product = await sharedProduct();
const ask = (awsId: string, version: number, content: DraftContent) => ({
  params: { awsId },
  body: { version, content },
});
const save = ({ token }: TestUser, awsId: string, version: number, change: Partial<DraftContent> = {}) =>
  send(product, drafts.save, ask(awsId, version, aDraftContent(change)), { token });
const read = ({ token }: TestUser, awsId: string) => reply(product, drafts.single, { params: { awsId } }, { token });
const discard = ({ token }: TestUser, awsId: string) => send(product, drafts.discard, { params: { awsId } }, { token });

test('a draft is kept, saved on, listed and given up', async () => {
  const person = await aUser(product);
  const [older, newer] = [v7(), v7()];
  expect((await save(person, older, 0)).status).toBe(200);
  expect((await save(person, newer, 0, { articleTitle: 'Newer', step: 1 })).status).toBe(200);
  expect(JSON.parse((await save(person, older, 1, { articleTitle: 'Older', step: 2 })).text)).toMatchObject({
    version: 2,
  });
  expect(await reply(product, drafts.list, {}, person)).toMatchObject([
    { awsId: older, version: 2, articleTitle: 'Older', step: 2 },
    { awsId: newer, version: 1, articleTitle: 'Newer', step: 1 },
  ]);
  expect(await read(person, older)).toMatchObject({
    version: 2,
    content: aDraftContent({ articleTitle: 'Older', step: 2 }),
  });
  expect(await reply(product, manuscripts.counts, {}, person)).toMatchObject({ drafts: 2 });
  expect((await discard(person, older)).status).toBe(200);
  expect((await discard(person, older)).status).toBe(404);
  expect((await reply(product, drafts.list, {}, person)).map(({ awsId }) => awsId)).toEqual([newer]);
});

test('decision 35: a save that started from an older one is refused, and nothing of either is lost', async () => {
  const person = await aUser(product);
  const awsId = v7();
  await save(person, awsId, 0);
  await save(person, awsId, 1, { articleTitle: 'From the laptop' });
  for (const version of [0, 1]) {
    const refused = await save(person, awsId, version, { articleTitle: 'From the phone' });
    expect(JSON.parse(refused.text)).toMatchObject({ status: 409, code: 'stale-version' });
  }
  expect(await read(person, awsId)).toMatchObject({ version: 2, content: { articleTitle: 'From the laptop' } });
});

test.each([0, 1])('two devices that save at once from version %i: one is kept, the other is told', async (version) => {
  const person = await aUser(product);
  const awsId = v7();
  if (version > 0) await save(person, awsId, 0);
  const answers = await Promise.all(
    ['laptop', 'phone', 'tablet'].map((articleTitle) => save(person, awsId, version, { articleTitle })),
  );
  expect(statusesOf(answers)).toEqual([200, 409, 409]);
  expect((await read(person, awsId)).version).toBe(version + 1);
});

test('a save whose answer was lost on the way is answered when it is sent again', async () => {
  const person = await aUser(product);
  const awsId = v7();
  const first = JSON.parse((await save(person, awsId, 0)).text) as object;
  expect(JSON.parse((await save(person, awsId, 0)).text)).toEqual(first);
});

test('a draft that was discarded elsewhere is not made again unasked', async () => {
  const person = await aUser(product);
  const awsId = v7();
  await save(person, awsId, 0);
  await discard(person, awsId);
  expect((await save(person, awsId, 1)).status).toBe(409);
  expect((await save(person, awsId, 0)).status).toBe(200);
});

test('a draft belongs to one person: for everybody else it does not exist', async () => {
  const [person, other] = [await aUser(product), await aUser(product)];
  const awsId = v7();
  await save(person, awsId, 0);
  for (const version of [0, 1]) expect((await save(other, awsId, version)).status).toBe(404);
  expect((await refusal(product, drafts.single, { params: { awsId } }, other)).status).toBe(404);
  expect((await discard(other, awsId)).status).toBe(404);
  expect(await reply(product, drafts.list, {}, other)).toEqual([]);
  expect((await read(person, awsId)).version).toBe(1);
});

test('a draft claims its upload id, and a draft under another’s upload id is refused', async () => {
  const [person, other] = [await aUser(product), await aUser(product)];
  const [drafted, uploaded] = [v7(), v7()];
  await save(person, drafted, 0);
  const paper = [{ name: 'paper.pdf', bytes: aPdf() }];
  expect((await upload(product, other.token, drafted, paper)).status).toBe(404);
  await upload(product, other.token, uploaded, paper);
  expect((await save(person, uploaded, 0)).status).toBe(404);
});

test('a person has at most fifty drafts; the ones there are can still be saved', async () => {
  const person = await aUser(product);
  const ids = Array.from({ length: 50 }, () => v7());
  for (const awsId of ids) await save(person, awsId, 0);
  const refused = await save(person, v7(), 0);
  expect([refused.status, detailOf(refused)]).toEqual([422, expect.stringContaining('50 drafts')]);
  expect((await save(person, ids[0] ?? '', 1, { articleTitle: 'Still here' })).status).toBe(200);
  await discard(person, ids[1] ?? '');
  expect((await save(person, v7(), 0)).status).toBe(200);
});

test('of several new drafts at once each is counted before the next is kept', async () => {
  const person = await aUser(product);
  for (let count = 0; count < 49; count += 1) await save(person, v7(), 0);
  const saving = await product.parts.db.transaction(async (tx) => {
    await tx.select().from(users).where(eq(users.id, person.user.id)).for('update');
    const sent = [1, 2, 3].map(() => save(person, v7(), 0));
    await waitingForLock(product, 3);
    return { sent };
  });
  expect(statusesOf(await Promise.all(saving.sent))).toEqual([200, 422, 422]);
});

test('what is too long for a draft is refused', async () => {
  const person = await aUser(product);
  for (const change of [{ articleTitle: 'x'.repeat(2001) }, { articleAbstract: 'x'.repeat(50_001) }, { step: 4 }])
    expect((await save(person, v7(), 0, change)).status).toBe(422);
});

test('submitting takes the draft away, and a save that comes later does not bring it back', async () => {
  const person = await aUser(product);
  const body = await aSubmission(product, person);
  await save(person, body.awsId, 0);
  await reply(product, manuscripts.create, { body }, person);
  expect(await reply(product, drafts.list, {}, person)).toEqual([]);
  for (const version of [0, 1])
    expect(JSON.parse((await save(person, body.awsId, version)).text)).toMatchObject({ code: 'already-submitted' });
  expect(await reply(product, drafts.list, {}, person)).toEqual([]);
  // Another device that asks for it learns that it was submitted; another person learns nothing.
  const refused = ({ token }: TestUser) =>
    refusal(product, drafts.single, { params: { awsId: body.awsId } }, { token });
  expect([(await refused(person)).code, (await refused(await aUser(product))).code]).toEqual([
    'already-submitted',
    'not-found',
  ]);
});

test('a save that arrives while the same upload is being submitted waits for it, and leaves no draft behind', async () => {
  const person = await aUser(product);
  const { awsId } = await aSubmission(product, person);
  const { id } = await aManuscript(product, person);
  const saving = await product.parts.db.transaction(async (tx) => {
    await tx.select().from(uploads).where(eq(uploads.id, awsId)).for('update');
    const sent = save(person, awsId, 0);
    await waitingForLock(product);
    await tx.update(manuscriptRows).set({ uploadId: awsId }).where(eq(manuscriptRows.id, id));
    return { sent };
  });
  expect(JSON.parse((await saving.sent).text)).toMatchObject({ code: 'already-submitted' });
  expect(await reply(product, drafts.list, {}, person)).toEqual([]);
});

test('my data holds my drafts; the deletion of the account takes them away', async () => {
  const person = await aUser(product);
  await save(person, v7(), 0, { articleTitle: 'To take along' });
  const data = await reply(product, accounts.ownData, { params: { id: person.user.id } }, person);
  expect(data.drafts.map(({ content }) => content.articleTitle)).toEqual(['To take along']);
  const deletion = { params: { id: person.user.id }, body: { currentPassword: password } };
  await reply(product, accounts.deleteAccount, deletion, person);
  expect(await product.parts.db.$count(draftRows, eq(draftRows.ownerId, person.user.id))).toBe(0);
});

test('a draft that arrives while its owner is being deleted is refused', async () => {
  const person = await aUser(product);
  const saving = await product.parts.db.transaction(async (tx) => {
    await tx.select().from(users).where(eq(users.id, person.user.id)).for('update');
    const sent = save(person, v7(), 0);
    await waitingForLock(product);
    await tx.update(users).set({ deletedAt: new Date() }).where(eq(users.id, person.user.id));
    return { sent };
  });
  expect((await saving.sent).status).toBe(401);
});

test('the files of a draft stay its owner’s', async () => {
  const [person, other] = [await aUser(product), await aUser(product)];
  const awsId = v7();
  await upload(product, person.token, awsId, [{ name: 'paper.pdf', bytes: aPdf() }]);
  await save(person, awsId, 0);
  expect((await reply(product, files.list, { params: { awsId } }, person)).uploads).toHaveLength(1);
  expect((await refusal(product, files.list, { params: { awsId } }, other)).status).toBe(404);
});
