import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { siteTexts } from '../../db/schema/index.ts';

export type TextRow = typeof siteTexts.$inferSelect;

/** Those of these texts that somebody has changed. */
export async function findTexts(db: Database, names: readonly string[]): Promise<TextRow[]> {
  return db
    .select()
    .from(siteTexts)
    .where(inArray(siteTexts.name, [...names]));
}

/** Puts a text in the place of the version that was seen; false when that one does not stand any more. */
export async function putText(db: Database, { version: seen, ...text }: TextRow): Promise<boolean> {
  const row = { ...text, version: seen + 1 };
  const { name, ...changed } = row;
  const put =
    seen === 0
      ? await db.insert(siteTexts).values(row).onConflictDoNothing().returning({ name: siteTexts.name })
      : await db
          .update(siteTexts)
          .set(changed)
          .where(and(eq(siteTexts.name, name), eq(siteTexts.version, seen)))
          .returning({ name: siteTexts.name });
  return put.length > 0;
}
