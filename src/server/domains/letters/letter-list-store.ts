import { and, desc, eq, ilike, isNull, lt, ne, or, sql } from 'drizzle-orm';
import { mostCounted } from '../../../contracts/constants.ts';
import type { LetterState } from '../../../contracts/mail-values.ts';
import type { Database } from '../../db/database.ts';
import { letters } from '../../db/schema/index.ts';
import { lettersOpenTo, type LetterReader, type LetterRow } from './letter-store.ts';

const escaped = (words: string) => words.replace(/[\\%_]/g, '\\$&');

/** Not one of a mailing whose receiver is not known any more: that is nothing but a count. */
const hasReceiver = ne(letters.toAddress, '');

/** Which letters are looked for. */
interface LettersWanted {
  readonly state?: LetterState | undefined;
  /** In the address or in the subject. */
  readonly words: string;
  /** The last email of the previous page. */
  readonly after?: string | undefined;
  readonly limit: number;
}

/** A page of the emails a person may see, newest first. */
export async function listLetters(
  db: Database,
  reader: LetterReader,
  { state, words, after, limit }: LettersWanted,
): Promise<LetterRow[]> {
  const pattern = `%${escaped(words)}%`;
  return db
    .select()
    .from(letters)
    .where(
      and(
        hasReceiver,
        lettersOpenTo(reader),
        state === undefined ? undefined : eq(letters.state, state),
        after === undefined ? undefined : lt(letters.id, after),
        words === '' ? undefined : or(ilike(letters.toAddress, pattern), ilike(letters.subject, pattern)),
      ),
    )
    .orderBy(desc(letters.id))
    .limit(limit);
}

/** An email by its id, if the person may see it. */
export async function findOpenLetter(db: Database, reader: LetterReader, id: string): Promise<LetterRow | null> {
  const [letter] = await db
    .select()
    .from(letters)
    .where(and(eq(letters.id, id), lettersOpenTo(reader)));
  return letter ?? null;
}

/** The letters to a person, the newest first: to their account, or to their address before there was one. */
export async function listLettersTo(
  db: Database,
  { userId, email }: { readonly userId: string; readonly email: string },
): Promise<LetterRow[]> {
  const isToAddress = and(isNull(letters.userId), eq(sql`lower(${letters.toAddress})`, email));
  return db
    .select()
    .from(letters)
    .where(or(eq(letters.userId, userId), isToAddress))
    .orderBy(desc(letters.id));
}

/** How many letters wait, were given up and came back, of those that somebody may see; of each a thousand are enough to say. */
export async function countLetters(
  db: Database,
  reader: LetterReader,
): Promise<Record<'queued' | 'failed' | 'bounced', number>> {
  // Each by itself: of a state that it does not know beforehand the planner expects a part of all letters, and reads them all.
  const of = (state: LetterState) => sql`(select count(*)::int from (
    select from ${letters} where ${and(eq(letters.state, state), hasReceiver, lettersOpenTo(reader))} limit ${mostCounted}
  ) as counted)`;
  const { rows } = await db.execute<{ queued: number; failed: number; bounced: number }>(
    sql`select ${of('queued')} as queued, ${of('failed')} as failed, ${of('bounced')} as bounced`,
  );
  return rows[0] ?? { queued: 0, failed: 0, bounced: 0 };
}
