import { and, asc, count, eq, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import type { Person } from '../accounts/index.ts';
import { titleOfArticle } from '../articles/index.ts';
import { openToOffice } from '../conflicts/index.ts';
import {
  journalRoleHolders,
  journals,
  manuscripts,
  productions,
  productionTaskRows,
  proofNotes,
  type ProductionRow,
} from '../../db/schema/index.ts';

/** Adds the production of a manuscript; false if there is one. */
export async function insertProduction(db: Database, row: typeof productions.$inferInsert): Promise<boolean> {
  const added = await db
    .insert(productions)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: productions.manuscriptId });
  return added.length > 0;
}

export async function findProduction(db: Database, manuscriptId: string): Promise<ProductionRow | null> {
  const [row] = await db.select().from(productions).where(eq(productions.manuscriptId, manuscriptId));
  return row ?? null;
}

/** The same, locked until the transaction ends. */
export async function lockProduction(db: Database, manuscriptId: string): Promise<ProductionRow | null> {
  const [row] = await db.select().from(productions).where(eq(productions.manuscriptId, manuscriptId)).for('update');
  return row ?? null;
}

/** Changes a production that the transaction has locked; returns its row. */
export async function updateProduction(
  db: Database,
  manuscriptId: string,
  change: Partial<Omit<ProductionRow, 'manuscriptId'>>,
): Promise<ProductionRow> {
  const [row] = await db.update(productions).set(change).where(eq(productions.manuscriptId, manuscriptId)).returning();
  if (!row) throw new Error(`The production of ${manuscriptId} was changed and is not there`);
  return row;
}

/** Someone who may work on texts; nothing of a manuscript with which they have a conflict of interest. */
type Worker = Person & { readonly isAdmin: boolean };

const itsTitle = sql<string>`coalesce(${productions.front} ->> 'title', ${titleOfArticle(manuscripts.id)}, ${manuscripts.title})`;

const named = {
  manuscriptId: manuscripts.id,
  number: manuscripts.number,
  title: itsTitle,
  journalTitle: journals.title,
  journalAbbreviation: journals.abbreviation,
};

const managesJournal = (userId: string) => sql<boolean>`exists (select from ${journalRoleHolders}
  where ${journalRoleHolders.journalId} = ${manuscripts.journalId} and ${journalRoleHolders.userId} = ${userId}
    and ${journalRoleHolders.role} in ('production-editor', 'editor-in-chief'))`;

/** Whether a text is published and not open again for a correction. */
export const isClosed = ({ publishedAt, correctsRevision }: ProductionRow): boolean =>
  publishedAt !== null && correctsRevision === null;

/** The state of a manuscript whose text can be changed: published while it is corrected. */
export const openState = ({ correctsRevision }: ProductionRow): 'accepted' | 'published' =>
  correctsRevision === null ? 'accepted' : 'published';

const isPublished = and(isNotNull(productions.publishedAt), isNull(productions.correctsRevision));
/** The texts that are not published, or open for a correction. */
export const isOpen = or(
  and(isNull(productions.publishedAt), eq(manuscripts.state, 'accepted')),
  and(isNotNull(productions.correctsRevision), eq(manuscripts.state, 'published')),
);
const isProof = and(isOpen, isNotNull(productions.proofSentAt), isNull(productions.approvedAt));

const copyEdits = (userId: string) => sql`exists (select from ${productionTaskRows}
  where ${productionTaskRows.manuscriptId} = ${manuscripts.id} and ${productionTaskRows.kind} = 'copy-edit'
    and ${productionTaskRows.personId} = ${userId})`;

const manages = (userId: string) =>
  sql<boolean>`(${manuscripts.handlingEditorId} is not distinct from ${userId}::uuid or ${managesJournal(userId)})`;

