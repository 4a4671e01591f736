import type pg from 'pg';
import { median, savedBy } from './answer-time.ts';
import type { Reader } from './measured-lists.ts';

/** A list that a person reads: its name in the report, who reads it, and its address. */
export type Sample = readonly [name: string, reader: Reader, address: string];

/** Milliseconds for each answer: half of them, nine of ten, and what the database works for one. */
interface Times {
  readonly name: string;
  readonly median: number;
  readonly p90: number;
  readonly inDatabase: number;
  readonly statements: number;
}

const warmUps = 3;

async function timesOf([name, reader, address]: Sample, client: pg.Client, requests: number): Promise<Times> {
  for (let request = 0; request < warmUps; request += 1) await reader.read(address);
  await client.query('SELECT pg_stat_statements_reset()');
  const times: number[] = [];
  for (let request = 0; request < requests; request += 1) {
    const start = performance.now();
    await reader.read(address);
    times.push(performance.now() - start);
  }
  const { rows } = await client.query<{ spent: number; calls: number }>(
    `SELECT sum(total_exec_time + total_plan_time) AS spent, sum(calls)::int AS calls FROM pg_stat_statements WHERE query NOT LIKE '%pg_stat_statements%'`,
  );
  const { spent, calls } = rows[0] ?? { spent: Number.NaN, calls: Number.NaN };
  return {
    name,
    median: median(times),
    p90: savedBy(0.9, times),
    inDatabase: spent / requests,
    statements: calls / requests,
  };
}

const line = ({ name, ...times }: Times) =>
  `${name.padEnd(52)}${[times.median, times.p90, times.inDatabase, times.statements].map((figure) => figure.toFixed(1).padStart(9)).join('')}\n`;

/** Measures lists one after the other, and prints the slowest first; true if nine of ten answers of each come in time. */
export async function measureLists(
  samples: readonly Sample[],
  client: pg.Client,
  { budget, requests }: { readonly budget: number; readonly requests: number },
): Promise<boolean> {
  const measured: Times[] = [];
  for (const sample of samples) measured.push(await timesOf(sample, client, requests));
  process.stdout.write(
    `${'milliseconds'.padEnd(52)}${['half', '9 of 10', 'database', 'queries'].map((head) => head.padStart(9)).join('')}\n`,
  );
  for (const times of measured.toSorted((a, b) => b.p90 - a.p90)) process.stdout.write(line(times));
  const over = (of: (times: Times) => number) => measured.filter((times) => of(times) > budget).length;
  process.stdout.write(
    `${measured.length} lists: above ${budget} ms are ${over(({ p90 }) => p90)} by nine of ten answers, ${over((times) => times.median)} by half, ${over(({ inDatabase }) => inDatabase)} by the database alone; half of all: ${median(measured.map((times) => times.median)).toFixed(1)} ms, database ${median(measured.map(({ inDatabase }) => inDatabase)).toFixed(1)} ms\n`,
  );
  return over(({ p90 }) => p90) === 0;
}
