import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { goodMigrations, goodServer, lookAt } from '../../../test/product/doctor-ground.ts';
import { readSoundConfig } from '../../config.ts';
import { allChecks } from '../doctor-command.ts';
import { CannotLook } from './cannot-look.ts';
import { ok, runChecks, type Finding } from './check.ts';
import { openFacts, type Facts, type ServerFacts } from './facts-store.ts';
import { accountFinding, memoryFinding, nodeFinding, spaceFinding, writableFinding } from './machine-checks.ts';
import { backupFinding, replicaFinding, workersFinding } from './room-checks.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'colophon-doctor-'));
afterAll(() => rmSync(folder, { recursive: true }));
const open = { SITE_URL: 'https://journals.example.org' };

test('issue 9: the doctor has more than 20 checks, each with a name of its own', () => {
  expect(allChecks.length).toBeGreaterThan(20);
  expect(new Set(allChecks.map(({ name }) => name)).size).toBe(allChecks.length);
});

const bySettings: [string, string, Record<string, string>, RegExp][] = [
  ['Settings', 'ok', {}, /consistent/],
  [
    'Settings',
    'fault',
    { PORT: 'none', DATABASE_URL: 'mysql://x', STRIPE_SECRET_KEY: 'sk_test_1' },
    /PORT: .*; DATABASE_URL: .*; STRIPE_PUBLISHABLE_KEY, .*needed with/,
  ],
  ['Demo', 'ok', {}, /off/],
  ['Demo', 'ok', { DEMO: 'on' }, /this machine only/],
  ['Demo', 'fault', { ...open, DEMO: 'on' }, /including an administrator’s/],
  ['Call limits', 'ok', open, /are limited/],
  ['Call limits', 'warn', { CALL_LIMITS: 'off' }, /Nothing is limited/],
  ['Call limits', 'fault', { ...open, CALL_LIMITS: 'off' }, /Nothing is limited/],
  ['Proxy', 'ok', { ...open, TRUST_PROXY: 'loopback' }, /Trusted: loopback/],
  ['Proxy', 'ok', {}, /No proxy/],
  ['Proxy', 'warn', open, /share one call limit/],
  ['Proxy', 'warn', { ...open, TRUST_PROXY: 'on' }, /any address/],
  ['Metrics', 'ok', { METRICS_TOKEN: 'a-token-of-the-metrics' }, /with the token/],
  ['Metrics', 'warn', {}, /Metrics are off/],
  ['Log', 'ok', {}, /warn and above/],
  ['Log', 'warn', { LOG_LEVEL: 'silent' }, /not logged/],
  ['Log', 'warn', { LOG_LEVEL: 'debug' }, /grows fast/],
  ['Proxy', 'warn', { TRUST_PROXY: '!' }, /Skipped: TRUST_PROXY is wrong/],
];
test.each(bySettings)('issue 9: the doctor on %s: %s with %j', async (name, state, settings, found) => {
  const told = await lookAt(name, { settings });
  expect([told.state, told.found]).toEqual([state, expect.stringMatching(found)]);
});

test.each<[string, Finding, string]>([
  ['Node', nodeFinding('24.21.0'), 'ok'],
  ['Node', nodeFinding('22.22.1'), 'warn'],
  ['Node', nodeFinding('26.0.0'), 'warn'],
  ['Node', nodeFinding('20.20.0'), 'fault'],
  ['Account', accountFinding(1000, 1000), 'ok'],
  ['Account', accountFinding(0, 0), 'warn'],
  ['Account', accountFinding(0, 1000), 'fault'],
  ['Space', spaceFinding('/x', 5e9, { warn: 2e9, fault: 1e8 }), 'ok'],
  ['Space', spaceFinding('/x', 1e9, { warn: 2e9, fault: 1e8 }), 'warn'],
  ['Space', spaceFinding('/x', 1e7, { warn: 2e9, fault: 1e8 }), 'fault'],
  ['Memory', memoryFinding(2e9), 'ok'],
  ['Memory', memoryFinding(5e8), 'warn'],
  ['Memory', memoryFinding(1e8), 'fault'],
  ['Folder', await writableFinding(folder), 'ok'],
  ['Folder', await writableFinding(path.join(folder, 'none')), 'warn'],
  ['Folder', await writableFinding(import.meta.filename), 'fault'],
])('issue 9: the doctor on the machine: %s, %j', (_name, { state, todo }, expected) => {
  expect(state).toBe(expected);
  expect(todo === null).toBe(state === 'ok');
});

