import { eq } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { issues } from '../contracts/issues.ts';
import { fullIssues } from '../server/db/schema/index.ts';
import { findIssueSale, withdrawFullIssue } from '../server/domains/issues/index.ts';
import { embeddedDesk } from '../server/workflows/payments/checkout-desk.ts';
import { openCheckout } from '../server/workflows/payments/open-checkout.ts';
import { refusal, reply, send } from './product/client.ts';
import { aUser } from './product/factories.ts';
import { buysIssue, issueCheckout, ownedBy, refusedCheckout, sessionIn, wishFor } from './product/full-issues.ts';
import { anIssueDesk, statusesOf } from './product/issue-desk.ts';
import { aNewIssue } from './product/issue-submission.ts';
import { opened } from './product/manuscript-steps.ts';
import { startProduct } from './product/start-product.ts';

const product = await startProduct();
const { administrator, change, contextOf, found, onSale, pricesWith, sessionOf, settle, tryToPay, withdraw } =
  await anIssueDesk(product);
const { db } = product.parts;

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
  const { journalAbbreviation, id: fullIssueId } = sold.issue;
  expect(await reply(product, issues.withdrawn, { params: { fullIssueId } })).toEqual({
    journalAbbreviation,
    issueVolume: '3',
    issueNumber: '4',
  });
  const page = await fetch(`${product.url}/checkout/${fullIssueId}/fullIssue/me/me/${sold.issue.stripe_lookupId}`);
  expect(page.status).toBe(410);
  expect(await page.text()).toContain('This issue is no longer on sale');
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
  expect(statusesOf(await Promise.all([restore(2), restore(2)]))).toEqual([200, 409]);
  expect(await found(sold.issue.id)).toMatchObject({ issuePrice: 149 });
  const reader = await aUser(product);
  await buysIssue(product, reader, sold.issue);
  expect(await ownedBy(product, reader)).toEqual([sold.issue.id]);
});

test('a withdrawn issue can be changed without the provider, keeps its place, and says so', async () => {
  const sold = await onSale();
  await withdraw(sold);
  const other = await aNewIssue(product, administrator, { journalId: sold.body.journalId });
  // Neither another issue takes its place, nor is it sold again by being handed in once more.
  for (const body of [other, sold.body])
    expect((await refusal(product, issues.create, { body }, administrator)).detail).toMatch(
      /is withdrawn from sale\. Change it and put it back on sale, or choose another place\.$/,
    );
  const { fullIssue } = await change(sold, { issuePrice: 99, version: 2 });
  expect(fullIssue).toMatchObject({ issuePrice: 99, withdrawalReason: 'The cover was wrong.' });
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
