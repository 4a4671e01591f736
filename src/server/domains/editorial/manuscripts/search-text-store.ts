import { eq, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { manuscripts, users } from '../../../db/schema/index.ts';

const names = sql`(
  select string_agg(concat_ws(' ', author ->> 'authorGivenName', author ->> 'authorLastName'), ' ')
  from jsonb_array_elements(${manuscripts.authors}) author
)`;

/** Number, title, names of the authors and of who submitted it, folded as everything is that is searched. */
const searchText = sql`search_fold(concat_ws(
  ' ', 'A000' || right(${manuscripts.id}::text, 6), ${manuscripts.title}, ${names}, ${users.otherName}, ${users.surname}
))`;

async function index(db: Database, which: SQL): Promise<void> {
  await db
    .update(manuscripts)
    .set({ searchText })
    .from(users)
    .where(sql`${users.id} = ${manuscripts.submittingUserId} and ${which}`);
}

/** Brings what the lists find a manuscript by to what it now says. */
export const indexManuscript = (db: Database, id: string): Promise<void> => index(db, eq(manuscripts.id, id));

/** The same for all that a person submitted, after a change of the person's name. */
export const indexManuscriptsOf = (db: Database, userId: string): Promise<void> =>
  index(db, eq(manuscripts.submittingUserId, userId));
