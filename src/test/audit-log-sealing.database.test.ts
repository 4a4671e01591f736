import { v7 } from 'uuid';
import { expect, test } from 'vitest';
import { openDatabase } from '../server/db/database.ts';
import { checkAuditLogPart, countUnsealed } from '../server/domains/audit-log/index.ts';
import { addToCount } from '../server/domains/audit-log/audit-log-store.ts';
import { holdSealing } from '../server/domains/audit-log/seal-store.ts';
import { untilLockWaits } from './product/until-lock-waits.ts';
import { auditLogOf } from './audit-log/a-record.ts';
import { testDatabase } from './test-database.ts';
import { atTheEnd } from './at-the-end.ts';

async function anAuditLog() {
  const { url } = await testDatabase();
  const { db, close } = openDatabase(url, () => undefined);
  atTheEnd(close);
  return { ...auditLogOf(db), db };
}

test('the record: while one process seals no other does, and nobody waits for it', async () => {
  const { db, write, seal, said } = await anAuditLog();
  await write(3);
  await db.transaction(async (other) => {
    expect(await holdSealing(other)).toBe(true);
    await seal();
    expect(await countUnsealed(db)).toBe(3);
  });
  expect(said).toEqual([]);
  await seal();
  expect(await countUnsealed(db)).toBe(0);
});

test('the record: what is being counted as it is sealed is sealed with that count', async () => {
  const { db, seal, check } = await anAuditLog();
  const at = new Date('2026-03-04T10:03:20Z');
  const counted = { id: v7(), at, actor: 'visitor', action: 'refuse-payment-event', subjectId: v7() };
  await addToCount(db, { ...counted, details: { old: 1 } });
  let sealing = Promise.resolve();
  await db.transaction(async (counting) => {
    await addToCount(counting, { ...counted, details: { old: 1 } });
    sealing = seal();
    await untilLockWaits(db);
  });
  await sealing;
  expect(await check()).toMatchObject({ checked: 1, fault: null });
});

test('the record: what was written down elsewhere is compared once all is checked, and no earlier', async () => {
  const { ctx, write, seal } = await anAuditLog();
  await write(5);
  await seal();
  const noted = { position: 4, hash: 'a'.repeat(64) };
  expect(await checkAuditLogPart(ctx, { after: 0, most: 3, noted })).toMatchObject({ checked: 3, fault: null });
  const fault = { kind: 'not-as-noted', position: 4, entry: null };
  expect(await checkAuditLogPart(ctx, { after: 3, most: 3, noted })).toMatchObject({ checked: 5, fault });
});

test('the record: where the entry that a check goes on from has gone, that is the fault', async () => {
  const { ctx, write, seal } = await anAuditLog();
  await write(5);
  await seal();
  for (const after of [6, 9]) {
    const fault = { kind: 'missing', position: after, entry: null };
    expect(await checkAuditLogPart(ctx, { after, most: 3 })).toMatchObject({ checked: after, fault });
  }
});
