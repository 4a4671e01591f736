import type { ManuscriptAuthor } from '../../../../contracts/manuscript-values.ts';
import type { Context } from '../../../context.ts';
import { sendLetter } from '../../letters/index.ts';
import { namedAsAuthorMail } from './manuscript-mails.ts';
import type { FoundManuscript } from './manuscript-store.ts';
import { listNamedOfficers } from './named-officers-store.ts';

const addressesOf = (authors: readonly ManuscriptAuthor[]) =>
  authors.map(({ authorEmail }) => authorEmail).filter((address) => address !== '');

/**
 * Writes to those in office at the journal whom a manuscript that peers review now names as authors: they are kept out of it for
 * good, and by naming them an author could choose who edits it.
 */
export async function tellNamedOfficers(
  tx: Context,
  found: FoundManuscript,
  before: readonly ManuscriptAuthor[],
): Promise<void> {
  const { manuscript } = found;
  if (manuscript.reviewModel !== 'double-anonymous') return;
  const addresses = { now: addressesOf(manuscript.authors), before: addressesOf(before) };
  for (const officer of await listNamedOfficers(tx.db, manuscript, addresses))
    await sendLetter(tx, namedAsAuthorMail(tx.site, found, officer), { manuscriptId: manuscript.id });
}
