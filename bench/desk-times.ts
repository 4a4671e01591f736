import type pg from 'pg';
import { median, savedBy } from './answer-time.ts';
import type { Reader } from './measured-lists.ts';
import type { ServerCost } from './server-cost.ts';

/** A list that a person reads: its name in the report, who reads it, and its address. */
export type Sample = readonly [name: string, reader: Reader, address: string];

/** Milliseconds for each answer: half of them, nine of ten, what the database works for one, and how long the server computes. */
interface Times {
  readonly name: string;
  readonly median: number;
  readonly p90: number;
  readonly inDatabase: number;
  readonly inServer: number;
  readonly statements: number;
}

/** What is asked how long it worked: the database’s own statistics, and the server’s processor time. */
export interface Meters {
  readonly client: pg.Client;
  readonly cost: () => Promise<ServerCost>;
}

const warmUps = 3;

async function timesOf([name, reader, address]: Sample, { client, cost }: Meters, requests: number): Promise<Times> {
  for (let request = 0; request < warmUps; request += 1) await reader.read(address);
  await client.query('SELECT pg_stat_statements_reset()');
  const before = await cost();
  const times: number[] = [];
  for (let request = 0; request < requests; request += 1) {
    const start = performance.now();
    await reader.read(address);
    times.push(performance.now() - start);
  }
  const inServer = ((await cost()).cpuMicroseconds - before.cpuMicroseconds) / 1000 / requests;
  const { rows } = await client.query<{ spent: number; calls: number }>(
    `SELECT sum(total_exec_time + total_plan_time) AS spent, sum(calls)::int AS calls FROM pg_stat_statements WHERE query NOT LIKE '%pg_stat_statements%'`,
  );
  const { spent, calls } = rows[0] ?? { spent: Number.NaN, calls: Number.NaN };
  return {
    name,
    median: median(times),
    p90: savedBy(0.9, times),
    inDatabase: spent / requests,
    inServer,
    statements: calls / requests,
  };
}

const line = ({ name, ...times }: Times) =>
  `${name.padEnd(52)}${[times.median, times.p90, times.inDatabase, times.inServer, times.statements].map((figure) => figure.toFixed(1).padStart(9)).join('')}\n`;

/** Measures lists one after the other, and prints the slowest first; true if nine of ten answers of each come in time. */
export async function measureLists(
  samples: readonly Sample[],
  meters: Meters,
  { budget, requests }: { readonly budget: number; readonly requests: number },
): Promise<boolean> {
  const measured: Times[] = [];
  for (const sample of samples) measured.push(await timesOf(sample, meters, requests));
  process.stdout.write(
    `${'milliseconds'.padEnd(52)}${['half', '9 of 10', 'database', 'server', 'queries'].map((head) => head.padStart(9)).join('')}\n`,
  );
  for (const times of measured.toSorted((a, b) => b.p90 - a.p90)) process.stdout.write(line(times));
  const over = (of: (times: Times) => number) => measured.filter((times) => of(times) > budget).length;
  process.stdout.write(
    `${measured.length} lists: above ${budget} ms are ${over(({ p90 }) => p90)} by nine of ten answers, ${over((times) => times.median)} by half, ${over(({ inDatabase }) => inDatabase)} by the database alone, ${over(({ inDatabase, inServer }) => inDatabase + inServer)} by database and server; half of all: ${median(measured.map((times) => times.median)).toFixed(1)} ms, database ${median(measured.map(({ inDatabase }) => inDatabase)).toFixed(1)} ms, server ${median(measured.map(({ inServer }) => inServer)).toFixed(1)} ms\n`,
  );
  return over(({ p90 }) => p90) === 0;
}
