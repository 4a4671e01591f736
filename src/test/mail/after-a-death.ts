import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { Database } from '../../server/db/database.ts';
import { letters } from '../../server/db/schema/index.ts';
import type { Received } from './smtp-server.ts';

/** How many copies each person got, and how many messages they are to a receiver that knows Message-IDs. */
export function arrivalsAt({ received }: { readonly received: readonly Received[] }) {
  const byPerson = Map.groupBy(received, ({ recipients }) => recipients.join(','));
  return [...byPerson.values()].map((copies) => ({
    copies: copies.length,
    messages: new Set(copies.map(({ messageId }) => messageId)).size,
  }));
}

/** As if the minutes had passed after which the dead let go of their letters. */
export async function theDeadLetGo(db: Database): Promise<void> {
  await db
    .update(letters)
    .set({ claimedUntil: new Date(Date.now() - 1000) })
    .where(and(eq(letters.state, 'queued'), isNotNull(letters.claimedUntil)));
  await db.execute(
    sql`update pgboss.job set state = 'retry', start_after = now()
        where name in ('send-mail', 'send-mailing-letter') and state = 'active'`,
  );
}
