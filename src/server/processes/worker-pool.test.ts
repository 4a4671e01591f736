import cluster from 'node:cluster';
import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { workerPool } from './worker-pool.ts';

const worker = `
  import { createServer } from 'node:http';
  process.on('message', ({ connections }) => {
    if (connections.pool === 0) process.exit(3);
    createServer().listen(0, '127.0.0.1', () => process.send('serving'));
  });
`;

const folder = mkdtempSync(path.join(tmpdir(), 'colophon-workers-'));
const exec = path.join(folder, 'worker.mjs');
writeFileSync(exec, worker);
cluster.setupPrimary({ exec, args: [], execArgv: [] });
const failed: unknown[] = [];
const shared = { config: readConfig({}), connections: { pool: 1, queue: 1 }, sandbox: null };
const fail = (error: unknown) => void failed.push(error);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const pids = () => Object.values(cluster.workers ?? {}).flatMap((one) => one?.process.pid ?? []);

test('a worker that ends before any has served ends the start, with the reason', async () => {
  const { served } = workerPool({ ...shared, connections: { pool: 0, queue: 0 } }, 2, fail);
  await expect(served).rejects.toThrow('Worker 1 ended with code 3 before it served the site');
  expect(failed.splice(0)).toHaveLength(1);
  expect(pids()).toEqual([]);
});

test('issue 9: a worker that is killed while the first process has to answer it does not take that along', async () => {
  const { served, end } = workerPool(shared, 2, fail);
  await once(cluster, 'listening');
  const [first] = pids();
  await once(cluster, 'online');
  const killed = pids().find((pid) => pid !== first) ?? 0;
  // Meanwhile this process receives nothing.
  spawnSync('sh', ['-c', `sleep 1; kill -9 ${killed}`]);
  await served;
  expect(pids()).toEqual([first, expect.any(Number)]);
  expect(pids()).not.toContain(killed);
  expect(failed).toEqual([]);
  await end();
  expect(pids()).toEqual([]);
});
