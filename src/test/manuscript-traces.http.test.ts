import { asc, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { manuscripts } from '../contracts/manuscripts.ts';
import { verification } from '../contracts/verification.ts';
import { records } from '../server/db/schema/index.ts';
import { refusal, reply, send } from './product/client.ts';
import { aManuscript, aSubmission, aUser } from './product/factories.ts';
import { lettersTo } from './product/outbox.ts';
import { startProduct } from './product/start-product.ts';

const product = await startProduct();
const administrator = await aUser(product, { isAdmin: true });
const asAdministrator = { token: administrator.token };
const byAdministrator = `user:${administrator.user.id}`;

/** What the record says of a manuscript, the oldest first. */
const recordsOf = (manuscriptId: string) =>
  product.parts.db
    .select({ actor: records.actor, action: records.action, details: records.details })
    .from(records)
    .where(eq(records.subjectId, manuscriptId))
    .orderBy(asc(records.id));
const reject = (articleId: string, rejectionText: string) => ({ body: { articleId, rejectionText } });

test('twenty identical submissions at once bring one letter and one record', async () => {
  const author = await aUser(product);
  const body = await aSubmission(product, author);
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => reply(product, manuscripts.create, { body }, { token: author.token })),
  );
  await reply(product, manuscripts.create, { body }, { token: author.token });
  expect(await lettersTo(product, author.email)).toEqual([expect.stringMatching(/^We have received/)]);
  const written = (await product.system.outbox.newest(100)).filter((message) => message.to === author.email);
  expect(written.map((message) => message.subject)).toEqual([expect.stringMatching(/^We have received/)]);
  expect(await recordsOf(answers[0]?.article.id ?? '')).toEqual([
    { actor: `user:${author.user.id}`, action: 'submitted', details: { specialReview: false } },
  ]);
});

test('the record names who submitted and who accepted', async () => {
  const author = await aUser(product);
  const { id } = await aManuscript(product, author);
  await reply(product, verification.accept, { body: { articleId: id } }, asAdministrator);
  expect(await recordsOf(id)).toMatchObject([
    { actor: `user:${author.user.id}`, action: 'submitted' },
    { actor: byAdministrator, action: 'accept' },
  ]);
});

test('the record of a rejection keeps its reasons', async () => {
  const author = await aUser(product);
  const { id } = await aManuscript(product, author);
  await reply(product, verification.reject, reject(id, 'Out of scope.'), asAdministrator);
  expect(await recordsOf(id)).toMatchObject([
    { action: 'submitted' },
    { actor: byAdministrator, action: 'reject', details: { rejectionText: 'Out of scope.' } },
  ]);
});

test('a decision that was refused leaves no record and no letter', async () => {
  const author = await aUser(product);
  const { id } = await aManuscript(product, author);
  await refusal(product, verification.accept, { body: { articleId: id } }, { token: author.token });
  await reply(product, verification.reject, reject(id, 'Out of scope.'), asAdministrator);
  const late = await refusal(product, verification.accept, { body: { articleId: id } }, asAdministrator);
  expect(late.status).toBe(409);
  expect((await send(product, verification.reject, reject(id, 'Once more.'), asAdministrator)).status).toBe(409);
  expect((await recordsOf(id)).map(({ action }) => action)).toEqual(['submitted', 'reject']);
  expect(await lettersTo(product, author.email)).toEqual([
    expect.stringMatching(/^We have received/),
    expect.stringMatching(/^About your manuscript/),
  ]);
});
