import { mailboxOf } from '../accounts/index.ts';
import type { Context } from '../../context.ts';
import type { PrintedAuthor } from '../../db/schema/publications.ts';
import { lockAuthors, updateAuthors } from './author-store.ts';
import { requestDeposit } from './doi/doi-store.ts';

/** The authors with the iDs that they confirmed, by their mailboxes. */
export const withOrcids = (authors: readonly PrintedAuthor[], orcids: ReadonlyMap<string, string>): PrintedAuthor[] =>
  authors.map((author) => {
    const orcid = author.email === null ? undefined : orcids.get(mailboxOf(author.email));
    return orcid === undefined ? author : { ...author, orcid, isOrcidAuthenticated: true };
  });

/** Adds iDs to a published article, its page and its deposit. */
export async function nameOrcids(tx: Context, articleId: string, orcids: ReadonlyMap<string, string>): Promise<void> {
  const authors = await lockAuthors(tx.db, articleId);
  if (authors === null) return;
  const now = tx.now();
  await updateAuthors(tx.db, articleId, withOrcids(authors, orcids), now);
  await requestDeposit(tx.db, articleId, now);
  await tx.announcePublicChange();
}
