import { and, eq } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { manuscripts, publicationConsents } from '../../../db/schema/index.ts';

export type ConsentRow = typeof publicationConsents.$inferSelect;

/** What the writers of a manuscript's review agree to; who has not chosen is missing. */
export const listConsents = (db: Database, manuscriptId: string): Promise<ConsentRow[]> =>
  db.select().from(publicationConsents).where(eq(publicationConsents.manuscriptId, manuscriptId));

/** What one person chose. */
export async function findConsent(db: Database, manuscriptId: string, userId: string): Promise<ConsentRow | null> {
  const { manuscriptId: manuscript, userId: person } = publicationConsents;
  const [found] = await db
    .select()
    .from(publicationConsents)
    .where(and(eq(manuscript, manuscriptId), eq(person, userId)));
  return found ?? null;
}

/** Saves what a person chooses, in place of an earlier choice. */
export async function saveConsent(db: Database, consent: ConsentRow): Promise<void> {
  const { choice, chosenAt } = consent;
  await db
    .insert(publicationConsents)
    .values(consent)
    .onConflictDoUpdate({
      target: [publicationConsents.manuscriptId, publicationConsents.userId],
      set: { choice, chosenAt },
    });
}

/** What a person chose, by manuscript. */
export const listConsentsOf = (db: Database, userId: string) =>
  db
    .select({
      articleTitle: manuscripts.title,
      choice: publicationConsents.choice,
      chosenAt: publicationConsents.chosenAt,
    })
    .from(publicationConsents)
    .innerJoin(manuscripts, eq(manuscripts.id, publicationConsents.manuscriptId))
    .where(eq(publicationConsents.userId, userId))
    .orderBy(publicationConsents.chosenAt);

/** Withdraws what a person agreed to; what is published already stays. */
export async function deleteConsentsOf(db: Database, userId: string): Promise<void> {
  await db.delete(publicationConsents).where(eq(publicationConsents.userId, userId));
}
