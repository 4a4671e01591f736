import { and, eq, gt, inArray, isNull, lte, or } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { emailLinks, users, type LinkPurpose, type RegisteredFields } from '../../db/schema/index.ts';

export type EmailLink = typeof emailLinks.$inferSelect;

/** Adds a link that an email will carry. */
export async function insertEmailLink(db: Database, link: typeof emailLinks.$inferInsert): Promise<void> {
  await db.insert(emailLinks).values(link);
}

const isLiving = (purpose: LinkPurpose, tokenHash: string, now: Date) =>
  and(
    eq(emailLinks.tokenHash, tokenHash),
    eq(emailLinks.purpose, purpose),
    isNull(emailLinks.spentAt),
    or(isNull(emailLinks.opensAt), lte(emailLinks.opensAt, now)),
    gt(emailLinks.expiresAt, now),
  );

/** When a link begins to open something, where that is later. */
export async function findOpening(
  db: Database,
  purpose: LinkPurpose,
  tokenHash: string,
  now: Date,
): Promise<Date | null> {
  const { opensAt, spentAt } = emailLinks;
  const isIt = and(eq(emailLinks.tokenHash, tokenHash), eq(emailLinks.purpose, purpose), isNull(spentAt));
  const [later] = await db
    .select({ opensAt })
    .from(emailLinks)
    .where(and(isIt, gt(opensAt, now)));
  return later?.opensAt ?? null;
}

/** Locks the person's row first, as everywhere, so that two links followed at once wait instead of deadlocking. */
async function lockHolder(db: Database, tokenHash: string): Promise<void> {
  const holder = db.select({ id: emailLinks.userId }).from(emailLinks).where(eq(emailLinks.tokenHash, tokenHash));
  await db.select({ id: users.id }).from(users).where(inArray(users.id, holder)).for('update');
}

/** Uses a link in one statement, within a transaction: of many callers at once, one gets its data, the others null. */
export async function spendEmailLink(
  db: Database,
  purpose: LinkPurpose,
  tokenHash: string,
  now: Date,
): Promise<EmailLink | null> {
  await lockHolder(db, tokenHash);
  const [spent] = await db
    .update(emailLinks)
    .set({ spentAt: now })
    .where(isLiving(purpose, tokenHash, now))
    .returning();
  return spent ?? null;
}

/** Whether a link could be spent now; it is not. */
export async function isLivingLink(db: Database, purpose: LinkPurpose, tokenHash: string, now: Date): Promise<boolean> {
  const found = await db
    .select({ id: emailLinks.id })
    .from(emailLinks)
    .where(isLiving(purpose, tokenHash, now));
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

/** Makes the links of the same person and purpose worthless that were made after this one. */
export async function voidLaterLinks(db: Database, link: EmailLink, at: Date): Promise<void> {
  const { id, userId, purpose } = emailLinks;
  await db
    .update(emailLinks)
    .set({ spentAt: at })
    .where(and(eq(userId, link.userId), eq(purpose, link.purpose), gt(id, link.id), isNull(emailLinks.spentAt)));
}

/** The pending registration of an account; null if several differ, because it is unknown whose to send again. */
export async function findOnlyRegistration(db: Database, userId: string): Promise<RegisteredFields | null> {
  const links = await db
    .select({ registration: emailLinks.registration })
    .from(emailLinks)
    .where(and(eq(emailLinks.userId, userId), eq(emailLinks.purpose, 'verify-email')));
  const [first] = links;
  const isOnly = links.every(({ registration }) => registration?.passwordHash === first?.registration?.passwordHash);
  return isOnly ? (first?.registration ?? null) : null;
}

/** Removes every link of a person, with what its registrations say. */
export async function deleteEmailLinks(db: Database, userId: string): Promise<void> {
  await db.delete(emailLinks).where(eq(emailLinks.userId, userId));
}
