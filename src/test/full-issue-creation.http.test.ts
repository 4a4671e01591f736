import { and, eq } from 'drizzle-orm';
import { v7 } from 'uuid';
import { expect, test } from 'vitest';
import { issues, type NewFullIssue } from '../contracts/issues.ts';
import { files, fullIssues, records } from '../server/db/schema/index.ts';
import { AppError } from '../server/errors.ts';
import { createFullIssue } from '../server/domains/issues/index.ts';
import type { PricedThing } from '../server/ports/payments/payment-provider.ts';
import { refusal, reply, send } from './product/client.ts';
import { aJournal, aUser } from './product/factories.ts';
import { buysIssue, ownedBy, refusedCheckout } from './product/full-issues.ts';
import { aDocument, aNewIssue, uploadIssueFiles } from './product/issue-submission.ts';
import { opened } from './product/manuscript-steps.ts';
import { sharedProduct } from './product/start-product.ts';

const product = await sharedProduct();
const administrator = await aUser(product, { isAdmin: true });
const { db } = product.parts;

const create = (body: NewFullIssue, who = administrator) => reply(product, issues.create, { body }, who);
const refused = (body: NewFullIssue, who = administrator) => refusal(product, issues.create, { body }, who);
const issuesOf = (journalId: string) => db.select().from(fullIssues).where(eq(fullIssues.journalId, journalId));

/** The administrator's own context, with a provider that does what it is told and notes what it is asked for. */
function withProvider(keep: (thing: PricedThing) => Promise<void>) {
  const { user, email } = administrator;
  const actor = { kind: 'user', userId: user.id, email, isAdmin: true, sessionId: user.id } as const;
  const ctx = product.parts.contextFor(actor);
  const asked: PricedThing[] = [];
  const keepPrice = (thing: PricedThing) => {
    asked.push(thing);
    return keep(thing);
  };
  return { asked, ctx: { ...ctx, payments: { ...ctx.payments, keepPrice } } };
}

test('POST /api/fullIssue/create: on sale at once, with the provider’s price, and bought at that', async () => {
  const body = await aNewIssue(product, administrator, { issuePrice: 200.5 });
  const { message, fullIssue } = await create(body);
  expect(message).toMatch(/^Volume 3, Issue 4 of J[0-9A-F]{8} is on sale\.$/);
  const { journalId, ...rest } = body;
  expect(fullIssue).toMatchObject({ ...rest, journalId, currency: 'AED' });
  const { getIssue } = await reply(product, issues.find, {
    params: { volume: '3', issueNumber: '4' },
    query: { journalId },
  });
  expect(getIssue).toEqual([fullIssue]);
  expect((await reply(product, issues.list)).getIssue).toContainEqual(fullIssue);
  const reader = await aUser(product);
  expect(await opened(product, reader, body.issueDoccumentURL)).toBe(404);
  await buysIssue(product, reader, fullIssue);
  expect(await ownedBy(product, reader)).toEqual([fullIssue.id]);
  expect(await opened(product, reader, body.issueDoccumentURL)).toBe(200);
  const [record] = await db.select().from(records).where(eq(records.subjectId, fullIssue.id));
  expect([record?.action, record?.actor]).toEqual(['full-issue-on-sale', `user:${administrator.user.id}`]);
});

test('the front of the journal and the carousel have it on the next request', async () => {
  const journal = await aJournal(product);
  const front = async () => (await fetch(`${product.url}/journal/${journal.abbreviation}`)).text();
  const home = async () => (await fetch(product.url)).text();
  expect(await front()).not.toContain('Winds over water');
  expect(await home()).not.toContain('Winds over water');
  await create(
    await aNewIssue(product, administrator, {
      journalId: journal.id,
      stripeName: 'Volume 3, Issue 4: Winds over water',
    }),
  );
  expect(await front()).toContain('Winds over water');
  expect(await home()).toContain('Winds over water');
});

test('what was sent twice, or fifty times at once, is one issue with one price', async () => {
  const body = await aNewIssue(product, administrator);
  const all = await Promise.all(Array.from({ length: 50 }, () => create(body)));
  expect(new Set([...all, await create(body)].map(({ fullIssue }) => fullIssue.id)).size).toBe(1);
  expect(await issuesOf(body.journalId)).toHaveLength(1);
  const inAuditLog = and(eq(records.subjectId, all[0]?.fullIssue.id ?? ''), eq(records.action, 'full-issue-on-sale'));
  expect(await db.$count(records, inAuditLog)).toBe(1);
});

