import { eq, inArray, isNull } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../../db/database.ts';
import { files, reviewCopies } from '../../../db/schema/index.ts';

/** Notes the copy of a file, or why there is none; one that is there already stays. Says whether this one counts. */
export async function noteCopy(db: Database, copy: typeof reviewCopies.$inferInsert): Promise<boolean> {
  const { copyId, failure, madeAt } = copy;
  const noted = await db
    .insert(reviewCopies)
    .values(copy)
    .onConflictDoUpdate({
      target: reviewCopies.fileId,
      set: { copyId, failure, madeAt },
      setWhere: isNull(reviewCopies.copyId),
    })
    .returning({ fileId: reviewCopies.fileId });
  return noted.length > 0;
}

const copies = alias(files, 'copies');

/** Files with what has become of their copies; a file without a row waits for its own. */
export async function listCopies(db: Database, fileIds: readonly string[]) {
  if (fileIds.length === 0) return [];
  return db
    .select({ source: files, noted: reviewCopies, copy: copies })
    .from(files)
    .leftJoin(reviewCopies, eq(reviewCopies.fileId, files.id))
    .leftJoin(copies, eq(copies.id, reviewCopies.copyId))
    .where(inArray(files.id, [...fileIds]))
    .orderBy(files.slot);
}
