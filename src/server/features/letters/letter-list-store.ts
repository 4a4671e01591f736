import { and, desc, eq, ilike, isNull, lt, ne, or, sql } from 'drizzle-orm';
import { mostCounted } from '../../../contracts/constants.ts';
import type { LetterState } from '../../../contracts/mail-values.ts';
import type { Database } from '../../db/database.ts';
import { letters } from '../../db/schema/index.ts';
import { lettersOpenTo, type LetterReader } from './letter-reader-store.ts';
import type { LetterRow } from './letter-store.ts';

const escaped = (words: string) => words.replace(/[\\%_]/g, '\\$&');

/** Not one of a mailing whose receiver is not known any more: that is nothing but a count. */
const hasReceiver = ne(letters.toAddress, '');

/** Which letters are looked for. */
interface LettersWanted {
  readonly state?: LetterState | undefined;
  /** In the address or in the subject. */
  readonly words: string;
  /** The last letter of the part before. */
  readonly after?: string | undefined;
  readonly limit: number;
}

/** A part of the letters that somebody may see, the newest first. */
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

/** A letter by its id, if somebody may see it. */
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

const countedStates = ['queued', 'failed', 'bounced'] as const satisfies readonly LetterState[];

/** How many letters wait, were given up and came back, of those that somebody may see; of each a thousand are enough to say. */
export async function countLetters(
  db: Database,
  reader: LetterReader,
): Promise<Record<(typeof countedStates)[number], number>> {
  const { rows } = await db.execute<{ state: string; total: number }>(sql`
    select wanted.state, total from unnest(${sql.param([...countedStates])}::text[]) as wanted(state), lateral (
      select count(*)::int as total from (
        select from ${letters} where ${letters.state} = wanted.state and ${and(hasReceiver, lettersOpenTo(reader))} limit ${mostCounted}
      ) as counted
    ) as of_state`);
  const of = (state: LetterState) => rows.find((row) => row.state === state)?.total ?? 0;
  return { queued: of('queued'), failed: of('failed'), bounced: of('bounced') };
}
