import { and, eq } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { emailTemplates } from '../../../db/schema/index.ts';

export type TemplateRow = typeof emailTemplates.$inferSelect;

/** All changed templates. */
export const listTemplateRows = (db: Database): Promise<TemplateRow[]> => db.select().from(emailTemplates);

/** The row of a template; null if it was never changed. */
export async function findTemplateRow(db: Database, name: string): Promise<TemplateRow | null> {
  const [row] = await db.select().from(emailTemplates).where(eq(emailTemplates.name, name));
  return row ?? null;
}

/** Replaces the version that was seen; false if it is outdated. */
export async function putTemplate(db: Database, { version: seen, ...template }: TemplateRow): Promise<boolean> {
  const row = { ...template, version: seen + 1 };
  const { name, ...changed } = row;
  const put =
    seen === 0
      ? await db.insert(emailTemplates).values(row).onConflictDoNothing().returning({ name: emailTemplates.name })
      : await db
          .update(emailTemplates)
          .set(changed)
          .where(and(eq(emailTemplates.name, name), eq(emailTemplates.version, seen)))
          .returning({ name: emailTemplates.name });
  return put.length > 0;
}
