import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { siteContent } from '../../db/schema/index.ts';

export type TextRow = typeof siteContent.$inferSelect;

/** Those of these texts that an administrator has changed. */
export async function findTexts(db: Database, names: readonly string[]): Promise<TextRow[]> {
  return db
    .select()
    .from(siteContent)
    .where(inArray(siteContent.name, [...names]));
}

/** Replaces the version of a text that was seen; false if it is no longer current. */
export async function putText(db: Database, { version: seen, ...text }: TextRow): Promise<boolean> {
  const row = { ...text, version: seen + 1 };
  const { name, ...changed } = row;
  const put =
    seen === 0
      ? await db.insert(siteContent).values(row).onConflictDoNothing().returning({ name: siteContent.name })
      : await db
          .update(siteContent)
          .set(changed)
          .where(and(eq(siteContent.name, name), eq(siteContent.version, seen)))
          .returning({ name: siteContent.name });
  return put.length > 0;
}
