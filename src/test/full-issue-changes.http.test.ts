import { readFileSync } from 'node:fs';
import path from 'node:path';
import { and, eq } from 'drizzle-orm';
import { v7 } from 'uuid';
import { expect, test, vi } from 'vitest';
import { issues, type FullIssue, type FullIssueChange, type NewFullIssue } from '../contracts/issues.ts';
import { payments } from '../contracts/payments.ts';
import { sandbox } from '../contracts/sandbox.ts';
import { files, fullIssuePurchases, fullIssues, orders, records } from '../server/db/schema/index.ts';
import { AppError } from '../server/errors.ts';
import { changeFullIssue, findIssueSale, withdrawFullIssue } from '../server/features/issues/index.ts';
import { clearLeftovers } from '../server/workflows/clear-leftovers.ts';
import { embeddedDesk } from '../server/workflows/payments/checkout-desk.ts';
import { openCheckout } from '../server/workflows/payments/open-checkout.ts';
import { pay } from './product/checkouts.ts';
import { refusal, reply, send } from './product/client.ts';
import { aUser, type TestUser } from './product/factories.ts';
import { buysIssue, issueCheckout, ownedBy, refusedCheckout, sessionIn, wishFor } from './product/full-issues.ts';
import { aCover, aDocument, aNewIssue, uploadIssueFiles } from './product/issue-submission.ts';
import { day } from './product/later.ts';
import { opened } from './product/manuscript-steps.ts';
import { startProduct } from './product/start-product.ts';

const product = await startProduct();
const administrator = await aUser(product, { isAdmin: true });
const { db } = product.parts;

interface OnSale {
  readonly body: NewFullIssue;
  readonly issue: FullIssue;
}

async function onSale(changes: Partial<NewFullIssue> = {}): Promise<OnSale> {
  const body = await aNewIssue(product, administrator, changes);
  return { body, issue: (await reply(product, issues.create, { body }, administrator)).fullIssue };
}

/** What the screen sends: every field, some of them changed. */
const changed = ({ body: { journalId: _, ...fields } }: OnSale, changes: Partial<FullIssueChange>) => ({
  ...fields,
  version: 1,
  ...changes,
});
const change = (sold: OnSale, changes: Partial<FullIssueChange>, who = administrator) =>
  reply(product, issues.change, { params: { fullIssueId: sold.issue.id }, body: changed(sold, changes) }, who);
const refusedChange = (sold: OnSale, changes: Partial<FullIssueChange>, who = administrator) =>
  refusal(product, issues.change, { params: { fullIssueId: sold.issue.id }, body: changed(sold, changes) }, who);
const withdraw = ({ issue }: OnSale, version = 1, reason = 'The cover was wrong.') =>
  reply(product, issues.withdraw, { params: { fullIssueId: issue.id }, body: { version, reason } }, administrator);
const managed = async (id: string) =>
  (await reply(product, issues.manage, {}, administrator)).issues.find((issue) => issue.id === id);
const found = async (id: string) => (await reply(product, issues.list)).getIssue.find((issue) => issue.id === id);
const sessionOf = (sessionId: string) => reply(product, sandbox.session, { params: { sessionId } });
const settle = (sessionId: string, { token }: TestUser) =>
  reply(product, payments.sessionStatus, { query: { session_id: sessionId } }, { token });

const tryToPay = (sessionId: string) =>
  send(product, sandbox.pay, { params: { sessionId }, body: { cardNumber: '4242424242424242' } });

/** How the prices with a key stand at the provider. */
function pricesWith(lookupKey: string): { isPutAway?: boolean; price: { amountMinor: number } }[] {
  const state = readFileSync(path.join(product.dataDir, 'sandbox-payments/state.json'), 'utf8');
  const { prices } = JSON.parse(state) as {
    prices: Record<string, { lookupKey: string | null; isPutAway?: boolean; price: { amountMinor: number } }>;
  };
  return Object.values(prices).filter((price) => price.lookupKey === lookupKey);
}

const contextOf = ({ user, email }: TestUser, isAdmin = false) =>
  product.parts.contextFor({ kind: 'user', userId: user.id, email, isAdmin, sessionId: user.id });