const follows = { isOfThis: true, isReplica: true, bytesBehind: 0, secondsBehind: 0 };
const byItself = { wanted: 4, areAskedFor: false };
const asked = { wanted: 4, areAskedFor: true };

test.each<[string, Finding, string, RegExp]>([
  ['a replica', replicaFinding(follows), 'ok', /up to date/],
  ['a replica', replicaFinding({ ...follows, bytesBehind: 4096, secondsBehind: 1 }), 'ok', /4 kB and 1.0 seconds/],
  ['a replica', replicaFinding({ ...follows, bytesBehind: 4096, secondsBehind: 60 }), 'warn', /60.0 seconds behind/],
  ['a replica', replicaFinding({ ...follows, isReplica: false }), 'fault', /not a replica/],
  ['a replica', replicaFinding({ ...follows, isOfThis: false }), 'fault', /another database/],
  ['workers', workersFinding(byItself, 4, 9), 'ok', /4 processes on 4 cores/],
  ['workers', workersFinding({ ...asked, wanted: 1 }, 4, 9), 'ok', /1 process on 4 cores, as set in WORKERS/],
  ['workers', workersFinding(asked, 4, null), 'ok', /4 processes/],
  ['workers', workersFinding(asked, 2, 9), 'warn', /4 processes on 2 cores/],
  ['workers', workersFinding(byItself, 4, 3), 'warn', /connections for 3 of 4/],
  ['workers', workersFinding(asked, 4, 3), 'fault', /does not start/],
  ['the last copy', backupFinding(0.2), 'ok', /today/],
  ['the last copy', backupFinding(8.5), 'warn', /8 days ago/],
  ['the last copy', backupFinding(null), 'warn', /ever made/],
])('issue 9: the doctor on %s: %j', (_name, { state, found, todo }, expected, words) => {
  expect([state, found]).toEqual([expected, expect.stringMatching(words)]);
  expect(todo === null).toBe(state === 'ok');
});

test.each(['Node', 'Account', 'Data folder', 'Space for data', 'Temporary files', 'Memory', 'Pages'])(
  'issue 9: the doctor looks at the machine that it is on: %s',
  async (name) => {
    const { found } = await lookAt(name, { settings: { DATA_DIR: folder } });
    expect(found).toMatch(/Node \d|[Aa]ccount|root|is writable|free|pages/);
  },
);

const server = (other: Partial<ServerFacts>): Partial<Facts> => ({
  server: () => Promise.resolve({ ...goodServer, ...other }),
});
const migrations = (other: Partial<Awaited<ReturnType<Facts['migrations']>>>): Partial<Facts> => ({
  migrations: () => Promise.resolve({ ...goodMigrations, ...other }),
});
const one = { name: '0018_next', at: 1, hash: '', breaks: null };
const away = () => Promise.reject(new CannotLook('the database does not answer.'));

