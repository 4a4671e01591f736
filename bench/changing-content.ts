import { setTimeout as wait } from 'node:timers/promises';
import { demoPassword } from '../src/server/demo/demo-file.ts';
import { savedBy } from './answer-time.ts';
import type { Product } from './side-by-side.ts';

const readers = 32;
const publishes = 10;
/** Milliseconds that 99 of 100 answers keep while something is published each second. */
const budget = 50;

const aboutAddress = '/api/administration/site/about';

async function signIn(url: string): Promise<Record<string, string>> {
  const answer = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'admin@demo.example', password: demoPassword }),
  });
  // Our own server's answer, by its contract.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const { token } = (await answer.json()) as { token: string };
  return { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
}

/** Publishes another site text; returns whether the next request shows it. */
async function publish(url: string, headers: Record<string, string>, words: string): Promise<boolean> {
  const current = await fetch(url + aboutAddress, { headers });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const { version } = (await current.json()) as { version: number };
  const body = JSON.stringify({ html: `<p>${words}</p>`, version });
  const published = await fetch(url + aboutAddress, { method: 'PUT', headers, body });
  if (published.status !== 200) throw new Error(`Publishing answered ${published.status}`);
  return (await (await fetch(`${url}/`)).text()).includes(words);
}

async function readOn(addresses: readonly string[], isOver: () => boolean, times: number[]): Promise<void> {
  for (let turn = 0; !isOver(); turn += 1) {
    const start = performance.now();
    const answer = await fetch(addresses[turn % addresses.length] ?? '', { headers: { 'accept-encoding': 'br' } });
    await answer.arrayBuffer();
    times.push(performance.now() - start);
    // A reader reads: all of them together ask some 300 times a second.
    await wait(100);
  }
}

/** Has readers read while something is published each second: how long answers took, and how many changes the next request did not show. */
async function readWhilePublishing(url: string, headers: Record<string, string>, named: string) {
  const addresses = ['/', '/journal', '/journal/EIJER', '/all_articles.rss'].map((path) => url + path);
  const state = { isOver: false, stale: 0 };
  const times: number[] = [];
  const reading = Array.from({ length: readers }, () => readOn(addresses, () => state.isOver, times));
  for (let publishing = 1; publishing <= publishes; publishing += 1) {
    if (!(await publish(url, headers, `What was published as ${named} number ${publishing}`))) state.stale += 1;
    await wait(1000);
  }
  state.isOver = true;
  await Promise.all(reading);
  return { answers: times.length, p99: savedBy(0.99, times), stale: state.stale };
}

/**
 * True where all answers are quick while something is published each second, and none is stale. The first ten seconds are told beside
 * the others: until then the server has made few pages, and compiles.
 */
export async function changesAreSeen({ url }: Product): Promise<boolean> {
  const headers = await signIn(url);
  const first = await readWhilePublishing(url, headers, 'early');
  const { answers, p99, stale } = await readWhilePublishing(url, headers, 'late');
  const isSaved = p99 < budget && first.stale + stale === 0;
  process.stdout.write(
    `${readers} readers, a publish each second: ${answers} answers, p99 ${p99.toFixed(1)} ms (goal: below ${budget}; in the first ten seconds ${first.p99.toFixed(1)}), ${first.stale + stale} of ${2 * publishes} changes not seen on the next request: ${isSaved ? 'kept' : 'NOT KEPT'}\n`,
  );
  return isSaved;
}