test('volume and number stand once in a journal: another issue there is refused with words, and keeps its price', async () => {
  const first = await aNewIssue(product, administrator);
  const { fullIssue } = await create(first);
  const second = await aNewIssue(product, administrator, { ...first, ...(await ownFiles()), issuePrice: 99 });
  const answer = await refused({ ...second, issueNumber: '04' });
  expect([answer.status, answer.code]).toEqual([409, 'state-conflict']);
  expect(answer.detail).toMatch(/^Volume 3, Issue 4 of J\w+ is already on sale\.$/);
  expect(Object.keys(answer.errors ?? {})).toEqual(['issueNumber']);
  const reader = await aUser(product);
  await buysIssue(product, reader, fullIssue);
  expect(await ownedBy(product, reader)).toEqual([fullIssue.id]);
  const other = await aNewIssue(product, administrator);
  expect((await create(other)).fullIssue.issueVolume).toBe('3');
});

async function ownFiles() {
  const { issueImageURL, issueDoccumentURL } = await aNewIssue(product, administrator);
  return { issueImageURL, issueDoccumentURL };
}

test('two administrators who sell the same place at different prices: one issue, which can be bought at its price', async () => {
  const { id: journalId } = await aJournal(product);
  const colleague = await aUser(product, { isAdmin: true });
  const bodies = [
    await aNewIssue(product, administrator, { journalId }),
    await aNewIssue(product, colleague, { journalId, issuePrice: 99 }),
  ] as const;
  const answers = await Promise.all([
    send(product, issues.create, { body: bodies[0] }, administrator),
    send(product, issues.create, { body: bodies[1] }, colleague),
  ]);
  expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['201', '409']);
  const { getIssue } = await reply(product, issues.find, {
    params: { volume: '3', issueNumber: '4' },
    query: { journalId },
  });
  const [issue] = getIssue;
  if (!issue) throw new Error('No issue was made');
  const reader = await aUser(product);
  await buysIssue(product, reader, issue);
  expect(await ownedBy(product, reader)).toEqual([issue.id]);
});

test('row 54: while the provider is away nothing is half made, and the next try succeeds', async () => {
  const body = await aNewIssue(product, administrator);
  const away = new AppError('unavailable', 'The card payment service cannot be reached.');
  const failing = withProvider(() => Promise.reject(away));
  await expect(createFullIssue(failing.ctx, body)).rejects.toMatchObject({
    code: 'unavailable',
    message: 'The card payment service cannot be reached. The issue is not on sale yet.',
  });
  expect(await issuesOf(body.journalId)).toEqual([]);
  const working = withProvider(() => Promise.resolve());
  await createFullIssue(working.ctx, body);
  expect(working.asked).toEqual(failing.asked);
  expect(await issuesOf(body.journalId)).toHaveLength(1);
});

test('what cannot be sold is refused before the provider hears of it', async () => {
  const body = await aNewIssue(product, administrator);
  await create(body);
  const { ctx, asked } = withProvider(() => Promise.resolve());
  for (const change of [{ issuePrice: 99 }, { journalId: v7() }, { issueImageURL: body.issueDoccumentURL }])
    await expect(createFullIssue(ctx, { ...body, ...change })).rejects.toThrow(AppError);
  expect(asked).toEqual([]);
});

test('another price or name is another price at the provider: a second try never sells under the first one’s name', async () => {
  const body = await aNewIssue(product, administrator);
  const { ctx, asked } = withProvider(() => Promise.reject(new AppError('unavailable', 'Away.')));
  for (const change of [{}, { issuePrice: 99 }, { stripeName: 'Better' }, { stripeDescription: 'Better' }])
    await expect(createFullIssue(ctx, { ...body, ...change })).rejects.toThrow('Away.');
  expect(new Set(asked.map(({ lookupKey }) => lookupKey)).size).toBe(4);
});

