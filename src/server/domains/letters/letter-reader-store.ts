import { sql, type SQL } from 'drizzle-orm';
import { letters, undeliverableAddresses, users } from '../../db/schema/index.ts';

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
