import { and, desc, eq, gt, inArray, isNull } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { emailLinks, type LinkPurpose, type RegisteredFields } from '../../db/schema/index.ts';

export type EmailLink = typeof emailLinks.$inferSelect;

/** Adds a link that an email will carry. */
export async function insertEmailLink(db: Database, link: typeof emailLinks.$inferInsert): Promise<void> {
  await db.insert(emailLinks).values(link);
}

/** Spends a link in one statement: of many at once, one gets what it carries, the others null. */
export async function spendEmailLink(
  db: Database,
  purpose: LinkPurpose,
  tokenHash: string,
  now: Date,
): Promise<EmailLink | null> {
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
    .returning();
  return spent ?? null;
}

/** Whether a link could be spent now; it is not. */
export async function isLivingLink(db: Database, purpose: LinkPurpose, tokenHash: string, now: Date): Promise<boolean> {
  const found = await db
    .select({ id: emailLinks.id })
    .from(emailLinks)
    .where(
      and(
        eq(emailLinks.tokenHash, tokenHash),
        eq(emailLinks.purpose, purpose),
        isNull(emailLinks.spentAt),
        gt(emailLinks.expiresAt, now),
      ),
    );
  return found.length > 0;
}

/** Makes a person's other living links of these purposes worthless. */
export async function voidEmailLinks(
  db: Database,
  userId: string,
  purposes: readonly LinkPurpose[],
  at: Date,
): Promise<void> {
  await db
    .update(emailLinks)
    .set({ spentAt: at })
    .where(and(eq(emailLinks.userId, userId), inArray(emailLinks.purpose, [...purposes]), isNull(emailLinks.spentAt)));
}

/** What the newest registration of an account says. */
export async function findNewestRegistration(db: Database, userId: string): Promise<RegisteredFields | null> {
  const [newest] = await db
    .select({ registration: emailLinks.registration })
    .from(emailLinks)
    .where(and(eq(emailLinks.userId, userId), eq(emailLinks.purpose, 'verify-email')))
    .orderBy(desc(emailLinks.id))
    .limit(1);
  return newest?.registration ?? null;
}

/** Removes every link of a person, with what its registrations say. */
export async function deleteEmailLinks(db: Database, userId: string): Promise<void> {
  await db.delete(emailLinks).where(eq(emailLinks.userId, userId));
}
