import type { ArticleSummary } from '../../../contracts/articles.ts';
import type { FullIssue } from '../../../contracts/issues.ts';
import type { Journal } from '../../../contracts/journals.ts';
import { publicTitle } from '../../../contracts/withdrawal.ts';
import { issueLine } from '../articles/issue-line.ts';
import { previewOf } from '../articles/preview-of.ts';

/** What the home page tells of an article: no more of it goes to the browser. */
export interface LatestPublication {
  readonly id: string;
  readonly title: string;
  readonly titleHtml: string;
  readonly authors: ArticleSummary['articleAuthors'];
  readonly acceptedDate: string | null;
  readonly publishedDate: string;
  readonly issue: string;
  readonly preview: string;
  readonly access: ArticleSummary['access'];
  readonly journalTitle: string;
  readonly journalAbbreviation: string;
  readonly coverUrl: string | null;
}

type Covers = {
  journals: readonly Pick<Journal, 'journalAbbreviation' | 'journalImageURL'>[];
  issues: readonly Pick<FullIssue, 'journalAbbreviation' | 'issueVolume' | 'issueNumber' | 'issueImageURL'>[];
};

/** The cover of the issue that an article is printed in, else its journal's. */
export function coverOf(
  { articleVolume, articleIssue, articlePublishedJournal: { journalAbbreviation } }: ArticleSummary,
  { journals, issues }: Covers,
): string | null {
  const issue = issues.find(
    (each) =>
      each.journalAbbreviation === journalAbbreviation &&
      each.issueVolume === articleVolume &&
      each.issueNumber === articleIssue,
  );
  const journal = journals.find((each) => each.journalAbbreviation === journalAbbreviation);
  return issue?.issueImageURL ?? journal?.journalImageURL ?? null;
}

/** An article as a slide of the home page shows it. */
export function latestPublication(article: ArticleSummary, covers: Covers): LatestPublication {
  const { journalTitle, journalAbbreviation } = article.articlePublishedJournal;
  return {
    id: article.id,
    title: publicTitle(article.articleTitle, article),
    titleHtml: publicTitle(article.articleTitleHtml, article),
    authors: article.articleAuthors,
    acceptedDate: article.articleAcceptedDate,
    publishedDate: article.publishedDate,
    issue: issueLine(article),
    preview: previewOf(article.articleAbstract),
    access: article.access,
    journalTitle,
    journalAbbreviation,
    coverUrl: coverOf(article, covers),
  };
}
