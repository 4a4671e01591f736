import type { Measurement } from './measure-product.ts';

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

function reportTimes(measured: readonly Measurement[]): boolean {
  const largest = measured.at(-1);
  // Growth is told from ten thousand on: below, fixed costs hide it.
  const base = measured.find(({ size }) => size >= 10_000) ?? measured[0];
  if (!largest || !base) return false;
  let isKept = true;
  for (const [name, time] of largest.times) {
    const all = measured.map(({ times }) => padded(`${(times.get(name) ?? Number.NaN).toFixed(1)} ms`, 10)).join('');
    const exponent = base === largest ? 0 : growth(base.times.get(name) ?? Number.NaN, time, [base.size, largest.size]);
    const isGood = time < budget && exponent < mostGrowth;
    isKept &&= isGood;
    process.stdout.write(`${name.padEnd(30)}${all}  growth ${exponent.toFixed(2)}${isGood ? '' : '  NOT KEPT'}\n`);
  }
  const sizes = measured.map(({ size }) => size.toLocaleString('en-GB')).join(', ');
  process.stdout.write(
    `95th percentile with ${sizes} articles (budget: below ${budget} ms with the most, growth below ${mostGrowth}): ${isKept ? 'kept' : 'NOT KEPT'}\n`,
  );
  return isKept;
}

function reportProcess(measured: readonly Measurement[]): boolean {
  const starts = measured.map(({ start }) => start);
  const memories = measured.map(({ memory }) => memory);
  const isKept =
    Math.max(...starts) <= Math.min(...starts) * flat.startRatio &&
    Math.max(...memories) - Math.min(...memories) <= flat.memoryMegabytes;
  process.stdout.write(
    `Start ${starts.map((time) => `${(time / 1000).toFixed(2)} s`).join(', ')}; memory ${memories.map((memory) => `${memory.toFixed(0)} MB`).join(', ')} (flat): ${isKept ? 'kept' : 'NOT KEPT'}\n`,
  );
  return isKept;
}

function reportSitemaps(measured: readonly Measurement[]): boolean {
  const isKept = measured.every(
    ({ sitemap }) => sitemap.addresses <= sitemapLimit.addresses && sitemap.megabytes <= sitemapLimit.megabytes,
  );
  const all = measured.map(
    ({ sitemap: { files, addresses, megabytes } }) =>
      `${files} of at most ${addresses} addresses and ${megabytes.toFixed(1)} MB`,
  );
  process.stdout.write(
    `Sitemaps: ${all.join('; ')} (limit ${sitemapLimit.addresses} and ${sitemapLimit.megabytes} MB): ${isKept ? 'kept' : 'NOT KEPT'}\n`,
  );
  return isKept;
}

function reportPlans(measured: readonly Measurement[]): boolean {
  const largest = measured.at(-1);
  if (!largest) return false;
  const { wholeReads, statements } = largest.plans;
  for (const { reads, statement } of wholeReads)
    process.stdout.write(`${reads.join(', ')}: ${statement.replaceAll(/\s+/g, ' ').slice(0, 400)}\n`);
  const isKept = wholeReads.length === 0 && statements > 0;
  process.stdout.write(
    `Plans of ${statements} statements with ${largest.size.toLocaleString('en-GB')} articles (no growing table is read whole): ${isKept ? 'kept' : 'NOT KEPT'}\n`,
  );
  return isKept;
}

/** Prints what was measured; true where all of it keeps its budget. */
export function reportScale(measured: readonly Measurement[]): boolean {
  return [reportTimes, reportProcess, reportSitemaps, reportPlans].map((report) => report(measured)).every(Boolean);
}
