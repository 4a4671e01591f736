import { sql } from 'drizzle-orm';
import type { ManuscriptAuthor } from '../../../../contracts/manuscript-values.ts';
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

const { manuscriptId, version, authors } = manuscriptVersions;

/** The authors of these versions and of those before them; of a manuscript that was removed for good there are none. */
export async function listAuthorChanges(
  db: Database,
  changes: readonly AuthorChange[],
): Promise<AuthorsBeforeAndAfter[]> {
  if (changes.length === 0) return [];
  const ids = sql.param(changes.map((change) => change.manuscriptId));
  const numbers = sql.param(changes.map((change) => change.version));
  const { rows } = await db.execute<Record<string, unknown> & AuthorsBeforeAndAfter>(sql`
    select wanted.id::text as "manuscriptId", wanted.version, earlier.authors as before, ${authors} as after
    from unnest(${ids}::uuid[], ${numbers}::int[]) wanted (id, version)
    join ${manuscriptVersions} on ${manuscriptId} = wanted.id and ${version} = wanted.version
    join ${manuscriptVersions} earlier on earlier.manuscript_id = wanted.id and earlier.version = wanted.version - 1`);
  return rows;
}
