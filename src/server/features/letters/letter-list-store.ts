import { and, count, desc, eq, gte, ilike, inArray, lt, ne, or } from 'drizzle-orm';
import type { LetterState } from '../../../contracts/mail-values.ts';
import type { Database } from '../../db/database.ts';
import { letters } from '../../db/schema/index.ts';
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

/** A part of the letters, the newest first. */
export async function listLetters(db: Database, { state, words, after, limit }: LettersWanted): Promise<LetterRow[]> {
  const pattern = `%${escaped(words)}%`;
  return db
    .select()
    .from(letters)
    .where(
      and(
        hasReceiver,
        state === undefined ? undefined : eq(letters.state, state),
        after === undefined ? undefined : lt(letters.id, after),
        words === '' ? undefined : or(ilike(letters.toAddress, pattern), ilike(letters.subject, pattern)),
      ),
    )
    .orderBy(desc(letters.id))
    .limit(limit);
}

/** How many letters wait, were given up and came back. */
export async function countLetters(
  db: Database,
  since = new Date(0),
): Promise<Record<'queued' | 'failed' | 'bounced', number>> {
  const rows = await db
    .select({ state: letters.state, total: count() })
    .from(letters)
    .where(and(hasReceiver, inArray(letters.state, ['queued', 'failed', 'bounced']), gte(letters.stateAt, since)))
    .groupBy(letters.state);
  const of = (state: LetterState) => rows.find((row) => row.state === state)?.total ?? 0;
  return { queued: of('queued'), failed: of('failed'), bounced: of('bounced') };
}
