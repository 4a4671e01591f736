import { sql } from 'drizzle-orm';
import type { Context } from './context.ts';
import { takeTime, type Database } from './db/database.ts';
import { publicContentChannel } from './db/public-version.ts';

/** Sends the announcement with the surrounding transaction's commit. */
export async function notifyPublicChange(db: Database): Promise<void> {
  await db.execute(sql`select pg_notify(${publicContentChannel}, '')`);
}

/** Runs `work` in one transaction. Files, mail and provider calls do not belong inside. */
export async function inTransaction<T>(ctx: Context, work: (ctx: Context) => Promise<T>): Promise<T> {
  const announcement = { made: false };
  const result = await ctx.db.transaction((tx) =>
    work({
      ...ctx,
      db: tx,
      announcePublicChange: async () => {
        if (!announcement.made) await notifyPublicChange(tx);
        announcement.made = true;
      },
    }),
  );
  // The next request on this machine must see the change before the notification has made its round.
  if (announcement.made) await ctx.renewPages();
  return result;
}

/** The same for what goes through a large part of a table: its statements take their time, while people's are bounded. */
export const inLongTransaction = <T>(ctx: Context, work: (ctx: Context) => Promise<T>): Promise<T> =>
  inTransaction(ctx, async (tx) => {
    await takeTime(tx.db);
    return work(tx);
  });
