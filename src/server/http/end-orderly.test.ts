import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import Fastify, { type FastifyInstance } from 'fastify';
import { expect, test } from 'vitest';
import { endOrderly } from './end-orderly.ts';
import { NewConnections } from './new-connections.ts';

/** So long, in milliseconds, it answers as usual. */
const drain = 300;
const size = 20_000_000;

async function aServer(): Promise<FastifyInstance> {
  const app = Fastify({ forceCloseConnections: 'idle', return503OnClosing: false });
  const newConnections = new NewConnections();
  newConnections.follow(app.server);
  endOrderly(app, drain / 1000, newConnections);
  app.get('/', (_request, reply) => reply.send('here'));
  app.get('/large', (_request, reply) => reply.send(Buffer.alloc(size)));
  await app.listen({ port: 0, host: '127.0.0.1' });
  return app;
}

async function aLine(app: FastifyInstance): Promise<Socket> {
  const line = connect(Number(new URL(app.listeningOrigin).port), '127.0.0.1');
  await once(line, 'connect');
  return line;
}

const ask = (line: Socket, path: string) => line.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`);

async function allOf(line: Socket): Promise<number> {
  let bytes = 0;
  for await (const piece of line) bytes += Buffer.from(piece as Uint8Array).length;
  return bytes;
}

test('issue 9: whoever still receives an answer when the server ends has all of it, however slow the line is', async () => {
  const app = await aServer();
  const line = await aLine(app);
  ask(line, '/large');
  await wait(100);
  const closed = app.close();
  await wait(drain + 500);
  expect(await allOf(line)).toBeGreaterThan(size);
  await closed;
});

test('issue 9: whoever has come by the time when the server ends is answered', async () => {
  const app = await aServer();
  const closed = app.close();
  await wait(drain / 2);
  const lines = await Promise.all(Array.from({ length: 10 }, () => aLine(app)));
  for (const line of lines) ask(line, '/');
  // It has so much to do that it comes to them only when its time is over.
  const start = performance.now();
  while (performance.now() - start < drain);
  const answers = lines.map((line) => allOf(line).catch(() => 0));
  for (const bytes of await Promise.all(answers)) expect(bytes).toBeGreaterThan(0);
  await closed;
});
