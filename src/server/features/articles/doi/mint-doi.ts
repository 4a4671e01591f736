import type { Context } from '../../../context.ts';
import { articleNumber } from '../article-number.ts';
import { insertDoi, isDoiOfArticle } from './doi-store.ts';

/** Suffixes of letters that no system has trouble with: journal and article number, longer only where that was given before. */
function suffixes(articleId: string, abbreviation: string): string[] {
  const journal = abbreviation.toLowerCase().replace(/[^a-z\d-]/g, '') || 'journal';
  const figures = articleId.replaceAll('-', '');
  return [articleNumber(articleId), `A000${figures.slice(-12)}`, `A000${figures}`].map((number) =>
    `${journal}.${number}`.toLowerCase(),
  );
}

/**
 * Gives an article its DOI where the house has a prefix (decision 19), in the transaction that publishes it. Whatever
 * becomes of journal and article, it stays, and no other article gets it.
 */
export async function mintDoi(
  tx: Context,
  { id, journalAbbreviation }: { readonly id: string; readonly journalAbbreviation: string },
): Promise<string | null> {
  const { prefix } = tx.registrar;
  if (prefix === null) return null;
  for (const suffix of suffixes(id, journalAbbreviation)) {
    const doi = `${prefix}/${suffix}`;
    if (!(await isDoiOfArticle(tx.db, doi)) && (await insertDoi(tx.db, { doi, articleId: id, now: tx.now() })))
      return doi;
  }
  throw new Error(`No DOI is left for the article ${id}`);
}
