import { expect, test } from 'vitest';
import { aDeliveryReport } from '../../../../test/mail/a-delivery-report.ts';
import { readDeliveryReport } from './delivery-report.ts';
import { worstFor } from './take-bounce.ts';

const ours = { final: 'Ana@dunes.example', action: 'delivered' };
const ownByOriginal = { final: 'box7@store.example', original: 'ana@dunes.example', action: 'delivered' };
const theirs = { final: 'bo@forwarded.example', action: 'failed' };

interface Group {
  readonly final: string;
  readonly original?: string;
  readonly action: string;
}

async function actionFor(groups: readonly Group[]) {
  const written = groups.map(
    ({ final, original, action }) =>
      `Final-Recipient: rfc822; ${final}\r\n${original ? `Original-Recipient: rfc822;<${original}>\r\n` : ''}Action: ${action}\r\nStatus: 5.1.1\r\n`,
  );
  const report = aDeliveryReport({ to: 'bounces@dunes.example' }).replace(
    /Final-Recipient:[^]*?Diagnostic-Code:[^\r]*\r\n/,
    written.join('\r\n'),
  );
  const { recipients = [] } = (await readDeliveryReport(new TextEncoder().encode(report))) ?? {};
  return worstFor(recipients, 'ana@Dunes.example')?.action;
}

test.each([
  ['names ours, then another', [ours, theirs], 'delivered'],
  ['names another, then ours', [theirs, ours], 'delivered'],
  ['names ours as the original recipient only', [theirs, ownByOriginal], 'delivered'],
  ['names ours twice', [ours, { ...ours, action: 'delayed' }], 'delayed'],
  ['names others only', [{ ...theirs, action: 'delivered' }, theirs], 'failed'],
])('what a report says of our recipient counts, when it %s', async (_name, groups, action) => {
  expect(await actionFor(groups)).toBe(action);
});
