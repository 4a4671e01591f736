import { connect, createServer } from 'node:net';
import { expect, test } from 'vitest';
import { accounts } from '../contracts/accounts.ts';
import { reply } from './product/client.ts';
import { aManuscript, aPdf, aUser } from './product/factories.ts';
import { freePort } from './product/free-port.ts';
import { created } from './product/journal-administration.ts';
import { nextMail } from './product/outbox.ts';
import { begun, sendPiece } from './product/resumable.ts';
import { serverProcess } from './product/server-process.ts';
import { startProduct } from './product/start-product.ts';
import { testDatabase } from './test-database.ts';
import { atTheEnd } from './at-the-end.ts';

/** A way to a database on which is kept what is said to it. */
async function aWayTo(databaseUrl: string) {
  const target = new URL(databaseUrl);
  const said: Buffer[] = [];
  const relay = createServer((socket) => {
    const onward = connect(Number(target.port), target.hostname);
    socket.on('data', (bytes: Buffer) => void said.push(bytes));
    for (const [from, to] of [
      [socket, onward],
      [onward, socket],
    ] as const) {
      from.on('error', () => to.destroy());
      from.pipe(to);
    }
  });
  const port = await freePort();
  await new Promise<void>((resolve) => void relay.listen(port, '127.0.0.1', resolve));
  atTheEnd(() => void relay.close());
  return {
    url: Object.assign(new URL(databaseUrl), { port: String(port) }).href,
    said: () => Buffer.concat(said).toString('latin1'),
  };
}

/** What outlives a transaction, and would be lost or left behind on a connection that a pooler gives to others. */
const outliving =
  /\b(un)?listen \w|pg_(try_)?advisory_(un)?lock\b|\bset (session|role)\b|set_config\([^)]*false|create temp/i;

/** The name of a statement that is prepared for later: the next transaction's connection does not know it. */
const kept = /P[^]{4}[\w ]+\0\s*select/i;

const database = await testDatabase();
const pooled = await aWayTo(database.url);
const direct = await aWayTo(database.url);
const product = await startProduct({ DATABASE_URL: pooled.url, DATABASE_DIRECT_URL: direct.url });

test('issue 9: what needs a connection of its own goes past the pooler, and through it goes nothing that outlives a transaction', async () => {
  const [author, administrator] = [await aUser(product), await aUser(product, { isAdmin: true })];
  await aManuscript(product, author);
  await created(product, administrator);
  const whole = aPdf('past a pooler');
  const location = await begun(product, author.token, { size: whole.length });
  expect((await sendPiece(product, author.token, location, 0, whole)).status).toBe(204);
  await reply(product, accounts.forgotPassword, { body: { email: author.email } });
  await nextMail(product, author.email, /password/i);
  expect(direct.said()).toMatch(/listen public_content_changed/);
  expect(direct.said()).toMatch(/pg_try_advisory_lock\(/);
  expect(pooled.said()).toMatch(/insert into "manuscripts"/);
  expect(pooled.said().match(outliving)?.[0]).toBeUndefined();
});

test('issue 9: so it is where several workers serve: what the first process does to the database goes past the pooler, too', async () => {
  const ways = { pooled: await aWayTo(database.url), direct: await aWayTo(database.url) };
  await serverProcess(product, {
    WORKERS: '2',
    DATABASE_URL: ways.pooled.url,
    DATABASE_DIRECT_URL: ways.direct.url,
  });
  expect(ways.direct.said()).toMatch(/pg_advisory_lock\(/);
  expect(ways.pooled.said()).toMatch(/select/i);
  expect(ways.pooled.said().match(outliving)?.[0]).toBeUndefined();
}, 120_000);

test('issue 9: pages prepare nothing through a pooler', async () => {
  expect((await fetch(product.url)).status).toBe(200);
  expect(pooled.said()).toMatch(/P[^]{4}\0\s*select[^]*"articles"/);
  expect(pooled.said().match(kept)?.[0]).toBeUndefined();
});