test.each<[string, string, Partial<Facts>]>([
  ['Database', 'ok', {}],
  ['Database', 'fault', server({ version: 140_011 })],
  ['Database', 'fault', server({ isReplica: true })],
  ['Database', 'fault', { connect: () => Promise.reject(new Error('password authentication failed')) }],
  ['Database', 'warn', { connect: away }],
  ['Database encoding', 'ok', {}],
  ['Database encoding', 'fault', server({ encoding: 'SQL_ASCII' })],
  ['Database encoding', 'fault', server({ extensions: ['unaccent'] })],
  ['Database rights', 'ok', {}],
  ['Database rights', 'fault', server({ mayCreate: false })],
  ['Database rights', 'fault', server({ foreignTables: 3 })],
  ['Database version', 'ok', {}],
  ['Database version', 'warn', migrations({ pending: [one] })],
  ['Database version', 'warn', migrations({ changed: [one] })],
  ['Database version', 'warn', migrations({ unknown: 1 })],
  ['Database version', 'fault', migrations({ pending: [one], passedOver: [one] })],
  ['Database version', 'fault', migrations({ unknown: 1, breaks: 'names stand elsewhere' })],
  ['Database connections', 'ok', {}],
  ['Database connections', 'warn', server({ heldByOthers: 70 })],
  ['Database connections', 'fault', server({ heldByOthers: 90 })],
  ['Replica', 'ok', {}],
  ['Workers', 'ok', {}],
  ['Workers', 'warn', { server: away }],
  ['Last backup', 'ok', {}],
  ['Last backup', 'warn', { daysSinceBackup: () => Promise.resolve(null) }],
  ['Clock', 'ok', {}],
  ['Clock', 'warn', server({ ahead: -5 })],
  ['Clock', 'fault', server({ ahead: 100 })],
  ['Write safety', 'ok', {}],
  ['Write safety', 'fault', server({ unsafe: ['fsync = off'] })],
  ['Administrators', 'ok', {}],
  ['Administrators', 'fault', { administrators: () => Promise.resolve(0) }],
  ['Demo accounts', 'ok', {}],
  ['Demo accounts', 'fault', { demoAccounts: () => Promise.resolve(['admin@demo.example']) }],
  ['Site content', 'ok', {}],
  ['Site content', 'ok', { deliveredTexts: () => Promise.resolve(['the editorial board']) }],
  ['Audit log', 'ok', {}],
  ['Audit log', 'fault', { record: () => Promise.resolve({ compared: 3, fault: 17 }) }],
  ['Emails', 'ok', {}],
  ['Emails', 'warn', { emails: () => Promise.resolve({ givenUp: 1, late: 0 }) }],
  ['Emails', 'warn', { emails: () => Promise.resolve({ givenUp: 0, late: 1 }) }],
  ['Jobs', 'ok', {}],
  ['Jobs', 'warn', { lateJobs: () => Promise.resolve({ count: 2, names: ['send-mail'] }) }],
  ['Jobs', 'warn', { lateJobs: away }],
])('issue 9: the doctor on %s: %s', async (name, state, facts) => {
  const { todo, ...checked } = await lookAt(name, { facts });
  expect(checked.state).toBe(state);
  expect(todo === null).toBe(state === 'ok');
});

test('issue 9: a check that does not answer is told after its time, and one that breaks keeps no other from being made', async () => {
  const { config, faults, wrong } = readSoundConfig({});
  const facts = openFacts(null, 'there is none.');
  const ground = { config, faults, wrongSettings: wrong, facts, textsOf: () => Promise.resolve([]) };
  const checks = [
    { name: 'endless', look: () => new Promise<Finding>(() => undefined) },
    { name: 'broken', look: () => Promise.reject(new Error('of itself')) },
    { name: 'database', look: async () => ok(await facts.installation()) },
    { name: 'good', look: () => ok('well') },
  ];
  const started = performance.now();
  const states = (await runChecks(checks, ground, 50)).map(({ state, found }) => [state, found]);
  expect(performance.now() - started).toBeLessThan(3000);
  expect(states).toEqual([
    ['fault', 'No answer within 0.05 seconds.'],
    ['fault', 'The check failed: of itself'],
    ['warn', 'Skipped: there is none.'],
    ['ok', 'well'],
  ]);
});

test('issue 9: texts as they were delivered are named where others use the site', async () => {
  const { state, found } = await lookAt('Site content', {
    settings: { SITE_URL: 'https://journals.example.org' },
    facts: { deliveredTexts: () => Promise.resolve(['the contact page', 'the editorial board']) },
  });
  expect([state, found]).toEqual(['warn', expect.stringContaining('the contact page, the editorial board still have')]);
});
