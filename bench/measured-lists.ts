import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createDatabase } from '../src/server/db/embedded/create-database.ts';
import { startEmbeddedPostgres } from '../src/server/db/embedded/start-embedded-postgres.ts';
import { answerTimeOf, unmeasured, type AnswerTime } from './answer-time.ts';
import { startRunningProduct } from './running-product.ts';

/** Milliseconds within which 95 of 100 answers come. */
const budget = 50;
/** What half of the answers keep, as often as with the fewest, or so many milliseconds more: what is called flat. */
const flat = { ratio: 2, milliseconds: 5 };
/** How many manuscripts: few, and the goal’s, or as many as a first try is content with. */
const sizes = [1_000, Number(process.env.BENCH_MANUSCRIPTS ?? 100_000)] as const;
const requests = 200;

const account = { email: 'admin@bench.example', password: 'Bench-Password-1!' };
/** What makes the product make it. */
export const administratorsAccount = { ADMIN_EMAIL: account.email, ADMIN_PASSWORD: account.password };

export interface Reader {
  readonly userId: string;
  /** What is sent with each request. */
  readonly headers: Readonly<Record<string, string>>;
  /** Reads a list and answers with where it goes on. */
  read(address: string): Promise<string | null>;
}

/** A list that a person reads, with its name in the report. */
export type Measured = readonly [name: string, reader: Reader, address: string];

/** Lists that are measured with one filling of the database. */
export interface Lists {
  readonly of: string;
  /** Fills the database; the administrator of the bench is there already. */
  fill(databaseUrl: string, administratorId: string, size: number): Promise<void>;
  addresses(signInAs: (email: string) => Promise<Reader>, size: number): Promise<readonly Measured[]>;
}

/** Signs in; all accounts of the bench have one password. */
export async function signIn(url: string, email: string): Promise<Reader> {
  const json = { 'content-type': 'application/json' };
  const body = JSON.stringify({ ...account, email });
  const answer = await fetch(`${url}/api/auth/login`, { method: 'POST', headers: json, body });
  // Our own server's answers, by their contracts.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const { token, user } = (await answer.json()) as { token: string; user: { id: string } };
  const headers = { authorization: `Bearer ${token}` };
  const read = async (address: string) => {
    const part = await fetch(`${url}/api/${address}`, { headers });
    if (part.status !== 200) throw new Error(`${address} answered ${part.status}`);
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    return ((await part.json()) as { next: string | null }).next;
  };
  return { userId: user.id, headers, read };
}

/** The address of a part far into a list, found as a person would: part by part. */
export async function partOf(reader: Reader, list: string, parts: number): Promise<string> {
  const more = list.includes('?') ? '&' : '?';
  let after: string | null = null;
  for (let part = 0; part < parts; part += 1)
    after = await reader.read(after === null ? list : `${list}${more}after=${encodeURIComponent(after)}`);
  if (after === null) throw new Error(`${list} has no part ${parts}`);
  return `${list}${more}after=${encodeURIComponent(after)}`;
}

/** How long answers take; one at a time, so that no queue is measured. */
async function measure(reader: Reader, address: string): Promise<AnswerTime> {
  const times: number[] = [];
  for (let request = -20; request < requests; request += 1) {
    const start = performance.now();
    await reader.read(address);
    // The first ones warm it up.
    if (request >= 0) times.push(performance.now() - start);
  }
  return answerTimeOf(times);
}

async function measureWith(databaseServer: string, lists: Lists, size: number): Promise<Map<string, AnswerTime>> {
  const databaseUrl = await createDatabase(databaseServer, `${lists.of.replaceAll(' ', '_')}_${size}`);
  const product = await startRunningProduct({
    DATABASE_URL: databaseUrl,
    DEMO: 'off',
    CALL_LIMITS: 'off',
    ...administratorsAccount,
  });
  try {
    const { userId } = await signIn(product.url, account.email);
    await lists.fill(databaseUrl, userId, size);
    const times = new Map<string, AnswerTime>();
    const measured = await lists.addresses((email) => signIn(product.url, email), size);
    for (const [name, reader, address] of measured) times.set(name, await measure(reader, address));
    return times;
  } finally {
    await product.stop();
  }
}

function report(of: string, few: Map<string, AnswerTime>, many: Map<string, AnswerTime>): boolean {
  let isSaved = true;
  for (const [name, time] of many) {
    const before = few.get(name) ?? unmeasured;
    const isFlat = time.median <= before.median * flat.ratio || time.median - before.median <= flat.milliseconds;
    isSaved &&= time.p95 < budget && before.p95 < budget && isFlat;
    const told = [before, time].map(({ median, p95 }) => `${median.toFixed(1)} / ${p95.toFixed(1)} ms`.padStart(18));
    process.stdout.write(`${name.padEnd(38)}${told.join('')}  ratio ${(time.median / before.median).toFixed(2)}\n`);
  }
  const [from, to] = sizes.map((size) => size.toLocaleString('en-GB'));
  process.stdout.write(
    `${of}: what half of the answers keep / 95 of 100, with ${from} and ${to} manuscripts (budget: 95 of 100 below ${budget} ms, half of them flat): ${isSaved ? 'kept' : 'NOT KEPT'}\n`,
  );
  return isSaved;
}

/** Runs a database server of its own while something is measured. */
export async function withDatabase<T>(
  settings: Readonly<Record<string, string>>,
  measured: (server: string) => Promise<T>,
): Promise<T> {
  const folder = mkdtempSync(path.join(tmpdir(), 'colophon-bench-database-'));
  // The account that PostgreSQL runs under must be able to pass.
  chmodSync(folder, 0o755);
  const server = await startEmbeddedPostgres({
    dataDir: folder,
    settings: { fsync: 'off', synchronous_commit: 'off', ...settings },
    log: () => {},
  });
  try {
    return await measured(server.url);
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Measures lists with few manuscripts and with many, and prints it; true where they answer in time. */
export const answerInTime = (lists: Lists): Promise<boolean> =>
  withDatabase({}, async (server) => {
    const few = await measureWith(server, lists, sizes[0]);
    return report(lists.of, few, await measureWith(server, lists, sizes[1]));
  });

/** Who administers the product that is measured. */
export const administrator = account.email;