test('cover and document are the administrator’s own uploads, each of its kind', async () => {
  const body = await aNewIssue(product, administrator);
  const colleague = await aUser(product, { isAdmin: true });
  const foreign = await aNewIssue(product, colleague);
  for (const [field, url] of [
    ['issueImageURL', foreign.issueImageURL],
    ['issueDoccumentURL', foreign.issueDoccumentURL],
    ['issueImageURL', body.issueDoccumentURL],
    ['issueDoccumentURL', body.issueImageURL],
    ['issueImageURL', ''],
    ['issueDoccumentURL', ''],
    ['issueImageURL', `/api/files/${v7()}`],
    ['issueDoccumentURL', 'https://example.org/issue.pdf'],
    ['issueImageURL', 'javascript:alert(1)'],
  ] as const) {
    const answer = await refused({ ...body, [field]: url });
    expect([answer.status, Object.keys(answer.errors ?? {})]).toEqual([422, [field]]);
  }
  expect(await issuesOf(body.journalId)).toEqual([]);
});

test('a document belongs to one issue, also of four that ask for it at once: whoever buys the one gets no other', async () => {
  const body = await aNewIssue(product, administrator);
  const numbers = ['1', '2', '3', '4'];
  // All of them are let on at the same moment, once the last has its price.
  const { promise, resolve } = Promise.withResolvers<void>();
  const { ctx, asked } = withProvider(() => {
    if (asked.length === numbers.length) resolve();
    return promise;
  });
  const made = await Promise.allSettled(numbers.map((issueNumber) => createFullIssue(ctx, { ...body, issueNumber })));
  const refusals = made.flatMap((one) => (one.status === 'rejected' ? [one.reason as AppError] : []));
  expect(refusals.map(({ code }) => code)).toEqual(Array(3).fill('state-conflict'));
  expect(Object.keys(refusals[0]?.fields ?? {})).toEqual(['issueDoccumentURL']);
  expect(await issuesOf(body.journalId)).toHaveLength(1);
});

test('a file that was cleared meanwhile is asked for again, where it belongs', async () => {
  const body = await aNewIssue(product, administrator);
  await db.delete(files).where(eq(files.id, body.issueDoccumentURL.split('/').at(-1) ?? ''));
  const answer = await refused(body);
  expect(answer.errors).toEqual({ issueDoccumentURL: expect.stringContaining('Upload it again') as string });
  const { files: again } = await uploadIssueFiles(product, administrator, v7(), [aDocument()]);
  await create({ ...body, issueDoccumentURL: again[0] ?? '' });
});

test.each([
  ['issuePrice', 0],
  ['issuePrice', -149],
  ['issuePrice', 149.555],
  ['issuePrice', '149'],
  ['issuePrice', 10000000],
  ['issuePrice', null],
  ['issueVolume', ''],
  ['issueVolume', '..'],
  ['issueVolume', '1/2'],
  ['issueVolume', '<b>'],
  ['issueNumber', 'x'.repeat(21)],
  ['issueNumber', undefined],
  ['stripeName', '  '],
  ['stripeName', 'two\nlines'],
  ['stripeDescription', ''],
  ['journalId', 'EIJER'],
])('payload: %s %j is refused at its field', async (field, value) => {
  const body = await aNewIssue(product, administrator);
  const answer = await refused({ ...body, [field]: value });
  expect([answer.status, Object.keys(answer.errors ?? {})]).toEqual([422, [field]]);
});

test('figures and texts with noughts in front mean the same place', async () => {
  const body = await aNewIssue(product, administrator, { issueVolume: 7 as unknown as string, issueNumber: ' 002 ' });
  expect((await create(body)).fullIssue).toMatchObject({ issueVolume: '7', issueNumber: '2' });
});

test.each(['coverFileId', 'documentFileId'] as const)('an issue without its %s is not sold', async (missing) => {
  const { fullIssue } = await create(await aNewIssue(product, administrator));
  await db
    .update(fullIssues)
    .set({ [missing]: null })
    .where(eq(fullIssues.id, fullIssue.id));
  const reader = await aUser(product);
  const answer = await refusedCheckout(product, reader, fullIssue);
  expect([answer.status, answer.code]).toEqual([409, 'state-conflict']);
  expect(await ownedBy(product, reader)).toEqual([]);
});
