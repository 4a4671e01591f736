import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { ManuscriptAuthor } from '../../../../contracts/contributors.ts';
import type { Database } from '../../../db/database.ts';
import { manuscriptVersions } from '../../../db/schema/index.ts';

/** A version of a manuscript by which its authors were changed. */
export interface AuthorChange {
  readonly manuscriptId: string;
  readonly version: number;
}

export interface AuthorsBeforeAndAfter extends AuthorChange {
  readonly before: ManuscriptAuthor[];
  readonly after: ManuscriptAuthor[];
}

/** The authors of these versions and the previous ones; none for manuscripts that were permanently removed. */
export async function listAuthorChanges(
  db: Database,
  changes: readonly AuthorChange[],
): Promise<AuthorsBeforeAndAfter[]> {
  if (changes.length === 0) return [];
  const ids = sql.param(changes.map((change) => change.manuscriptId));
  const numbers = sql.param(changes.map((change) => change.version));
  const { rows } = await db.execute<Record<string, unknown> & AuthorsBeforeAndAfter>(sql`
    select wanted.id::text as "manuscriptId", wanted.version, earlier.authors as before, ${manuscriptVersions.authors} as after
    from unnest(${ids}::uuid[], ${numbers}::int[]) wanted (id, version)
    join ${manuscriptVersions} on ${manuscriptVersions.manuscriptId} = wanted.id and ${manuscriptVersions.version} = wanted.version
    join ${manuscriptVersions} earlier on earlier.manuscript_id = wanted.id and earlier.version = wanted.version - 1`);
  return rows;
}

export type VersionRow = typeof manuscriptVersions.$inferSelect;

/** Saves a version as submitted. */
export async function insertVersion(db: Database, version: typeof manuscriptVersions.$inferInsert): Promise<void> {
  await db.insert(manuscriptVersions).values(version);
}

/** The versions of a manuscript, newest first. */
export async function listVersions(db: Database, manuscriptId: string): Promise<VersionRow[]> {
  return db
    .select()
    .from(manuscriptVersions)
    .where(eq(manuscriptVersions.manuscriptId, manuscriptId))
    .orderBy(desc(manuscriptVersions.version));
}

/** One version of a manuscript. */
export async function findVersion(db: Database, manuscriptId: string, version: number): Promise<VersionRow | null> {
  const [row] = await db
    .select()
    .from(manuscriptVersions)
    .where(and(eq(manuscriptVersions.manuscriptId, manuscriptId), eq(manuscriptVersions.version, version)));
  return row ?? null;
}

/** Saves the decision on a version. */
export async function closeVersion(
  db: Database,
  manuscriptId: string,
  version: number,
  decision: Pick<VersionRow, 'outcome' | 'decidedAt'> & Partial<Pick<VersionRow, 'rejectionText' | 'rejectionFileIds'>>,
): Promise<void> {
  await db
    .update(manuscriptVersions)
    .set(decision)
    .where(and(eq(manuscriptVersions.manuscriptId, manuscriptId), eq(manuscriptVersions.version, version)));
}

/** The ids of the files that went with rejections of a manuscript. */
export async function listSentFileIds(db: Database, manuscriptId: string): Promise<string[]> {
  const versions = await db
    .select({ sent: manuscriptVersions.rejectionFileIds })
    .from(manuscriptVersions)
    .where(eq(manuscriptVersions.manuscriptId, manuscriptId));
  return versions.flatMap(({ sent }) => sent);
}

/** Whether a file was sent with a version of a manuscript, or with a decision about one. */
export async function isOfSomeVersion(db: Database, manuscriptId: string, fileId: string): Promise<boolean> {
  const { fileIds, rejectionFileIds } = manuscriptVersions;
  const isNamed = sql`${fileId}::uuid = any(${fileIds} || ${rejectionFileIds})`;
  const found = await db
    .select({ version: manuscriptVersions.version })
    .from(manuscriptVersions)
    .where(and(eq(manuscriptVersions.manuscriptId, manuscriptId), isNamed))
    .limit(1);
  return found.length > 0;
}

/** Every version of several manuscripts, oldest first. */
export async function listVersionsOf(db: Database, manuscriptIds: readonly string[]): Promise<VersionRow[]> {
  if (manuscriptIds.length === 0) return [];
  return db
    .select()
    .from(manuscriptVersions)
    .where(inArray(manuscriptVersions.manuscriptId, [...manuscriptIds]))
    .orderBy(manuscriptVersions.manuscriptId, manuscriptVersions.version);
}
