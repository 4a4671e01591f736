import { startRunningProduct } from './running-product.ts';
import type { Product } from './side-by-side.ts';

const early = 200;
/** Until then Node has compiled what a page needs: a server that is up is measured. What the first ones cost is printed, too. */
const warming = 1000;
/** So many that what V8 collects now and then, some 100 ms of processor each time, counts as often as it happens. */
const counted = 2000;
const pageGoal = { milliseconds: 3, statements: 3 };
/** Of calls: 2,000 per second of one process. */
const callGoal = { milliseconds: 0.5, statements: 3 };

interface Goal {
  readonly milliseconds: number;
  readonly statements: number;
}

interface FoundArticle {
  readonly id: string;
  readonly articlePublishedJournal: { readonly journalAbbreviation: string };
}

async function addresses(url: string): Promise<readonly (readonly [name: string, path: string, goal: Goal])[]> {
  const answer = await fetch(`${url}/api/journalArticle/page?size=1`);
  // Our own server's answer, by its contract.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const { articles } = (await answer.json()) as { articles: FoundArticle[] };
  const [article] = articles;
  if (!article) throw new Error('The demo has no article');
  const journal = `/journal/${article.articlePublishedJournal.journalAbbreviation}`;
  return [
    ['home', '/', pageGoal],
    ['journal', journal, pageGoal],
    ['article', `${journal}/${article.id}`, pageGoal],
    ['list call', '/api/journalArticle/page', callGoal],
    ['article call', `/api/journalArticle/singlePublishedArticle/${article.id}`, callGoal],
  ];
}

/** What one answer costs the server: processor time of all its threads, among the first and once it is warm, and statements. */
async function costOf({ url, cost }: Product, path: string) {
  const ask = async () => {
    const answer = await fetch(url + path, { headers: { 'accept-encoding': 'br' } });
    if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`);
    await answer.arrayBuffer();
  };
  const askAll = async (times: number) => {
    const before = await cost();
    for (let request = 0; request < times; request += 1) await ask();
    const after = await cost();
    return {
      milliseconds: (after.cpuMicroseconds - before.cpuMicroseconds) / 1000 / times,
      statements: (after.statements - before.statements) / times,
    };
  };
  const first = await askAll(early);
  await askAll(warming - early);
  return { first: first.milliseconds, ...(await askAll(counted)) };
}

/** Requests each page and call from a server without a cache, and prints the cost; true if it meets the goals. */
export async function freshAnswersAreCheap(): Promise<boolean> {
  const product = await startRunningProduct({ PAGE_CACHE_MB: '0', CALL_LIMITS: 'off' });
  let isSaved = true;
  try {
    await product.comesToRest();
    for (const [name, path, goal] of await addresses(product.url)) {
      const { first, milliseconds, statements } = await costOf(product, path);
      // The server's own jobs ask the database now and then, too.
      isSaved &&= milliseconds < goal.milliseconds && Math.floor(statements) <= goal.statements;
      process.stdout.write(
        `${name.padEnd(24)} afresh ${milliseconds.toFixed(2).padStart(6)} ms of processor (goal: below ${goal.milliseconds}; the first ${early}: ${first.toFixed(2)})  ${statements.toFixed(1)} statements (goal: at most ${goal.statements})\n`,
      );
    }
  } finally {
    await product.stop();
  }
  process.stdout.write(`Made afresh: ${isSaved ? 'kept' : 'NOT KEPT'}\n`);
  return isSaved;
}
