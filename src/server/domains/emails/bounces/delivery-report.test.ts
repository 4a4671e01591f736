import { expect, test } from 'vitest';
import { aDeliveryReport } from '../../../../test/mail/a-delivery-report.ts';
import { readDeliveryReport } from './delivery-report.ts';

const report = aDeliveryReport({ to: 'bounces@example.org' });
const bytesOf = (text: string) => new TextEncoder().encode(text);
const statusesIn = async (text: string) =>
  (await readDeliveryReport(bytesOf(text)))?.recipients.map(({ status }) => status);

test('a report that returns a letter of 100,000 lines is read, and so is one that breaks off', async () => {
  const returned = report.replace('--part.of.report--', 'A line\r\n'.repeat(100_000));
  expect(await statusesIn(returned)).toEqual(['5.1.1']);
});

test('of a message that never comes to the point no more than the top is read: anybody may send one', async () => {
  const [head = '', ...parts] = report.split('\r\n\r\n');
  const late = (lines: number) => [head, '\r\n'.repeat(lines), ...parts].join('\r\n\r\n');
  expect(await statusesIn(late(1000))).toEqual(['5.1.1']);
  expect(await statusesIn(late(6000))).toBeUndefined();
});
