import { expect, test } from 'vitest';
import { checkAuditLogCommand } from '../server/cli/check-audit-log-command.ts';
import { commandLine } from './product/command-line.ts';
import { startProduct } from './product/start-product.ts';
import { behindItsGuards, auditLogOf } from './audit-log/a-record.ts';

const product = await startProduct();
const { db } = product.parts;
const { run, runHere } = commandLine(product);
const check = (...words: string[]) => runHere(checkAuditLogCommand, ...words);
const record = auditLogOf(db);

/** Each command starts a process. */
const slow = { timeout: 60_000 };

const lastOf = (said: string) => said.trim().split('\n').at(-1) ?? '';
const notedIn = (said: string) => /Store this elsewhere: (\d+:[0-9a-f]{64})$/.exec(lastOf(said))?.[1] ?? '';

test('check-record seals and proves the record, and prints what is to be kept elsewhere', slow, async () => {
  await record.write(6);
  const whole = await run('check-record');
  expect(whole.code).toBe(0);
  const noted = notedIn(whole.said);
  expect(lastOf(whole.said)).toMatch(/^6 entries checked, none changed\./);
  expect(noted).toMatch(/^6:/);
  await record.write(2);
  const later = await check('--expect', noted);
  expect(later).toMatchObject({ code: 0 });
  expect(notedIn(later.said)).toMatch(/^8:/);
  const other = await check('--expect', `6:${'a'.repeat(64)}`);
  expect(other.code).toBe(1);
  expect(other.said).toContain('is wrong: its hash differs from the saved one.');
});

test('check-record finds what was cut off its end beside what was kept, and a change by itself', async () => {
  const noted = notedIn((await check()).said);
  await behindItsGuards(db, 'delete from audit_log where position > 7');
  expect(await check()).toMatchObject({ code: 0 });
  const cut = await check('--expect', noted);
  expect(cut.code).toBe(1);
  expect(lastOf(cut.said)).toBe('Entry 8 is wrong: the audit log is shorter than the saved hash says.');
  await behindItsGuards(db, "update audit_log set details = '{}' where position = 3");
  const changed = await check();
  expect(changed.code).toBe(1);
  expect(lastOf(changed.said)).toMatch(
    /^Entry 3 \(\d{4}-.*, submitted, id [0-9a-f-]{36}\) is wrong: it was changed after it was sealed\.$/,
  );
  await behindItsGuards(db, 'delete from audit_log where position = 2');
  expect(lastOf((await check()).said)).toMatch(/^Entry 3 .* is wrong: an entry before it is missing\.$/);
});

test.each(['6', `6:${'a'.repeat(63)}`, `six:${'a'.repeat(64)}`, 'latest'])(
  'check-record does not take “%s” for what it prints, and says what it wants',
  async (noted) => {
    const { code, said } = await check('--expect', noted);
    expect(code).toBe(2);
    expect(said).toContain('--expect: give the number of an entry, a colon and its hash');
  },
);
