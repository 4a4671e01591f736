import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { articles } from '../../contracts/articles.ts';
import { countDemoArticles } from '../../server/demo/load-demo.ts';
import { reply } from '../product/client.ts';
import { memoryOf } from '../product/process-memory.ts';
import { serverProcess } from '../product/server-process.ts';
import { figure } from './figures.ts';

const dataDir = mkdtempSync(path.join(tmpdir(), 'colophon-demo-'));
// The account that PostgreSQL runs under must be able to pass.
chmodSync(dataDir, 0o755);
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));
/** Beside a server that was started without a demo: what was drawn, read and packed for it went with the process that did so. */
const mostMemory = 40;
const place = { config: { databaseUrl: null, s3: null }, dataDir };

const filesIn = (folder: string) => readdirSync(path.join(folder, 'files'), { recursive: true }).length;

/** The processes that make a demo in this place. */
const makers = () =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => {
      try {
        const words = readFileSync(`/proc/${pid}/cmdline`, 'utf8');
        return words.includes('--make-demo') && readFileSync(`/proc/${pid}/environ`, 'utf8').includes(dataDir);
      } catch {
        // It ended while it was looked at.
        return false;
      }
    })
    .map(Number);

test(
  'a demo whose making is killed stops the start with a word; the next start makes the rest, and keeps no memory of it',
  { timeout: 400_000 },
  async () => {
    const killed = serverProcess(place, { DEMO: 'on' }).then(
      () => 'It started.',
      (error: unknown) => String(error),
    );
    await expect.poll(makers, { timeout: 60_000 }).toHaveLength(1);
    // In the midst of it.
    await expect.poll(() => filesIn(dataDir), { timeout: 60_000 }).toBeGreaterThan(10);
    makers().forEach((pid) => process.kill(pid, 'SIGKILL'));
    expect(await killed).toContain('The demo was not made to its end: its process ended with SIGKILL');

    const withDemo = await serverProcess(place, { DEMO: 'on' });
    expect(makers()).toEqual([]);
    const { total } = await reply(withDemo, articles.page, { query: { size: 1 } });
    expect(total).toBe(countDemoArticles());
    const { server: taken } = memoryOf(withDemo.pid());
    await withDemo.stop();
    const without = await serverProcess(place, { DEMO: 'off' });
    const { server: usual } = memoryOf(without.pid());
    // What a test starts in its midst nobody else ends.
    await without.stop();
    figure('a start that has made the demo: memory more than of one without', `${Math.round(taken - usual)} MB`);
    expect(taken - usual).toBeLessThan(mostMemory);
  },
);
