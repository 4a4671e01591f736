import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { v7 } from 'uuid';
import { openDatabase } from '../server/db/database.ts';
import { records } from '../server/db/schema/index.ts';
import { countAuditEntries, countUnsealed, findChainEnd } from '../server/domains/audit-log/index.ts';
import { addToCount } from '../server/domains/audit-log/audit-log-store.ts';
import { refused } from './product/refused-by-database.ts';
import { behindItsGuards, manyEntries, auditLogOf } from './audit-log/a-record.ts';
import { testDatabase } from './test-database.ts';
import { atTheEnd } from './at-the-end.ts';

async function anAuditLog() {
  const { url } = await testDatabase();
  const database = openDatabase(url, () => undefined);
  atTheEnd(() => database.close());
  return { url, ...auditLogOf(database.db), db: database.db };
}

const record = await anAuditLog();
const { db } = record;
const stand = () => db.execute(sql`select * from audit_log order by position`).then(({ rows }) => JSON.stringify(rows));

beforeAll(async () => {
  await record.write(12);
  await record.seal();
});

test('the record: each entry carries the hash of the one before, and a check finds nothing', async () => {
  const rows = await db.select().from(records).orderBy(records.position);
  expect(rows.map(({ position }) => position)).toEqual(Array.from({ length: 12 }, (_, place) => place + 1));
  expect(rows[0]?.previous).toBe('0'.repeat(64));
  expect(rows.slice(1).map(({ previous }) => previous)).toEqual(rows.slice(0, -1).map(({ hash }) => hash));
  expect(await record.check()).toEqual({ checked: 12, end: await findChainEnd(db), fault: null });
  expect(record.said).toContainEqual({ entry: 12, hash: rows[11]?.hash });
});

test.each([
  ["update audit_log set details = '{}' where position = 5", 'a sealed entry of the record never changes'],
  ['update audit_log set position = null, previous = null, hash = null where position = 5', 'never changes'],
  ['delete from audit_log where position = 5', 'only ever added'],
  ['delete from audit_log', 'only ever added'],
  ['truncate audit_log', 'only ever added'],
  [
    "insert into audit_log select gen_random_uuid(), at, actor, action, subject_id, details, is_counted, 99, '', '' from audit_log limit 1",
    'written before it is sealed',
  ],
])('the record: nobody can change it: %s', async (statement, words) => {
  const before = await stand();
  await expect(db.execute(sql.raw(statement))).rejects.toMatchObject(refused(words));
  expect(await stand()).toBe(before);
});

test.each([
  ["details = '{}'"],
  ["actor = 'visitor'"],
  ["action = 'purge'"],
  ["at = at + interval '1 second'"],
  ['subject_id = gen_random_uuid()'],
  ['id = gen_random_uuid()'],
  ['is_counted = true'],
])('the record: an entry that is not sealed yet cannot be changed either: %s', async (change) => {
  await record.write(1);
  await expect(db.execute(sql.raw(`update audit_log set ${change} where position is null`))).rejects.toMatchObject(
    refused('an entry of the record never changes'),
  );
  await record.seal();
});

test.each([
  ['id', 'gen_random_uuid()'],
  ['at', "at + interval '1 millisecond'"],
  ['actor', "'visitor'"],
  ['action', "'purge'"],
  ['subject_id', 'gen_random_uuid()'],
  ['details', "details || jsonb_build_object('nth', 7777777777777777777)"],
  ['is_counted', 'true'],
  ['previous', "repeat('f', 64)"],
  ['hash', "repeat('f', 64)"],
])('the record: a changed %s is found, and where', async (column, value) => {
  const own = await anAuditLog();
  await own.write(6, { large: '9007199254740993' });
  await own.seal();
  expect((await own.check()).fault).toBeNull();
  await behindItsGuards(own.db, `update audit_log set ${column} = ${value} where position = 4`);
  expect((await own.check()).fault).toMatchObject({ kind: 'changed', position: 4 });
});

test('the record: a number beyond those that JavaScript can count is not taken for its neighbour', async () => {
  const own = await anAuditLog();
  await own.db.execute(sql`
    insert into audit_log (id, at, actor, action, subject_id, details)
    values (${v7()}, now(), 'visitor', 'submitted', ${v7()}, '{"number": 9007199254740993}')`);
  await own.seal();
  await behindItsGuards(own.db, `update audit_log set details = '{"number": 9007199254740992}'`);
  expect((await own.check()).fault).toMatchObject({ kind: 'changed', position: 1 });
});

test('the record: an entry taken out of the middle, or given another place, is found', async () => {
  const own = await anAuditLog();
  await own.write(6);
  await own.seal();
  await behindItsGuards(own.db, 'delete from audit_log where position = 3');
  expect((await own.check()).fault).toMatchObject({ kind: 'missing', position: 4 });
  await behindItsGuards(own.db, 'update audit_log set position = position - 1 where position > 3');
  expect((await own.check()).fault).toMatchObject({ kind: 'changed', position: 3 });
});

