import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accounts } from '../../contracts/accounts.ts';
import { contact } from '../../contracts/contact.ts';
import { articles } from '../../contracts/articles.ts';
import { send } from '../product/client.ts';
import { aUser, type TestUser } from '../product/factories.ts';
import { figure, onThisMachine, timeUntil } from './figures.ts';
import { aSite } from './site.ts';

const site = await aSite();
const people: { one?: TestUser } = {};
/** A connection of somebody else's to the same database, which does the harm. */
let other: pg.Client;
const within = 10_000;

const connected = async () => {
  const client = new pg.Client({ connectionString: site.databaseUrl() });
  client.on('error', () => undefined);
  await client.connect();
  return client;
};

beforeAll(async () => {
  await site.inside(async (product) => void (people.one = await aUser(product)));
  other = await connected();
  // Kept from now on.
  if ((await home()).status !== 200) throw new Error('There is no home page');
});
afterAll(() => other.end().catch(() => undefined));

const home = () => fetch(`${site.url}/`);
const token = () => people.one?.token ?? '';
const profile = () => send(site, accounts.user, { params: { id: people.one?.user.id ?? '' } }, { token: token() });
const list = () => send(site, articles.published, {});
const letter = {
  username: 'Lina',
  email: 'lina@example.org',
  message: 'When?',
  subject: 'A question',
  contact: '',
  homepage: '',
};

/** What is said to those who ask while it lasts: nothing but yes and 503, each within its time, and pages that are kept. */
async function asked(
  during: () => Promise<unknown>,
  calls: readonly (() => Promise<{ status: number; headers: Headers }>)[],
) {
  const seen = {
    statuses: new Set<number>(),
    retryAfter: new Set<string | null>(),
    kept: new Set<number>(),
    red: '',
    longest: 0,
  };
  const state = { isOver: false };
  const asking = calls.map(async (call) => {
    while (!state.isOver) {
      const start = performance.now();
      const { status, headers } = await call();
      seen.longest = Math.max(seen.longest, performance.now() - start);
      seen.statuses.add(status);
      if (status === 503) seen.retryAfter.add(headers.get('retry-after'));
      await wait(50);
    }
  });
  const looking = (async () => {
    while (!state.isOver) {
      seen.kept.add((await home()).status);
      const ready = await fetch(`${site.url}/readyz`);
      const said = await ready.text();
      if (ready.status === 503) seen.red = said;
      await wait(50);
    }
  })();
  await during();
  state.isOver = true;
  await Promise.all([...asking, looking]);
  return seen;
}

const calls = [
  profile,
  list,
  () => send(site, contact.send, { body: letter }),
  () => fetch(`${site.url}/search?q=none`),
];

/** What of it is not as it should be while the database is away. */
function faultsOf(seen: Awaited<ReturnType<typeof asked>>, names: RegExp): string[] {
  const others = [...seen.statuses].filter((status) => status !== 200 && status !== 503);
  const claims = {
    [`answered ${others.join()}`]: others.length === 0,
    'never 503': seen.statuses.has(503),
    [`Retry-After ${[...seen.retryAfter].join()}`]: [...seen.retryAfter].join() === '5',
    [`kept pages ${[...seen.kept].join()}`]: [...seen.kept].join() === '200',
    [`readiness said ${seen.red}`]: names.test(seen.red),
    [`${Math.round(seen.longest)} ms`]: seen.longest < onThisMachine(within),
  };
  return Object.entries(claims).flatMap(([fault, isTrue]) => (isTrue ? [] : [fault]));
}

async function allIsGreen(): Promise<number> {
  return timeUntil(async () => {
    const answers = await Promise.all([...calls.map((call) => call()), home(), fetch(`${site.url}/readyz`)]);
    return answers.every(({ status }) => status === 200);
  }, onThisMachine(within));
}

test('issue 9: PostgreSQL restarted: 503 with Retry-After, readiness red, kept pages served, then all green by itself', async () => {
  const seen = await asked(async () => {
    const before = await site.postgres();
    process.kill(before, 'SIGINT');
    await timeUntil(async () => (await site.postgres()) !== before, 30_000);
    await site.ready(30_000);
  }, calls);
  expect(faultsOf(seen, /database/)).toEqual([]);
  figure('PostgreSQL restarted: until all is green, once it is there', `${Math.round(await allIsGreen())} ms`);
  figure('PostgreSQL restarted: the longest anybody waited', `${Math.round(seen.longest)} ms`);
});

test('issue 9: all connections of PostgreSQL killed: what was under way is a 503, and the next is answered', async () => {
  other = await connected();
  const seen = await asked(async () => {
    for (let times = 0; times < 10; times += 1) {
      await other.query(
        'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
      );
      await wait(100);
    }
  }, calls);
  expect([...seen.statuses].filter((status) => status !== 200 && status !== 503)).toEqual([]);
  expect([...seen.kept]).toEqual([200]);
  figure('its connections killed 10 times: until all is green', `${Math.round(await allIsGreen())} ms`);
});

test('issue 9: a lock held, and with it the pool exhausted: 503 within ten seconds, kept pages served, green when it is let go', async () => {
  const seen = await asked(
    async () => {
      await other.query('begin');
      await other.query('lock table users, sessions in access exclusive mode');
      await wait(9000);
      await other.query('rollback');
    },
    // More than the pool has connections.
    Array.from({ length: 30 }, () => profile),
  );
  expect([...seen.statuses].filter((status) => status !== 200 && status !== 503)).toEqual([]);
  expect(seen.statuses.has(503)).toBe(true);
  expect([...seen.kept]).toEqual([200]);
  expect(seen.longest).toBeLessThan(onThisMachine(within));
  figure('a lock held, 30 who wait for it: the longest anybody waited', `${Math.round(seen.longest)} ms`);
  figure('a lock let go: until all is green', `${Math.round(await allIsGreen())} ms`);
});
