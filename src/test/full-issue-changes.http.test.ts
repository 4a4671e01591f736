import { and, eq } from 'drizzle-orm';
import { v7 } from 'uuid';
import { expect, test, vi } from 'vitest';
import { files, fullIssuePurchases, orders, records } from '../server/db/schema/index.ts';
import { AppError } from '../server/errors.ts';
import { changeFullIssue, findIssueSale } from '../server/domains/issues/index.ts';
import { clearLeftovers } from '../server/workflows/cleanup/clear-leftovers.ts';
import { embeddedDesk } from '../server/workflows/payments/checkout-desk.ts';
import { openCheckout } from '../server/workflows/payments/open-checkout.ts';
import { pay } from './product/checkouts.ts';
import { aUser } from './product/factories.ts';
import { buysIssue, issueCheckout, ownedBy, refusedCheckout, sessionIn, wishFor } from './product/full-issues.ts';
import { anIssueDesk, statusesOf } from './product/issue-desk.ts';
import { aCover, aDocument, uploadIssueFiles } from './product/issue-submission.ts';
import { day } from './product/later.ts';
import { opened } from './product/manuscript-steps.ts';
import { startProduct } from './product/start-product.ts';

const product = await startProduct();
const {
  administrator,
  change,
  changed,
  contextOf,
  found,
  managed,
  onSale,
  pricesWith,
  refusedChange,
  sessionOf,
  settle,
  tryToChange,
} = await anIssueDesk(product);
const { db } = product.parts;

test('PUT /api/fullIssue/:fullIssueId: everything but the journal is changed, and everybody sees it on the next request', async () => {
  const sold = await onSale();
  const { files: sent } = await uploadIssueFiles(product, administrator, v7(), [aCover(), aDocument()]);
  const [issueImageURL = '', issueDoccumentURL = ''] = sent;
  const wanted = {
    issueVolume: '5',
    issueNumber: '6',
    issuePrice: 99,
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
  const { fullIssue } = await change(sold, { issuePrice: 99 });
  expect(fullIssue.stripe_lookupId).not.toBe(before);
  expect(pricesWith(fullIssue.stripe_lookupId)).toMatchObject([{ price: { amountMinor: 9900 } }]);
  await vi.waitFor(() => expect(pricesWith(before)).toMatchObject([{ isPutAway: true }]), { timeout: 15_000 });
  const reader = await aUser(product);
  await buysIssue(product, reader, fullIssue);
  const again = await change(sold, { issuePrice: 149, version: 2 });
  expect(again.fullIssue.stripe_lookupId).toBe(before);
  expect(pricesWith(before)).toMatchObject([{ isPutAway: false, price: { amountMinor: 14_900 } }]);
});

test('a checkout that is open keeps its price; who comes again pays the new one in its place, and nobody pays both', async () => {
  const sold = await onSale();
  const [first, second] = [await aUser(product), await aUser(product)];
  const paidAtOnce = sessionIn(await issueCheckout(product, first, sold.issue));
  const leftOpen = sessionIn(await issueCheckout(product, second, sold.issue));
  const { fullIssue } = await change(sold, { issuePrice: 99 });
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
  await change(sold, { issuePrice: 99 });
  await expect(openCheckout(ctx, sale, embeddedDesk)).rejects.toMatchObject({
    code: 'state-conflict',
    message: 'This issue has changed. Start again from its cover.',
  });
  expect((await refusedCheckout(product, reader, sold.issue)).status).toBe(422);
});

test('decision 35: of two who change it, the later one is told by whom, and what has become of it; nothing is lost', async () => {
  const sold = await onSale();
  const colleague = await aUser(product, { isAdmin: true });
  await change(sold, { issuePrice: 99, stripeName: 'Tides' }, colleague);
  const answer = await refusedChange(sold, { stripeDescription: 'Mine.' });
  expect([answer.status, answer.code]).toEqual([409, 'stale-version']);
  expect(answer.detail).toMatch(
    /^This issue was changed by .+ since you opened it\. Changed: the name \(now “Tides”\) and the price \(now AED 99\.00\)\./,
  );
  expect(await managed(sold.issue.id)).toMatchObject({
    issuePrice: 99,
    stripeDescription: sold.body.stripeDescription,
  });
  expect((await refusedChange(sold, { version: 9 })).status).toBe(409);
});

test('of eight changes at once one is made, and the prices of the others are put away', async () => {
  const sold = await onSale();
  const prices = Array.from({ length: 8 }, (_, index) => 50 + index);
  const answers = await Promise.all(prices.map((issuePrice) => tryToChange(sold, { issuePrice })));
  expect(statusesOf(answers)).toEqual([200, ...Array<number>(7).fill(409)]);
  const current = await managed(sold.issue.id);
  const reader = await aUser(product);
  await buysIssue(product, reader, current ?? sold.issue);
  const [order] = await db.select().from(orders).where(eq(orders.userId, reader.user.id));
  expect(order?.amountMinor).toBe((current?.issuePrice ?? 0) * 100);
});

test('while the provider is away nothing is changed, and what is refused costs no price there', async () => {
  const sold = await onSale();
  const ctx = contextOf(administrator, true);
  const asked: string[] = [];
  const keepPrice = ({ lookupKey }: { lookupKey: string }) => {
    asked.push(lookupKey);
    return Promise.reject(new AppError('unavailable', 'The card payment service cannot be reached.'));
  };
  const away = { ...ctx, payments: { ...ctx.payments, keepPrice } };
  await expect(changeFullIssue(away, sold.issue.id, changed(sold, { issuePrice: 99 }))).rejects.toMatchObject({
    message: 'The card payment service cannot be reached. Nothing was changed.',
  });
  expect(await managed(sold.issue.id)).toMatchObject({ issuePrice: 149, version: 1 });
  const other = await onSale({ journalId: sold.body.journalId, issueNumber: '5' });
  const before = asked.length;
  await expect(changeFullIssue(away, other.issue.id, changed(other, { issueNumber: '4' }))).rejects.toThrow(
    'already on sale',
  );
  expect(asked).toHaveLength(before);
});

test('volume and number stand once in a journal, also of changes at once', async () => {
  const first = await onSale();
  const second = await onSale({ journalId: first.body.journalId, issueNumber: '5' });
  const answer = await refusedChange(second, { issueNumber: '4' });
  expect([answer.status, Object.keys(answer.errors ?? {})]).toEqual([409, ['issueNumber']]);
  const both = await Promise.all([first, second].map((sold) => tryToChange(sold, { issueNumber: '9' })));
  expect(statusesOf(both)).toEqual([200, 409]);
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
