import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { setImmediate as turn, setTimeout as pause } from 'node:timers/promises';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { admission } from './admit.ts';
import { NewConnections } from './new-connections.ts';

const crowd = 60;

/** A crowd arrives at once, and each visitor requests a page. */
const come = (port: number) =>
  Array.from({ length: crowd }, () => {
    const line = connect(port, '127.0.0.1');
    line.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');
    return line;
  });

const answersTo = (lines: readonly Socket[]) =>
  Promise.all(lines.map(async (line) => String((await once(line, 'data'))[0])));

/** A server of which each page takes 20 ms of the processor and a turn; it notes how many had been taken when each was begun or refused. */
async function aServer({ onFirst = () => {} }: { onFirst?: () => void } = {}) {
  const app = Fastify();
  const newConnections = new NewConnections();
  newConnections.follow(app.server);
  const taken = { now: 0, begun: [] as number[], refused: [] as number[] };
  app.server.on('connection', () => void (taken.now += 1));
  const { admit } = admission({ atWork: 2, waiting: 2, patience: 5000 }, newConnections);
  app.get('/', async (_request, reply) => {
    const made = await admit(async () => {
      taken.begun.push(taken.now);
      if (taken.now === crowd) onFirst();
      const start = performance.now();
      while (performance.now() - start < 20);
      await turn();
      return 'made';
    }).catch((error: unknown) => {
      taken.refused.push(taken.now);
      return String(error);
    });
    return reply.send(made);
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  return { app, newConnections, taken, port: Number(new URL(app.listeningOrigin).port) };
}

test('issue 9: in a crowd whoever comes is taken before a page is made or somebody is refused', async () => {
  const { app, taken, port } = await aServer();
  const lines = come(port);
  expect((await answersTo(lines)).filter((answer) => answer.endsWith('made'))).toHaveLength(4);
  expect(new Set([...taken.begun, ...taken.refused])).toEqual(new Set([crowd]));
  for (const line of lines) line.destroy();
  await app.close();
});

test('issue 9: whoever comes while pages are made is taken before the next one is begun', async () => {
  const later: Socket[] = [];
  const { app, taken, port } = await aServer({ onFirst: () => later.push(...(later.length > 0 ? [] : come(port))) });
  const lines = come(port);
  await answersTo(lines);
  await answersTo(later);
  // Two are being served when they arrive; those next in line have waited.
  expect(taken.begun.map((count) => count / crowd).slice(0, 4)).toEqual([1, 1, 2, 2]);
  for (const line of [...lines, ...later]) line.destroy();
  await app.close();
});

/** A server with a new visitor each time that a test requests one. */
function aFollowedServer() {
  const server = createServer();
  const newConnections = new NewConnections();
  newConnections.follow(server);
  return { newConnections, comes: () => server.emit('connection') };
}

test('issue 9: who comes without an end keeps others waiting for half a second, and then for nothing', async () => {
  const { newConnections, comes } = aFollowedServer();
  const stop = { now: false };
  const coming = (async () => {
    while (!stop.now) {
      comes();
      await turn();
    }
  })();
  expect(await newConnections.untilTaken(100)).toBe(false);
  expect(newConnections.taken()).not.toBeNull();
  const { admit } = admission({ atWork: 1, waiting: 0, patience: 0 }, newConnections);
  expect(await admit(() => Promise.resolve('made'))).toBe('made');
  await turn();
  expect(newConnections.taken()).toBeNull();
  stop.now = true;
  await coming;
  await pause(600);
  comes();
  expect(newConnections.taken()).not.toBeNull();
});

test('issue 9: visitors who come one by one keep nobody waiting', async () => {
  const { newConnections, comes } = aFollowedServer();
  const coming = setInterval(comes, 5);
  let waited = 0;
  for (let asked = 0; asked < 20; asked += 1) {
    await pause(20);
    const start = performance.now();
    await newConnections.taken();
    waited += performance.now() - start;
  }
  clearInterval(coming);
  // If the first counted as a crowd, it would alone delay a visitor by 500 ms.
  expect(waited).toBeLessThan(300);
});
