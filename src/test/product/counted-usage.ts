import { usageSearches, usageSums } from '../../server/db/schema/index.ts';
import type { Product } from './start-product.ts';

interface Counts {
  readonly accessType: 'Controlled' | 'Open';
  readonly investigations: number;
  readonly requests: number;
  readonly denials?: number;
}

/** Usage of an article in a month that is over, as its days have left it. */
export async function usedIn(product: Product, articleId: string, period: string, counts: Counts): Promise<void> {
  const { investigations, requests, denials = 0, accessType } = counts;
  await product.parts.db.insert(usageSums).values({
    articleId,
    period,
    accessType,
    investigations,
    uniqueInvestigations: Math.ceil(investigations / 2),
    requests,
    uniqueRequests: Math.ceil(requests / 2),
    denials,
    views: investigations - requests,
    downloads: requests,
  });
}

/** Searches of a month that is over. */
export async function searchedIn(product: Product, period: string, searches: number): Promise<void> {
  await product.parts.db.insert(usageSearches).values({ period, searches });
}

/** The month so many before the product's. */
export function monthAgo(product: Product, months: number): string {
  const now = product.system.now();
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - months, 1)).toISOString().slice(0, 7);
}
