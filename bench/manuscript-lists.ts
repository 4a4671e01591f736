import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createDatabase } from '../src/server/db/embedded/create-database.ts';
import { startEmbeddedPostgres } from '../src/server/db/embedded/start-embedded-postgres.ts';
import { fillWithManuscripts, searched } from './many-manuscripts.ts';
import { startRunningProduct } from './running-product.ts';

/** Milliseconds within which 95 of 100 answers come. */
const budget = 50;
/** As often as the time with the fewest, or so many milliseconds more: what is called flat. */
const flat = { ratio: 2, milliseconds: 5 };
const sizes = [1_000, 100_000] as const;
const requests = 200;

const account = { email: 'admin@bench.example', password: 'Bench-Password-1!' };

interface Reader {
  readonly userId: string;
  /** Reads a list and answers with where it goes on. */
  read(address: string): Promise<string | null>;
}

async function signIn(url: string): Promise<Reader> {
  const json = { 'content-type': 'application/json' };
  const answer = await fetch(`${url}/api/auth/login`, { method: 'POST', headers: json, body: JSON.stringify(account) });
  // Our own server's answers, by their contracts.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const { token, user } = (await answer.json()) as { token: string; user: { id: string } };
  const headers = { authorization: `Bearer ${token}` };
  const read = async (address: string) => {
    const part = await fetch(`${url}/api/journalArticle/${address}`, { headers });
    if (part.status !== 200) throw new Error(`${address} answered ${part.status}`);
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    return ((await part.json()) as { next: string | null }).next;
  };
  return { userId: user.id, read };
}

/** The address of the part in the middle of a list, found as a person would: part by part. */
async function middleOf(reader: Reader, list: string, size: number): Promise<string> {
  let after: string | null = null;
  for (let part = 0; part < size / 25 / 2; part += 1)
    after = await reader.read(after === null ? list : `${list}?after=${after}`);
  if (after === null) throw new Error(`${list} has no middle`);
  return `${list}?after=${after}`;
}

async function addresses(reader: Reader, size: number): Promise<[string, string][]> {
  const lists = [
    ['verify queue', 'queue'],
    ['My Manuscripts', 'mine'],
  ] as const;
  const each = await Promise.all(
    lists.map(async ([name, list]): Promise<[string, string][]> => [
      [`${name}, first part`, list],
      [`${name}, middle part`, await middleOf(reader, list, size)],
      [`${name}, a common word`, `${list}?q=${searched.common}`],
      [`${name}, a word in ten`, `${list}?q=${searched.tenth}`],
      [`${name}, a rare word`, `${list}?q=${searched.rare}`],
    ]),
  );
  return [...each.flat(), ['My Manuscripts, a status', 'mine?status=Submitted'], ['numbers of the tabs', 'counts']];
}

/** The time that 95 of 100 answers keep, in milliseconds; one at a time, so that no queue is measured. */
async function measure(reader: Reader, address: string): Promise<number> {
  const times: number[] = [];
  for (let request = -20; request < requests; request += 1) {
    const start = performance.now();
    await reader.read(address);
    // The first ones warm it up.
    if (request >= 0) times.push(performance.now() - start);
  }
  return times.toSorted((a, b) => a - b)[Math.ceil(times.length * 0.95) - 1] ?? Number.NaN;
}

async function measureWith(databaseServer: string, size: number): Promise<Map<string, number>> {
  const databaseUrl = await createDatabase(databaseServer, `manuscripts_${size}`);
  const product = await startRunningProduct({
    DATABASE_URL: databaseUrl,
    DEMO: 'off',
    ADMIN_EMAIL: account.email,
    ADMIN_PASSWORD: account.password,
  });
  try {
    const reader = await signIn(product.url);
    await fillWithManuscripts(databaseUrl, reader.userId, size);
    const times = new Map<string, number>();
    for (const [name, address] of await addresses(reader, size)) times.set(name, await measure(reader, address));
    return times;
  } finally {
    await product.stop();
  }
}

function report(few: Map<string, number>, many: Map<string, number>): boolean {
  let isKept = true;
  for (const [name, time] of many) {
    const before = few.get(name) ?? Number.NaN;
    const isFlat = time <= before * flat.ratio || time - before <= flat.milliseconds;
    isKept &&= time < budget && before < budget && isFlat;
    process.stdout.write(
      `${name.padEnd(32)} ${before.toFixed(1).padStart(6)} ms  ${time.toFixed(1).padStart(6)} ms  ratio ${(time / before).toFixed(2)}\n`,
    );
  }
  const [from, to] = sizes.map((size) => size.toLocaleString('en-GB'));
  process.stdout.write(
    `95th percentile with ${from} and ${to} manuscripts (budget: below ${budget} ms and flat): ${isKept ? 'kept' : 'NOT KEPT'}\n`,
  );
  return isKept;
}

/** Measures the lists of manuscripts with few and with many, and prints it; true where they answer in time. */
export async function listsAnswerInTime(): Promise<boolean> {
  const folder = mkdtempSync(path.join(tmpdir(), 'colophon-bench-database-'));
  // The account that PostgreSQL runs under must be able to pass.
  chmodSync(folder, 0o755);
  const settings = { fsync: 'off', synchronous_commit: 'off' };
  const server = await startEmbeddedPostgres({ dataDir: folder, settings, log: () => {} });
  try {
    const [few, many] = [await measureWith(server.url, sizes[0]), await measureWith(server.url, sizes[1])];
    return report(few, many);
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