test('PUT /api/fullIssue/:fullIssueId: everything but the journal is changed, and everybody sees it on the next request', async () => {
  const sold = await onSale();
  const { files: sent } = await uploadIssueFiles(product, administrator, v7(), [aCover(), aDocument()]);
  const [issueImageURL = '', issueDoccumentURL = ''] = sent;
  const wanted = {
    issueVolume: '5',
    issueNumber: '6',
    issuePrice: 9900,
    stripeName: 'Volume 5, Issue 6: Tides over sand',
    stripeDescription: 'Better.',
    issueImageURL,
    issueDoccumentURL,
  };
  const { message, fullIssue } = await change(sold, wanted);
  expect(message).toMatch(/^Volume 5, Issue 6 of J\w+ is changed\.$/);
  expect(fullIssue).toMatchObject({ ...wanted, id: sold.issue.id, version: 2, owners: 0, withdrawnAt: null });
  expect(await found(sold.issue.id)).toMatchObject(wanted);
  const home = await (await fetch(product.url)).text();
  expect(home).toContain('Tides over sand');
  const [record] = await db
    .select()
    .from(records)
    .where(and(eq(records.subjectId, sold.issue.id), eq(records.action, 'full-issue-changed')));
  expect(record).toMatchObject({
    actor: `user:${administrator.user.id}`,
    details: { version: 2, changed: ['place', 'name', 'description', 'price', 'cover', 'document'] },
  });
});

test('what was saved without a change changes nothing', async () => {
  const sold = await onSale();
  expect((await change(sold, {})).message).toBe('Nothing was changed.');
  expect(await managed(sold.issue.id)).toMatchObject({ version: 1, stripe_lookupId: sold.issue.stripe_lookupId });
});

test('a new price is a new one at the provider, and the old one is put away there; put back, it stands again', async () => {
  const sold = await onSale();
  const before = sold.issue.stripe_lookupId;
  const { fullIssue } = await change(sold, { issuePrice: 9900 });
  expect(fullIssue.stripe_lookupId).not.toBe(before);
  expect(pricesWith(fullIssue.stripe_lookupId)).toMatchObject([{ price: { amountMinor: 9900 } }]);
  await vi.waitFor(() => expect(pricesWith(before)).toMatchObject([{ isPutAway: true }]), { timeout: 15_000 });
  const reader = await aUser(product);
  await buysIssue(product, reader, fullIssue);
  const again = await change(sold, { issuePrice: 14_900, version: 2 });
  expect(again.fullIssue.stripe_lookupId).toBe(before);
  expect(pricesWith(before)).toMatchObject([{ isPutAway: false, price: { amountMinor: 14_900 } }]);
});

test('a checkout that is open keeps its price; who comes again pays the new one in its place, and nobody pays both', async () => {
  const sold = await onSale();
  const [first, second] = [await aUser(product), await aUser(product)];
  const paidAtOnce = sessionIn(await issueCheckout(product, first, sold.issue));
  const leftOpen = sessionIn(await issueCheckout(product, second, sold.issue));
  const { fullIssue } = await change(sold, { issuePrice: 9900 });
  await pay(product, paidAtOnce);
  await settle(paidAtOnce, first);
  expect(await ownedBy(product, first)).toEqual([sold.issue.id]);
  const later = sessionIn(await issueCheckout(product, second, fullIssue));
  expect(later).not.toBe(leftOpen);
  expect([await sessionOf(leftOpen), await sessionOf(later)]).toMatchObject([
    { status: 'expired' },
    { status: 'open', amountMinor: 9900 },
  ]);
  const paid = await db.select().from(orders).where(eq(orders.userId, first.user.id));
  expect(paid.map(({ state, amountMinor }) => [state, amountMinor])).toEqual([['paid', 14_900]]);
});

test('an issue that is changed while the provider opens a session is not sold at the old price', async () => {
  const sold = await onSale();
  const reader = await aUser(product);
  const ctx = contextOf(reader);
  const sale = await findIssueSale(ctx, wishFor(sold.issue, reader));
  await change(sold, { issuePrice: 9900 });
  await expect(openCheckout(ctx, sale, embeddedDesk)).rejects.toMatchObject({
    code: 'state-conflict',
    message: 'This issue has just been changed. Please start again from its cover.',
  });
  expect((await refusedCheckout(product, reader, sold.issue)).status).toBe(422);
});

test('decision 35: of two who change it, the later one is told by whom, and what has become of it; nothing is lost', async () => {
  const sold = await onSale();
  const colleague = await aUser(product, { isAdmin: true });
  await change(sold, { issuePrice: 9900, stripeName: 'Tides' }, colleague);
  const answer = await refusedChange(sold, { stripeDescription: 'Mine.' });
  expect([answer.status, answer.code]).toEqual([409, 'stale-version']);
  expect(answer.detail).toMatch(
    /^This issue was changed by .+ since you opened it\. Changed: the name \(now “Tides”\) and the price \(now AED 99\.00\)\./,
  );
  expect(await managed(sold.issue.id)).toMatchObject({ issuePrice: 9900, stripeDescription: sold.body.stripeDescription });
  expect((await refusedChange(sold, { version: 9 })).status).toBe(409);
});

