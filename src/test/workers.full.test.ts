import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { accounts } from '../contracts/accounts.ts';
import { journalAdministration } from '../contracts/journal-administration.ts';
import { pages } from '../contracts/pages.ts';
import { rules } from '../server/ports/limits/limit-rules.ts';
import { pay, startedCheckout, subscriptionOf } from './product/checkouts.ts';
import { reply, send } from './product/client.ts';
import { aUser, password } from './product/factories.ts';
import { journalBody } from './product/journal-administration.ts';
import { serverProcess } from './product/server-process.ts';
import { startProduct } from './product/start-product.ts';
import { isAlive, workersOf } from './product/worker-processes.ts';

const metricsToken = 'a-token-of-the-metrics';
const settings = { WORKERS: '2', CALL_LIMITS: 'on', LOG_LEVEL: 'info', METRICS_TOKEN: metricsToken };
const beside = await startProduct({}, { hasWorkers: false });
const server = await serverProcess(beside, settings);
const site = { ...beside, url: server.url };

const patient = { timeout: 240_000 };
/** A connection of its own: the next worker in turn answers. */
const anew = { connection: 'close' };
const often = Array.from({ length: 8 }, (_, place) => place);

const answersOf = (worker: number) =>
  server.printed().filter((line) => line.includes(`"worker":${worker}`) && line.includes('request completed')).length;
const workers = () => workersOf(server.pid());
const areServing = () => expect.poll(workers, { timeout: 120_000 }).toHaveLength(2);

test('issue 9: two workers serve one site, and each says in the log who it is', patient, async () => {
  await areServing();
  const both = () => Math.min(answersOf(1), answersOf(2));
  await expect
    .poll(
      async () => {
        await fetch(server.url, { headers: anew });
        return both();
      },
      { timeout: 120_000 },
    )
    .toBeGreaterThan(2);
});

test('issue 9: who logs in at one is known to the other', patient, async () => {
  const { email, user } = await aUser(beside);
  const { token } = await reply(site, accounts.login, { body: { email, password } }, { headers: anew });
  for (const _ of often) {
    const answer = await send(site, accounts.user, { params: { id: user.id } }, { token, headers: anew });
    expect(answer.status).toBe(200);
  }
});

test('issue 9: a limit counts over both', patient, async () => {
  const { email } = await aUser(beside);
  const wrong = { body: { email, password: 'Wrong-One-9!' } };
  const statuses: number[] = [];
  for (let tries = 0; tries <= (rules.login.accountFromNear?.calls ?? 0); tries += 1)
    statuses.push((await send(site, accounts.login, wrong, { headers: anew })).status);
  expect(statuses.slice(0, -1)).toEqual(statuses.slice(0, -1).map(() => 401));
  expect(statuses.at(-1)).toBe(429);
});

test('issue 9: a publish is visible on the next request, whichever worker it comes to', patient, async () => {
  const { token } = await aUser(beside, { isAdmin: true });
  const list = async () => (await fetch(server.url + pages.journals.href({}), { headers: anew })).text();
  for (const round of [1, 2, 3]) {
    for (const _ of often) await list();
    const journalTitle = `Journal of Round ${round}`;
    await reply(site, journalAdministration.create, { body: journalBody({ journalTitle }) }, { token, headers: anew });
    const shown = await Promise.all(often.map(list));
    expect(shown.filter((page) => !page.includes(journalTitle))).toEqual([]);
  }
});

test('issue 9: a checkout that is begun at one is paid and seen at the other', patient, async () => {
  const reader = await aUser(beside);
  const sessionId = await startedCheckout(site, reader);
  await pay(site, sessionId);
  await expect.poll(async () => (await subscriptionOf(site, reader)) !== null, { timeout: 20_000 }).toBe(true);
});

test('issue 9: the figures of all workers are told together by any of them', patient, async () => {
  const figures = async () => {
    const headers = { ...anew, authorization: `Bearer ${metricsToken}` };
    return (await fetch(`${server.url}/metrics`, { headers })).text();
  };
  const answered = async () =>
    Number(/answer_seconds_count\{method="GET",route="\/healthz",status="200"\} (\d+)/.exec(await figures())?.[1] ?? 0);
  const before = await answered();
  for (const _ of often) await fetch(`${server.url}/healthz`, { headers: anew });
  expect(await answered()).toBe(before + often.length);
  const text = await figures();
  expect(text.match(/^colophon_jobs_waiting\{job="send-mail"\}/gm)).toHaveLength(1);
  expect(text).toMatch(/colophon_database_connections\{state="open"\} [1-9]/);
});

test('issue 9: a port that is taken is said once, and ends the start', patient, async () => {
  const start = serverProcess(beside, { ...settings, PORT: new URL(server.url).port });
  await expect(start).rejects.toThrow(/^The server did not start: Port \d+ is taken by another program: [^\n]*\n$/);
});

test('issue 9: a worker that is killed is replaced, and the other answers meanwhile', patient, async () => {
  const [killed = 0, other = 0] = workers();
  process.kill(killed, 'SIGKILL');
  await expect.poll(() => existsSync(`/proc/${killed}`)).toBe(false);
  const asked = often.map(() => fetch(`${server.url}/healthz`, { headers: anew }).then(({ status }) => status));
  expect(await Promise.all(asked)).toEqual(often.map(() => 200));
  await areServing();
  expect(workers()).toContain(other);
  const before = Math.min(answersOf(1), answersOf(2));
  await expect
    .poll(
      async () => {
        await fetch(`${server.url}/healthz`, { headers: anew });
        return Math.min(answersOf(1), answersOf(2));
      },
      { timeout: 120_000 },
    )
    .toBeGreaterThan(before);
});

test('issue 9: a first process that is killed takes its workers along, and the next start works', patient, async () => {
  const before = workers();
  expect(before).toHaveLength(2);
  await server.kill();
  await expect.poll(() => before.filter(isAlive), { timeout: 100_000 }).toEqual([]);
  await server.start();
  await areServing();
});

test('issue 9: a stop ends all of them, and with 0', patient, async () => {
  const before = workers();
  server.tell('SIGINT');
  await server.stop();
  expect(server.exitCode()).toBe(0);
  expect(before.filter(isAlive)).toEqual([]);
});
