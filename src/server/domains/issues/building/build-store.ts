import { and, desc, eq, getTableColumns, gte, inArray, isNotNull, isNull, lt, notExists, or } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { fullIssues, issueBuilds, journals } from '../../../db/schema/index.ts';

export type BuildRow = typeof issueBuilds.$inferSelect;

const isUnfinished = inArray(issueBuilds.state, ['waiting', 'building']);
const isAtPlace = and(
  eq(fullIssues.journalId, issueBuilds.journalId),
  eq(fullIssues.volume, issueBuilds.volume),
  eq(fullIssues.number, issueBuilds.number),
);
/** The full issue with the document of a build, which lists its contents. */
const sellingIssue = (db: Database) =>
  db.select({ id: fullIssues.id }).from(fullIssues).where(eq(fullIssues.documentFileId, issueBuilds.documentFileId));

const listed = (db: Database) =>
  db
    .select({
      ...getTableColumns(issueBuilds),
      journalAbbreviation: journals.abbreviation,
      fullIssueId: fullIssues.id,
    })
    .from(issueBuilds)
    .innerJoin(journals, eq(journals.id, issueBuilds.journalId))
    .leftJoin(fullIssues, isAtPlace);

/** What a person has had built since a moment and has not forgotten, the newest first. */
export const listBuilds = (db: Database, createdBy: string, { since, limit }: { since: Date; limit: number }) =>
  listed(db)
    .where(
      and(eq(issueBuilds.createdBy, createdBy), gte(issueBuilds.createdAt, since), isNull(issueBuilds.forgottenAt)),
    )
    .orderBy(desc(issueBuilds.createdAt))
    .limit(limit);

export type ListedBuild = Awaited<ReturnType<typeof listBuilds>>[number];

export async function findBuild(db: Database, id: string): Promise<ListedBuild | null> {
  const [found] = await listed(db).where(eq(issueBuilds.id, id));
  return found ?? null;
}

/** What a person is having built and is not done. */
export const listUnfinished = (db: Database, createdBy: string): Promise<BuildRow[]> =>
  db
    .select()
    .from(issueBuilds)
    .where(and(eq(issueBuilds.createdBy, createdBy), isUnfinished));

export async function insertBuild(db: Database, build: typeof issueBuilds.$inferInsert): Promise<void> {
  await db.insert(issueBuilds).values(build);
}

/**
 * Dismisses a person's build; false if there is none. It still lists the contents of its document, which may become a
 * full issue.
 */
export async function forgetBuild(db: Database, id: string, createdBy: string, at: Date): Promise<boolean> {
  const isOwn = and(eq(issueBuilds.id, id), eq(issueBuilds.createdBy, createdBy), isNull(issueBuilds.forgottenAt));
  const own = { id: issueBuilds.id };
  const isMade = isNotNull(issueBuilds.documentFileId);
  const hidden = await db.update(issueBuilds).set({ forgottenAt: at }).where(and(isOwn, isMade)).returning(own);
  return hidden.length > 0 || (await db.delete(issueBuilds).where(isOwn).returning(own)).length > 0;
}

/** Claims a build that waits, or without news since a moment; only one of many callers gets it. */
export async function takeBuild(db: Database, id: string, at: Date, silentSince: Date): Promise<BuildRow | null> {
  const isSilent = and(eq(issueBuilds.state, 'building'), lt(issueBuilds.heardAt, silentSince));
  const [taken] = await db
    .update(issueBuilds)
    .set({ state: 'building', done: 0, heardAt: at })
    .where(and(eq(issueBuilds.id, id), or(eq(issueBuilds.state, 'waiting'), isSilent)))
    .returning();
  return taken ?? null;
}

type Progress = Partial<Omit<BuildRow, 'id' | 'createdBy' | 'createdAt'>>;

/** Notes how far a build is, or what came of it; false when it is not being built any more. */
export async function noteBuild(db: Database, id: string, progress: Progress): Promise<boolean> {
  const noted = await db
    .update(issueBuilds)
    .set(progress)
    .where(and(eq(issueBuilds.id, id), eq(issueBuilds.state, 'building')))
    .returning({ id: issueBuilds.id });
  return noted.length > 0;
}

/** Returns builds without news since `silentSince` to the queue: their process has ended. */
export async function wakeSilentBuilds(db: Database, at: Date, silentSince: Date): Promise<string[]> {
  const woken = await db
    .update(issueBuilds)
    .set({ state: 'waiting', heardAt: at })
    .where(and(isUnfinished, lt(issueBuilds.heardAt, silentSince)))
    .returning({ id: issueBuilds.id });
  return woken.map(({ id }) => id);
}

/**
 * Deletes builds from before a moment, or dismissed before another, except those that list the contents of a full
 * issue's document.
 */
export async function deleteBuildsBefore(db: Database, { built, forgotten }: Record<'built' | 'forgotten', Date>) {
  const isOver = or(lt(issueBuilds.createdAt, built), lt(issueBuilds.forgottenAt, forgotten));
  await db.delete(issueBuilds).where(and(isOver, notExists(sellingIssue(db))));
}