test('the record: an entry that another was sealed in place of is found at the next one', async () => {
  const own = await anAuditLog();
  await own.write(4);
  await own.seal();
  // Whoever can write everything seals a changed entry anew: the one behind it still carries the hash of the old one.
  await behindItsGuards(own.db, 'delete from audit_log where position = 2');
  await own.write(1);
  await own.db.execute(sql`alter table audit_log disable trigger user`);
  await own.db.execute(sql`update audit_log set position = 2, previous = '', hash = '' where position is null`);
  const { hashOf } = await import('../server/domains/audit-log/entry-hash.ts');
  const { listSealed } = await import('../server/domains/audit-log/seal-store.ts');
  const [first, forged] = await listSealed(own.db, 0, 2);
  if (!first || !forged) throw new Error('They were written');
  const hash = hashOf(forged, 2, first.hash);
  await own.db.execute(sql`update audit_log set previous = ${first.hash}, hash = ${hash} where position = 2`);
  await own.db.execute(sql`alter table audit_log enable trigger user`);
  expect((await own.check()).fault).toMatchObject({ kind: 'unlinked', position: 3 });
});

test('the record: what is cut off at the end shows beside a hash that was written down elsewhere', async () => {
  const own = await anAuditLog();
  await own.write(6);
  await own.seal();
  const noted = await findChainEnd(own.db);
  expect((await own.check(noted)).fault).toBeNull();
  await behindItsGuards(own.db, 'delete from audit_log where position > 4');
  expect((await own.check()).fault).toBeNull();
  expect((await own.check(noted)).fault).toEqual({ kind: 'cut-off', position: 6, entry: null });
  await own.write(3);
  await own.seal();
  expect((await own.check()).fault).toBeNull();
  expect((await own.check(noted)).fault).toEqual({ kind: 'not-as-noted', position: 6, entry: null });
});

test('the record: three processes write and seal at once, and the chain is one', async () => {
  const first = await anAuditLog();
  const others = [1, 2].map(() => {
    const database = openDatabase(first.url, () => undefined);
    atTheEnd(() => database.close());
    return auditLogOf(database.db);
  });
  const all = [first, ...others];
  await Promise.all(
    all.map(async (one) => {
      for (let turn = 0; turn < 15; turn += 1) {
        await one.write(3);
        await one.seal();
      }
    }),
  );
  await first.seal();
  expect(await countUnsealed(first.db)).toBe(0);
  expect(await first.check()).toMatchObject({ checked: 135, fault: null });
});

test('the record: what is counted is sealed when its minute is over; what comes later is counted in another entry', async () => {
  const own = await anAuditLog();
  const at = new Date('2026-03-04T10:03:20Z');
  const later = (seconds: number) => auditLogOf(own.db, () => new Date(at.getTime() + seconds * 1000));
  const counted = { id: v7(), at, actor: 'visitor', action: 'refuse-payment-event', subjectId: v7() };
  await addToCount(own.db, { ...counted, details: { old: 2 } });
  await later(90).seal();
  expect(await findChainEnd(own.db)).toMatchObject({ position: 0 });
  await addToCount(own.db, { ...counted, details: { old: 1, altered: 1 } });
  await later(121).seal();
  expect(await findChainEnd(own.db)).toMatchObject({ position: 1 });
  await addToCount(own.db, { ...counted, details: { old: 5 } });
  await later(121).seal();
  const rows = await own.db.select().from(records).orderBy(records.position);
  expect(rows.map(({ details }) => details)).toEqual([{ old: 3, altered: 1 }, { old: 5 }]);
  expect((await own.check()).fault).toBeNull();
});

test('the record: what is counted while it is sealed is in the one entry or in the other', async () => {
  const own = await anAuditLog();
  const past = auditLogOf(own.db, () => new Date('2026-03-04T10:03:20Z'));
  const subject = v7();
  for (let turn = 0; turn < 20; turn += 1) {
    countAuditEntries(past.ctx, 'refuse-payment-event', subject, 'old');
    await own.seal();
  }
  const counts = async () =>
    (await own.db.select().from(records)).reduce((sum, { details }) => sum + Number(details['old']), 0);
  await expect.poll(counts, { timeout: 10_000 }).toBe(20);
  await own.seal();
  expect((await own.check()).fault).toBeNull();
});

test('the record: more entries than fit into one part are sealed and checked', async () => {
  const own = await anAuditLog();
  await manyEntries(own.db, 5_000);
  await own.seal();
  expect(await own.check()).toMatchObject({ checked: 5_000, fault: null });
});
