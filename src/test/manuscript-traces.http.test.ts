import { asc, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { manuscripts } from '../contracts/manuscripts.ts';
import { verification } from '../contracts/verification.ts';
import { records } from '../server/db/schema/index.ts';
import { refusal, reply, send } from './product/client.ts';
import { aManuscript, aSubmission, aUser } from './product/factories.ts';
import { stepsWith } from './product/manuscript-steps.ts';
import { emailsTo, newestMails } from './product/outbox.ts';
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

test('fifty identical submissions at once bring one letter and one record', async () => {
  const author = await aUser(product);
  const body = await aSubmission(product, author);
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => reply(product, manuscripts.create, { body }, { token: author.token })),
  );
  await reply(product, manuscripts.create, { body }, { token: author.token });
  expect(await emailsTo(product, author.email)).toEqual([expect.stringMatching(/^Submission received/)]);
  const written = (await newestMails(product, 100)).filter((message) => message.to === author.email);
  expect(written.map((message) => message.subject)).toEqual([expect.stringMatching(/^Submission received/)]);
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
    { actor: byAdministrator, action: 'fee-noted', details: { listMinor: 0 } },
  ]);
});

test('the record of a rejection keeps its reasons', async () => {
  const author = await aUser(product);
  const { id } = await aManuscript(product, author);
  await reply(product, verification.reject, reject(id, 'Out of scope.'), asAdministrator);
  expect(await recordsOf(id)).toMatchObject([
    { action: 'submitted' },
    { actor: byAdministrator, action: 'reject', details: { version: 1 } },
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
  expect(await emailsTo(product, author.email)).toEqual([
    expect.stringMatching(/^Submission received/),
    expect.stringMatching(/^Changes needed before publication/),
  ]);
});

test('the record tells a manuscript’s whole way: who did which step with which version', async () => {
  const author = await aUser(product);
  const byAuthor = `user:${author.user.id}`;
  const { id } = await aManuscript(product, author);
  const steps = stepsWith(product, id);
  await steps.reject(administrator, { version: 1 });
  await steps.edit(author, { version: 1 });
  await steps.remove(administrator, 'Sent twice.');
  await steps.restore(administrator);
  await steps.accept(administrator, 2);
  await steps.remove(administrator, 'The data were not ours.');
  expect(await recordsOf(id)).toMatchObject([
    { actor: byAuthor, action: 'submitted' },
    { actor: byAdministrator, action: 'reject', details: { version: 1 } },
    {
      actor: byAuthor,
      action: 'submitted-again',
      details: { version: 2, changed: ['title'], wasRejected: true },
    },
    { actor: byAdministrator, action: 'delete', details: { state: 'submitted', reason: 'Sent twice.' } },
    { actor: byAdministrator, action: 'restore', details: { state: 'submitted' } },
    { actor: byAdministrator, action: 'accept', details: { version: 2 } },
    { actor: byAdministrator, action: 'fee-noted' },
    { actor: byAdministrator, action: 'withdraw', details: { reason: 'The data were not ours.' } },
  ]);
});

test('each step brings its author one letter, which names the manuscript by its number', async () => {
  const author = await aUser(product);
  const { id, manuscriptNumber } = await aManuscript(product, author);
  const steps = stepsWith(product, id);
  await steps.reject(administrator);
  await steps.edit(author);
  await steps.remove(administrator);
  await steps.restore(administrator);
  await steps.accept(administrator);
  await steps.remove(administrator, 'The data were not ours.');
  const subjects = await emailsTo(product, author.email);
  expect(subjects).toEqual([
    expect.stringMatching(/^Submission received/),
    expect.stringMatching(/^Changes needed before publication/),
    expect.stringMatching(/^Resubmission received/),
    expect.stringMatching(/^Manuscript deleted/),
    expect.stringMatching(/^Manuscript restored/),
    expect.stringMatching(/^Accepted and published/),
    expect.stringMatching(/^Article withdrawn/),
  ]);
  const emails = (await newestMails(product, 200)).filter(({ to }) => to === author.email);
  expect(emails).toHaveLength(subjects.length);
  for (const letter of emails) expect(letter.text).toContain(manuscriptNumber);
});

test('a refused deletion, restoring or edit leaves no record and no letter', async () => {
  const author = await aUser(product);
  const { id } = await aManuscript(product, author);
  const steps = stepsWith(product, id);
  await steps.remove(author);
  await steps.restore(administrator);
  await steps.edit(administrator);
  await steps.edit(author, { version: 7 });
  expect((await recordsOf(id)).map(({ action }) => action)).toEqual(['submitted']);
  expect(await emailsTo(product, author.email)).toHaveLength(1);
});
