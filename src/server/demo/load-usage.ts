import { createHash } from 'node:crypto';
import type { Context } from '../context.ts';
import { readPublishedArticles } from '../domains/articles/index.ts';
import { addEarlierUsage, type EarlierUsage } from '../domains/usage/index.ts';

const months = 14;
/** So many people look at an article in a busy month. */
const most = 180;

/** A number from 0 to 1 that is always the same for the same words. */
const chance = (words: string): number => createHash('sha256').update(words).digest().readUInt32BE() / 2 ** 32;

const monthAgo = (now: Date, ago: number): string =>
  new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - ago, 1)).toISOString().slice(0, 7);

/** What an article was used in a month: more while it is new, more where it is open. */
function usedIn(title: string, period: string, age: number, isOpen: boolean): Omit<EarlierUsage, 'articleId'> {
  const interest = (0.25 + 0.75 * chance(title)) / (1 + age / 6);
  const views = 1 + Math.round(most * interest * (0.6 + 0.4 * chance(`${title} ${period}`)));
  const downloads = Math.round(views * (isOpen ? 0.45 : 0.12));
  return {
    period,
    accessType: isOpen ? 'Open' : 'Controlled',
    views,
    downloads,
    denials: isOpen ? 0 : Math.round(views * 0.2),
    requests: isOpen ? views + downloads : downloads,
    uniqueRequests: isOpen ? views : downloads,
    investigations: views + downloads,
    uniqueInvestigations: views,
  };
}

/** What readers of the demo have read in the months before it began. */
export async function loadUsage(ctx: Context): Promise<void> {
  const now = ctx.now();
  const articles = await readPublishedArticles(ctx);
  const usage = articles.flatMap(({ id, articleTitle, articlePublishedDate, access }) =>
    Array.from({ length: months }, (_, place) => place + 1)
      .map((ago) => monthAgo(now, ago))
      .filter((month) => month >= articlePublishedDate.slice(0, 7))
      .toReversed()
      .map((month, age) => ({ articleId: id, ...usedIn(articleTitle, month, age, access === 'open') })),
  );
  const searches = Array.from({ length: months }, (_, place) => {
    const period = monthAgo(now, place + 1);
    return { period, searches: 40 + Math.round(80 * chance(period)) };
  });
  await addEarlierUsage(ctx.db, usage, searches);
}
