import { asc, eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { articles, usageMonths, usageSums } from '../server/db/schema/index.ts';
import { sumUsage } from '../server/domains/usage/index.ts';
import { usedIn } from './product/counted-usage.ts';
import { aJournal } from './product/factories.ts';
import { startProduct } from './product/start-product.ts';
import { aPaper } from './product/usage-paper.ts';
import { beginHour, opens } from './product/usage.ts';

const product = await startProduct();
const { db } = product.parts;
const day = 86_400_000;

/** The sums of every article added up, by month and journal. */
const addedUp = () => {
  const total = (column: keyof typeof usageSums.$inferSelect) => sql<number>`sum(${usageSums[column]})`.mapWith(Number);
  const month = sql<string>`left(${usageSums.period}, 7)`;
  return db
    .select({
      month,
      journalId: articles.journalId,
      sums: sql<number>`count(*)`.mapWith(Number),
      investigations: total('investigations'),
      uniqueInvestigations: total('uniqueInvestigations'),
      requests: total('requests'),
      uniqueRequests: total('uniqueRequests'),
      denials: total('denials'),
      views: total('views'),
      downloads: total('downloads'),
    })
    .from(usageSums)
    .innerJoin(articles, eq(articles.id, usageSums.articleId))
    .groupBy(month, articles.journalId)
    .orderBy(month, asc(articles.journalId));
};
const kept = () => db.select().from(usageMonths).orderBy(asc(usageMonths.month), asc(usageMonths.journalId));

test('issue 9: what is kept of the months of journals follows whatever happens to usage and to articles', async () => {
  beginHour(product);
  const [one, other] = [await aJournal(product), await aJournal(product)];
  const papers = [await aPaper(product, one, 'open'), await aPaper(product, one, 'subscription')] as const;
  const [moved] = papers;
  const changes = [
    () => usedIn(product, moved.id, '2026-01', { accessType: 'Open', investigations: 9, requests: 4 }),
    () =>
      usedIn(product, papers[1].id, '2026-01', {
        accessType: 'Controlled',
        investigations: 5,
        requests: 1,
        denials: 2,
      }),
    async () => {
      for (const paper of papers) await opens(product, paper.id);
      await sumUsage(product.system);
    },
    // Days go into their months, and one of them is counted anew.
    async () => {
      product.moveClock(4 * day);
      await opens(product, moved.id);
      await sumUsage(product.system);
    },
    () => db.update(articles).set({ journalId: other.id }).where(eq(articles.id, moved.id)),
    () => db.update(usageSums).set({ views: 77 }).where(eq(usageSums.articleId, moved.id)),
    () => db.delete(usageSums).where(eq(usageSums.articleId, papers[1].id)),
    () => db.delete(articles).where(eq(articles.id, moved.id)),
  ];
  for (const [place, change] of changes.entries()) {
    await change();
    const months = await kept();
    expect(months, `after change ${place}`).toEqual(await addedUp());
    expect(months.length > 0).toBe(place < changes.length - 1);
  }
});

test('issue 9: an article that is moved while its uses are summed takes them along', async () => {
  const [one, other] = [await aJournal(product), await aJournal(product)];
  const paper = await aPaper(product, one, 'open');
  let isMoved = false;
  const moving = await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('usage-sums'))`);
    const move = db
      .update(articles)
      .set({ journalId: other.id })
      .where(eq(articles.id, paper.id))
      .then(() => (isMoved = true));
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(isMoved).toBe(false);
    await tx.insert(usageSums).values({
      articleId: paper.id,
      period: '2026-02',
      accessType: 'Open',
      investigations: 1,
      uniqueInvestigations: 1,
      requests: 1,
      uniqueRequests: 1,
      denials: 0,
      views: 0,
      downloads: 1,
    });
    return { move };
  });
  await moving.move;
  expect(await kept()).toEqual(await addedUp());
});
