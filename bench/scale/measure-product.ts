import { memoryOf } from '../../src/test/product/process-memory.ts';
import { answerTimeOf, type AnswerTime } from '../answer-time.ts';
import { signIn } from '../measured-lists.ts';
import { startRunningProduct } from '../running-product.ts';
import type { Asked } from './addresses.ts';
import type { collectPlans } from './read-plans.ts';

const warmUps = 5;
const requests = 60;

export interface Figures {
  /** Milliseconds from the start of the process until it is ready. */
  readonly start: number;
  /** Megabytes of the server after all requests. */
  readonly memory: number;
  /** By the name of what was asked for. */
  readonly times: ReadonlyMap<string, AnswerTime>;
  readonly sitemap: SitemapFigures;
}

export interface Measurement extends Figures {
  readonly size: number;
  /** The same times, asked for a second time. */
  readonly again: Figures['times'];
  readonly plans: ReturnType<ReturnType<typeof collectPlans>['take']>;
}

/** The largest of the sitemaps: its addresses and its megabytes, and how many files there are. */
export interface SitemapFigures {
  readonly files: number;
  readonly addresses: number;
  readonly megabytes: number;
}

type Headers = Readonly<Record<string, string>>;

async function ask(url: string, headers: Headers = {}): Promise<string> {
  const answer = await fetch(url, { headers });
  const text = await answer.text();
  // A page beyond the last is none: how many there are depends on the size.
  if (answer.status !== 200 && answer.status !== 404) throw new Error(`${url} answered ${answer.status}`);
  return text;
}

/** How long answers take; one at a time, so that no queue is measured. */
async function timeOf(url: string, addressOf: (time: number) => string, headers: Headers): Promise<AnswerTime> {
  const times: number[] = [];
  for (let time = 0; time < warmUps + requests; time += 1) {
    const start = performance.now();
    await ask(url + addressOf(time), headers);
    if (time >= warmUps) times.push(performance.now() - start);
  }
  return answerTimeOf(times);
}

const addressesIn = (xml: string): string[] =>
  Array.from(xml.matchAll(/<loc>([^<]*)<\/loc>/g), ([, found]) => found ?? '');

/** Reads the first, the middle and the last of all sitemaps, as a search engine finds them. */
async function readSitemaps(url: string): Promise<SitemapFigures> {
  const first = await ask(`${url}/sitemap.xml`);
  if (!first.includes('<sitemapindex'))
    return { files: 1, addresses: addressesIn(first).length, megabytes: first.length / 1e6 };
  const files = addressesIn(first);
  const wanted = new Set([0, 1, Math.floor(files.length / 2), files.length - 1]);
  let [addresses, megabytes] = [0, 0];
  for (const file of files.filter((_, place) => wanted.has(place))) {
    const xml = await ask(file);
    addresses = Math.max(addresses, addressesIn(xml).length);
    megabytes = Math.max(megabytes, xml.length / 1e6);
  }
  return { files: files.length, addresses, megabytes };
}

/** Starts the product on a database and asks it for everything, `isOnce` each address once and for its plans alone. */
export async function measureProduct(
  databaseUrl: string,
  asked: readonly Asked[],
  { isOnce = false } = {},
): Promise<Figures> {
  const begun = performance.now();
  const product = await startRunningProduct({ DATABASE_URL: databaseUrl, DEMO: 'off', CALL_LIMITS: 'off' });
  try {
    const start = performance.now() - begun;
    const times = new Map<string, AnswerTime>();
    const readers = new Map<string, Headers>();
    for (const [name, addressOf, reader] of asked) {
      const headers = reader === undefined ? {} : (readers.get(reader) ?? (await signIn(product.url, reader)).headers);
      if (reader !== undefined) readers.set(reader, headers);
      if (isOnce) await ask(product.url + addressOf(0), headers);
      else times.set(name, await timeOf(product.url, addressOf, headers));
    }
    const sitemap = await readSitemaps(product.url);
    return { start, memory: memoryOf(product.pid).server, times, sitemap };
  } finally {
    await product.stop();
  }
}
