import { expect, test } from 'vitest';
import { isAutomatic, isFrom } from './judge-email.ts';

const head = (...lines: readonly (readonly [string, string])[]) =>
  new Map(lines.map(([name, value]) => [name, [value]] as const));

test.each([
  ['auto-submitted', 'auto-replied'],
  ['auto-submitted', 'auto-generated; type=x'],
  ['precedence', 'bulk'],
  ['precedence', 'auto_reply'],
  ['return-path', '<>'],
  ['content-type', 'multipart/report; report-type=delivery-status'],
  ['from', 'Mail Delivery <MAILER-DAEMON@example.org>'],
  ['x-auto-response-suppress', 'All'],
  ['x-autoreply', 'yes'],
])('an email with %s: %s is automatic', (name, value) => {
  expect(isAutomatic({ head: head([name, value]) })).toBe(true);
});

test.each([
  ['auto-submitted', 'no'],
  ['precedence', 'normal'],
  ['return-path', '<omar@example.org>'],
  ['content-type', 'multipart/mixed'],
  ['from', 'Omar Postmaster <omar@example.org>'],
])('an email with %s: %s is by a person', (name, value) => {
  expect(isAutomatic({ head: head([name, value]) })).toBe(false);
});

test('an email is from an address only if it names this one alone, and no server calls it forged', () => {
  const from = ['omar@example.org'];
  expect(isFrom({ head: head(), from }, 'Omar@Example.org')).toBe(true);
  expect(isFrom({ head: head(['authentication-results', 'mx; spf=fail; dmarc=pass']), from }, from[0] ?? '')).toBe(
    true,
  );
  expect(isFrom({ head: head(['authentication-results', 'mx; dkim=none; dmarc=fail']), from }, from[0] ?? '')).toBe(
    false,
  );
  expect(isFrom({ head: head(), from: [...from, 'eve@example.org'] }, 'eve@example.org')).toBe(false);
  expect(isFrom({ head: head(), from: [] }, '')).toBe(false);
});
