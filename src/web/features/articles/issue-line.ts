import type { ArticleSummary } from '../../../contracts/articles.ts';
import * as t from '../../../messages/article-list.ts';

/** Volume and issue, as far as they are known: "Volume 2, Issue 1". */
export function issueLine({
  articleVolume,
  articleIssue,
}: Pick<ArticleSummary, 'articleVolume' | 'articleIssue'>): string {
  if (articleVolume && articleIssue) return t.volumeAndIssue({ volume: articleVolume, issue: articleIssue });
  if (articleVolume) return t.volume({ volume: articleVolume });
  return articleIssue ? t.issue({ issue: articleIssue }) : '';
}
