import { and, eq } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { letterTemplates } from '../../../db/schema/index.ts';

export type TemplateRow = typeof letterTemplates.$inferSelect;

/** Every letter whose words somebody has changed. */
export const listTemplateRows = (db: Database): Promise<TemplateRow[]> => db.select().from(letterTemplates);

/** The row of one letter; null while nobody has changed it. */
export async function findTemplateRow(db: Database, name: string): Promise<TemplateRow | null> {
  const [row] = await db.select().from(letterTemplates).where(eq(letterTemplates.name, name));
  return row ?? null;
}

/** Puts words in the place of the version that was seen; false when that one does not stand any more. */
export async function putTemplate(db: Database, { version: seen, ...template }: TemplateRow): Promise<boolean> {
  const row = { ...template, version: seen + 1 };
  const { name, ...changed } = row;
  const put =
    seen === 0
      ? await db.insert(letterTemplates).values(row).onConflictDoNothing().returning({ name: letterTemplates.name })
      : await db
          .update(letterTemplates)
          .set(changed)
          .where(and(eq(letterTemplates.name, name), eq(letterTemplates.version, seen)))
          .returning({ name: letterTemplates.name });
  return put.length > 0;
}
