import { eq, inArray } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { authorOrcids } from '../../../db/schema/index.ts';

export type AuthorOrcidRow = typeof authorOrcids.$inferSelect;

/** Who was asked for an iD, of a manuscript. */
export async function listAuthorOrcids(db: Database, manuscriptId: string): Promise<AuthorOrcidRow[]> {
  return db.select().from(authorOrcids).where(eq(authorOrcids.manuscriptId, manuscriptId)).orderBy(authorOrcids.id);
}

/** One who was asked, by the id or the hash of the link’s token. */
export async function findAuthorOrcid(
  db: Database,
  by: { readonly id: string } | { readonly tokenHash: string },
): Promise<AuthorOrcidRow | null> {
  const condition = 'id' in by ? eq(authorOrcids.id, by.id) : eq(authorOrcids.tokenHash, by.tokenHash);
  const [found] = await db.select().from(authorOrcids).where(condition);
  return found ?? null;
}

/** Notes that an author is asked for the first time. */
export async function insertAuthorOrcid(db: Database, row: typeof authorOrcids.$inferInsert): Promise<void> {
  await db.insert(authorOrcids).values(row);
}

/** Notes a reminder, or an iD. */
export async function updateAuthorOrcid(
  db: Database,
  id: string,
  change: Partial<Pick<AuthorOrcidRow, 'remindedAt' | 'expiresAt' | 'orcid' | 'confirmedAt'>>,
): Promise<void> {
  await db.update(authorOrcids).set(change).where(eq(authorOrcids.id, id));
}

/** Deletes what is known of the authors of these manuscripts. */
export async function deleteAuthorOrcids(db: Database, manuscriptIds: readonly string[]): Promise<void> {
  await db.delete(authorOrcids).where(inArray(authorOrcids.manuscriptId, [...manuscriptIds]));
}
