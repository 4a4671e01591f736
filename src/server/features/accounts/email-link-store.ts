import { and, eq, gt, isNull } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { emailLinks, type RegisteredFields } from '../../db/schema/index.ts';

/** Adds a link that an email will carry. */
export async function insertEmailLink(db: Database, link: typeof emailLinks.$inferInsert): Promise<void> {
  await db.insert(emailLinks).values(link);
}

/** Spends a link in one statement: of many at once, one gets what it carries, the others null. */
export async function spendEmailLink(
  db: Database,
  tokenHash: string,
  now: Date,
): Promise<{ userId: string; registration: RegisteredFields } | null> {
  const [spent] = await db
    .update(emailLinks)
    .set({ spentAt: now })
    .where(and(eq(emailLinks.tokenHash, tokenHash), isNull(emailLinks.spentAt), gt(emailLinks.expiresAt, now)))
    .returning({ userId: emailLinks.userId, registration: emailLinks.registration });
  return spent ?? null;
}

/** Makes every other living link of a person worthless. */
export async function voidEmailLinks(db: Database, userId: string, at: Date): Promise<void> {
  await db
    .update(emailLinks)
    .set({ spentAt: at })
    .where(and(eq(emailLinks.userId, userId), isNull(emailLinks.spentAt)));
}