test('of eight changes at once one is made, and the prices of the others are put away', async () => {
  const sold = await onSale();
  const prices = Array.from({ length: 8 }, (_, index) => 5000 + index * 100);
  const answers = await Promise.all(
    prices.map((issuePrice) =>
      send(
        product,
        issues.change,
        { params: { fullIssueId: sold.issue.id }, body: changed(sold, { issuePrice }) },
        administrator,
      ),
    ),
  );
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, ...Array<number>(7).fill(409)]);
  const standing = await managed(sold.issue.id);
  const reader = await aUser(product);
  await buysIssue(product, reader, standing ?? sold.issue);
  const [order] = await db.select().from(orders).where(eq(orders.userId, reader.user.id));
  expect(order?.amountMinor).toBe(standing?.issuePrice);
});

test('while the provider is away nothing is changed, and what is refused costs no price there', async () => {
  const sold = await onSale();
  const ctx = contextOf(administrator, true);
  const asked: string[] = [];
  const keepPrice = ({ lookupKey }: { lookupKey: string }) => {
    asked.push(lookupKey);
    return Promise.reject(new AppError('unavailable', 'The card payment service cannot be reached just now.'));
  };
  const away = { ...ctx, payments: { ...ctx.payments, keepPrice } };
  await expect(changeFullIssue(away, sold.issue.id, changed(sold, { issuePrice: 9900 }))).rejects.toMatchObject({
    message: 'The card payment service cannot be reached just now. Nothing was changed.',
  });
  expect(await managed(sold.issue.id)).toMatchObject({ issuePrice: 14_900, version: 1 });
  const other = await onSale({ journalId: sold.body.journalId, issueNumber: '5' });
  const before = asked.length;
  await expect(changeFullIssue(away, other.issue.id, changed(other, { issueNumber: '4' }))).rejects.toThrow('on sale already');
  expect(asked).toHaveLength(before);
});

test('volume and number stand once in a journal, also of changes at once', async () => {
  const first = await onSale();
  const second = await onSale({ journalId: first.body.journalId, issueNumber: '5' });
  const answer = await refusedChange(second, { issueNumber: '4' });
  expect([answer.status, Object.keys(answer.errors ?? {})]).toEqual([409, ['issueNumber']]);
  const both = await Promise.all(
    [first, second].map((sold) =>
      send(
        product,
        issues.change,
        { params: { fullIssueId: sold.issue.id }, body: changed(sold, { issueNumber: '9' }) },
        administrator,
      ),
    ),
  );
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
});

test('owners get the new document and keep what they bought; the record says which that was', async () => {
  const sold = await onSale();
  const [owner, stranger] = [await aUser(product), await aUser(product)];
  await buysIssue(product, owner, sold.issue);
  const { files: sent } = await uploadIssueFiles(product, administrator, v7(), [aDocument('better.pdf')]);
  const [issueDoccumentURL = ''] = sent;
  await change(sold, { issueDoccumentURL });
  const [purchase] = await db.select().from(fullIssuePurchases).where(eq(fullIssuePurchases.userId, owner.user.id));
  expect(purchase?.documentFileId).toBe(sold.body.issueDoccumentURL.split('/').at(-1));
  expect(await opened(product, owner, issueDoccumentURL)).toBe(200);
  product.moveClock(2 * day);
  await clearLeftovers(product.system);
  expect(await opened(product, owner, sold.body.issueDoccumentURL)).toBe(200);
  expect(await opened(product, stranger, sold.body.issueDoccumentURL)).toBe(404);
  expect(await opened(product, stranger, issueDoccumentURL)).toBe(404);
  const other = await onSale();
  const stolen = await refusedChange(other, { issueDoccumentURL: sold.body.issueDoccumentURL });
  expect([stolen.status, Object.keys(stolen.errors ?? {})]).toEqual([409, ['issueDoccumentURL']]);
});

test('a document that nobody has bought goes once it is replaced', async () => {
  const sold = await onSale();
  const { files: sent } = await uploadIssueFiles(product, administrator, v7(), [aDocument('better.pdf')]);
  await change(sold, { issueDoccumentURL: sent[0] ?? '' });
  product.moveClock(2 * day);
  await clearLeftovers(product.system);
  const id = sold.body.issueDoccumentURL.split('/').at(-1) ?? '';
  expect(await db.$count(files, eq(files.id, id))).toBe(0);
  expect(await opened(product, administrator, sent[0] ?? '')).toBe(200);
});

