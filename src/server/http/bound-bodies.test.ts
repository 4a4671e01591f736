import { connect } from 'node:net';
import Fastify from 'fastify';
import { afterAll, expect, test } from 'vitest';
import { boundBodies } from './bound-bodies.ts';
import { answerError } from './problem.ts';

const app = Fastify({ bodyLimit: 1024 * 1024 });
app.setErrorHandler(answerError);
boundBodies(app, 500);
app.post('/', (request) => ({ read: JSON.stringify(request.body).length }));
const url = await app.listen({ host: '127.0.0.1', port: 0 });
afterAll(() => app.close());

const json = { 'content-type': 'application/json' };

/** What arrives on a connection until it is closed. */
function said(...words: string[]): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(Number(new URL(url).port), '127.0.0.1');
    let heard = '';
    socket.on('data', (bytes: Buffer) => void (heard += bytes.toString()));
    socket.once('close', () => resolve(heard));
    socket.on('error', () => undefined);
    for (const word of words) socket.write(word);
  });
}

test('issue 9: a body that does not come in time is answered with 408, and its connection is ended', async () => {
  const heard = await said(
    'POST / HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{',
  );
  expect(heard).toMatch(/^HTTP\/1\.1 408 .*"code":"too-slow"/s);
});

/** The answer to a client that sends everything before it reads, as browsers do. */
function saidAtLast(...words: readonly (string | Buffer)[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(url).port), '127.0.0.1');
    socket.once('error', reject);
    socket.pause();
    for (const word of words) socket.write(word);
    socket.write('\r\n', () => {
      socket.once('data', (bytes: Buffer) => {
        resolve(bytes.toString());
        socket.destroy();
      });
      socket.resume();
    });
  });
}

const large = Buffer.alloc(10 * 1024 * 1024, 0x20);
const head = 'POST / HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n';

test.each([
  ['with its length', `${head}Content-Length: ${large.length}\r\n\r\n`],
  ['without one', `${head}Transfer-Encoding: chunked\r\n\r\n${large.length.toString(16)}\r\n`],
])('issue 9: whoever sends 10 MB hears that it is too large, %s', async (_name, beginning) => {
  expect(await saidAtLast(beginning, large)).toMatch(/^HTTP\/1\.1 413 .*"code":"too-large"/s);
});

test('what comes in time is read as it is', async () => {
  const answer = await fetch(url, { method: 'POST', headers: json, body: JSON.stringify('x'.repeat(900_000)) });
  expect(await answer.json()).toEqual({ read: 900_002 });
});
