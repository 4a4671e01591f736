import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { Database } from '../../server/db/database.ts';
import { emails } from '../../server/db/schema/index.ts';
import type { Received } from './smtp-server.ts';

/** How many copies each person got, and how many messages they are to a recipient that knows Message-IDs. */
export function arrivalsAt({ received }: { readonly received: readonly Received[] }) {
  const byPerson = Map.groupBy(received, ({ recipients }) => recipients.join(','));
  return [...byPerson.values()].map((copies) => ({
    copies: copies.length,
    messages: new Set(copies.map(({ messageId }) => messageId)).size,
  }));
}

/** As if the minutes had passed after which the dead let go of their emails. */
export async function theDeadLetGo(db: Database): Promise<void> {
  await db
    .update(emails)
    .set({ claimedUntil: new Date(Date.now() - 1000) })
    .where(and(eq(emails.state, 'queued'), isNotNull(emails.claimedUntil)));
  await db.execute(
    sql`update pgboss.job set state = 'retry', start_after = now()
        where name in ('send-mail', 'send-mailing-letter') and state = 'active'`,
  );
}
