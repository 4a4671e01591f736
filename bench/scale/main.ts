import { publicAddresses } from './addresses.ts';
import { startScaleDatabase } from './database.ts';
import { measureProduct, type Measurement } from './measure-product.ts';
import { reportScale } from './report-scale.ts';
import { fillUsage } from './fill-usage.ts';
import { fillSignedIn, signedInAddresses } from './signed-in.ts';
import { collectPlans, logPlans } from './read-plans.ts';

const sizes = (process.env.BENCH_SCALE_SIZES ?? '1000,10000,100000,1000000').split(',').map(Number);

/** The tables that have a row for each article or manuscript, or more. */
const growing = new Set([
  'articles',
  'article_texts',
  'article_search',
  'article_keywords',
  'authorships',
  'search_words',
  'usage_sums',
  'manuscripts',
  'review_invitations',
  'review_reports',
  'editorial_decisions',
  'letters',
]);

async function run(): Promise<boolean> {
  const plans = collectPlans(growing);
  const database = await startScaleDatabase(plans.log);
  try {
    const measured: Measurement[] = [];
    for (const size of sizes) {
      const begun = performance.now();
      const url = await database.withArticles(size);
      process.stdout.write(
        `${size.toLocaleString('en-GB')} articles are there after ${((performance.now() - begun) / 1000).toFixed(0)} s\n`,
      );
      await fillUsage(url);
      await fillSignedIn(url, size);
      const asked = [...(await publicAddresses(url, size)), ...(await signedInAddresses(url, size))];
      const name = `scale_${size}`;
      await database.run(url, [`ALTER DATABASE ${name} RESET ALL`]);
      const first = await measureProduct(url, asked);
      // In another process, which has cached no answer; the database has cached what it read.
      const { times: again } = await measureProduct(url, asked);
      plans.take();
      await database.run(url, logPlans(name));
      await measureProduct(url, asked, { isOnce: true });
      await database.run(url, [`ALTER DATABASE ${name} RESET ALL`]);
      measured.push({ size, ...first, again, plans: plans.take() });
    }
    return reportScale(measured);
  } finally {
    await database.stop();
  }
}

if (!(await run())) process.exitCode = 1;
