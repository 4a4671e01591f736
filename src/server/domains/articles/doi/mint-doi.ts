import type { Context } from '../../../context.ts';
import { articleNumber } from '../article-number.ts';
import { setReviewDoi, type OpenReviewRow } from '../open-reviews/open-review-store.ts';
import { findGivenDoi, insertDoi, isDoiGiven, isDoiOfArticle } from './doi-store.ts';

/** Suffixes of characters that every system accepts: journal and article number, longer only if that one is taken. */
function suffixes(articleId: string, abbreviation: string): string[] {
  const journal = abbreviation.toLowerCase().replace(/[^a-z\d-]/g, '') || 'journal';
  const figures = articleId.replaceAll('-', '');
  return [articleNumber(articleId), `A000${figures.slice(-12)}`, `A000${figures}`].map((number) =>
    `${journal}.${number}`.toLowerCase(),
  );
}

interface NewPlace {
  readonly id: string;
  readonly journalAbbreviation: string;
}

/** The DOI that an article will get when it is published now; null where there is no prefix. */
export async function plannedDoi(ctx: Context, { id, journalAbbreviation }: NewPlace): Promise<string | null> {
  const { prefix } = ctx.registrar;
  if (prefix === null) return null;
  for (const suffix of suffixes(id, journalAbbreviation))
    if (!(await isDoiGiven(ctx.db, `${prefix}/${suffix}`))) return `${prefix}/${suffix}`;
  return null;
}

/**
 * Assigns an article its DOI if the publisher has a prefix (decision 19), in the transaction that publishes it. The
 * DOI is permanent and never reused.
 */
export async function mintDoi(tx: Context, { id, journalAbbreviation }: NewPlace): Promise<string | null> {
  const { prefix } = tx.registrar;
  if (prefix === null) return null;
  for (const suffix of suffixes(id, journalAbbreviation)) {
    const doi = `${prefix}/${suffix}`;
    if (!(await isDoiOfArticle(tx.db, doi)) && (await insertDoi(tx.db, { doi, articleId: id, now: tx.now() })))
      return doi;
  }
  throw new Error(`No DOI is left for the article ${id}`);
}

/** Assigns a published review a DOI below that of its article, if we gave the article one; the same piece keeps its own. */
export async function mintReviewDoi(tx: Context, { id, articleId, anchor, doi }: OpenReviewRow): Promise<void> {
  const ofArticle = await findGivenDoi(tx.db, articleId);
  if (ofArticle === null || doi !== null) return;
  const given = `${ofArticle}.${anchor}`;
  if (await insertDoi(tx.db, { doi: given, articleId, openReviewId: id, now: tx.now() }))
    await setReviewDoi(tx.db, id, given);
}
