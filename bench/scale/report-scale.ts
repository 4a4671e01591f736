import { unmeasured, type AnswerTime } from '../answer-time.ts';
import type { Measurement } from './measure-product.ts';
import { whyWhole } from './rightly-whole.ts';

const budget = 50;
const mostGrowth = 0.15;
/** What is below these milliseconds is as much the machine's as ours: growth is counted from there. */
const floor = 2;
/** What a sitemap may hold by its protocol. */
const sitemapLimit = { addresses: 50_000, megabytes: 50 };
const flat = { startRatio: 1.5, memoryMegabytes: 60 };

const padded = (text: string, width: number) => text.padStart(width);

/** The exponent by which a time grows with the number of articles: 0 is not at all, 1 is as they do. */
function growth(few: number, many: number, sizes: readonly [number, number]): number {
  const ratio = Math.max(many, floor) / Math.max(few, floor);
  return Math.log(ratio) / Math.log(sizes[1] / sizes[0]);
}

/** The passes of a measurement: of a database that has just started and has nothing in its memory, and of one that is in use. */
const passes = ['times', 'again'] as const;

const timesOf = (measured: Measurement, name: string): AnswerTime[] =>
  passes.map((pass) => measured[pass].get(name) ?? unmeasured);

/**
 * Prints the first and the repeated time of an answer for each size; true if it is within the budget with a warm
 * database.
 */
function reportTime(name: string, measured: readonly Measurement[], base: Measurement, largest: Measurement): boolean {
  const all = measured.map((one) => {
    const [first, again] = timesOf(one, name).map(({ p95 }) => p95.toFixed(1));
    return padded(`${first} / ${again} ms`, 18);
  });
  const most = timesOf(largest, name);
  const exponents = timesOf(base, name).map(({ median }, pass) =>
    base === largest ? 0 : growth(median, most[pass]?.median ?? Number.NaN, [base.size, largest.size]),
  );
  const isGood = (most.at(-1)?.p95 ?? Number.NaN) < budget && (exponents.at(-1) ?? Number.NaN) < mostGrowth;
  const medians = most.map(({ median }) => median.toFixed(1)).join(' / ');
  const grown = exponents.map((exponent) => exponent.toFixed(2)).join(' / ');
  process.stdout.write(
    `${name.padEnd(30)}${all.join('')}  half ${padded(medians, 12)}  growth ${grown}${isGood ? '' : '  NOT KEPT'}\n`,
  );
  return isGood;
}

function reportTimes(measured: readonly Measurement[]): boolean {
  const largest = measured.at(-1);
  // Growth is told from ten thousand on: below, fixed costs hide it.
  const base = measured.find(({ size }) => size >= 10_000) ?? measured[0];
  if (!largest || !base) return false;
  const isSaved = [...largest.times.keys()].map((name) => reportTime(name, measured, base, largest)).every(Boolean);
  const sizes = measured.map(({ size }) => size.toLocaleString('en-GB')).join(', ');
  process.stdout.write(
    `95th percentile with ${sizes} articles, of a database that has just started / in use; with the most what half of the answers keep, and how that grows (budget, in use: below ${budget} ms with the most, growth below ${mostGrowth}): ${isSaved ? 'kept' : 'NOT KEPT'}\n`,
  );
  return isSaved;
}

function reportProcess(measured: readonly Measurement[]): boolean {
  const starts = measured.map(({ start }) => start);
  const memories = measured.map(({ memory }) => memory);
  const isSaved =
    Math.max(...starts) <= Math.min(...starts) * flat.startRatio &&
    Math.max(...memories) - Math.min(...memories) <= flat.memoryMegabytes;
  process.stdout.write(
    `Start ${starts.map((time) => `${(time / 1000).toFixed(2)} s`).join(', ')}; memory ${memories.map((memory) => `${memory.toFixed(0)} MB`).join(', ')} (flat): ${isSaved ? 'kept' : 'NOT KEPT'}\n`,
  );
  return isSaved;
}

function reportSitemaps(measured: readonly Measurement[]): boolean {
  const isSaved = measured.every(
    ({ sitemap }) => sitemap.addresses <= sitemapLimit.addresses && sitemap.megabytes <= sitemapLimit.megabytes,
  );
  const all = measured.map(
    ({ sitemap: { files, addresses, megabytes } }) =>
      `${files} of at most ${addresses} addresses and ${megabytes.toFixed(1)} MB`,
  );
  process.stdout.write(
    `Sitemaps: ${all.join('; ')} (limit ${sitemapLimit.addresses} and ${sitemapLimit.megabytes} MB): ${isSaved ? 'kept' : 'NOT KEPT'}\n`,
  );
  return isSaved;
}

function reportPlans(measured: readonly Measurement[]): boolean {
  const largest = measured.at(-1);
  if (!largest) return false;
  const { statements } = largest.plans;
  const found = largest.plans.wholeReads.map((read) => ({ ...read, why: whyWhole(read) }));
  for (const { reads, statement, why } of found)
    process.stdout.write(
      `${reads.join(', ')}${why === undefined ? '' : ` (${why})`}: ${statement.replaceAll(/\s+/g, ' ').slice(0, 400)}\n`,
    );
  const isSaved = found.every(({ why }) => why !== undefined) && statements > 0;
  process.stdout.write(
    `Plans of ${statements} statements with ${largest.size.toLocaleString('en-GB')} articles (no growing table is read whole but on purpose): ${isSaved ? 'kept' : 'NOT KEPT'}\n`,
  );
  return isSaved;
}

/** Prints the measurements; true if all are within the budget. */
export function reportScale(measured: readonly Measurement[]): boolean {
  return [reportTimes, reportProcess, reportSitemaps, reportPlans].map((report) => report(measured)).every(Boolean);
}
