import type { BuildPlace, PlaceArticle } from '../../../../contracts/issue-builds.ts';
import type { Context } from '../../../context.ts';
import { notFound } from '../../../errors.ts';
import { authorName } from '../../../../contracts/author-name.ts';
import { findJournal } from '../../journals/index.ts';
import { listPlaceArticles, listPlaces, type IssuePlace, type PlacedArticle } from './place-store.ts';

const byNumber = new Intl.Collator('en', { numeric: true });

/** The places of a journal at which there is something to build from, the newest first. */
export async function readPlaces(ctx: Context, journalId: string): Promise<{ places: BuildPlace[] }> {
  if (!(await findJournal(ctx.db, journalId))) throw notFound('This journal');
  const places = (await listPlaces(ctx.db, journalId)).flatMap(({ volume, number, articles, fullIssueId }) =>
    volume === null || number === null ? [] : [{ issueVolume: volume, issueNumber: number, articles, fullIssueId }],
  );
  const newestFirst = (a: BuildPlace, b: BuildPlace) =>
    byNumber.compare(b.issueVolume, a.issueVolume) || byNumber.compare(b.issueNumber, a.issueNumber);
  return { places: places.toSorted(newestFirst) };
}

/** Why an article cannot be part of an issue. */
export function obstacleOf({ withdrawnOn, pdfKey }: PlacedArticle): PlaceArticle['obstacle'] {
  if (withdrawnOn !== null) return 'withdrawn';
  return pdfKey === null ? 'no-pdf' : null;
}

const pageOf = ({ firstPage }: PlacedArticle) => firstPage ?? '\uffff';

/** The articles of a place in the order of their pages; those without pages by the day on which they were published. */
export async function placedArticles(ctx: Context, place: IssuePlace): Promise<PlacedArticle[]> {
  return (await listPlaceArticles(ctx.db, place)).toSorted(
    (a, b) =>
      byNumber.compare(pageOf(a), pageOf(b)) ||
      byNumber.compare(a.publishedOn, b.publishedOn) ||
      byNumber.compare(a.id, b.id),
  );
}

/** The names of the authors, in their order. */
export const authorsOf = ({ authors }: PlacedArticle) => authors.map(authorName).join(', ');

/** The articles of a place, as one chooses among them. */
export async function readPlaceArticles(ctx: Context, place: IssuePlace): Promise<{ articles: PlaceArticle[] }> {
  const articles = (await placedArticles(ctx, place)).map((article) => ({
    id: article.id,
    title: article.title.text,
    authors: authorsOf(article),
    obstacle: obstacleOf(article),
  }));
  return { articles };
}
