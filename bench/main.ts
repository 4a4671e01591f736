import autocannon from 'autocannon';
import { listsAnswerInTime } from './manuscript-lists.ts';
import { mailingStaysSteady } from './mailing-load.ts';
import { outboxAnswersInTime } from './outbox-lists.ts';
import { keepsPageBudget } from './page-budget.ts';
import { reviewListsAnswerInTime } from './review-lists.ts';
import { startPlainServer, startRunningProduct } from './running-product.ts';

/** The goal of the first milestone: a cached page answers within twice the time of a server that does nothing else. */
const worstRatio = 2;
const rounds = 5;
const secondsPerRound = 2;

const median = (numbers: number[]) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;

/** The mean time of an answer in microseconds; one connection at a time, so that no queue is measured. */
async function measure(url: string, headers: Record<string, string>): Promise<number> {
  const result = await autocannon({ url, headers, connections: 1, duration: secondsPerRound });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} refusals, ${result.errors} errors`);
  return 1_000_000 / result.requests.average;
}

/** Measures ours and the yardstick in turns, so that what else the machine does hits both alike. */
async function compare(name: string, ours: string, headers: Record<string, string>): Promise<number> {
  const sample = await fetch(ours, { headers });
  const body = Buffer.from(await sample.arrayBuffer());
  const kept = ['content-type', 'etag', 'cache-control', 'vary', 'content-security-policy'];
  const sent = Object.fromEntries(kept.map((header) => [header, sample.headers.get(header) ?? '']));
  const plain = await startPlainServer(body, { ...sent, 'content-length': String(body.length) });
  const pairs: { ours: number; plain: number }[] = [];
  try {
    for (let round = 0; round <= rounds; round += 1) {
      const pair = { plain: await measure(plain.url, headers), ours: await measure(ours, headers) };
      // The first round warms both up.
      if (round > 0) pairs.push(pair);
    }
  } finally {
    await plain.stop();
  }
  const ratio = median(pairs.map((pair) => pair.ours / pair.plain));
  const time = (side: 'ours' | 'plain') => `${median(pairs.map((pair) => pair[side])).toFixed(0)} µs`;
  process.stdout.write(
    `${name.padEnd(24)} ${String(body.length).padStart(7)} bytes  ours ${time('ours').padStart(7)}  node:http ${time('plain').padStart(7)}  ratio ${ratio.toFixed(2)}\n`,
  );
  return ratio;
}

async function answersInTime(url: string): Promise<boolean> {
  const ratios: number[] = [];
  const identity = { 'accept-encoding': 'identity' };
  for (const [name, path] of [
    ['home', '/'],
    ['journal', '/journal/EIJER'],
    ['journal list', '/journal'],
  ] as const) {
    ratios.push(await compare(name, url + path, identity));
  }
  const worst = Math.max(...ratios);
  process.stdout.write(
    `Time of a cached page against plain node:http, worst ratio ${worst.toFixed(2)} (goal: at most ${worstRatio})\n`,
  );
  return worst <= worstRatio;
}

async function main(): Promise<void> {
  const chromium = process.env.CHROMIUM;
  if (!chromium) throw new Error('The weights of pages need a browser: name one in CHROMIUM.');
  const product = await startRunningProduct();
  try {
    const isLight = await keepsPageBudget(product.url, chromium);
    const isQuick = await answersInTime(product.url);
    if (!isLight || !isQuick) process.exitCode = 1;
  } finally {
    await product.stop();
  }
  if (!(await listsAnswerInTime())) process.exitCode = 1;
  if (!(await reviewListsAnswerInTime())) process.exitCode = 1;
  if (!(await outboxAnswersInTime())) process.exitCode = 1;
  if (!(await mailingStaysSteady())) process.exitCode = 1;
}

await main();