/** The productions that a person manages or copy-edits, or all for administrators; those with an earlier date first. */
export async function listProductions(
  db: Database,
  { isAdmin, published, ...person }: Worker & { readonly published: boolean },
) {
  const { userId } = person;
  const mine = and(openToOffice(person), isAdmin ? undefined : or(manages(userId), copyEdits(userId)));
  const inStage = published ? isPublished : isOpen;
  return db
    .select({ ...named, production: productions, manages: isAdmin ? sql<boolean>`true` : manages(userId) })
    .from(productions)
    .innerJoin(manuscripts, eq(manuscripts.id, productions.manuscriptId))
    .innerJoin(journals, eq(journals.id, manuscripts.journalId))
    .where(and(mine, inStage, isNull(manuscripts.deletedAt)))
    .orderBy(
      asc(sql`(select min(${productionTaskRows.dueOn}) from ${productionTaskRows}
        where ${productionTaskRows.manuscriptId} = ${manuscripts.id} and ${productionTaskRows.doneAt} is null)`),
      asc(productions.startedAt),
    )
    .limit(500);
}

/** Accepted manuscripts without production that a person may put there, the oldest first. */
export async function listStartable(db: Database, { isAdmin, ...person }: Worker) {
  return db
    .select(named)
    .from(manuscripts)
    .innerJoin(journals, eq(journals.id, manuscripts.journalId))
    .leftJoin(productions, eq(productions.manuscriptId, manuscripts.id))
    .where(
      and(
        eq(manuscripts.state, 'accepted'),
        isNull(manuscripts.deletedAt),
        isNull(productions.manuscriptId),
        openToOffice(person),
        isAdmin ? undefined : manages(person.userId),
      ),
    )
    .orderBy(asc(manuscripts.decidedAt))
    .limit(100);
}

/** The proofs that a person has to check as an author, the next due first. */
export async function listProofs(db: Database, userId: string) {
  return db
    .select({ ...named, dueOn: productionTaskRows.dueOn })
    .from(productions)
    .innerJoin(manuscripts, eq(manuscripts.id, productions.manuscriptId))
    .innerJoin(journals, eq(journals.id, manuscripts.journalId))
    .leftJoin(
      productionTaskRows,
      and(eq(productionTaskRows.manuscriptId, manuscripts.id), eq(productionTaskRows.kind, 'proof')),
    )
    .where(and(isProof, eq(manuscripts.submittingUserId, userId), isNull(manuscripts.deletedAt)))
    .orderBy(asc(productionTaskRows.dueOn));
}

/** How many notes of each production no editor has settled. */
export async function countOpenNotes(db: Database, manuscriptIds: readonly string[]): Promise<Map<string, number>> {
  if (manuscriptIds.length === 0) return new Map();
  const rows = await db
    .select({ id: proofNotes.manuscriptId, open: count() })
    .from(proofNotes)
    .where(and(inArray(proofNotes.manuscriptId, [...manuscriptIds]), inArray(proofNotes.state, ['open', 'answered'])))
    .groupBy(proofNotes.manuscriptId);
  return new Map(rows.map(({ id, open }) => [id, open]));
}

/** The same for one production. */
export const countOpenNotesOf = async (db: Database, manuscriptId: string): Promise<number> =>
  (await countOpenNotes(db, [manuscriptId])).get(manuscriptId) ?? 0;

/** How many texts a person works on in production, published ones apart. */
export async function countFor(
  db: Database,
  { isAdmin, ...person }: Worker,
): Promise<{ open: number; published: number }> {
  const { userId } = person;
  const worksOn = and(openToOffice(person), isAdmin ? undefined : or(manages(userId), copyEdits(userId)));
  const [row] = await db
    .select({
      open: sql<number>`count(*) filter (where ${isOpen} and ${worksOn})`.mapWith(Number),
      published: sql<number>`count(*) filter (where ${isPublished} and ${worksOn})`.mapWith(Number),
    })
    .from(productions)
    .innerJoin(manuscripts, eq(manuscripts.id, productions.manuscriptId))
    .where(isNull(manuscripts.deletedAt));
  return row ?? { open: 0, published: 0 };
}
