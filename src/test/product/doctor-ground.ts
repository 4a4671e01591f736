import { readSoundConfig } from '../../server/config.ts';
import { allChecks } from '../../server/cli/doctor-command.ts';
import { runChecks, type CheckedThing } from '../../server/cli/doctor/check.ts';
import type { Facts, ServerFacts } from '../../server/cli/doctor/facts-store.ts';

export const goodServer: ServerFacts = {
  version: 170_002,
  encoding: 'UTF8',
  locale: 'C.UTF-8',
  extensions: ['pg_trgm', 'unaccent'],
  mayCreate: true,
  foreignTables: 0,
  isReplica: false,
  connections: 97,
  heldByOthers: 3,
  unsafe: [],
  ahead: 0.01,
};

export const goodMigrations = {
  applied: 18,
  pending: [],
  passedOver: [],
  changed: [],
  unknown: 0,
  breaks: null,
};

/** A database where all is well. */
const goodFacts: Facts = {
  connect: () => Promise.resolve(),
  server: () => Promise.resolve(goodServer),
  migrations: () => Promise.resolve(goodMigrations),
  record: () => Promise.resolve({ compared: 2000, fault: null }),
  emails: () => Promise.resolve({ givenUp: 0, late: 0 }),
  lateJobs: () => Promise.resolve({ count: 0, names: [] }),
  administrators: () => Promise.resolve(1),
  demoAccounts: () => Promise.resolve([]),
  deliveredTexts: () => Promise.resolve([]),
  replica: () => Promise.resolve({ isOfThis: true, isReplica: true, bytesBehind: 0, secondsBehind: 0 }),
  daysSinceBackup: () => Promise.resolve(0.5),
  installation: () => Promise.resolve('a-name'),
  storeMark: () => Promise.resolve('a-mark'),
  close: () => Promise.resolve(),
};

interface Status {
  /** The settings; without any, those of a trial. */
  readonly settings?: Record<string, string>;
  /** What the database says otherwise than when all is well. */
  readonly facts?: Partial<Facts>;
  /** What the name servers know. */
  readonly texts?: Readonly<Record<string, readonly string[]>>;
}

/** Makes one check, with things as they stand. */
export async function lookAt(name: string, { settings = {}, facts, texts = {} }: Status = {}): Promise<CheckedThing> {
  const check = allChecks.find((one) => one.name === name);
  if (!check) throw new Error(`There is no check ${name}`);
  const { config, faults, wrong } = readSoundConfig({
    DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none',
    ...settings,
  });
  const textsOf = (asked: string) => Promise.resolve([...(texts[asked] ?? [])]);
  const ground = { config, faults, wrongSettings: wrong, facts: { ...goodFacts, ...facts }, textsOf };
  const [checked] = await runChecks([check], ground);
  if (!checked) throw new Error('Nothing was checked');
  return checked;
}
