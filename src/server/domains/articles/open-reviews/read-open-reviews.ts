import type { OpenReview } from '../../../../contracts/open-review.ts';
import type { Context } from '../../../context.ts';
import { notFound } from '../../../errors.ts';
import { articleNamed } from '../read-articles.ts';
import { listOpenReviews, type OpenReviewRow } from './open-review-store.ts';

const nothing: NonNullable<OpenReviewRow['contents']> = { text: '', answered: [], points: [] };

/** A piece as everyone reads it; nothing of what is left out. */
function present(row: OpenReviewRow): OpenReview[] {
  const { anchor, kind, round, reviewerNumber, signedBy, writtenOn, publishedOn, doi, contents } = row;
  if (row.state === 'left-out' || publishedOn === null) return [];
  const isTakenDown = row.state === 'taken-down';
  return [
    {
      anchor,
      kind,
      round,
      reviewerNumber,
      signedBy,
      writtenOn,
      publishedOn,
      doi,
      isTakenDown,
      ...(contents ?? nothing),
    },
  ];
}

/** The published reviews of an article; none of a withdrawn one. */
export async function readOpenReviews(ctx: Context, articleId: string): Promise<OpenReview[]> {
  const found = await articleNamed(ctx, articleId);
  if (!found) throw notFound('article');
  if (found.article.withdrawnOn !== null) return [];
  const rows = await listOpenReviews(ctx.db, articleId);
  return rows.flatMap(present);
}
