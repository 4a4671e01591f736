import { and, desc, eq, gt, isNotNull, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { productionRevisions, users, type ProductionRow } from '../../db/schema/index.ts';

export type RevisionRow = typeof productionRevisions.$inferSelect;

const withoutText = {
  revision: productionRevisions.revision,
  startedAt: productionRevisions.startedAt,
  savedAt: productionRevisions.savedAt,
  savedBy: productionRevisions.savedBy,
  origin: productionRevisions.origin,
};
const person = { title: users.title, otherName: users.otherName, surname: users.surname };

/** The revisions of a text without the texts, the newest first. */
export async function listRevisions(db: Database, manuscriptId: string) {
  return db
    .select({ ...withoutText, person })
    .from(productionRevisions)
    .leftJoin(users, eq(users.id, productionRevisions.savedBy))
    .where(eq(productionRevisions.manuscriptId, manuscriptId))
    .orderBy(desc(productionRevisions.revision));
}

export async function findRevision(db: Database, manuscriptId: string, revision: number) {
  const [row] = await db
    .select({ row: productionRevisions, person })
    .from(productionRevisions)
    .leftJoin(users, eq(users.id, productionRevisions.savedBy))
    .where(and(eq(productionRevisions.manuscriptId, manuscriptId), eq(productionRevisions.revision, revision)));
  return row ?? null;
}

/** Whether editors have changed a text since its proof, by more than the author's changes. */
export async function isEditedSince(
  db: Database,
  { manuscriptId, proofRevision }: Pick<ProductionRow, 'manuscriptId' | 'proofRevision'>,
): Promise<boolean> {
  if (proofRevision === null) return false;
  const edited = await db
    .select({ revision: productionRevisions.revision })
    .from(productionRevisions)
    .where(
      and(
        eq(productionRevisions.manuscriptId, manuscriptId),
        gt(productionRevisions.revision, proofRevision),
        eq(productionRevisions.isAuthorsChange, false),
      ),
    )
    .limit(1);
  return edited.length > 0;
}

/** The ids of the pictures that some revision of a text shows. */
export async function listStoredPictures(db: Database, manuscriptId: string): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`select distinct found[1] as id
    from ${productionRevisions},
      regexp_matches(${productionRevisions.bodyHtml}, ' src="/api/files/([0-9a-f-]{36})"', 'g') as found
    where ${productionRevisions.manuscriptId} = ${manuscriptId}`);
  return rows.map(({ id }) => id);
}

/** The newest revision without its text. */
export async function findLastRevision(db: Database, manuscriptId: string) {
  const [row] = await db
    .select(withoutText)
    .from(productionRevisions)
    .where(eq(productionRevisions.manuscriptId, manuscriptId))
    .orderBy(desc(productionRevisions.revision))
    .limit(1);
  return row ?? null;
}

export async function insertRevision(db: Database, row: typeof productionRevisions.$inferInsert): Promise<void> {
  await db.insert(productionRevisions).values(row);
}

/** Writes a revision over one that the same person saved shortly before. */
export async function replaceRevision(
  db: Database,
  { manuscriptId, revision }: Pick<RevisionRow, 'manuscriptId' | 'revision'>,
  change: Pick<RevisionRow, 'revision' | 'savedAt' | 'bodyHtml' | 'references' | 'front'>,
): Promise<void> {
  await db
    .update(productionRevisions)
    .set(change)
    .where(and(eq(productionRevisions.manuscriptId, manuscriptId), eq(productionRevisions.revision, revision)));
}

/** Whether someone has worked on a text, so that the manuscript must not replace it. */
export async function isBegun(
  db: Database,
  { manuscriptId, proofRound, approvedAt }: Pick<ProductionRow, 'manuscriptId' | 'proofRound' | 'approvedAt'>,
): Promise<boolean> {
  if (proofRound > 0 || approvedAt !== null) return true;
  const edited = await db
    .select({ revision: productionRevisions.revision })
    .from(productionRevisions)
    .where(and(eq(productionRevisions.manuscriptId, manuscriptId), isNotNull(productionRevisions.savedBy)))
    .limit(1);
  return edited.length > 0;
}
