import { expect, test } from 'vitest';
import { files } from '../contracts/files.ts';
import { issues } from '../contracts/issues.ts';
import { payments } from '../contracts/payments.ts';
import { eventually, pay } from './product/checkouts.ts';
import { refusal, reply, send } from './product/client.ts';
import { aUser, type TestUser } from './product/factories.ts';
import { aFullIssue, buysIssue, issueCheckout, ownedBy, sessionIn } from './product/full-issues.ts';
import { emailsTo, nextMail } from './product/outbox.ts';
import { sharedProduct } from './product/start-product.ts';

const product = await sharedProduct();

const statusOf = (person: TestUser, sessionId: string) =>
  reply(product, payments.sessionStatus, { query: { session_id: sessionId } }, { token: person.token });

/** How the document of an issue is answered to somebody. */
async function documentFor(issueDoccumentURL: string | null, person: TestUser | null): Promise<number> {
  const fileId = issueDoccumentURL?.split('/').at(-1) ?? '';
  return (await send(product, files.open, { params: { fileId } }, { token: person?.token ?? null })).status;
}

test('decision 26: the webhook alone grants the issue, once, and the receipt is written', async () => {
  const [reader, issue] = [await aUser(product), await aFullIssue(product)];
  await pay(product, sessionIn(await issueCheckout(product, reader, issue)));
  await eventually(async () => ((await ownedBy(product, reader)).length > 0 ? true : null));
  const { fullIssuePurchasedUser } = await reply(product, issues.purchased, {}, { token: reader.token });
  const today: unknown = expect.stringMatching(/^20\d\d-/);
  expect(fullIssuePurchasedUser).toEqual([
    {
      userId: reader.user.id,
      fullIssueId: issue.id,
      purchasedAt: today,
      amountMinor: 14_900,
      currency: 'AED',
      payment_intent: expect.stringMatching(/^pi_/) as string,
      invoice_url: expect.stringMatching(/INV-20\d\d-\d{6}$/) as string,
      fullIssue: issue,
    },
  ]);
  const { text } = await nextMail(product, reader.email, /Your full issue: .+, Volume 1, Issue 2: Weeks/);
  expect(text).toContain('AED 149.00');
  expect(text).toContain(`${product.url}/dashboard/${reader.user.id}?tab=3`);
});

test('decision 26: webhook, returning person and repeated calls grant once and write one letter', async () => {
  const [reader, issue] = [await aUser(product), await aFullIssue(product)];
  const sessionId = sessionIn(await issueCheckout(product, reader, issue));
  await pay(product, sessionId);
  await Promise.all(Array.from({ length: 20 }, () => statusOf(reader, sessionId)));
  await pay(product, sessionId);
  expect(await ownedBy(product, reader)).toEqual([issue.id]);
  expect(await emailsTo(product, reader.email)).toEqual([
    `Your full issue: ${issue.journalAbbreviation}, ${issue.stripeName}`,
  ]);
});

test('an unpaid checkout grants nothing to who comes back early', async () => {
  const [reader, issue] = [await aUser(product), await aFullIssue(product)];
  const sessionId = sessionIn(await issueCheckout(product, reader, issue));
  expect(await statusOf(reader, sessionId)).toEqual({
    status: 'open',
    isPaid: false,
    customer_email: reader.email,
    orderId: expect.any(String) as string,
    manuscriptId: null,
    fullIssueId: issue.id,
  });
  expect(await ownedBy(product, reader)).toEqual([]);
  expect(await documentFor(issue.issueDoccumentURL, reader)).toBe(404);
});

test('the document opens for its owners and administrators: 401, 404, then 200', async () => {
  const [reader, other] = [await aUser(product), await aUser(product)];
  const [issue, another] = [await aFullIssue(product), await aFullIssue(product)];
  expect(await documentFor(issue.issueDoccumentURL, null)).toBe(401);
  expect(await documentFor(issue.issueDoccumentURL, reader)).toBe(404);
  await buysIssue(product, reader, issue);
  expect(await documentFor(issue.issueDoccumentURL, reader)).toBe(200);
  expect(await documentFor(another.issueDoccumentURL, reader)).toBe(404);
  expect(await documentFor(issue.issueDoccumentURL, other)).toBe(404);
  expect(await documentFor(issue.issueDoccumentURL, null)).toBe(401);
  expect(await documentFor(issue.issueDoccumentURL, await aUser(product, { isAdmin: true }))).toBe(200);
});

test('row C11: purchases are the caller’s own; a visitor has none', async () => {
  const [reader, other, issue] = [await aUser(product), await aUser(product), await aFullIssue(product)];
  await buysIssue(product, reader, issue);
  expect(await ownedBy(product, other)).toEqual([]);
  const admin = await aUser(product, { isAdmin: true });
  expect(await ownedBy(product, admin)).toEqual([]);
  const visitor = await send(product, issues.purchased);
  expect([visitor.status, visitor.text]).toEqual([200, '{"fullIssuePurchasedUser":[]}']);
  expect(visitor.headers.get('cache-control')).toBe('no-store');
});

test('a session is shown to the person whose it is, and to nobody else', async () => {
  const [reader, other, issue] = [await aUser(product), await aUser(product), await aFullIssue(product)];
  const sessionId = await buysIssue(product, reader, issue);
  const { token } = other;
  const refused = await refusal(product, payments.sessionStatus, { query: { session_id: sessionId } }, { token });
  expect(refused.status).toBe(404);
});
