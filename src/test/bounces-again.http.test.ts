import { eq } from 'drizzle-orm';
import { v7 } from 'uuid';
import { expect, test } from 'vitest';
import { emails, undeliverableAddresses } from '../server/db/schema/index.ts';
import { aDeliveryReport } from './mail/a-delivery-report.ts';
import { aMailSite } from './mail/mail-site.ts';
import { untilLockWaits } from './product/until-lock-waits.ts';

const { product, db, open, handIn } = await aMailSite();

/** An email that has gone out, and the address that reports of it come to. */
async function aSentEmail(toAddress = `${v7()}@receivers.example`) {
  const [id, at] = [v7(), new Date()];
  const words = { subject: 'Hello', text: 'Hello', html: '<p>Hello</p>' };
  const letter = { id, messageId: `${id}@example.org`, kind: 'test', toAddress, ...words };
  await db.insert(emails).values({ ...letter, state: 'sent', createdAt: at, stateAt: at });
  return { id, toAddress, to: product.system.mail.returnPaths?.of(id) ?? '' };
}

test('a letter that came back stays as it was heard of first, whatever is reported of it later', async () => {
  const { id, to } = await aSentEmail();
  const reported = async (action: string, said: string) =>
    (await handIn(aDeliveryReport({ to, action, diagnostic: `smtp; 550 ${said}` }))).outcome;
  expect(await reported('failed', 'Nobody of this name')).toBe('came-back');
  const first = await open(id);
  expect(first).toMatchObject({ state: 'bounced', lastError: 'Bounced: 550 Nobody of this name' });
  expect(await reported('failed', 'The box is full')).toBe('came-back');
  expect(await reported('delayed', 'Later')).toBe('delayed');
  expect(await reported('delivered', 'Here')).toBe('arrived');
  expect(await open(id)).toEqual(first);
});

test('of two reports of one letter that come at once the first is noted', async () => {
  const { id, to } = await aSentEmail();
  let second = Promise.resolve<unknown>(null);
  await db.transaction(async (first) => {
    await first.update(emails).set({ state: 'bounced', lastError: 'As was said first' }).where(eq(emails.id, id));
    second = handIn(aDeliveryReport({ to }));
    await untilLockWaits(db);
  });
  expect(await second).toMatchObject({ outcome: 'came-back' });
  expect((await open(id)).lastError).toBe('As was said first');
});

test('of what a server says without end the beginning is kept', async () => {
  const { id, to } = await aSentEmail();
  await handIn(aDeliveryReport({ to, diagnostic: `smtp; 550 ${'No. '.repeat(1000)}` }));
  const { lastError } = await open(id);
  expect(lastError).toMatch(/^Bounced: 550 No\. No\. /);
  expect(lastError?.length).toBeLessThan(330);
});

test('an address is marked in small letters, however it was written to', async () => {
  const { to, toAddress } = await aSentEmail(`Some.One.${v7()}@Receivers.Example`);
  await handIn(aDeliveryReport({ to }));
  const marked = eq(undeliverableAddresses.address, toAddress.toLowerCase());
  expect(await db.$count(undeliverableAddresses, marked)).toBe(1);
});

test('a message that only holds a report, as one that is passed on, is none', async () => {
  const { id, to } = await aSentEmail();
  const passedOn = aDeliveryReport({ to }).replace('multipart/report; report-type=delivery-status', 'multipart/mixed');
  expect(passedOn).toContain('multipart/mixed');
  expect((await handIn(passedOn)).outcome).toBe('no-report');
  expect((await open(id)).state).toBe('sent');
});

test.each([
  ['delivered', 'delayed', 'delayed'],
  ['delayed', 'failed', 'came-back'],
  ['failed', 'delivered', 'came-back'],
])('of a report of two receivers, one %s and one %s, the worse counts', async (one, other, outcome) => {
  const { to } = await aSentEmail();
  const report = aDeliveryReport({ to, action: one });
  const group = /Final-Recipient:[^]*?Diagnostic-Code:[^\r]*\r\n/.exec(report)?.[0] ?? '';
  const both = report.replace(group, `${group}\r\n${group.replace(`Action: ${one}`, `Action: ${other}`)}`);
  expect((await handIn(both)).outcome).toBe(outcome);
});
