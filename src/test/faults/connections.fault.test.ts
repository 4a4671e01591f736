import { request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { watchMemory } from '../product/process-memory.ts';
import { figure, onThisMachine, times, timeUntil } from './figures.ts';
import { aSite } from './site.ts';
import { othersMeanwhile } from './others-meanwhile.ts';

const site = await aSite();
const { hostname, port } = new URL(site.url);
const home = `${site.url}/`;
await fetch(home);

/** A connection of its own, and all that is said on it. */
async function aLine() {
  const socket = connect(Number(port), hostname);
  const line = { said: '', isClosed: false, socket };
  socket.on('error', () => undefined);
  socket.on('data', (bytes: Buffer) => void (line.said += bytes.toString('latin1')));
  socket.once('close', () => void (line.isClosed = true));
  await new Promise<void>((resolve) => void socket.once('connect', resolve).once('close', () => resolve()));
  return line;
}

const lines = (count: number) => Promise.all(Array.from({ length: count }, () => aLine()));
type Line = Awaited<ReturnType<typeof aLine>>;

/** Says a little more each second on all of them, for as long as they stand. */
async function drip(dripping: readonly Line[], more: string, seconds: number): Promise<void> {
  for (let second = 0; second < seconds && dripping.some(({ isClosed }) => !isClosed); second += 1) {
    for (const { socket, isClosed } of dripping) if (!isClosed && !socket.destroyed) socket.write(more);
    await wait(1000);
  }
}

const statusOf = ({ said }: Line) => Number(/^HTTP\/1\.1 (\d+)/.exec(said)?.[1] ?? 0);
const endAll = (all: readonly { socket: Socket }[]) => all.forEach(({ socket }) => socket.destroy());

test(
  'issue 9: slow heads and slow bodies are ended with 408, and others are served meanwhile',
  { timeout: 180_000 },
  async () => {
    const heads = await lines(200);
    const bodies = await lines(100);
    for (const { socket } of heads) socket.write(`GET / HTTP/1.1\r\nHost: ${hostname}\r\nX-Slow: `);
    for (const { socket } of bodies)
      socket.write(
        `POST /api/auth/login HTTP/1.1\r\nHost: ${hostname}\r\nContent-Type: application/json\r\nContent-Length: 5000\r\n\r\n{`,
      );
    const start = performance.now();
    const ended = { heads: 0, bodies: 0 };
    const watch = watchMemory(site.pid());
    const waited = await othersMeanwhile(
      home,
      Promise.all([
        drip(heads, 'x', 60),
        drip(bodies, ' ', 130),
        timeUntil(async () => heads.every(({ isClosed }) => isClosed), 60_000).then(
          (after) => void (ended.heads = after),
        ),
        timeUntil(async () => bodies.every((line) => statusOf(line) !== 0), 120_000).then(
          (after) => void (ended.bodies = after),
        ),
      ]),
    );
    const { server } = await watch.stop();
    expect(new Set(heads.map(statusOf))).toEqual(new Set([408]));
    expect(new Set(bodies.map(statusOf))).toEqual(new Set([408]));
    expect(performance.now() - start).toBeLessThan(onThisMachine(130_000));
    figure('200 slow heads: ended after', `${Math.round(ended.heads)} ms`);
    figure('100 slow bodies: answered after', `${Math.round(ended.bodies)} ms`);
    figure('slow heads and bodies: others meanwhile', times(waited));
    figure('slow heads and bodies: memory more', `${Math.round(server)} MB`);
    expect(Math.max(...waited)).toBeLessThan(onThisMachine(1000));
    endAll([...heads, ...bodies]);
  },
);

test(
  'issue 9: 2,000 idle connections take little memory, keep nobody out, and are ended',
  { timeout: 180_000 },
  async () => {
    const watch = watchMemory(site.pid());
    const idle: Line[] = [];
    while (idle.length < 2000) idle.push(...(await lines(200)));
    const { server } = await watch.stop();
    expect(idle.filter(({ isClosed }) => isClosed)).toHaveLength(0);
    const start = performance.now();
    const waited = await othersMeanwhile(
      home,
      timeUntil(async () => idle.every(({ isClosed }) => isClosed), 90_000),
    );
    figure('2,000 idle connections: memory more', `${Math.round(server)} MB`);
    figure('2,000 idle connections: all ended after', `${Math.round(performance.now() - start)} ms`);
    figure('2,000 idle connections: others meanwhile', times(waited));
    // Where the system does not tell, it is nothing.
    expect(server).toBeLessThan(100);
    expect(Math.max(...waited)).toBeLessThan(onThisMachine(1000));
  },
);

test('issue 9: heads that are too large are 431, bodies that are too large 413, and whoever sends them hears it', async () => {
  const line = await aLine();
  line.socket.write(`GET / HTTP/1.1\r\nHost: ${hostname}\r\nX-Large: ${'x'.repeat(100_000)}\r\n\r\n`);
  await timeUntil(async () => line.isClosed, 10_000);
  expect(statusOf(line)).toBe(431);
  const watch = watchMemory(site.pid());
  const large = Buffer.alloc(10 * 1024 * 1024, 0x20);
  for (let round = 0; round < 20; round += 1) {
    const answer = await fetch(`${site.url}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: large,
    });
    expect([answer.status, (await answer.json()) as unknown]).toMatchObject([413, { code: 'too-large' }]);
  }
  // Without a length nobody knows how much will come.
  const chunked = await new Promise<number>((resolve, reject) => {
    const sending = request({
      hostname,
      port,
      path: '/api/auth/login',
      method: 'POST',
      headers: { 'content-type': 'application/json' },
    });
    sending.on('response', (answer) => resolve(answer.resume().statusCode ?? 0)).on('error', reject);
    for (let sent = 0; sent < 10; sent += 1) sending.write(large.subarray(0, 1024 * 1024));
    sending.end();
  });
  expect(chunked).toBe(413);
  const { server } = await watch.stop();
  figure('20 bodies of 10 MB that are refused: memory more', `${Math.round(server)} MB`);
  expect(server).toBeLessThan(100);
});

/** So many ask for pages that have to be made, each again as soon as it is answered. */
async function flood(url: string, count: number, milliseconds: number) {
  const statuses = new Map<number, number>();
  const until = performance.now() + milliseconds;
  await Promise.all(
    Array.from({ length: count }, async () => {
      while (performance.now() < until) {
        const answer = await fetch(`${url}/search?q=${randomUUID()}`).catch(() => null);
        await answer?.text().catch(() => '');
        const status = answer?.status ?? 0;
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
      }
    }),
  );
  return statuses;
}

test.each([1, 2])(
  'issue 9: ten times as many as can be answered (processes that serve: %i): the others are told to come back, pages that are kept come, memory is bounded',
  { timeout: 180_000 },
  async (workers) => {
    const { url, ...asked } = workers === 1 ? site : await aSite({ settings: { WORKERS: String(workers) } });
    const serving = workers === 1 ? [asked.pid()] : asked.workers();
    expect(serving).toHaveLength(workers);
    // By the end all processes have made the page and refused it.
    await flood(url, 300, 3000);
    const few = flood(url, 16, 5000);
    await othersMeanwhile(`${url}/`, few);
    const alone = (await few).get(200) ?? 0;
    const watches = serving.map(watchMemory);
    const flooding = flood(url, 1000, 15_000);
    const waited = await othersMeanwhile(`${url}/`, flooding);
    const statuses = await flooding;
    const more = Math.max(...(await Promise.all(watches.map((watch) => watch.stop()))).map(({ server }) => server));
    const by = `serving ${workers}`;
    figure(`${by}: 16 who ask for pages that have to be made`, `${Math.round(alone / 5)} a second`);
    figure(
      `${by}: 1,000 who ask`,
      JSON.stringify(
        Object.fromEntries([...statuses].map(([status, count]) => [status, `${Math.round(count / 15)} a second`])),
      ),
    );
    figure(`${by}: 1,000 who ask: others meanwhile`, times(waited));
    figure(`${by}: 1,000 who ask: memory more, of a process`, `${Math.round(more)} MB`);
    // So many lines at once are more than a queue of the system holds: some are not even made.
    expect([...statuses.keys()].filter((status) => ![0, 200, 503].includes(status))).toEqual([]);
    expect(statuses.get(0) ?? 0).toBeLessThan((statuses.get(503) ?? 0) / 50);
    expect(statuses.get(503) ?? 0).toBeGreaterThan(0);
    expect(more).toBeLessThan(250);
    expect(Math.max(...waited)).toBeLessThan(onThisMachine(1000));
    expect((await fetch(`${url}/search?q=${randomUUID()}`)).status).toBe(200);
  },
);
