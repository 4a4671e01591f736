import { and, eq, gt, isNull } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { emailLinks } from '../../db/schema/index.ts';

type Purpose = (typeof emailLinks.$inferSelect)['purpose'];

/** Adds a link and makes the older ones of the same purpose worthless. */
export async function replaceEmailLink(db: Database, link: typeof emailLinks.$inferInsert): Promise<void> {
  await db
    .update(emailLinks)
    .set({ spentAt: link.createdAt })
    .where(and(eq(emailLinks.userId, link.userId), eq(emailLinks.purpose, link.purpose), isNull(emailLinks.spentAt)));
  await db.insert(emailLinks).values(link);
}

/** Spends a link in one statement: of many at once, one gets the user's id, the others null. */
export async function spendEmailLink(
  db: Database,
  purpose: Purpose,
  tokenHash: string,
  now: Date,
): Promise<string | null> {
  const [spent] = await db
    .update(emailLinks)
    .set({ spentAt: now })
    .where(
      and(
        eq(emailLinks.tokenHash, tokenHash),
        eq(emailLinks.purpose, purpose),
        isNull(emailLinks.spentAt),
        gt(emailLinks.expiresAt, now),
      ),
    )
    .returning({ userId: emailLinks.userId });
  return spent?.userId ?? null;
}
