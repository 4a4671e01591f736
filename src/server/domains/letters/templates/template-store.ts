import { and, eq } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { letterTemplates } from '../../../db/schema/index.ts';

export type TemplateRow = typeof letterTemplates.$inferSelect;

/** All changed templates. */
export const listTemplateRows = (db: Database): Promise<TemplateRow[]> => db.select().from(letterTemplates);

/** The row of a template; null if it was never changed. */
export async function findTemplateRow(db: Database, name: string): Promise<TemplateRow | null> {
  const [row] = await db.select().from(letterTemplates).where(eq(letterTemplates.name, name));
  return row ?? null;
}

/** Replaces the version that was seen; false if it is outdated. */
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
