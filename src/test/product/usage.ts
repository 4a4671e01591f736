import { eq } from 'drizzle-orm';
import { usage } from '../../contracts/usage.ts';
import { usageSums } from '../../server/db/schema/index.ts';
import { sumUsage } from '../../server/domains/usage/index.ts';
import { send } from './client.ts';
import type { OwnProduct, Product } from './start-product.ts';

/** What a browser of a person calls itself. */
export const browser =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
export const otherBrowser = 'Mozilla/5.0 (X11; Linux x86_64; rv:142.0) Gecko/20100101 Firefox/142.0';

interface Reader {
  readonly agent?: string;
  readonly token?: string;
}

/** A page of an article says that it stands before a reader. */
export async function opens(
  product: Product,
  articleId: string,
  { agent = browser, token }: Reader = {},
  page: 'article' | 'full-pdf' = 'article',
): Promise<void> {
  const sent = { token: token ?? null, headers: { 'user-agent': agent } };
  const { status, text } = await send(product, usage.noteView, { body: { articleId, page } }, sent);
  if (status !== 200) throw new Error(`The view was answered ${status}: ${text}`);
}

/** Fetches an address as a browser does. */
export async function fetches(
  product: Product,
  address: string,
  { agent = browser, token, ...request }: Reader & { method?: string; headers?: Record<string, string> } = {},
) {
  const answer = await fetch(product.url + address, {
    method: request.method ?? 'GET',
    headers: {
      'user-agent': agent,
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...request.headers,
    },
  });
  await answer.arrayBuffer();
  return answer;
}

const noCounts = {
  investigations: 0,
  uniqueInvestigations: 0,
  requests: 0,
  uniqueRequests: 0,
  denials: 0,
  views: 0,
  downloads: 0,
};

/** The sums of an article up to now, all its months together. */
export async function countsOf(product: Product, articleId: string) {
  await sumUsage(product.system);
  const rows = await product.parts.db.select().from(usageSums).where(eq(usageSums.articleId, articleId));
  const counts = { ...noCounts };
  for (const row of rows)
    for (const name of Object.keys(noCounts) as (keyof typeof noCounts)[]) counts[name] += row[name];
  return counts;
}

/** Moves the product's clock to the beginning of the next hour, so that no test meets its end. */
export function beginHour(product: OwnProduct): void {
  const hour = 3_600_000;
  product.moveClock(hour - (product.system.now().getTime() % hour));
}
