import cluster from 'node:cluster';
import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { Crew } from './crew.ts';

/** Listens once it is told to serve: then node:cluster in the first process has to answer it. */
const worker = `
  import { createServer } from 'node:http';
  process.on('message', ({ kind }) => (kind === 'stop' ? process.exit(0) : createServer().listen(0, '127.0.0.1')));
  process.send({ kind: 'loaded' });
`;

const folder = mkdtempSync(path.join(tmpdir(), 'colophon-crew-'));
const exec = path.join(folder, 'worker.mjs');
writeFileSync(exec, worker);
cluster.setupPrimary({ exec, args: [], execArgv: [] });
const hopeless: Error[] = [];
const crew = new Crew(1, { report: () => undefined, giveUp: (error) => void hopeless.push(error) });
afterAll(async () => {
  await crew.end(5000);
  rmSync(folder, { recursive: true, force: true });
});

const pids = () => Object.values(cluster.workers ?? {}).flatMap((one) => one?.process.pid ?? []);

test('issue 9: a worker that is killed while the first process has to answer it does not take that along', async () => {
  const [killed = 0] = pids();
  await once(cluster, 'message');
  crew.serve({ config: readConfig({}), connections: { pool: 1, queue: 1 }, sandbox: null }, 1).catch(() => undefined);
  // Meanwhile this process hears nothing.
  spawnSync('sh', ['-c', `sleep 1; kill -9 ${killed}`]);
  await expect.poll(pids, { timeout: 15_000 }).toEqual([expect.any(Number)]);
  await expect.poll(() => pids().includes(killed), { timeout: 15_000 }).toBe(false);
  expect(hopeless).toEqual([]);
});
