import type { ArticleSummary } from '../../../contracts/articles.ts';

/** Where an article is printed, as far as it is known: "Volume 2, Issue 1". */
export function issueLine({
  articleVolume,
  articleIssue,
}: Pick<ArticleSummary, 'articleVolume' | 'articleIssue'>): string {
  return [articleVolume && `Volume ${articleVolume}`, articleIssue && `Issue ${articleIssue}`]
    .filter(Boolean)
    .join(', ');
}