test('POST …/withdraw: nobody is offered it, its owners keep it, and open checkouts are ended', async () => {
  const sold = await onSale({ stripeName: 'Volume 3, Issue 4: Withdrawn winds' });
  const [owner, late] = [await aUser(product), await aUser(product)];
  await buysIssue(product, owner, sold.issue);
  const open = sessionIn(await issueCheckout(product, late, sold.issue));
  const { message, fullIssue } = await withdraw(sold);
  expect(message).toMatch(/^Volume 3, Issue 4 of J\w+ is withdrawn from sale\.$/);
  expect(fullIssue).toMatchObject({ withdrawalReason: 'The cover was wrong.', owners: 1, version: 2 });
  expect(await found(sold.issue.id)).toBeUndefined();
  const { journalId } = sold.body;
  const place = { params: { volume: '3', issueNumber: '4' }, query: { journalId } };
  expect((await reply(product, issues.find, place)).getIssue).toEqual([]);
  for (const address of [product.url, `${product.url}/journal/${sold.issue.journalAbbreviation}`])
    expect(await (await fetch(address)).text()).not.toContain('Withdrawn winds');
  const refused = await refusedCheckout(product, late, sold.issue);
  expect([refused.status, refused.detail]).toEqual([409, 'This issue is no longer on sale. Nothing was charged.']);
  await vi.waitFor(async () => expect(await sessionOf(open)).toMatchObject({ status: 'expired' }), { timeout: 15_000 });
  expect((await tryToPay(open)).status).not.toBe(200);
  expect([await ownedBy(product, owner), await ownedBy(product, late)]).toEqual([[sold.issue.id], []]);
  expect(await opened(product, owner, sold.body.issueDoccumentURL)).toBe(200);
  await vi.waitFor(() => expect(pricesWith(sold.issue.stripe_lookupId)).toMatchObject([{ isPutAway: true }]), {
    timeout: 15_000,
  });
});

test('what was paid before its checkout was ended is granted, although it is withdrawn', async () => {
  const sold = await onSale();
  const reader = await aUser(product);
  const open = sessionIn(await issueCheckout(product, reader, sold.issue));
  const [paid] = await Promise.all([tryToPay(open), withdraw(sold)]);
  const expected = paid.status === 200 ? [sold.issue.id] : [];
  await vi.waitFor(async () => expect((await sessionOf(open)).status).not.toBe('open'), { timeout: 15_000 });
  await settle(open, reader);
  expect(await ownedBy(product, reader)).toEqual(expected);
});

test('an issue that is withdrawn while the provider opens a session is not sold, and the session is ended', async () => {
  const sold = await onSale();
  const reader = await aUser(product);
  const ctx = contextOf(reader);
  const sessions: string[] = [];
  const slowDesk = {
    ...embeddedDesk,
    open: async (...wanted: Parameters<typeof embeddedDesk.open>) => {
      const checkout = await embeddedDesk.open(...wanted);
      sessions.push(checkout.sessionId);
      await withdrawFullIssue(contextOf(administrator, true), sold.issue.id, { version: 1, reason: 'Wrong.' });
      return checkout;
    },
  };
  const sale = await findIssueSale(ctx, wishFor(sold.issue, reader));
  await expect(openCheckout(ctx, sale, slowDesk)).rejects.toThrow('no longer on sale');
  expect(await sessionOf(sessions[0] ?? '')).toMatchObject({ status: 'expired' });
});

test('POST …/restore: it is sold again at its price; twice is once', async () => {
  const sold = await onSale();
  await withdraw(sold);
  const restore = (version: number) =>
    send(product, issues.restore, { params: { fullIssueId: sold.issue.id }, body: { version } }, administrator);
  expect((await restore(1)).status).toBe(409);
  expect((await Promise.all([restore(2), restore(2)])).map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(await found(sold.issue.id)).toMatchObject({ issuePrice: 14_900 });
  const reader = await aUser(product);
  await buysIssue(product, reader, sold.issue);
  expect(await ownedBy(product, reader)).toEqual([sold.issue.id]);
});

test('a withdrawn issue can be changed without the provider, keeps its place, and says so', async () => {
  const sold = await onSale();
  await withdraw(sold);
  const again = await refusal(
    product,
    issues.create,
    { body: await aNewIssue(product, administrator, { journalId: sold.body.journalId }) },
    administrator,
  );
  expect(again.detail).toMatch(/is withdrawn from sale\. Change it and put it back on sale, or choose another place\.$/);
  const { fullIssue } = await change(sold, { issuePrice: 9900, version: 2 });
  expect(fullIssue).toMatchObject({ issuePrice: 9900, withdrawalReason: 'The cover was wrong.' });
  expect(pricesWith(fullIssue.stripe_lookupId)).toEqual([]);
  expect(await found(sold.issue.id)).toBeUndefined();
});

test('without a reason nothing is withdrawn', async () => {
  const sold = await onSale();
  const params = { fullIssueId: sold.issue.id };
  const answer = await refusal(product, issues.withdraw, { params, body: { version: 1, reason: ' ' } }, administrator);
  expect(answer.errors).toEqual({ reason: 'The reason is required.' });
  const [row] = await db.select().from(fullIssues).where(eq(fullIssues.id, sold.issue.id));
  expect(row?.withdrawnAt).toBeNull();
});
