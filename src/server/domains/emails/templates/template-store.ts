import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { emailTemplates, journalEmailTemplates, manuscripts } from '../../../db/schema/index.ts';

export type TemplateRow = typeof emailTemplates.$inferSelect;

/** All changed templates of a journal, or of the whole site (null). */
export const listTemplateRows = (db: Database, journalId: string | null): Promise<TemplateRow[]> =>
  journalId === null
    ? db.select().from(emailTemplates)
    : db.select().from(journalEmailTemplates).where(eq(journalEmailTemplates.journalId, journalId));

const isOf = (journalId: string, name: string) =>
  and(eq(journalEmailTemplates.journalId, journalId), eq(journalEmailTemplates.name, name));

/** The row of a template, for a journal or the whole site (null); null if it was never changed. */
export async function findTemplateRow(
  db: Database,
  name: string,
  journalId: string | null,
): Promise<TemplateRow | null> {
  const [row] =
    journalId === null
      ? await db.select().from(emailTemplates).where(eq(emailTemplates.name, name))
      : await db.select().from(journalEmailTemplates).where(isOf(journalId, name));
  return row ?? null;
}

/** The rows of a template for the journal of a manuscript and for the whole site, in this order. */
export async function listTemplateRowsAbout(
  db: Database,
  name: string,
  manuscriptId: string | null,
): Promise<TemplateRow[]> {
  const site = db.select({ row: emailTemplates }).from(emailTemplates).where(eq(emailTemplates.name, name));
  if (manuscriptId === null) return (await site).map(({ row }) => row);
  const journal = db
    .select({ row: journalEmailTemplates })
    .from(journalEmailTemplates)
    .innerJoin(manuscripts, eq(manuscripts.journalId, journalEmailTemplates.journalId))
    .where(and(eq(manuscripts.id, manuscriptId), eq(journalEmailTemplates.name, name)));
  return [...(await journal), ...(await site)].map(({ row }) => row);
}

/** Replaces the version that was seen; false if it is outdated. */
export async function putTemplate(
  db: Database,
  { version: seen, ...template }: TemplateRow,
  journalId: string | null,
): Promise<boolean> {
  const row = { ...template, version: seen + 1 };
  const { name, ...changed } = row;
  const returned = { isPut: sql`true` };
  const insert = () =>
    journalId === null
      ? db.insert(emailTemplates).values(row).onConflictDoNothing().returning(returned)
      : db
          .insert(journalEmailTemplates)
          .values({ ...row, journalId })
          .onConflictDoNothing()
          .returning(returned);
  const update = () =>
    journalId === null
      ? db
          .update(emailTemplates)
          .set(changed)
          .where(and(eq(emailTemplates.name, name), eq(emailTemplates.version, seen)))
          .returning(returned)
      : db
          .update(journalEmailTemplates)
          .set(changed)
          .where(and(isOf(journalId, name), eq(journalEmailTemplates.version, seen)))
          .returning(returned);
  return (await (seen === 0 ? insert() : update())).length > 0;
}
