import { and, eq, isNotNull, isNull, lt, or, sql, type SQL } from 'drizzle-orm';
import type { LetterState } from '../../../contracts/mail-values.ts';
import type { Database } from '../../db/database.ts';
import { letters, users, undeliverableAddresses } from '../../db/schema/index.ts';

/** Who reads letters that are not theirs: those about manuscripts in which they have a part are kept from them. */
export interface LetterReader {
  readonly userId: string;
  /** However its address is spelt. */
  readonly mailbox: string;
  /** Manuscripts that peers review and in which they have a part, as an author or a reviewer. */
  readonly ownManuscripts: readonly string[];
}

const isOfOthers = (
  manuscriptId: typeof letters.manuscriptId | typeof undeliverableAddresses.manuscriptId,
  { ownManuscripts }: LetterReader,
) => sql`(${manuscriptId} is null or ${manuscriptId} <> all(${sql.param([...ownManuscripts])}::uuid[]))`;

/** Letters that somebody may see: of those about manuscripts in which they have a part what was written to themselves. */
export const lettersOpenTo = (reader: LetterReader): SQL =>
  sql`(${isOfOthers(letters.manuscriptId, reader)} or ${letters.userId} = ${reader.userId} or mailbox_of(${letters.toAddress}) = ${reader.mailbox})`;

/** Marks that somebody may see: a letter led to them that they may see, or the address is an account's, which shows the mark, too. */
export const marksOpenTo = (reader: LetterReader): SQL =>
  sql`(${isOfOthers(undeliverableAddresses.manuscriptId, reader)}
    or exists (select from ${users} where ${users.email} = ${undeliverableAddresses.address})
    or mailbox_of(${undeliverableAddresses.address}) = ${reader.mailbox})`;

export type LetterRow = typeof letters.$inferSelect;

/** Writes a letter down, with the account that it goes to where there is one; one that is there stays as it is. */
export async function insertLetter(
  db: Database,
  letter: Omit<typeof letters.$inferInsert, 'id' | 'manuscriptId' | 'userId' | 'stateAt'> & {
    readonly id: string;
    readonly manuscriptId: string | null;
  },
): Promise<void> {
  const userId = sql`(select ${users.id} from ${users} where ${users.email} = lower(${letter.toAddress}))`;
  await db
    .insert(letters)
    .values({ ...letter, userId, stateAt: letter.createdAt })
    .onConflictDoNothing({ target: letters.messageId });
}

/** The manuscript that a text names which the product did not write for it: by an id, its number, or its title in quotation marks. */
export async function findNamedManuscript(db: Database, said: string): Promise<string | null> {
  const { rows } = await db.execute<{ id: string | null }>(sql`select manuscript_named_in(${said})::text as id`);
  return rows[0]?.id ?? null;
}

/** A letter by its id. */
export async function findLetter(db: Database, id: string): Promise<LetterRow | null> {
  const [letter] = await db.select().from(letters).where(eq(letters.id, id));
  return letter ?? null;
}

/** Takes a letter that waits into this worker's hands, and counts the try; null when it does not wait or another worker has it. */
export async function claimLetter(
  db: Database,
  id: string,
  { now, until }: { readonly now: Date; readonly until: Date },
): Promise<LetterRow | null> {
  const [claimed] = await db
    .update(letters)
    .set({ claimedUntil: until, tries: sql`${letters.tries} + 1` })
    .where(
      and(
        eq(letters.id, id),
        eq(letters.state, 'queued'),
        or(isNull(letters.claimedUntil), lt(letters.claimedUntil, now)),
      ),
    )
    .returning();
  return claimed ?? null;
}

/** The text in place of a removed personal link. */
export const linkTakenOut = '[a link for the receiver alone]';

/** How a try ended. */
interface Outcome {
  readonly state: LetterState;
  readonly at: Date;
  readonly lastError?: string | null;
}

/** Lets go of a letter that waits, with what became of it; false where it is not there, or has come back meanwhile. */
export async function settleLetter(
  db: Database,
  id: string,
  { state, at, lastError = null }: Outcome,
): Promise<boolean> {
  const settled = await db
    .update(letters)
    .set({
      state,
      claimedUntil: null,
      lastError,
      ...(state === 'queued' ? {} : { stateAt: at }),
      ...(state === 'sent' ? { sentAt: at } : {}),
    })
    .where(and(eq(letters.id, id), eq(letters.state, 'queued')))
    .returning({ id: letters.id });
  return settled.length > 0;
}

/** Notes that a letter came back, whatever was known of it: the report may be faster than the answer to the last try. */
export async function noteReturned(db: Database, id: string, at: Date, reason: string | null): Promise<void> {
  await db
    .update(letters)
    .set({ state: 'bounced', stateAt: at, lastError: reason, claimedUntil: null })
    .where(eq(letters.id, id));
}

/** Notes news of an email without changing its state. */
export async function noteOfLetter(db: Database, id: string, note: string): Promise<void> {
  await db.update(letters).set({ lastError: note }).where(eq(letters.id, id));
}

/** Replaces the personal link of an email with a text. */
export async function forgetSecret(db: Database, id: string): Promise<void> {
  const without = (column: typeof letters.text | typeof letters.html) =>
    sql`replace(${column}, ${letters.secret}, ${linkTakenOut})`;
  await db
    .update(letters)
    .set({ text: without(letters.text), html: without(letters.html), secret: null })
    .where(and(eq(letters.id, id), isNotNull(letters.secret)));
}

/** A letter, locked until the transaction ends. */
export async function lockLetter(db: Database, id: string): Promise<LetterRow | null> {
  const [letter] = await db.select().from(letters).where(eq(letters.id, id)).for('update');
  return letter ?? null;
}

/** Queues a failed email again. */
export async function requeueLetter(db: Database, id: string, at: Date): Promise<void> {
  await db.update(letters).set({ state: 'queued', stateAt: at, claimedUntil: null }).where(eq(letters.id, id));
}
