import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { admission } from './admit.ts';
import { Newcomers } from './newcomers.ts';

const crowd = 60;

/** As many as they are come at once, and each asks for a page. */
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
  const newcomers = new Newcomers();
  newcomers.follow(app.server);
  const taken = { now: 0, begun: [] as number[], refused: [] as number[] };
  app.server.on('connection', () => void (taken.now += 1));
  const { admit } = admission({ atWork: 2, waiting: 2, patience: 5000 }, newcomers);
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
  return { app, newcomers, taken, port: Number(new URL(app.listeningOrigin).port) };
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
  // Two are at work when they come; whose turn is next has waited for them.
  expect(taken.begun.map((count) => count / crowd).slice(0, 4)).toEqual([1, 1, 2, 2]);
  for (const line of [...lines, ...later]) line.destroy();
  await app.close();
});

test('issue 9: who comes without an end does not keep others from being served', async () => {
  const { app, newcomers, port } = await aServer();
  const stop = { now: false };
  const coming = (async () => {
    while (!stop.now) {
      const line = connect(port, '127.0.0.1');
      await once(line, 'connect');
      line.destroy();
    }
  })();
  await once(app.server, 'connection');
  const start = performance.now();
  await newcomers.look(100);
  expect(performance.now() - start).toBeGreaterThanOrEqual(100);
  expect(await fetch(`http://127.0.0.1:${port}/`).then((answer) => answer.text())).toBe('made');
  stop.now = true;
  await coming;
  await newcomers.taken();
  expect(newcomers.taken()).toBeNull();
  await app.close();
});
